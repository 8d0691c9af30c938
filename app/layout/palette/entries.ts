import {
  AtSign,
  Bookmark,
  CornerDownRight,
  Keyboard,
  Languages,
  ListStart,
  MailOpen,
  PhoneCall,
  PhoneIncoming,
  type LucideIcon,
} from "lucide-react";
import type { DeskCounts, OwnView } from "../../../domain/api/work/desk.ts";
import type { DeskBadge } from "../../../domain/api/work/live.ts";
import type { PageAgency } from "../../../domain/operations/settings/agency.ts";
import { can, type GuardedPage, type Role } from "../../../domain/platform/permissions.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { sidebarEntriesFor } from "../sidebar-entries.ts";

/** The action of an entry: navigate to a page, open a new tab, copy a text, or run a function. */
export type Choice = { go: string } | { open: string } | { copy: string } | { run: () => void };

/** One line of the command palette. */
export type PaletteEntry = {
  id: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  /** The number of unread messages. */
  unread?: number;
  /** True for sample data, which is marked as such. */
  isSample?: boolean;
  choice: Choice;
};

/** A guarded page that a role may open, with its own title. */
export type NamedPage = { to: GuardedPage; title: string };

const choiceOf = (to: string): Choice => (to.startsWith("/") ? { go: to } : { open: to });

/**
 * Returns the entries of portal pages: those of the sidebar by their names there, then the others that the role may
 * open.
 */
export function pageEntries(
  role: Role,
  pages: readonly NamedPage[],
  agency: Pick<PageAgency, "portal">,
  t: Translate,
): PaletteEntry[] {
  const inSidebar = sidebarEntriesFor(role, agency);
  const titleOf = (to: string) => pages.find((page) => page.to === to)?.title;
  const named = inSidebar.map(({ name, icon, to }) => {
    const title = t(`sidebar:entries.${name}`);
    const own = titleOf(to);
    return { id: to, icon, title, ...(own && own !== title && { detail: own }), choice: choiceOf(to) };
  });
  const others = pages
    .filter(({ to }) => !inSidebar.some((entry) => entry.to === to))
    .map(({ to, title }) => ({ id: to, icon: CornerDownRight, title, choice: { go: to } }));
  return [...named, ...others];
}

/**
 * Returns entries for unread messages and mentions; none when there is nothing new. They open the first kind of requests
 * that has some, as soon as the counts by kind are known.
 */
export function newsEntries(
  { unread, mentions }: Pick<DeskBadge, "unread" | "mentions">,
  counts: DeskCounts | undefined,
  t: Translate,
): PaletteEntry[] {
  const news = [
    { id: "unread", icon: MailOpen, count: unread, title: t("palette:actions.unread", { count: unread }) },
    { id: "mentioned", icon: AtSign, count: mentions, title: t("palette:actions.mentioned", { count: mentions }) },
  ] as const;
  return news
    .filter(({ count }) => count > 0)
    .map(({ id, icon, title }) => {
      const tab = LEAD_KINDS.map((kind) => KINDS[kind].tab).find((one) => counts && counts[one][id] > 0);
      const search = new URLSearchParams({ view: id, ...(tab && { tab }) });
      return { id, icon, title, choice: { go: `/agent-dashboard?${search.toString()}` } };
    });
}

/** A command of the open page, with its key. */
export type PageCommand = { key: string; name: string; run: () => void };

/** Returns the entries of what can be done on the open page by a key. */
export function commandEntries(commands: readonly PageCommand[], t: Translate): PaletteEntry[] {
  return commands.map(({ key, name, run }) => ({
    id: `key-${key}`,
    icon: Keyboard,
    title: name,
    detail: t("palette:key", { key }),
    choice: { run },
  }));
}

/** Returns the entries of the views that the user keeps at the desk, and of those that admins share. */
export function viewEntries(views: readonly OwnView[], t: Translate): PaletteEntry[] {
  return views.map(({ id, name, kind, filters }) => {
    const search = new URLSearchParams({ tab: KINDS[kind].tab, ...filters, own: String(id) });
    return {
      id: `view-${id}`,
      icon: Bookmark,
      title: name,
      detail: t(`kinds:${kind}.many`),
      choice: { go: `/agent-dashboard?${search.toString()}` },
    };
  });
}

type PaletteActions = { takeNext: () => void; switchLanguage: () => void };

/** Returns the actions that are available on every page. */
export function actionEntries(role: Role, actions: PaletteActions, t: Translate): PaletteEntry[] {
  return [
    ...(can(role, "customer-data", "create")
      ? [{ id: "next", icon: ListStart, title: t("palette:actions.next"), choice: { run: actions.takeNext } }]
      : []),
    ...(can(role, "quote-requests", "create")
      ? [{ id: "enter", icon: PhoneIncoming, title: t("palette:actions.enter"), choice: { go: ENTER_REQUEST } }]
      : []),
    ...(can(role, "customer-data", "create")
      ? [{ id: "call", icon: PhoneCall, title: t("palette:actions.call"), choice: { go: LOG_CALL } }]
      : []),
    {
      id: "language",
      icon: Languages,
      title: t("palette:actions.language"),
      choice: { run: actions.switchLanguage },
    },
  ];
}

/** The calls with the form for one that was made or received. */
const LOG_CALL = "/calls?log=yes";
/** The dashboard with the form for a request by phone or at the counter. */
const ENTER_REQUEST = "/agent-dashboard?enter=yes";
