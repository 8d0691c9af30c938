import { fileURLToPath } from "node:url";

/**
 * The environment of every started Node process: the PATH, and the compile cache. Tests start the program and its
 * commands a hundred times, and most of a start is reading the same code again.
 */
export const CHILD_ENV = {
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)),
};
