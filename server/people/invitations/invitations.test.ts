import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { IssuedInvitation, PresentedInvitation } from "../../../domain/api/people/users.ts";
import { actionsOn } from "../../../tests/support/audit-trail.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { agentInvitations, messages } from "../../platform/db/schema/index.ts";
import { hashToken } from "../session/session-store.ts";
import { bodyPlace } from "../../platform/mail/body-place.ts";

let now = new Date("2026-11-12T15:00:00Z");
const DAY_MS = 86_400_000;

describeOnServer(
  "an invitation",
  (server) => {
    const call = async (method: "GET" | "POST" | "DELETE", url: string, payload?: object, cookie?: string) =>
      server().app.inject({
        method,
        url,
        headers: { cookie: cookie ?? (await logInAs(server().app)) },
        ...(payload ? { payload } : {}),
      });
    const invite = async (payload: object) =>
      (await call("POST", "/api/invitations", payload)).json<IssuedInvitation>();
    const find = async (id: number) =>
      (await call("GET", "/api/invitations")).json<PresentedInvitation[]>().find((row) => row.id === id);
    const codeOf = (link: string) => new URL(link).searchParams.get("invite") ?? "";
    const storedCode = async (id: number) =>
      (await server().deps.db.select().from(agentInvitations).where(eq(agentInvitations.id, id)))[0]?.invitationCode;

    it("N11: shows its link once, stores only the hash, and ends after seven days", async () => {
      const answer = await call("POST", "/api/invitations", { email: "ana@example.com", role: "trainee" });
      expect(answer.statusCode).toBe(201);
      const made = answer.json<IssuedInvitation>();
      expect(made).toMatchObject({ email: "ana@example.com", role: "trainee" });
      expect(new Date(made.expiresAt).getTime() - now.getTime()).toBe(7 * DAY_MS);
      expect(await storedCode(made.id)).toBe(hashToken(codeOf(made.link)));
      expect(await find(made.id)).toMatchObject({ status: "open", invitedBy: "admin", role: "trainee" });
      expect((await call("GET", "/api/invitations")).body).not.toContain(codeOf(made.link));
      now = new Date(now.getTime() + 7 * DAY_MS);
      expect(await find(made.id)).toMatchObject({ status: "expired" });
    });

    it("is mailed in the language chosen, its link kept out of the archive", async () => {
      const made = await invite({ email: "lupe@example.com", role: "agent", language: "es" });
      const [mail] = await server().deps.db.select().from(messages).where(eq(messages.to, "lupe@example.com"));
      expect(mail).toMatchObject({ kind: "invitation", subject: "Su invitación al portal de agentes", language: "es" });
      expect(JSON.stringify(mail)).not.toContain(codeOf(made.link));
      expect(made.link).toContain("/es/auth?invite=");
      expect(server().deps.keys.open(mail?.sealedBody ?? "", bodyPlace(mail?.externalId ?? ""))).toContain(
        codeOf(made.link),
      );
    });

    it("gets a new link when it is sent again, in the same language; the old one is void", async () => {
      const first = await invite({ email: "sam@example.com", language: "es" });
      now = new Date(now.getTime() + 8 * DAY_MS);
      const again = (await call("POST", `/api/invitations/${first.id}/resend`)).json<IssuedInvitation>();
      expect(again.link).not.toBe(first.link);
      expect(await storedCode(first.id)).toBe(hashToken(codeOf(again.link)));
      expect(await find(first.id)).toMatchObject({ status: "open", expiresAt: again.expiresAt });
      const mails = await server().deps.db.select().from(messages).where(eq(messages.to, "sam@example.com"));
      expect(mails.map((mail) => mail.language)).toEqual(["es", "es"]);
    });

    it("can be taken back until it is used, and is not sent again afterwards", async () => {
      const made = await invite({ email: "kim@example.com" });
      expect((await call("DELETE", `/api/invitations/${made.id}`)).statusCode).toBe(200);
      expect(await find(made.id)).toMatchObject({ status: "revoked" });
      const again = await call("POST", `/api/invitations/${made.id}/resend`);
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ error: "This invitation was already used or revoked." });
      expect((await call("DELETE", "/api/invitations/999999")).statusCode).toBe(404);
    });

    it("replaces an older open one for the same address", async () => {
      const first = await invite({ email: "Pat@example.com" });
      const second = await invite({ email: "pat@example.com" });
      expect(await find(first.id)).toMatchObject({ status: "revoked" });
      expect(await find(second.id)).toMatchObject({ status: "open" });
    });

    it("never gives the admin role, and needs a real address", async () => {
      const asAdmin = await call("POST", "/api/invitations", { email: "eve@example.com", role: "admin" });
      expect(asAdmin.json()).toMatchObject({ fields: { role: "Please select a role" } });
      const nowhere = await call("POST", "/api/invitations", { email: "eve" });
      expect(nowhere.json()).toMatchObject({ fields: { email: "Please enter a valid email address" } });
    });

    it("is for admins to send", async () => {
      const { cookie } = await makeUser(server(), "senior_agent");
      const denied = await call("POST", "/api/invitations", { email: "eve@example.com" }, cookie);
      expect(denied.statusCode).toBe(403);
    });

    it("D3: leaves one audit event for each change", async () => {
      const made = await invite({ email: "audit@example.com" });
      await call("POST", `/api/invitations/${made.id}/resend`);
      await call("DELETE", `/api/invitations/${made.id}`);
      expect(await actionsOn(server().deps.db, made.id, "invitation")).toEqual([
        "invitation.create",
        "invitation.resend",
        "invitation.revoke",
      ]);
    });
  },
  { clock: () => now },
);
