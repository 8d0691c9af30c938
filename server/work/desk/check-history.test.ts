import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { messages, requests, users } from "../../platform/db/schema/index.ts";
import { reportHealth } from "../../operations/health/report.ts";
import { compareAll, compareLately } from "../history/compare-all.ts";
import { allRequests } from "../history/compare-history.ts";
import { checkHistory } from "./check-history.ts";
import { textWith } from "../../../tests/support/matchers.ts";

const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550142" };

describeOnServer("the history of requests", (server) => {
  const send = (url: string, payload: object, cookie = "") =>
    server().app.inject({ method: "POST", url: `/api/${url}`, payload, headers: { cookie } });

  it("proves what is stored, and names what differs from it, to admins too", async () => {
    const { deps, app } = server();
    const cookie = await logInAs(app);
    const make = async (lastName: string) => {
      const { reference } = (await send("contact-requests", { ...person, lastName })).json<{ reference: string }>();
      return reference;
    };
    const [worked, wrong] = [await make("Worked"), await make("Wrong")];
    const change = { do: "stage", stage: "contacted" };
    const answer = await send(`contact-requests/${worked}/work`, { version: 0, change }, cookie);
    expect(answer.statusCode).toBe(200);
    await checkHistory(deps);
    expect(await compareLately(deps)).toEqual({ requests: 2, differences: [], areTotalsRight: true });
    expect(await deps.db.select().from(messages).where(eq(messages.kind, "history-differs"))).toEqual([]);

    await deps.db
      .update(requests)
      .set({ stage: "contacted", waitsFor: "customer" })
      .where(eq(requests.reference, wrong));
    await deps.db.update(requests).set({ ownerId: null }).where(eq(requests.reference, worked));
    const differences = [
      { reference: wrong, differs: ["stage", "wait"] },
      { reference: worked, differs: ["owner"] },
    ];
    expect((await compareAll(deps.db, allRequests(deps.db))).differences).toEqual(differences.toReversed());
    await deps.db.update(users).set({ email: "admin@example.com", language: "es" }).where(eq(users.username, "admin"));
    await checkHistory(deps);
    const [mail] = await deps.db.select().from(messages).where(eq(messages.kind, "history-differs"));
    expect(mail).toMatchObject({ to: "admin@example.com" });
    expect(mail?.text).toContain(`${worked} (responsable)`);
    const { checks } = await reportHealth(deps, "en");
    expect(checks.find(({ name }) => name === "history")).toMatchObject({
      state: "fail",
      text: textWith(`${wrong} (stage, whom it waits for)`),
    });
  });
});
