import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The commands beside the site (`npm run backup` and so on), each from the file of its name in `scripts/`. */
const COMMANDS = ["backup", "doctor", "move-files", "reset-admin", "seed-demo", "verify-audit"];

/**
 * The program that `npm start` runs, and the commands: the server, the rendered site and what both import, in few files and without what
 * is not used of it. Loading these is most of a start, and of the memory at rest.
 */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^(?:node:)?http$/,
        replacement: fileURLToPath(new URL("server/platform/node-http.ts", import.meta.url)),
      },
    ],
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  build: {
    ssr: true,
    outDir: "build/program",
    emptyOutDir: true,
    reportCompressedSize: false,
    sourcemap: true,
    rolldownOptions: {
      // The others are threads of their own (server/work/inbound/mail-reader.ts, server/platform/files/convert-heic.ts).
      input: {
        main: "server/main.ts",
        ...Object.fromEntries(COMMANDS.map((name) => [name, `scripts/${name}.ts`])),
        "read-mail-worker": "server/work/inbound/read-mail-worker.ts",
        "heic-worker": "server/platform/files/heic-worker.ts",
      },
      // As .mjs a chunk needs no search for a package.json that says what it is, which takes half a millisecond each.
      output: { chunkFileNames: "assets/[name]-[hash].mjs" },
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
    },
  },
  ssr: {
    noExternal: true,
    // Native, or large and seldom needed, or dependent on what a bundler leaves out: loaded from node_modules, when they are.
    external: ["@node-rs/argon2", "@resvg/resvg-js", "@simplewebauthn/server", "heic-convert", "sharp", "twilio"],
  },
});
