import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  // Found late, a dependency would make a cold development start reload the page.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "react/jsx-dev-runtime",
      "i18next",
      "@tanstack/react-query",
      "radix-ui",
      "react-hook-form",
      "@hookform/resolvers/zod",
      "zod",
      "lucide-react",
    ],
  },
});
