// Dresses the page before it is first drawn, and whenever its theme changes. The settings name a theme, or `system` for
// the one that the system asks for; <html> then names one that the style sheets know, and the browser's bars take the
// floor's colour.

(() => {
  const THEMES = ["oxide", "oxide-light", "granite", "cloth", "contrast", "contrast-light"];
  const KEPT = ["theme", "pawns", "throws", "text", "motion"];
  const root = document.documentElement;
  const is_light = matchMedia("(prefers-color-scheme: light)");
  const wants_contrast = matchMedia("(prefers-contrast: more)");
  const watch = new MutationObserver(follow);
  let follows_system = true;

  function of_system() {
    return `${wants_contrast.matches ? "contrast" : "oxide"}${is_light.matches ? "-light" : ""}`;
  }

  function dress() {
    if (follows_system) root.dataset.theme = of_system();
    watch.takeRecords(); // nobody chose that
    const colour = getComputedStyle(root).getPropertyValue("--floor").trim();
    for (const bars of document.querySelectorAll("meta[name=theme-color]")) bars.content = colour;
  }

  function follow() {
    follows_system = !THEMES.includes(root.dataset.theme);
    dress();
  }

  root.dataset.theme = "system";
  try {
    const { choices = {} } = JSON.parse(localStorage.getItem("chowka:settings")) ?? {};
    for (const name of KEPT) if (typeof choices[name] === "string") root.dataset[name] = choices[name];
  } catch (error) {
    console.info(error); // nothing is kept that could be read
  }
  follow();
  watch.observe(root, { attributeFilter: ["data-theme"] });
  for (const wish of [is_light, wants_contrast]) wish.addEventListener("change", dress);
})();
