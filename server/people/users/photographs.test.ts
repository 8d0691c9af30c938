import { expect, it } from "vitest";
import type { Account } from "../../../domain/api/people/users.ts";
import type { TeamEntry } from "../../../domain/content/team.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import { BLACK_PNG, STRIPES_WITH_PLACE } from "../../../tests/fixtures/photographs.ts";
import { actionsOn } from "../../../tests/support/audit-trail.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { teamPhotographs } from "../../platform/db/schema/index.ts";

const AGREED = { isAgreed: true, languages: ["es", "en"], licenseNumber: "TX-20481" };
type Method = "GET" | "PUT" | "DELETE";

describeOnServer("a photograph of the team", (server) => {
  const call = (cookie: string, method: Method, url: string, payload?: object) =>
    server().app.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload && { payload }) });
  function upload(cookie: string, content: Buffer) {
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n'),
      content,
      Buffer.from("\r\n--x--\r\n"),
    ]);
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    return server().app.inject({ method: "POST", url: "/api/user/team-photograph", headers, payload });
  }
  const shown = () => server().deps.content.current().team;
  const stored = () => server().deps.db.select().from(teamPhotographs);
  const accountOf = async (id: number) =>
    (await call(await logInAs(server().app), "GET", `/users/${id}`)).json<Account>();
  async function confirm(id: number) {
    const { team } = await accountOf(id);
    const admin = await logInAs(server().app);
    const answer = await call(admin, "PUT", `/users/${id}/team-confirmation`, { version: team?.version });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => shown().length).toBe(1);
  }
  /** Creates an agent who agreed to be shown, with a photograph that nobody has confirmed. */
  async function photographed() {
    const user = await makeUser(server(), "agent");
    await call(user.cookie, "PUT", "/user/team-entry", AGREED);
    const answer = await upload(user.cookie, STRIPES_WITH_PLACE);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining("data:image/png")]);
    return user;
  }
  async function leave(id: number) {
    await call(await logInAs(server().app), "DELETE", `/users/${id}`);
    await expect.poll(shown).toEqual([]);
  }

  it("is shown only once an admin has confirmed it, and served for good under its hash", async () => {
    const { id, cookie } = await photographed();
    const [first] = await stored();
    const address = `/team/${first?.sha256}.png`;
    expect((await server().app.inject({ url: address })).statusCode, "not confirmed").toBe(404);
    expect((await accountOf(id)).team?.photo, "the admin sees what to confirm").toMatch(/^data:image\/png;base64,/);
    await confirm(id);
    const addresses = (await stored()).toSorted((a, b) => a.size - b.size).map(({ sha256 }) => `/team/${sha256}.png`);
    expect(shown()).toMatchObject([{ name: "Test agent", photo: { addresses } }]);
    const answer = await server().app.inject({ url: address });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(answer.rawPayload.includes("GPS")).toBe(false);
    const again = (await upload(cookie, STRIPES_WITH_PLACE)).json<{ entry: TeamEntry }>();
    expect(again.entry.isConfirmed, "the same photograph stays confirmed").toBe(true);
    await leave(id);
  });

  it("is replaced only with a new confirmation, and removed without one", async () => {
    const { id, cookie } = await photographed();
    await confirm(id);
    const seen = (await accountOf(id)).team;
    const replaced = (await upload(cookie, BLACK_PNG)).json<{ entry: TeamEntry }>();
    expect(replaced.entry).toMatchObject({ isConfirmed: false });
    await expect.poll(shown).toEqual([]);
    const admin = await logInAs(server().app);
    const late = await call(admin, "PUT", `/users/${id}/team-confirmation`, { version: seen?.version });
    expect(late.statusCode, "confirms what was seen only").toBe(409);
    await confirm(id);
    const removed = (await call(cookie, "DELETE", "/user/team-photograph")).json<{ entry: TeamEntry }>();
    expect(removed.entry).toMatchObject({ isConfirmed: true, photo: null });
    await expect.poll(() => shown().map(({ photo }) => photo)).toEqual([null]);
    expect((await call(cookie, "DELETE", "/user/team-photograph")).statusCode).toBe(404);
    const actions = (await actionsOn(server().deps.db, id, "team")).filter((action) => action.includes("photo"));
    expect(actions).toEqual(["team.photograph", "team.photograph", "team.photograph-remove"]);
    await leave(id);
  });

  it("is deleted with the agreement and with the account", async () => {
    const { id, cookie } = await photographed();
    await call(cookie, "PUT", "/user/team-entry", { isAgreed: false });
    expect(await stored()).toEqual([]);
    expect((await upload(cookie, STRIPES_WITH_PLACE)).statusCode, "only of who agreed").toBe(404);
    await call(cookie, "PUT", "/user/team-entry", AGREED);
    await upload(cookie, STRIPES_WITH_PLACE);
    expect(await stored()).toHaveLength(3);
    await leave(id);
    expect(await stored()).toEqual([]);
  });

  it("is refused at its field when it is none, too large, or of a trainee", async () => {
    const { cookie } = await makeUser(server(), "agent");
    await call(cookie, "PUT", "/user/team-entry", AGREED);
    const svg = await upload(cookie, Buffer.from("<svg/>"));
    expect(svg.statusCode).toBe(400);
    expect(svg.json()).toMatchObject({ fields: { file: "Please choose a JPEG, PNG or WebP picture." } });
    const large = await upload(cookie, Buffer.alloc(BODY_LIMIT.upload + 1));
    expect(large.json()).toMatchObject({ fields: { file: "This file is larger than 10 MB." } });
    const trainee = await makeUser(server(), "trainee");
    expect((await upload(trainee.cookie, STRIPES_WITH_PLACE)).statusCode).toBe(403);
  });
});
