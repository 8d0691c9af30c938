import { expect, type Page } from "@playwright/test";
import type { Onboarding } from "../../domain/api/people/onboarding.ts";

export const API = "/api/agent-onboarding";

export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Reads a toast and closes it: for five seconds it would lie on the next button. */
export async function closeToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("button", { name: "Close" })
    .click();
}

/** What the person who is logged in has before them. */
export const onboarding = async (page: Page) => (await (await page.request.get(API)).json()) as Onboarding;
