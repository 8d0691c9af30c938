import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { deafen, expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: /^(Search everything|Buscar en todo)$/ });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

/** Sends a quote request from a person whom no other test knows. */
async function quote(page: Page, name: string): Promise<string> {
  // No exchange begins with 0 or 1.
  const phone = `28155${String(Date.now()).slice(-5)}`;
  const data = {
    insuranceType: "auto",
    name,
    email: `${name.replaceAll(" ", ".")}@example.com`,
    phone,
    zipCode: "77573",
  };
  const answer = await page.request.post("/api/quote-requests", { data });
  return (await answerOf<"POST /api/quote-requests">(answer)).reference;
}

test("an agent finds a request, its customer, a carrier and a page by keyboard alone", async ({ page }) => {
  await logInAs(page, "agent");
  const name = unique("Zora");
  const reference = await quote(page, name);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await open(page, "/agent-dashboard");

  const box = page.getByRole("searchbox");
  await box.focus();
  // Whoever types at once loses nothing to the palette's code, which is fetched on first use.
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/palette-[^/]*\.js/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("zorz");
  await page.keyboard.press("Backspace");
  typed.resolve();
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("a");
  await expect(palette(page).getByRole("combobox")).toHaveValue("zora");
  await expect(box).toHaveValue("");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(box).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await expect(option(page, new RegExp(`${name}@example.com`, "i"))).toBeVisible();
  await expect(option(page, new RegExp(reference))).toHaveAttribute("aria-selected", "true");
  const active = await palette(page).getByRole("combobox").getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${active}"]`)).toContainText(reference);
  await expectAccessible(page);
  // Results stay visible while the page refetches after a live change.
  let late = 0;
  await page.route("**/api/customers?*", () => void late++);
  await quote(page, unique("Other"));
  await expect.poll(() => late).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`request=${reference}`));
  await page.unroute("**/api/customers?*");
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(reference) })).toBeFocused();
  expect(addresses.filter((address) => address.includes(name))).toEqual([]);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("progressive");
  await expect(option(page, /Progressive.*opens in a new tab/).first()).toBeVisible();
  await palette(page).getByRole("combobox").fill("enter a request");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Enter a request" }).getByLabel("What they want")).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Search everything" }).press("Enter");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("profile");
  await expect(option(page, "Profile")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("on a phone, in Spanish", () => {
  test.use({ viewport: { width: 390, height: 800 }, allowFailedRequests: true });

  test("what is late, missing or failing is said, and an older search never covers a newer one", async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
    await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
    await logInAs(page, "trainee");
    const older = unique("Abel");
    const newer = unique("Berta");
    await quote(page, older);
    await quote(page, newer);
    // Without live updates, since one of them would repeat the search that failed.
    await deafen(page);
    await open(page, "/agent-tools");
    await page.getByRole("button", { name: "Buscar en todo" }).click();
    const box = palette(page).getByRole("combobox");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    let answerOlder = () => {};
    const held = new Promise<void>((resolve) => (answerOlder = resolve));
    await page.route("**/api/quote-requests?*", async (route) => {
      const words = decodeURIComponent((await route.request().headerValue("x-search")) ?? "");
      if (words === older) await held;
      await route.continue();
    });
    const asked = page.waitForRequest("**/api/quote-requests?*");
    await box.fill(older);
    await asked;
    await expect(palette(page).getByRole("status")).toHaveText("Buscando…");
    await box.fill(newer);
    await expect(option(page, new RegExp(newer)).first()).toBeVisible();
    const late = page.waitForResponse("**/api/quote-requests?*");
    answerOlder();
    await late;
    await expect(option(page, new RegExp(older))).toHaveCount(0);
    await expect(option(page, new RegExp(newer)).first()).toBeVisible();

    await box.fill("zzyzx");
    await expect(palette(page).getByRole("status")).toHaveText("No se encontró nada con “zzyzx”");
    await page.route("**/api/customers?*", (route) => route.fulfill({ status: 503, json: {} }));
    await box.fill("zzyzxa");
    await expect(palette(page).getByRole("alert")).toContainText("No se pudo buscar en: Clientes.");
    await expectAccessible(page);
    await page.unroute("**/api/customers?*");
    await palette(page).getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect(palette(page).getByRole("alert")).toHaveCount(0);
  });
});

test("in Spanish the desk has room on a phone, and its keys work where list and request take turns", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "senior_agent");
  const family = unique("Solis");
  const second = await quote(page, `Carla ${family}`);
  const first = await quote(page, `Dora ${family}`);
  await open(page, "/agent-dashboard");
  await expect(page.getByRole("link", { name: `Abrir la solicitud ${first}` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Clientes", exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 1100, height: 700 });
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Teclas" })).toContainText("Ctrl K abre la búsqueda");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("jkean");
  await expect(page.getByRole("searchbox")).toHaveValue("jkean");
  // The filter keeps other tests' requests out of the list.
  await page.getByRole("searchbox").fill(family);
  await expect(page.getByText("2 solicitudes", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("j");
  await expect(page.getByRole("region", { name: first })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("region", { name: second })).toBeVisible();
  await page.keyboard.press("k");
  const request = page.getByRole("region", { name: first });
  await expect(request.getByRole("button", { name: "Asignar" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("menu", { name: "Asignar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await expect(page.getByRole("menu", { name: "Etapa" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(request.getByRole("textbox", { name: "Nota" })).toBeFocused();
  await page.keyboard.type("jane");
  await expect(request.getByRole("textbox", { name: "Nota" })).toHaveValue("jane");
});
