import { expect, it } from "vitest";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { describeOnServer } from "../support/test-app.ts";

describeOnServer(
  "the drawn scenes",
  (server) => {
    /**
     * Lists the scenes of the page itself. Scenes on article cards belong to the articles and appear wherever one is
     * linked.
     */
    async function scenesOf(path: string): Promise<string[]> {
      const { body } = await server().app.inject({ url: path, headers: { accept: "text/html" } });
      const page = body.replaceAll(/<article[\s\S]*?<\/article>/g, (card) => (card.includes("/blog/") ? "" : card));
      return [...page.matchAll(/<img[^>]* src="\/art\/([a-z-]+)\.svg"/g)].flatMap(([, scene]) => scene ?? []);
    }

    it("are not repeated on the way from page to page", async () => {
      const seen = new Map<string, string[]>();
      for (const path of PUBLIC_PATHS) {
        for (const scene of new Set(await scenesOf(path))) seen.set(scene, [...(seen.get(scene) ?? []), path]);
      }
      seen.delete("bluebonnet-mark"); // the agency's own logo
      expect(seen.size).toBeGreaterThan(10);
      expect([...seen].filter(([, paths]) => paths.length > 1)).toEqual([]);
    });
  },
  { withSite: true },
);
