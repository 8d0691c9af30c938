import type { Locator, Page } from "@playwright/test";
import { HOLD_MS } from "../../../app/lib/early-script.ts";
import { logInAs, unique } from "../accounts.ts";
import { openEarly } from "../early-page.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Fills in fields like the browser's autofill, without events: before the page's script listens. */
async function fillSilently(form: Locator, email: string): Promise<void> {
  await form.evaluate((element: HTMLFormElement, email) => {
    const known = {
      name: "Rosa Vela",
      firstName: "Rosa",
      lastName: "Vela",
      email,
      phone: "713-555-0190",
      zipCode: "77008",
    };
    for (const [name, value] of Object.entries(known)) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }, email);
}

/** Records the paths of all POST requests that the page sends from now on. */
function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  return posts;
}

const FORMS = [
  { path: "/auto", api: "/api/quote-requests" },
  { path: "/quote?type=auto", api: "/api/quote-requests" },
  { path: "/contact", api: "/api/contact-requests" },
];

for (const { path, api } of FORMS) {
  test(`W18: what the browser fills in on ${path}, sent while its form sleeps, is stored once`, async ({ page }) => {
    const email = `${unique("rosa")}@example.com`;
    const posts = recordPosts(page);
    const goOn = await openEarly(page, path);
    const form = page.locator("main form[method=post]");
    await fillSilently(form, email);
    await form.locator("[type=submit]").click();
    await form.locator("[type=submit]").click();
    goOn();
    await expect(page.getByText("We have your request, Rosa")).toBeVisible();
    expect(posts).toEqual([api]);
    await logInAs(page, "agent");
    const newest: { email: string }[] = await (await page.request.get(api)).json();
    const stored = newest.filter((request) => request.email === email);
    expect(stored).toEqual([expect.objectContaining({ suspicion: null, phone: "713-555-0190" })]);
  });
}

test("W18: a form that the browser sends by itself is not sent again by the script that comes meanwhile", async ({
  page,
}) => {
  await page.clock.install();
  const posts = recordPosts(page);
  const goOn = await openEarly(page, "/contact");
  // A 204 response keeps the browser on the page.
  await page.route("**/contact", (route) => route.fulfill({ status: 204 }));
  const form = page.locator("main form[method=post]");
  await fillSilently(form, "rosa@example.com");
  await form.locator("[type=submit]").click();
  await page.clock.fastForward(HOLD_MS);
  await expect.poll(() => posts).toEqual(["/contact"]);
  await form.locator("[type=submit]").click();
  goOn();
  await hydrated(page);
  expect(await page.evaluate(() => window.early.held)).toEqual([]);
  await form.locator("[type=submit]").click();
  await expect(form.locator("[type=submit]")).toBeEnabled();
  expect(posts).toEqual(["/contact"]);
});
