import { fileURLToPath } from "node:url";

/**
 * What any started Node is given: where commands are found, and where it keeps what it has compiled. Tests start the
 * program and its commands a hundred times, and most of a start is reading the same code again.
 */
export const CHILD_ENV = {
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)),
};
