import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, expectAccessible } from "./fixtures.ts";

const STEP_MS = 30_000;

/** Asks for one of the steps of two-factor login, and says the password again. */
export async function askFor(page: Page, action: string, password: string): Promise<void> {
  await page.getByRole("button", { name: action, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
}

/** Switches two-factor login on, on the page that shows it; gives back codes to log in with. */
export async function switchOnTwoFactor(page: Page, password: string) {
  await askFor(page, "Turn on", password);
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = Secret.fromBase32((await page.locator("code").innerText()).replaceAll(/\s/g, ""));
  await page.getByRole("textbox", { name: "Code" }).fill(TOTP.generate({ secret }));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const recoveryCodes = await page.locator("ol.font-mono li").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I've saved them" }).click();
  // The present code was used to switch it on; the one after it is good already.
  return { recoveryCodes, nextCode: () => TOTP.generate({ secret, timestamp: Date.now() + STEP_MS }) };
}
