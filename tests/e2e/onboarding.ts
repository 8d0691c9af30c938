import { expect, type Page } from "@playwright/test";
import { answerOf } from "./answer-of.ts";

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
export const onboarding = (page: Page) => answerOf<"GET /api/agent-onboarding">(page.request.get(API));
