import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { expect, it } from "vitest";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { absences, requests, tasks } from "../../platform/db/schema/index.ts";
import { openLink } from "./open-link.ts";
import { stateDataWish } from "./state-data-wish.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");

describeOnServer(
  "a wish for a copy of one's data",
  (server) => {
    it("is a task for whoever stands in while the owner of the request is away", async () => {
      const { deps, app } = server();
      const [owner, substitute] = [await makeUser(server(), "agent"), await makeUser(server(), "agent")];
      const asked = { insuranceType: "auto", name: "Rosa Vela", zipCode: "77008", email: "rosa@example.com" };
      const payload = { ...asked, phone: "7135550142" };
      const sent = await app.inject({ method: "POST", url: "/api/quote-requests", payload });
      const { reference, link } = sent.json<{ reference: string; link: string }>();
      await deps.db.update(requests).set({ ownerId: owner.id }).where(eq(requests.reference, reference));
      const days = { from: "2026-11-17", to: "2026-11-18" };
      await deps.db.insert(absences).values({ userId: owner.id, ...days, substituteId: substitute.id });
      const reply = { request: { ip: "192.0.2.7", cookies: {}, headers: {} } } as unknown as FastifyReply;
      const form = { intent: "data-wish", wish: "copy" };
      const token = link.replace("/r/", "");
      const request = await openLink(deps, deps.db, token);
      await stateDataWish({ deps, request, token, form, language: "en", reply });
      expect((await deps.db.select().from(tasks)).map(({ assigneeId }) => assigneeId)).toEqual([substitute.id]);
    });
  },
  { clock: () => NOW },
);
