import { expect, it } from "vitest";
import { mayAccess, PAGE_ACCESS, type Role } from "../../../domain/platform/permissions.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import { actionEntries, commandEntries, newsEntries, pageEntries, viewEntries } from "./entries.ts";
import { DESK_VIEWS } from "../../../domain/work/desk/views.ts";
import { LEAD_TYPES } from "../../../domain/work/request-kinds.ts";
import { keysOf, recordOf } from "../../../domain/platform/typed-records.ts";
import { agency } from "../../../tests/support/agency.ts";

const pageAgency = { portal: agency };
const t = ((key: string) => key) as Translate;
const doings = { takeNext: () => {}, switchLanguage: () => {} };
const guarded = keysOf(PAGE_ACCESS);
const idsOf = (role: Role) => {
  const pages = guarded.filter((page) => mayAccess(role, PAGE_ACCESS[page])).map((to) => ({ to, title: `of ${to}` }));
  return pageEntries(role, pages, pageAgency, t).map(({ id }) => id);
};

it("leads an admin to every page of the portal, each once, and a trainee to theirs", () => {
  const admin = idsOf("admin");
  expect(new Set(admin).size).toBe(admin.length);
  expect(guarded.filter((page) => !admin.includes(page))).toEqual([]);
  expect(idsOf("trainee").filter((to) => to.startsWith("/admin") || to === "/email-admin")).toEqual([]);
});

it("names the pages of the sidebar as it does, with their own titles beside, and opens other sites apart", () => {
  const pages = pageEntries("agent", [{ to: "/agent-dashboard", title: "Agent dashboard" }], pageAgency, t);
  expect(pages.find(({ id }) => id === "/agent-dashboard")).toMatchObject({
    title: "sidebar:entries.inbox",
    detail: "Agent dashboard",
    choice: { go: "/agent-dashboard" },
  });
  expect(pages.find(({ id }) => id === agency.managementSystemUrl)?.choice).toEqual({
    open: agency.managementSystemUrl,
  });
});

it("leads to what is new for one, and names nothing that is not", () => {
  expect(newsEntries({ unread: 0, mentions: 0 }, undefined, t)).toEqual([]);
  expect(newsEntries({ unread: 2, mentions: 1 }, undefined, t)).toMatchObject([
    { title: "palette:actions.unread", choice: { go: "/agent-dashboard?view=unread" } },
    { title: "palette:actions.mentioned", choice: { go: "/agent-dashboard?view=mentioned" } },
  ]);
});

it("leads to the first kind of requests that has something new", () => {
  const none = recordOf(DESK_VIEWS, () => 0);
  const counts = {
    quotes: none,
    contacts: { ...none, unread: 1 },
    services: { ...none, unread: 1, mentioned: 1 },
    types: recordOf(LEAD_TYPES, () => 0),
  };
  expect(newsEntries({ unread: 2, mentions: 1 }, counts, t)).toMatchObject([
    { choice: { go: "/agent-dashboard?view=unread&tab=contacts" } },
    { choice: { go: "/agent-dashboard?view=mentioned&tab=services" } },
  ]);
});

it("offers what the role may do", () => {
  const actions = (role: Role) => actionEntries(role, doings, t).map(({ id }) => id);
  expect(actions("agent")).toEqual(["next", "enter", "call", "language"]);
  expect(actions("trainee")).toEqual(["enter", "language"]);
});

it("offers the commands of the open page with their keys, and the views that one keeps", () => {
  let ran = 0;
  const [command] = commandEntries([{ key: "w", name: "Next that needs a reply", run: () => ran++ }], t);
  expect(command).toMatchObject({ title: "Next that needs a reply", detail: "palette:key" });
  if (command && "run" in command.choice) command.choice.run();
  expect(ran).toBe(1);
  const view = { id: 7, name: "Quoted & mine", kind: "quote", isShared: false, isMine: true, count: 3 } as const;
  expect(viewEntries([{ ...view, filters: { stage: "quoted", owner: "me" } }], t)).toMatchObject([
    { title: "Quoted & mine", choice: { go: "/agent-dashboard?tab=quotes&stage=quoted&owner=me&own=7" } },
  ]);
});
