import { and, desc, eq, inArray } from "drizzle-orm";
import type { RecognizedCaller } from "../../../domain/api/work/calls.ts";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { NewCall } from "../../../domain/work/calls.ts";
import { mayDo } from "../../../domain/work/desk/rights.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { mayAnswer } from "../customers/may-answer.ts";
import { noteCall } from "../customers/note-call.ts";
import { recognizeCustomers } from "../customers/recognize-customers.ts";
import { changeWork } from "../desk/change-work.ts";
import { findWork } from "../desk/find-work.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { isNotToBeCalled } from "../leads/do-not-contact.ts";
import { isKept } from "../history/terms.ts";

/** Logs a call by the same rules as one that was made from the page of its request or customer. */
export async function logCall(deps: Deps, input: NewCall, caller: Caller): Promise<void> {
  const { reference, customerId, phone, ...call } = input;
  if (customerId !== undefined) return noteCall(deps, customerId, { ...call, phone }, caller);
  const which = eq(requests.reference, (reference ?? "").toUpperCase());
  const [found] = await deps.db.select({ kind: requests.kind }).from(requests).where(which);
  if (!found) throw new AppError("invalid", { fields: { reference: "validation:reference" } });
  // A call changes nothing that somebody else could have changed meanwhile, so the present version is the right one.
  const { version } = await findWork(deps.db, which);
  await changeWork(deps, found.kind, which, { version, change: { do: "call", ...call }, phone }, caller);
}

/** Maximum open requests that are offered. */
const MAX_REQUESTS = 10;

/** Finds the customers with a phone number and their open requests, and whether the number must not be called. */
export async function recognizeCaller(
  deps: Pick<Deps, "db" | "clock" | "settings">,
  phone: string,
  reader: User,
): Promise<RecognizedCaller> {
  const { db } = deps;
  const found = await recognizeCustomers(db, { phone, email: "" });
  const offered: RecognizedCaller["customers"] = [];
  for (const { id, name } of found) offered.push({ id, name, mayLog: await mayAnswer(db, id, reader) });
  return {
    doNotCall: await isNotToBeCalled(db, phone),
    customers: offered,
    requests: await openRequestsOf(
      deps,
      offered.map(({ id }) => id),
      reader,
    ),
  };
}

type OpenRequests = RecognizedCaller["requests"];
async function openRequestsOf(
  deps: { db: Database } & Pick<Deps, "clock" | "settings">,
  customerIds: number[],
  { id: readerId, role }: User,
): Promise<OpenRequests> {
  if (customerIds.length === 0) return [];
  const { kind, reference, type, stage, name, ownerId } = requests;
  const { firstName, lastName } = users;
  const rows = await deps.db
    .select({ kind, reference, type, stage, name, ownerId, owner: { firstName, lastName } })
    .from(requests)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(inArray(requests.customerId, customerIds), eq(requests.isOpen, true), isKept(deps)))
    .orderBy(desc(requests.id))
    .limit(MAX_REQUESTS);
  return rows.map(({ ownerId: ownedBy, owner, ...row }) => ({
    ...row,
    name: row.name ?? "",
    owner: owner && fullNameOf(owner),
    mayLog: mayDo(role, readerId, { kind: row.kind, stage: row.stage, ownerId: ownedBy }, "call"),
  }));
}
