import { expect, it } from "vitest";
import type { Account, ListedUser } from "../../../domain/api/people/users.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import type { TeamEntry } from "../../../domain/content/team.ts";
import { actionsOn } from "../../../tests/support/audit-trail.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";

type Method = "GET" | "PUT" | "PATCH" | "POST" | "DELETE";
const AGREED = { isAgreed: true, languages: ["es", "en"], licenseNumber: "tx-20481" };

describeOnServer("the team", (server) => {
  let admin: Promise<string> | undefined;
  const call = (cookie: string, method: Method, url: string, payload?: object) =>
    server().app.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload ? { payload } : {}) });
  const asAdmin = async (method: Method, url: string, payload?: object) =>
    call(await (admin ??= logInAs(server().app)), method, url, payload);
  const accountOf = async (id: number) => (await asAdmin("GET", `/users/${id}`)).json<Account>();
  const confirm = async (id: number) =>
    asAdmin("PUT", `/users/${id}/team-confirmation`, { version: (await accountOf(id)).team?.version });
  const shown = () => server().deps.content.current().team;
  const expectShown = async (names: string[]) => {
    await expect.poll(() => shown().map(({ name }) => name)).toEqual(names);
  };
  const actions = (id: number) => actionsOn(server().deps.db, id, "team");

  /** Creates a user whose confirmed team entry is shown on the site. */
  async function standing(role: Role = "agent") {
    const user = await makeUser(server(), role);
    await call(user.cookie, "PUT", "/user/team-entry", AGREED);
    expect((await confirm(user.id)).statusCode).toBe(200);
    await expectShown([`Test ${role}`]);
    return user;
  }

  it("shows who agreed once an admin has confirmed it: name, languages and license, and nothing else", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    expect((await call(cookie, "GET", "/user/team-entry")).json()).toEqual({ entry: null });
    const { entry } = (await call(cookie, "PUT", "/user/team-entry", AGREED)).json<{ entry: TeamEntry }>();
    expect(entry).toMatchObject({ languages: ["en", "es"], licenseNumber: "TX-20481", isConfirmed: false });
    expect((await call(cookie, "GET", "/user/team-entry")).json()).toEqual({ entry });
    expect(shown()).toEqual([]);
    const waiting = async () =>
      (await asAdmin("GET", "/active-users")).json<ListedUser[]>().find((user) => user.id === id)?.awaitsConfirmation;
    expect(await waiting()).toBe(true);
    expect((await confirm(id)).json()).toMatchObject({ id, team: { isAgreed: true, isConfirmed: true } });
    expect(await waiting()).toBe(false);
    await expectShown(["Test agent"]);
    expect(shown()).toEqual([{ name: "Test agent", languages: ["en", "es"], licenseNumber: "TX-20481", photo: null }]);
    await call(cookie, "PUT", "/user/team-entry", AGREED);
    expect(await actions(id), "what is not changed stays confirmed").toEqual(["team.agree", "team.confirm"]);
    expect((await asAdmin("DELETE", `/users/${id}/team-confirmation`)).json()).toMatchObject({
      team: { isAgreed: true, isConfirmed: false },
    });
    await expectShown([]);
    expect((await asAdmin("DELETE", `/users/${id}/team-confirmation`)).statusCode).toBe(404);
    expect((await actions(id)).at(-1)).toBe("team.unconfirm");
  });

  it.each<[string, (user: { id: number; cookie: string }) => Promise<{ statusCode: number }>]>([
    ["agreement", ({ cookie }) => call(cookie, "PUT", "/user/team-entry", { ...AGREED, isAgreed: false })],
    ["license", ({ cookie }) => call(cookie, "PUT", "/user/team-entry", { ...AGREED, licenseNumber: "TX-20482" })],
    ["languages", ({ cookie }) => call(cookie, "PUT", "/user/team-entry", { ...AGREED, languages: ["vi"] })],
    ["name", ({ cookie }) => call(cookie, "PATCH", "/user", { lastName: "Other" })],
    ["role", ({ id }) => asAdmin("PATCH", `/users/${id}/role`, { role: "trainee" })],
    ["account", ({ id }) => asAdmin("DELETE", `/users/${id}`)],
  ])("loses who changed or gave up their %s, until it is confirmed again", async (_what, change) => {
    const user = await standing();
    expect((await change(user)).statusCode).toBe(200);
    await expectShown([]);
    expect((await accountOf(user.id)).team?.isConfirmed).toBe(false);
    // A confirmation that came back by itself would have been checked by nobody.
    await asAdmin("POST", `/users/${user.id}/reactivate`);
    await asAdmin("PATCH", `/users/${user.id}/role`, { role: "senior_agent" });
    expect((await accountOf(user.id)).team?.isConfirmed).toBe(false);
  });

  it("keeps who changed nothing that is shown", async () => {
    const { id, cookie } = await standing("senior_agent");
    await call(cookie, "PATCH", "/user", { language: "es" });
    await asAdmin("PATCH", `/users/${id}/role`, { role: "agent" });
    expect((await accountOf(id)).team?.isConfirmed).toBe(true);
    await asAdmin("DELETE", `/users/${id}`);
    await expectShown([]);
  });

  it("is confirmed only by an admin, only as it was seen, and only for those who agreed", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    const version = "made up";
    expect((await confirm(id)).statusCode).toBe(400);
    expect((await asAdmin("PUT", `/users/${id}/team-confirmation`, { version })).statusCode).toBe(404);
    await call(cookie, "PUT", "/user/team-entry", AGREED);
    const seen = (await accountOf(id)).team?.version;
    await call(cookie, "PUT", "/user/team-entry", { ...AGREED, licenseNumber: "TX-99999" });
    const late = await asAdmin("PUT", `/users/${id}/team-confirmation`, { version: seen });
    expect(late.statusCode).toBe(409);
    const own = await call(cookie, "PUT", `/users/${id}/team-confirmation`, { version: seen });
    expect(own.statusCode).toBe(403);
    await call(cookie, "PUT", "/user/team-entry", { isAgreed: false });
    expect((await confirm(id)).statusCode).toBe(404);
    expect(shown()).toEqual([]);
  });

  it("needs a license number and a language of those who agree, and takes nothing of trainees", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const put = async (payload: object) => (await call(cookie, "PUT", "/user/team-entry", payload)).json<object>();
    expect(await put({ isAgreed: true })).toMatchObject({
      fields: {
        languages: "Please pick at least one language",
        licenseNumber: "Please enter your license number: letters, digits and hyphens",
      },
    });
    expect(await put({ ...AGREED, licenseNumber: "call me: 713" })).toHaveProperty("fields.licenseNumber");
    expect(await put({ ...AGREED, languages: ["tlh"] })).toMatchObject({ code: "invalid" });
    const trainee = await makeUser(server(), "trainee");
    expect((await call(trainee.cookie, "PUT", "/user/team-entry", AGREED)).statusCode).toBe(403);
  });
});
