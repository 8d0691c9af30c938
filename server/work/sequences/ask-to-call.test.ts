import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { absences, customers, deskEvents, requests, tasks, users } from "../../platform/db/schema/index.ts";
import { doStep } from "./do-step.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");
let made = 0;

describeOnServer(
  "the call that a sequence asks for",
  (server) => {
    const db = () => server().deps.db;
    let heirId = 0;
    beforeAll(async () => void (heirId = (await makeUser(server(), "agent")).id));

    /** Runs the step of a request whose customer somebody took over. Returns its task, and the data of its event. */
    async function ask(ownerId: number | null) {
      const [customer] = await db()
        .insert(customers)
        .values({ name: "Rosa Vela", language: "en", ownerId: heirId })
        .returning();
      const reference = `Q-STEP${made++}`;
      const came = { reference, contentHash: reference, requestDate: NOW, lastUsedAt: NOW };
      const [request] = await db()
        .insert(requests)
        .values(quoteRow({ ...came, ownerId, customerId: customer?.id ?? 0 }))
        .returning();
      const requestId = request?.id ?? 0;
      const begun = { id: 1, sequenceId: 1, requestId, startedAt: NOW, nextStep: 0, nextAt: NOW };
      const run = { ...begun, endedAt: null, end: null };
      const step = { day: 1, do: "call", templateId: null } as const;
      await db().transaction((tx) => doStep(server().deps, tx, { run, step, name: "After a quote" }));
      const [task] = await db().select().from(tasks).where(eq(tasks.requestId, requestId));
      const [event] = await db().select().from(deskEvents).where(eq(deskEvents.requestId, requestId));
      return { assigneeId: task?.assigneeId, what: task?.what, data: event?.data };
    }
    /** Makes an agent who is away today. */
    async function absent(substituteId: number | null) {
      const { id: userId } = await makeUser(server(), "agent");
      await db().insert(absences).values({ userId, from: "2026-11-17", to: "2026-11-18", substituteId });
      return userId;
    }

    it("is for the owner of the request, or for anybody when nobody has it", async () => {
      const { id } = await makeUser(server(), "agent");
      expect((await ask(id)).assigneeId).toBe(id);
      expect((await ask(null)).assigneeId).toBeNull();
    });

    it("is for whoever stands in while the owner is away, in their language, or else for anybody", async () => {
      const { id } = await makeUser(server(), "agent");
      await db().update(users).set({ language: "es" }).where(eq(users.id, id));
      const owner = { id, name: "Test agent" };
      const data = { owner, absent: { name: "Test agent" } };
      const what = "Llamar (After a quote)";
      expect(await ask(await absent(id))).toMatchObject({ assigneeId: id, what, data });
      expect(await ask(await absent(null))).toMatchObject({ assigneeId: null, data: { ...data, owner: null } });
    });

    it("is for whoever took the customer over when the owner has left", async () => {
      const { id } = await makeUser(server(), "agent");
      await db().update(users).set({ isActive: false }).where(eq(users.id, id));
      const absentee = { name: "Test agent", hasLeft: true };
      expect(await ask(id)).toMatchObject({ assigneeId: heirId, data: { absent: absentee } });
    });
  },
  { clock: () => NOW },
);
