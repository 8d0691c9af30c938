import { momentOf } from "../domain/platform/wall-clock.ts";
import type { ViewFilters } from "../domain/work/desk/own-views.ts";
import { dayLater } from "../domain/work/morning/periods.ts";
import type { Database } from "../server/platform/db/client.ts";
import { absences, bookings, deskEvents, deskViews, policies, tasks } from "../server/platform/db/schema/index.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";
import { todayAt } from "../server/work/tasks/read-tasks.ts";
import type { DemoDesk } from "./demo-events.ts";
import type { DemoDeps } from "./open-demo.ts";

type NewTask = Omit<typeof tasks.$inferInsert, "dueOn"> & { dueOn: string };

/** Adds tasks of every sort: one's own, of a role, of anybody, repeating, overdue, done, about a request or a customer. */
export async function addTasks(
  deps: DemoDeps,
  tx: Database,
  { viewer, colleague, rosa, linda }: DemoDesk & { rosa: RequestRow; linda: RequestRow },
): Promise<void> {
  const today = todayAt(deps);
  const { timezone } = deps.settings.agency();
  const mine = { assigneeId: viewer.id };
  const weekly = { repeats: "weekly", repeatsSince: dayLater(today, 1), dueOn: dayLater(today, 1) } as const;
  const policy = rosa.customerId ? await addPolicy(tx, rosa.customerId, viewer.id, today) : {};
  const list: NewTask[] = [
    {
      what: "Call Rosa Vela about the deductible",
      ...mine,
      dueOn: today,
      dueAt: momentOf(`${today}T16:00`, timezone),
      requestId: rosa.id,
    },
    { what: "Send Linda Nguyen the application", ...mine, dueOn: dayLater(today, -2), requestId: linda.id },
    { what: "Follow up", ...mine, dueOn: dayLater(today, 2), requestId: linda.id, isFollowUp: true },
    { what: "Renewal: Rosa Vela, Lone Star Mutual, $1,284.00", ...mine, dueOn: today, ...policy },
    { what: "Open the letters", role: "agent", dueOn: today, repeats: "daily", repeatsSince: today },
    { what: "Look at the renewals of the next 60 days", role: "senior_agent", ...weekly },
    {
      what: `${linda.reference}: make sure who asks, then hand over a copy of their data`,
      ...mine,
      dueOn: dayLater(today, 44),
      requestId: linda.id,
      dataWish: "copy",
    },
    { what: "Order brochures", dueOn: dayLater(today, 5) },
    { what: "Ask the carrier for new codes", assigneeId: colleague.id, dueOn: dayLater(today, 3) },
    { what: "Send the welcome letter", ...mine, dueOn: dayLater(today, -1), doneAt: deps.clock(), doneById: viewer.id },
  ];
  const rows = await tx
    .insert(tasks)
    .values(list.map((task) => ({ ...task, createdById: colleague.id, createdAt: rosa.requestDate })))
    .returning();
  const made = rows.map(({ id, what, requestId, customerId }) => ({
    type: "task" as const,
    requestId,
    customerId,
    taskId: id,
    actorId: colleague.id,
    data: { deed: "made", what, about: { kind: "task", id } },
    at: rosa.requestDate,
    place: 0n,
  }));
  await tx.insert(deskEvents).values(made);
}

/** Adds a policy that renews soon; returns the columns of the task to renew it. */
async function addPolicy(tx: Database, customerId: number, ownerId: number, today: string) {
  const renewsOn = dayLater(today, 40);
  const [row] = await tx
    .insert(policies)
    .values({
      customerId,
      carrier: "Lone Star Mutual",
      number: "D-204418",
      line: "home",
      effectiveOn: dayLater(today, -325),
      renewsOn,
      premiumCents: 128_400,
      ownerId,
      renewalTaskFor: renewsOn,
    })
    .returning({ id: policies.id });
  return { customerId, policyId: row?.id ?? null, renewalOn: renewsOn };
}

/** Adds a call that the customer booked with the viewer for the next weekday, and a visit that was last week. */
export async function addBookings(
  deps: DemoDeps,
  tx: Database,
  { viewer, rosa, linda }: Pick<DemoDesk, "viewer"> & { rosa: RequestRow; linda: RequestRow },
): Promise<void> {
  const agency = deps.settings.agency();
  const { timezone } = agency;
  const today = todayAt(deps);
  const isWorkday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() % 6 !== 0;
  const next = [1, 2, 3].map((days) => dayLater(today, days)).find(isWorkday) ?? today;
  const common = { userId: viewer.id, location: agency.locations[0].id, createdAt: rosa.requestDate };
  const call = { ...common, requestId: rosa.id, way: "callback", language: "en" } as const;
  const visit = { ...common, requestId: linda.id, way: "visit", language: "en" } as const;
  const made = await tx
    .insert(bookings)
    .values([
      { ...call, startsAt: momentOf(`${next}T11:00`, timezone) },
      { ...visit, startsAt: momentOf(`${dayLater(today, -2)}T15:30`, timezone) },
    ])
    .returning();
  const owner = { id: viewer.id, name: `${viewer.firstName} ${viewer.lastName}` };
  const events = made.map(({ requestId, way, startsAt }) => {
    const data = { deed: "made", way, startsAt: startsAt.toISOString(), owner };
    return { type: "booking" as const, requestId, data, at: rosa.requestDate, place: 0n };
  });
  await tx.insert(deskEvents).values(events);
}

/** Adds days away of the colleague in two weeks, with the viewer as substitute. */
export async function addAbsence(deps: DemoDeps, tx: Database, { viewer, colleague }: DemoDesk): Promise<void> {
  const today = todayAt(deps);
  const days = { from: dayLater(today, 14), to: dayLater(today, 18) };
  await tx.insert(absences).values({ ...days, userId: colleague.id, substituteId: viewer.id });
}

/** Adds views that the viewer keeps; the first is shared with everybody. */
export async function addOwnViews(tx: Database, { viewer, office }: DemoDesk): Promise<void> {
  const shared: { name: string; filters: ViewFilters } = office
    ? { name: "Galveston, open", filters: { office, stage: "new" } }
    : { name: "Spanish, not answered", filters: { language: "es", answered: "no" } };
  await tx.insert(deskViews).values([
    { ...shared, userId: viewer.id, kind: "quote", isShared: true },
    { name: "Mine, quoted", filters: { stage: "quoted", owner: "me" }, userId: viewer.id, kind: "quote" },
  ]);
}
