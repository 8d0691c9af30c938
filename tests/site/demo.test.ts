import { beforeAll, expect, it } from "vitest";
import type { OwnView } from "../../domain/api/work/desk.ts";
import type { Bulk } from "../../domain/api/work/bulk.ts";
import type { NoticePage } from "../../domain/api/work/notices.ts";
import type { Tag } from "../../domain/api/work/tags.ts";
import type { Task } from "../../domain/api/work/tasks.ts";
import type { Work } from "../../domain/api/work/work.ts";
import { addDesk } from "../../scripts/demo-desk.ts";
import { addAgents, findViewer } from "../../scripts/demo-history.ts";
import { addOffice } from "../../scripts/demo-office.ts";
import { answerDrafts, files, keptFiles, requests, settingVersions } from "../../server/platform/db/schema/index.ts";
import { listVersions } from "../../server/operations/settings/list-settings.ts";
import { saveSection } from "../../server/operations/settings/save-section.ts";
import { allRequests, compareHistories } from "../../server/work/history/compare-history.ts";
import { describeOnServer, logInAs, type TestApp } from "../support/test-app.ts";

/** Adds the demo as `npm run seed:demo` does, without its many requests. */
async function addDemo({ deps }: TestApp): Promise<string | null> {
  const [colleague] = await addAgents(deps.db);
  const viewer = await findViewer(deps.db);
  if (!colleague || !viewer) throw new Error("there is nobody");
  const office = await addOffice(deps, colleague);
  await addDesk(deps, { viewer, colleague, office });
  return office;
}

describeOnServer("the demo", (server) => {
  let cookie = "";
  const get = async <T>(url: string) =>
    (await server().app.inject({ method: "GET", url, headers: { cookie } })).json<T>();
  const countRows = async () => {
    const counted = [requests, files, keptFiles, answerDrafts, settingVersions];
    return Promise.all(counted.map((table) => server().deps.db.$count(table)));
  };
  beforeAll(async () => {
    await addDemo(server());
    cookie = await logInAs(server().app);
  });

  it("is there once, however often it is added", async () => {
    const before = await countRows();
    expect(await addDemo(server())).toBe("demo-galveston");
    expect(await countRows()).toEqual(before);
  });

  it("has histories from which the state of every request follows", async () => {
    for await (const ids of allRequests(server().deps.db)) {
      expect(ids).toHaveLength(4);
      expect(await compareHistories(server().deps.db, ids)).toEqual([]);
    }
    const rows = await server().deps.db.select().from(requests).orderBy(requests.id);
    expect(rows.map(({ name, location, stage, waitsFor }) => [name, location, stage, waitsFor])).toEqual([
      ["Rosa Vela", null, "contacted", "us"],
      ["Miguel Treviño", "demo-galveston", "new", "us"],
      ["Linda Nguyen", "demo-galveston", "contacted", "customer"],
      ["James Patel", null, "new", "us"],
    ]);
  });

  it("has files that open, a draft, proposals, calls with notes, tasks and views", async () => {
    const kept = await server().deps.db.select().from(keptFiles);
    expect(kept).toHaveLength(4);
    for (const { fileId } of kept) {
      const file = await server().app.inject({ method: "GET", url: `/api/files/${fileId}`, headers: { cookie } });
      expect([file.statusCode, file.rawPayload.length > 400]).toEqual([200, true]);
    }
    const names = (await server().deps.db.select().from(files)).map(({ name, type }) => `${name} ${type}`);
    expect(names.toSorted()).toEqual([
      "declarations.pdf application/pdf",
      "my-truck.png image/png",
      "photo-we-need.png image/png",
      "quote.pdf application/pdf",
    ]);
    const [rosa, , linda, james] = await server().deps.db.select().from(requests).orderBy(requests.id);
    const draft = await get<{ draft: { text: string } }>(`/api/quote-requests/${rosa?.number}/answer-draft`);
    expect(draft.draft.text).toContain("deductible");
    const opened = await get<{ proposals: unknown[] }>(`/api/quote-requests/${james?.number}`);
    expect(opened.proposals).toHaveLength(1);
    expect(JSON.stringify(await get(`/api/quote-requests/${linda?.number}`))).toContain("mailbox is full");
    expect(await get<Task[]>("/api/tasks?whose=everybody")).toHaveLength(11);
    expect(await get<unknown[]>("/api/calls")).toHaveLength(3);
    expect(await get<unknown[]>("/api/absences")).toMatchObject([{ substitute: expect.any(String) }]);
    expect(await get<NoticePage>("/api/user/notices")).toMatchObject({ unread: 2, notices: { length: 3 } });
    expect(await get<Tag[]>("/api/tags")).toHaveLength(4);
    expect(await get<{ work: Work }>(`/api/quote-requests/${rosa?.number}`)).toMatchObject({
      work: { tagIds: [expect.any(Number), expect.any(Number)] },
    });
    expect(await get<Bulk[]>("/api/bulk-changes")).toEqual([expect.objectContaining({ done: 2, mayUndo: true })]);
    expect(await get<OwnView[]>("/api/desk-views")).toEqual([
      expect.objectContaining({ name: "Galveston, open", isShared: true, count: 1 }),
      expect.objectContaining({ name: "Mine, quoted", isShared: false }),
    ]);
  });
});

describeOnServer("the demo at an agency that has changed its offices", (server) => {
  it("adds no office", async () => {
    const { deps } = server();
    const viewer = await findViewer(deps.db);
    const [newest] = await listVersions(deps.db, "locations", 1);
    const [main] = deps.settings.agency().locations;
    if (!viewer || !newest) throw new Error("there is nothing to change");
    const version = { section: "locations", version: newest.version } as const;
    await saveSection(deps, { ...version, value: [{ ...main, manager: "June Ortiz" }] }, { actor: viewer, ip: "" });
    expect(await addDemo(server())).toBeNull();
    expect(deps.settings.agency().locations).toHaveLength(1);
  });
});
