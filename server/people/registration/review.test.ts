import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { IssuedInvitation, PresentedAccessRequest } from "../../../domain/api/people/users.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { agentInvitations, auditEvents, messages, registrationRequests } from "../../platform/db/schema/index.ts";

let filed = 0;

describeOnServer("a request for access", (server) => {
  async function file(requestedRole: Role = "agent", language: "en" | "es" = "en") {
    const n = filed++;
    const values = { username: `new-${n}`, email: `new-${n}@example.com`, firstName: "Nora", lastName: "Vega" };
    const [row] = await server()
      .deps.db.insert(registrationRequests)
      .values({ ...values, requestedRole, language })
      .returning();
    return { id: row?.id ?? 0, email: values.email };
  }
  const answer = async (id: number, verb: "approve" | "reject", payload: object = {}, cookie?: string) =>
    server().app.inject({
      method: "POST",
      url: `/api/registration-requests/${id}/${verb}`,
      headers: { cookie: cookie ?? (await logInAs(server().app)) },
      payload,
    });
  const list = async (query = "") =>
    server().app.inject({
      url: `/api/registration-requests${query}`,
      headers: { cookie: await logInAs(server().app) },
    });
  const mailsTo = (email: string) => server().deps.db.select().from(messages).where(eq(messages.to, email));

  it("is approved with an invitation in the requester's language and the role they asked for", async () => {
    const { id, email } = await file("senior_agent", "es");
    const response = await answer(id, "approve");
    expect(response.statusCode).toBe(200);
    const invitation = response.json<IssuedInvitation>();
    expect(invitation).toMatchObject({ email, role: "senior_agent" });
    expect(invitation.link).toContain("/auth?invite=");
    expect(await mailsTo(email)).toMatchObject([{ kind: "invitation", language: "es" }]);
    const approved = (await list("?status=approved")).json<PresentedAccessRequest[]>();
    expect(approved.find((row) => row.id === id)).toMatchObject({ status: "approved", reviewedBy: "admin" });
    expect((await list("?status=pending")).json<PresentedAccessRequest[]>().some((row) => row.id === id)).toBe(false);
  });

  it("gets another role when the admin picks one, and never the admin role", async () => {
    const { id } = await file("senior_agent");
    expect((await answer(id, "approve", { role: "trainee" })).json()).toMatchObject({ role: "trainee" });
    const asked = await file("admin");
    expect((await answer(asked.id, "approve", { role: "admin" })).statusCode).toBe(400);
    expect((await answer(asked.id, "approve")).json()).toMatchObject({ role: "agent" });
  });

  it("is rejected politely, the note kept for the office", async () => {
    const { id, email } = await file("agent", "es");
    expect((await answer(id, "reject", { adminNotes: "Licence lapsed" })).statusCode).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: "registration-rejected", subject: "Su solicitud de acceso", language: "es" });
    expect(JSON.stringify(mail)).not.toContain("lapsed");
    const rejected = (await list("?status=rejected")).json<PresentedAccessRequest[]>();
    expect(rejected.find((row) => row.id === id)).toMatchObject({ adminNotes: "Licence lapsed" });
  });

  it("N11: is answered once, also by two admins at the same moment", async () => {
    const { id, email } = await file();
    const answers = await Promise.all([answer(id, "approve"), answer(id, "approve"), answer(id, "reject")]);
    expect(answers.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await mailsTo(email)).toHaveLength(1);
    const subject = and(eq(auditEvents.subjectType, "registration-request"), eq(auditEvents.subjectId, String(id)));
    expect(await server().deps.db.select().from(auditEvents).where(subject)).toHaveLength(1);
    expect((await answer(999_999, "approve")).statusCode).toBe(404);
  });

  it("is answered by admins only", async () => {
    const { id, email } = await file();
    const { cookie } = await makeUser(server(), "senior_agent");
    expect((await answer(id, "approve", {}, cookie)).statusCode).toBe(403);
    const byEmail = eq(agentInvitations.email, email);
    expect(await server().deps.db.select().from(agentInvitations).where(byEmail)).toEqual([]);
  });
});
