// Where boot.js cannot run at all, because it did not arrive or the browser is too old to read it, says so. Every
// browser has to be able to read this file.

var WORDS = {
  kn: "ಆಟವನ್ನು ತೆರೆಯಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್‌ನೆಟ್ ಇದೆಯೇ ನೋಡಿ, ಮತ್ತೆ ತೆರೆಯಿರಿ; 2023ಕ್ಕಿಂತ ಹಳೆಯ ಬ್ರೌಸರಿನಲ್ಲಿ ಆಟ ತೆರೆಯುವುದಿಲ್ಲ.",
  en: "The game could not be opened. Check the connection and reload; a browser from before 2023 is too old.",
  es: "No se pudo abrir el juego. Compruebe la conexión y vuelva a cargar la página; un navegador anterior a 2023 es demasiado antiguo.",
};

// By then every script of the page has run that ever will.
window.onload = function () {
  if (window.has_booted) return;
  var place = document.querySelector(".loading");
  place.textContent = "";
  for (var lang in WORDS) {
    var text = document.createElement("p");
    text.lang = lang;
    text.textContent = WORDS[lang];
    place.appendChild(text);
  }
};
