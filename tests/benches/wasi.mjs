// Runs a program built for WASI under node: `node wasi.mjs speed.wasm plain`. It sees its arguments and a clock.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [file, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: ["speed", ...words] });
const program = await WebAssembly.compile(await readFile(file));
wasi.start(await WebAssembly.instantiate(program, wasi.getImportObject()));
