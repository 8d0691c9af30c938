import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, expectAccessible } from "./fixtures.ts";

const STEP_MS = 30_000;

/** Starts a step of two-factor login and confirms the password again. */
export async function askFor(page: Page, action: string, password: string): Promise<void> {
  await page.getByRole("button", { name: action, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
}

/** Enables two-factor login on the open page; returns the codes for later logins. */
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
  // The current TOTP code was used to enable it; the next one is already valid.
  return { recoveryCodes, nextCode: () => TOTP.generate({ secret, timestamp: Date.now() + STEP_MS }) };
}
