import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every page loads goes into two files: packed together it is smaller than in twenty, and the libraries' file is
 * kept by browsers until one of them moves. The frame is what `app/root.tsx` draws around a page.
 */
const chunkGroups = [
  { name: "libraries", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "frame",
    test: new RegExp(
      [
        "agency\\.config",
        "domain/(language|paths|phone)",
        "app/(root|layout/(bottom-bar|header|footer|menu|social|account|language|site|office|quote-path|crash|use-farewell))",
        "app/lib/(api|i18n|language|local-link|nonce|remember|seo|translate|use-language)",
        "app/ui/(button|cx|scene|spinner|toast-store|toast-host)",
        "lucide-react/dist/esm/(Icon|context|createLucideIcon|shared)",
        "vite/preload-helper",
      ].join("|"),
    ),
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
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
