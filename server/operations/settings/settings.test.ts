import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstSettings } from "../../../agency.config.ts";
import type { ListedSection, SectionVersion } from "../../../domain/api/operations/settings.ts";
import { SECTIONS, type Section } from "../../../domain/operations/settings/section-names.ts";
import { SECTION_SCHEMAS } from "../../../domain/operations/settings/sections.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { agency } from "../../../tests/support/agency.ts";
import { logInAs, makeUser, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { auditEvents, settingVersions } from "../../platform/db/schema/index.ts";

describe("the settings of the agency", () => {
  let server: TestApp;
  let other: TestApp;
  let cookie: string;

  beforeAll(async () => {
    server = await startTestApp();
    other = await startBeside(server, { env: { AGENTS_MAILBOX: "desk@example.net" } });
    cookie = await logInAs(server.app);
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  const call = (method: "GET" | "PUT" | "POST", url: string, payload?: object, as = cookie, to = server) =>
    to.app.inject({ method, url: `/api/settings${url}`, headers: { cookie: as }, ...(payload ? { payload } : {}) });
  async function find(section: Section, at = server): Promise<ListedSection> {
    const all = (await call("GET", "", undefined, cookie, at)).json<ListedSection[]>();
    const found = all.find((one) => one.section === section);
    if (!found) throw new Error(`${section} is not listed`);
    return found;
  }
  async function save(section: Section, value: unknown) {
    const { version } = await find(section);
    return call("PUT", `/${section}`, { version, value });
  }
  const identity = (changes: object) => ({ ...firstSettings.identity, ...changes });

  it("begin with those of agency.config.ts, which fit their schemas, and are the same after another start", async () => {
    for (const section of SECTIONS) {
      const { value, changedBy } = await find(section);
      expect(value).toEqual(SECTION_SCHEMAS[section].parse(firstSettings[section]));
      expect(changedBy).toBeNull();
    }
    expect(server.deps.settings.agency()).toEqual(agency);
    expect((await server.deps.db.select().from(settingVersions)).length).toBe(SECTIONS.length);
  });

  it("are changed in one process and in force in all, with the revision risen and what was changed written down", async () => {
    const before = server.deps.settings.revision();
    const answer = await save("identity", identity({ name: "Cactus Wren Insurance", shortName: "Cactus Wren" }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ value: { name: "Cactus Wren Insurance" }, changedBy: "admin" });
    expect(server.deps.settings.agency().name).toBe("Cactus Wren Insurance");
    expect(server.deps.settings.revision()).toBeGreaterThan(before);
    await expect.poll(() => other.deps.settings.agency().name).toBe("Cactus Wren Insurance");
    const [event] = await server.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      action: "settings.update",
      subjectType: "settings",
      subjectId: "identity",
      details: { fields: ["name", "shortName"] },
    });
  });

  it("stay the same object until something changes", async () => {
    const one = server.deps.settings.agency();
    await server.deps.settings.refresh();
    expect(server.deps.settings.agency()).toBe(one);
  });

  it("are looked up again when a notification was missed", async () => {
    const value = identity({ name: "Missed Insurance" });
    await server.deps.db.insert(settingVersions).values({ section: "identity", value, changedAt: new Date() });
    await expect.poll(() => other.deps.settings.agency().name).toBe("Missed Insurance");
    await expect.poll(() => server.deps.settings.agency().name).toBe("Missed Insurance");
  });

  it("keep every version and go back to any of them", async () => {
    const versions = (await call("GET", "/identity/versions")).json<SectionVersion[]>();
    const first = versions.at(-1);
    const { version } = await find("identity");
    const answer = await call("POST", "/identity/restore", { version, from: first?.version });
    expect(answer.json<ListedSection>().value).toEqual(firstSettings.identity);
    expect(server.deps.settings.agency().name).toBe(firstSettings.identity.name);
    expect((await call("GET", "/identity/versions")).json<SectionVersion[]>()).toHaveLength(versions.length + 1);
  });

  it("refuse a save over a version that somebody else has replaced, and one of another section", async () => {
    const { version } = await find("social");
    const value = { facebook: null, instagram: null, linkedin: null };
    expect((await call("PUT", "/social", { version, value })).statusCode).toBe(200);
    expect((await call("PUT", "/social", { version, value: firstSettings.social })).statusCode).toBe(409);
    const now = (await find("social")).version;
    expect((await call("POST", "/social/restore", { version: now, from: 1 })).statusCode).toBe(404);
    expect((await call("POST", "/social/restore", { version: now, from: 2 ** 31 })).statusCode).toBe(400);
    expect((await call("GET", "/secrets/versions")).statusCode).toBe(400);
  });

  it("write no version when nothing has changed", async () => {
    const { version, value } = await find("links");
    expect((await save("links", value)).json()).toMatchObject({ version });
  });

  it("name the field that is wrong, and store nothing", async () => {
    const { version } = await find("contact");
    const value = { ...firstSettings.contact, email: "nobody" };
    const answer = await call("PUT", "/contact", { version, value });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(["value.email"]);
    const unsafe = await save("links", { ...firstSettings.links, paymentsUrl: "javascript:alert(1)" });
    expect(unsafe.statusCode).toBe(400);
    expect((await save("locations", [])).statusCode).toBe(400);
    expect((await find("contact")).version).toBe(version);
  });

  it("give way to the environment, which is named", async () => {
    expect(other.deps.settings.agency().agentsEmail).toBe("desk@example.net");
    expect((await find("contact", other)).fromEnvironment).toEqual({
      agentsEmail: { variable: "AGENTS_MAILBOX", value: "desk@example.net" },
    });
    expect((await find("contact")).fromEnvironment).toEqual({});
  });

  it("leave the former revision when the save does not come to its end", async () => {
    const before = await find("identity");
    const value = identity({ name: "Half Saved" });
    const broken = { ...server.deps, recordEvent: () => Promise.reject(new Error("killed")) };
    const { saveSection } = await import("./save-section.ts");
    const caller = { actor: { id: 4, name: "admin" }, ip: "127.0.0.1" };
    const saving = saveSection(broken, { section: "identity", version: before.version, value }, caller as never);
    await expect(saving).rejects.toThrow("killed");
    expect(await find("identity")).toEqual(before);
    const rows = await server.deps.db.select().from(settingVersions).where(eq(settingVersions.section, "identity"));
    expect(rows.some((row) => JSON.stringify(row.value).includes("Half Saved"))).toBe(false);
  });

  it("Z1: are for admins only", async () => {
    for (const role of ROLES.filter((each) => each !== "admin")) {
      const { cookie: theirs } = await makeUser(server, role);
      expect((await call("GET", "", undefined, theirs)).statusCode).toBe(403);
      expect((await call("PUT", "/identity", { version: 1, value: {} }, theirs)).statusCode).toBe(403);
    }
  });
});
