import type { ShownStatement } from "../../../domain/api/operations/go-live.ts";
import type { StatedFact } from "../../../domain/operations/go-live/law-lines.ts";
import {
  STATEMENT_NAMES,
  statementKind,
  type StatementName,
} from "../../../domain/operations/go-live/statement-names.ts";
import { statement, type Statement } from "../../../domain/operations/go-live/statements.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { addEntry, newestEntries } from "./entries.ts";
import { textsForCounsel } from "./texts-for-counsel.ts";

type Stated = StatedFact & { at: Date };
export type StatementNeeds = Pick<Deps, "db" | "clock" | "recordEvent" | "settings" | "content">;

/** Reads the statements in force. A withdrawn one has an entry without a value. */
export async function readStatements(db: Database): Promise<Partial<Record<StatementName, Stated>>> {
  const entries = await newestEntries(db, "statement");
  const stated: Partial<Record<StatementName, Stated>> = {};
  for (const name of STATEMENT_NAMES) {
    const entry = entries.get(name);
    const parsed = statement.safeParse(entry?.value);
    if (!entry || !parsed.success) continue;
    const ofTexts = valueIn(entry.value, "ofTexts");
    stated[name] = {
      ...parsed.data,
      ofTexts: typeof ofTexts === "string" ? ofTexts : null,
      by: entry.by,
      at: entry.at,
    };
  }
  return stated;
}

/** Presents a statement to admins. */
export function presentStatement({ on, choice, note, by, at }: Stated): ShownStatement {
  return { on, choice, note, by, at: at.toISOString() };
}

/** Records what an admin states about the agency. A day to come cannot be stated. */
export async function makeStatement(
  deps: StatementNeeds,
  name: StatementName,
  stated: Statement,
  caller: Caller,
): Promise<void> {
  const { timezone } = deps.settings.agency();
  const [today = ""] = officeStamp(deps.clock(), timezone).split(" ");
  if (stated.on > today) {
    throw new AppError("invalid", { fields: { on: "validation:notFuture" } });
  }
  const ofTexts = statementKind(name).isOfTexts
    ? textsForCounsel(deps.settings.agency(), deps.content.current())
    : null;
  await makeChange(deps, caller, async (tx) => {
    const value = { ...stated, ...(ofTexts && { ofTexts }) };
    await addEntry(tx, { kind: "statement", name, value, at: deps.clock(), byId: caller.actor.id });
    const details = { date: stated.on, ...(stated.choice && { choice: stated.choice }) };
    return { event: { action: "go-live.state", subject: { type: "statement", id: name }, details } };
  });
}

/** Withdraws a statement; nothing happens where there is none. */
export async function withdrawStatement(deps: StatementNeeds, name: StatementName, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    if (!(await readStatements(tx))[name]) return { event: null };
    await addEntry(tx, { kind: "statement", name, value: {}, at: deps.clock(), byId: caller.actor.id });
    return { event: { action: "go-live.withdraw", subject: { type: "statement", id: name } } };
  });
}
