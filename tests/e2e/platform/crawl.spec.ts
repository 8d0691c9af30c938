import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../../../domain/content/site-map.ts";
import { expect, expectAccessible, HIDDEN_PATHS, open, test, THEME_AND_LANGUAGE_RULES } from "../fixtures.ts";
import { faintRings } from "../focus-rings.ts";

const paths = [...PUBLIC_PATHS, ...HIDDEN_PATHS];
const spanish = (path: string) => (path === "/" ? "/es" : `/es${path}`);

/** Groups of pages per visit: a browser that has the scripts cached opens the next page in half the time. */
const visits = [0, 1, 2, 3].map((visit) => paths.filter((_, place) => place % 4 === visit));

for (const visited of visits) {
  test.describe("a visit", () => {
    // Reduced motion: nothing fades, so measurements are stable at once.
    test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test(`finds no fault in the console, no accessibility violation, no faint focus ring, nobody else called (D9), in both languages and themes, and no English sentence in Spanish: ${visited.join(" ")}`, async ({
      page,
      baseURL,
    }) => {
      const origins = new Set<string>();
      page.on("request", (request) => origins.add(new URL(request.url()).origin));
      for (const path of visited) {
        await page.emulateMedia({ colorScheme: "light" });
        // The frame (header, footer) is the same on every page, so only the first visit checks it.
        const isFrameKnown = path !== "/";
        await lookAt(page, path);
        await expectAccessible(page, ...(isFrameKnown ? [] : [[]]));
        expect(await faintRings(page, isFrameKnown), `focus rings of ${path}`).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        await lookAt(page, spanish(path));
        await expectAccessible(page, isFrameKnown ? undefined : [], THEME_AND_LANGUAGE_RULES);
        expect(await englishIn(page), `English in ${spanish(path)}`).toEqual([]);
      }
      expect([...origins]).toEqual([baseURL]);
    });
  });
}

async function lookAt(page: Page, address: string): Promise<void> {
  await open(page, address);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scrolling of ${address}`).toBeLessThanOrEqual(0);
}

test("every internal link of every page answers 200, and a Spanish page leads to Spanish pages", async ({
  request,
}) => {
  const found = new Map<string, string>();
  for (const path of paths.flatMap((p) => [p, spanish(p)])) {
    const html = await (await request.get(path)).text();
    const isSpanish = path === "/es" || path.startsWith("/es/");
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      found.set(href.replaceAll("&amp;", "&"), path);
      const leadsAway = isSpanish && !href.startsWith("/es") && !/^\/(auth|payments|agent-tools)/.test(href);
      const isTwin = href === (path === "/es" ? "/" : path.slice(3));
      expect(leadsAway && !isTwin, `${path} leads to ${href}`).toBe(false);
    }
  }
  const broken: string[] = [];
  for (const [href, from] of found) {
    const { status } = { status: (await request.get(href)).status() };
    if (status !== 200) broken.push(`${href} on ${from}: ${status}`);
  }
  expect(broken).toEqual([]);
});

/** Words that no Spanish sentence contains, proper names aside. */
const ENGLISH = /\b(the|and|with|your|you|our|for|from|this|that|are|have|will|about|please|what|when|how)\b/gi;

async function englishIn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Text marked as English is meant to be English: one side of the card for the glove box.
    const meant = [...document.querySelectorAll<HTMLElement>("main [lang=en]")].map((part) => part.innerText);
    return meant.reduce((text, part) => text.replace(part, ""), document.body.innerText);
  });
  const lines = texts.split("\n").filter((line) => line.trim().split(/\s+/).length > 2);
  return lines.filter((line) => (line.match(ENGLISH) ?? []).length >= 2);
}
