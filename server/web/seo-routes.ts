import type { FastifyInstance } from "fastify";
import { iconOf } from "../../domain/operations/looks/page-looks.ts";
import { DEFAULT_PALETTE } from "../../domain/operations/looks/palette.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { isOffered } from "../../domain/work/lines.ts";
import { pathIn } from "../../domain/platform/paths.ts";
import { PUBLIC_PATHS, SERVICE_PATHS } from "../../domain/content/site-map.ts";
import { entriesOf } from "../../domain/platform/typed-records.ts";
import type { Deps } from "../platform/deps.ts";

/** Registers the files that crawlers and phones ask for: robots.txt, the sitemap and the web app manifests. */
export function seoRoutes(app: FastifyInstance, { env, settings, content, clock }: Deps): void {
  manifestRoutes(app, settings);

  app.get("/robots.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${env.publicUrl}/sitemap.xml\n`),
  );

  app.get("/sitemap.xml", async (_request, reply) => {
    const posts = content.current().posts.filter((post) => post.publishDate <= clock());
    const { lines } = settings.agency();
    const offered = PUBLIC_PATHS.filter((path) => isOffered(path, lines));
    const paths = [...offered, ...SERVICE_PATHS, ...posts.map((post) => `/blog/${post.slug}`)];
    const entries = paths.flatMap((path) => {
      const twins = LANGUAGES.map((language) => ({ language, url: env.publicUrl + pathIn(language, path) }));
      const links = twins.map((twin) => `<xhtml:link rel="alternate" hreflang="${twin.language}" href="${twin.url}"/>`);
      return twins.map(({ url }) => `<url><loc>${url}</loc>${links.join("")}</url>`);
    });
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`,
      );
  });
}

/** The two apps: the public site opens in the browser, the portal can be installed and opens in a window of its own. */
const APPS = {
  "/manifest.webmanifest": { start_url: "/", display: "browser" },
  // The login page leads those who are logged in on to their start page. Portal pages have no folder in common.
  "/portal.webmanifest": { id: "/agent-tools", start_url: "/auth", scope: "/", display: "standalone" },
} as const;

function manifestRoutes(app: FastifyInstance, settings: Deps["settings"]): void {
  for (const [path, kind] of entriesOf(APPS)) {
    app.get(path, { config: { neverShed: true } }, async (_request, reply) => {
      const { name, shortName, looks } = settings.agency();
      const { ground } = (looks.palette ?? DEFAULT_PALETTE).light;
      const suffix = path === "/portal.webmanifest" ? " Portal" : "";
      return reply
        .type("application/manifest+json")
        .header("cache-control", "public, max-age=3600")
        .send({
          name: name + suffix,
          short_name: shortName + suffix,
          ...kind,
          background_color: ground,
          theme_color: ground,
          icons: [
            { src: iconOf(looks, 192), sizes: "192x192", type: "image/png" },
            { src: iconOf(looks, 512), sizes: "512x512", type: "image/png" },
          ],
        });
    });
  }
}
