import { expect, type Page } from "@playwright/test";
import type { Onboarding } from "../../domain/api/people/onboarding.ts";

export const API = "/api/agent-onboarding";

export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Checks a toast and closes it: for five seconds it would cover the next button. */
export async function closeToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("button", { name: "Close" })
    .click();
}

/** Loads the onboarding of the logged-in user. */
export const onboarding = async (page: Page) => (await (await page.request.get(API)).json()) as Onboarding;
