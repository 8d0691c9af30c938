import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every page needs at once goes into two files: packed together it is smaller than in twenty, and the libraries'
 * file is kept by browsers until one of them moves. The frame around a page sleeps at first (app/lib/asleep.tsx) and is
 * a third; an icon that it shares with pages is not in it, or they would need it at once. The same
 * goes for the calls of the API.
 */
const chunkGroups = [
  { name: "libraries", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "core",
    test: new RegExp(
      [
        "agency\\.config",
        "domain/(language|limits|paths|phone)",
        "app/(root|entry\\.client|layout/(site-frame|use-farewell|crash-page|office-phone))",
        "app/lib/(asleep|campaign|early-press|i18n|language|local-link|nonce|remember|revalidation|seo|translate|use-language|use-sleeping)",
        "app/ui/(button|cx|scene|spinner|toast-store|toast-host)",
        "lucide-react/dist/esm/(Icon|context|createLucideIcon|shared|icons/(check|mail|map-pin|phone)\\.)",
        "vite/preload-helper",
        "rolldown/runtime",
      ].join("|"),
    ),
  },
  { name: "api", test: /app\/lib\/(api|log-in-again)/ },
  {
    name: "frame",
    test: /app\/layout\/(bottom-bar|header|footer|menu|site-menu|social|account|language|quote-path)/,
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
