import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups, knownChunks } from "./vite.chunks.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), knownChunks()],
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // One module on the server: a part that is read when its page is first asked for, and cannot be read at that moment
    // (no file descriptor left, say), would be missing until the restart, since React keeps the failure of `lazy`.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  // Found late, a dependency would make a cold development start reload the page.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "react/jsx-dev-runtime",
      "@tanstack/react-query",
      "radix-ui",
      "react-hook-form",
      "@hookform/resolvers/zod",
      "zod",
      "lucide-react",
    ],
  },
});
