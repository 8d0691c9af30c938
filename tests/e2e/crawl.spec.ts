import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../../domain/site-map.ts";
import { expect, expectAccessible, HIDDEN_PATHS, open, test } from "./fixtures.ts";

const paths = [...PUBLIC_PATHS, ...HIDDEN_PATHS];
const spanish = (path: string) => (path === "/" ? "/es" : `/es${path}`);

for (const path of paths) {
  test(`${path} has no fault in the console and no accessibility violation, calls nobody else (D9), in both languages and themes, and its Spanish twin has no English sentence`, async ({
    page,
    baseURL,
  }) => {
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    for (const [address, colorScheme] of [
      [path, "light"],
      [spanish(path), "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, address);
      await expectAccessible(page, []);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, "sideways scrolling").toBeLessThanOrEqual(0);
      if (address !== path) expect(await englishIn(page)).toEqual([]);
    }
    expect([...origins]).toEqual([baseURL]);
  });
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

/** Words that no Spanish sentence has; proper names aside. */
const ENGLISH = /\b(the|and|with|your|you|our|for|from|this|that|are|have|will|about|please|what|when|how)\b/gi;

async function englishIn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // What is marked as English is meant to be: one side of the card for the glove box.
    const meant = [...document.querySelectorAll<HTMLElement>("main [lang=en]")].map((part) => part.innerText);
    return meant.reduce((text, part) => text.replace(part, ""), document.body.innerText);
  });
  const lines = texts.split("\n").filter((line) => line.trim().split(/\s+/).length > 2);
  return lines.filter((line) => (line.match(ENGLISH) ?? []).length >= 2);
}
