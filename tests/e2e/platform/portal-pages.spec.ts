import { PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import { expect, test } from "../fixtures.ts";
import { faintRings } from "../focus-rings.ts";
import { fillTheOffice, goOn, overflows, settled, WIDTHS } from "../long-words.ts";

/** Lists every page of the portal, with the tabs and views at its URL. */
const pagesOf = ({ own, form }: Awaited<ReturnType<typeof fillTheOffice>>) => [
  ...Object.keys(PAGE_ACCESS),
  ...["resources", "training", "forms"].map((tab) => `/agent-tools?tab=${tab}`),
  "/agent-tools/forms/sr-22-request",
  `/agent-tools/custom-forms/${form.id}`,
  "/agent-dashboard?tab=contacts",
  "/agent-onboarding?tab=personalization",
  "/agent-onboarding?tab=progress",
  "/agent-onboarding/team",
  `/agent-onboarding/team/${own.id}`,
  "/profile?tab=security",
  "/admin-content?kind=posts",
  "/admin-tools?tab=archived-emails",
];

// Reduced motion: nothing fades, so measurements are stable at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** One visit per page for all checks: opening a page takes longer than checking it. */
test("no word of a hundred letters widens a page of the portal, every focus ring can be told from its surface, and every call names the page's language", async ({
  page,
}) => {
  const office = await fillTheOffice(page);
  const silent: string[] = [];
  let calls = 0;
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.resourceType() !== "fetch" || !pathname.startsWith("/api/")) return;
    calls++;
    if (searchParams.get("lang") !== "en") silent.push(`${request.method()} ${pathname}`);
  });
  const faults: string[] = [];
  for (const path of pagesOf(office)) {
    await goOn(page, path);
    await settled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await overflows(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
    // The frame is the same on every page, and another tab of a page has the same kinds of controls.
    const rings = path.includes("?") ? [] : await faintRings(page, path !== "/agent-tools");
    faults.push(...rings.map((fault) => `${path} focus ring, ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});
