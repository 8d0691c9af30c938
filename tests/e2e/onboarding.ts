import type { Page } from "@playwright/test";
import type { Onboarding } from "../../domain/api/onboarding.ts";

export const API = "/api/agent-onboarding";

export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** What the person who is logged in has before them. */
export const onboarding = async (page: Page) => (await (await page.request.get(API)).json()) as Onboarding;
