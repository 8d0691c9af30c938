import { mayAccess, PAGE_ACCESS, type GuardedPage, type Role } from "../platform/permissions.ts";

/** The pages that a user can choose to begin with after the login. The first one is the default. */
export const START_PAGES = [
  "/agent-tools",
  "/today",
  "/agent-dashboard",
  "/customers",
  "/morning",
  "/agent-onboarding",
] as const satisfies GuardedPage[];
export type StartPage = (typeof START_PAGES)[number];

/** Returns the start pages that a role may open. */
export function startPagesFor(role: Role): StartPage[] {
  return START_PAGES.filter((page) => mayAccess(role, PAGE_ACCESS[page]));
}

/** Returns the chosen start page, or the default one when the role may not open it any more. */
export function allowedStartPage(role: Role, chosen: StartPage): StartPage {
  return startPagesFor(role).includes(chosen) ? chosen : START_PAGES[0];
}
