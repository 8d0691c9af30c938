import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const WORDS = {
  "": {
    text: /I agree that .+ may call or text me/,
    changed: /This text has changed since you opened the page/,
    name: "Full Name",
    email: "Email Address",
    phone: "Phone Number",
    send: "Get My Free Quote",
    reference: /Your reference number is Q-\w{5}\./,
  },
  "/es": {
    text: /Acepto que .+ me llame o me envíe mensajes/,
    changed: /Este texto cambió desde que abrió la página/,
    name: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    send: "Pedir mi cotización gratis",
    reference: /Su número de referencia es Q-\w{5}\./,
  },
} as const;

async function fillIn(page: Page, words: (typeof WORDS)[keyof typeof WORDS]): Promise<void> {
  await page.getByLabel(words.name).fill("Rosa Vela");
  await page.getByLabel(words.email).fill("rosa@example.com");
  await page.getByLabel(words.phone).fill("(713) 555-0199");
  await page.getByRole("checkbox", { name: words.text }).check();
}

/** Makes the first request of the page name a consent text that the site has never shown. */
async function agreeToAnother(page: Page, address: string, change: (body: string) => string): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route: Route) => {
    const request = route.request();
    if (request.method() !== "POST" || !isFirst) return route.fallback();
    isFirst = false;
    return route.continue({ postData: change(request.postData() ?? "") });
  });
}

test.describe("a consent to a text that is not the site's", () => {
  test.use({ allowFailedRequests: true });

  for (const [path, words] of Object.entries(WORDS)) {
    test(`is asked for anew, unchecked, and then counts: ${path || "/"}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await agreeToAnother(page, "**/api/quote-requests?*", (body) =>
        JSON.stringify({ ...JSON.parse(body), consentText: "I agree to everything." }),
      );
      await open(page, `${path}/quote?type=life`);
      await fillIn(page, words);
      await page.getByRole("button", { name: words.send }).click();
      const box = page.getByRole("checkbox", { name: words.text });
      await expect(box).toBeFocused();
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAccessibleDescription(words.changed);
      await expect(page.getByLabel(words.name)).toHaveValue("Rosa Vela");
      await expectAccessible(page);
      await page.keyboard.press("Space");
      await expect(box).not.toHaveAccessibleDescription(words.changed);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.reference)).toBeVisible();
    });
  }
});

test.describe("a consent to a text that is not the site's, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowFailedRequests: true });

  test("is asked for anew, and what was typed stays", async ({ page }) => {
    const words = WORDS[""];
    await agreeToAnother(page, "**/quote?*", (body) => {
      const form = new URLSearchParams(body);
      form.set("consentText", "I agree to everything.");
      return String(form);
    });
    await page.goto("/quote?type=life");
    await fillIn(page, words);
    await page.getByRole("button", { name: words.send }).click();
    const box = page.getByRole("checkbox", { name: words.text });
    await expect(box).toHaveAccessibleDescription(words.changed);
    await expect(box).not.toBeChecked();
    await expect(page.getByLabel(words.name)).toHaveValue("Rosa Vela");
    await box.check();
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.reference)).toBeVisible();
  });
});
