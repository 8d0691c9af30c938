import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { TrainingEvent } from "../../../domain/api/people/training.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, trainingEvents, users } from "../../platform/db/schema/index.ts";

describeOnServer("training events", (server) => {
  const list = async (cookie: string, language = "en") =>
    (await server().app.inject({ url: `/api/training-events?lang=${language}`, headers: { cookie } })).json<
      TrainingEvent[]
    >();
  const register = (method: "PUT" | "DELETE", id: number, cookie: string) =>
    server().app.inject({ method, url: `/api/training-events/${id}/registration`, headers: { cookie } });

  it("are five to come, in order, in the reader's language, open to every role", async () => {
    const { cookie } = await makeUser(server(), "trainee");
    const events = await list(cookie);
    expect(events.filter((e) => !e.hasStarted)).toHaveLength(5);
    expect(events.map((e) => e.startsAt)).toEqual(events.map((e) => e.startsAt).toSorted());
    expect(events[0]?.title).toBe("Portal tour for new agents");
    expect((await list(cookie, "es"))[0]?.title).toBe("Recorrido del portal para agentes nuevos");
    expect((await server().app.inject({ url: "/api/training-events" })).statusCode).toBe(401);
  });

  it("Z2: take one's own registration, once however often it is asked for, and give it back", async () => {
    const one = await makeUser(server(), "agent");
    const other = await makeUser(server(), "trainee");
    const id = (await list(one.cookie))[1]?.id ?? 0;
    await register("PUT", id, one.cookie);
    const again = await register("PUT", id, one.cookie);
    expect(again.json()).toMatchObject({ id, isRegistered: true, attendees: [{ id: one.id, name: "Test agent" }] });
    expect((await list(other.cookie))[1]).toMatchObject({
      isRegistered: false,
      attendees: [{ id: one.id, name: "Test agent" }],
    });
    expect((await register("DELETE", id, other.cookie)).json()).toMatchObject({
      attendees: [{ id: one.id, name: "Test agent" }],
    });
    expect((await register("DELETE", id, one.cookie)).json()).toMatchObject({ isRegistered: false, attendees: [] });
    const events = await server()
      .deps.db.select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, one.id))
      .orderBy(asc(auditEvents.id));
    expect(events.map((e) => e.action).filter((a) => a.startsWith("training"))).toEqual([
      "training.register",
      "training.cancel",
    ]);
  });

  it("no longer list somebody whose account was deactivated", async () => {
    const gone = await makeUser(server(), "agent");
    const { cookie } = await makeUser(server(), "agent");
    const id = (await list(cookie))[2]?.id ?? 0;
    await register("PUT", id, gone.cookie);
    await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id));
    expect((await list(cookie))[2]?.attendees).toEqual([]);
  });

  it("refuse registrations once they have started, and for what does not exist", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const past = { title: "Past", description: "Over", place: "Here", startsAt: new Date(Date.now() - 1_000) };
    const [row] = await server().deps.db.insert(trainingEvents).values(past).returning();
    const answer = await register("PUT", row?.id ?? 0, cookie);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: "This event has already started." });
    expect((await register("PUT", 999_999, cookie)).statusCode).toBe(404);
    expect((await list(cookie)).find((e) => e.id === row?.id)?.hasStarted).toBe(true);
  });

  it("carry the link to join until they are over, in the list and in the calendar file", async () => {
    const { cookie } = await makeUser(server(), "trainee");
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const meeting = { title: "Call", description: "Bring questions.", place: "Online", minutes: 30 };
    const joinUrl = "https://meet.example.com/call";
    const rows = [at(60), at(-10), at(-40)].map((startsAt) => ({ ...meeting, startsAt, joinUrl }));
    const stored = await server().deps.db.insert(trainingEvents).values(rows).returning();
    const events = await list(cookie, "es");
    const shown = stored.map(({ id }) => events.find((event) => event.id === id)?.joinUrl);
    expect(shown).toEqual([joinUrl, joinUrl, null]);
    const url = `/api/training-events/${stored[0]?.id}/calendar?lang=es`;
    const lines = parseCalendar((await server().app.inject({ url, headers: { cookie } })).body);
    expect(lines).toMatchObject({
      LOCATION: "Online",
      DESCRIPTION: `Bring questions.\\n\\nEntrar en línea: ${joinUrl}`,
    });
    expect(Object.values(lines)).toContain(joinUrl);
    await server().deps.db.delete(trainingEvents).where(eq(trainingEvents.joinUrl, joinUrl));
  });

  it("come as a calendar file with the same id each time and times in UTC", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const event = (await list(cookie)).find((e) => !e.hasStarted);
    if (!event) throw new Error("no event");
    const url = `/api/training-events/${event.id}/calendar`;
    const read = async (language: string) =>
      server().app.inject({ url: `${url}?lang=${language}`, headers: { cookie } });
    const answer = await read("en");
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["content-disposition"]).toContain('attachment; filename="Portal tour for new agents.ics"');
    const lines = parseCalendar(answer.body);
    const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
    const start = new Date(event.startsAt);
    expect(lines).toMatchObject({
      DTSTART: stamp(start),
      DTEND: stamp(new Date(start.getTime() + event.minutes * 60_000)),
      SUMMARY: event.title,
      LOCATION: event.place.replace(",", "\\,"),
    });
    expect(parseCalendar((await read("es")).body)["UID"]).toBe(lines["UID"]);
  });
});

/** Parses a calendar file into its unfolded lines by property name. */
function parseCalendar(file: string): Record<string, string> {
  expect(file.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  return Object.fromEntries(lines.map((line) => [line.split(/[:;]/, 1)[0], line.slice(line.indexOf(":") + 1)]));
}
