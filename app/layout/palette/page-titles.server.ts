import { mayAccess, PAGE_ACCESS, type GuardedPage } from "../../../domain/platform/permissions.ts";
import type { TextKey } from "../../../domain/platform/text-keys.ts";
import type { User } from "../../../domain/people/users.ts";
import { servicesOf, type PageArgs } from "../../lib/page.server.ts";
import type { NamedPage } from "./entries.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** The text key of each guarded page's title; `tests/site/spoken-pages.test.ts` compares them with the pages. */
export const PAGE_TITLES: Record<GuardedPage, TextKey> = {
  "/agent-tools": "tools:seo.title",
  "/agent-dashboard": "desk:seo.title",
  "/customers": "customers:seo.title",
  "/tasks": "tasks:seo.title",
  "/today": "today:seo.title",
  "/screen-share": "share-desk:seo.title",
  "/morning": "morning:seo.title",
  "/email-admin": "emails:seo.title",
  "/sms-admin": "sms-admin:seo.title",
  "/calls": "calls:seo.title",
  "/agent-onboarding": "onboarding:seo.title",
  "/agent-onboarding/steps": "onboarding-steps:seo.title",
  "/profile": "profile:seo.title",
  "/whats-new": "releases:seo.title",
  "/admin-tools": "users:seo.title",
  "/admin-content": "content:seo.title",
  "/admin-audit": "audit:seo.title",
  "/admin-jobs": "jobs:seo.title",
  "/admin-health": "health:seo.title",
  "/admin-facts": "facts:seo.title",
  "/admin-settings": "settings:seo.title",
  "/admin-go-live": "go-live:seo.title",
  "/admin-set-up": "set-up:seo.title",
  "/admin-routing": "routing:seo.title",
  "/admin-tags": "tags:seo.title",
  "/admin-sequences": "sequences:seo.title",
};

/** Returns the guarded pages that a user may open, with titles in the request's language. */
export function pagesFor({ role }: User, args: PageArgs): NamedPage[] {
  const { services, language } = servicesOf(args);
  const pages = keysOf(PAGE_ACCESS);
  return pages
    .filter((page) => mayAccess(role, PAGE_ACCESS[page]))
    .map((to) => ({ to, title: services.translate(language, PAGE_TITLES[to]) }));
}
