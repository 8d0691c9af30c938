import { eq, sql, type SQL } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { knownLocation, locationOf, officeName } from "../../../domain/operations/settings/offices.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { isLanguage } from "../../../domain/platform/language.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { RequestCorrection } from "../../../domain/work/request-forms.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { SERVER_KINDS } from "../leads/kinds.ts";
import { respondBy } from "../leads/respond-by.ts";
import { columnsFor, fieldsOf, type RequestRow } from "../leads/stored-fields.ts";
import { followCorrection } from "./follow-correction.ts";

type Values = Record<string, string | null>;

/** The fields that are stored as `missing` when emptied. Other fields become an empty string. */
const MAY_BE_MISSING = ["name", "email", "phone"];

/**
 * Corrects the name, contact details and office of a request, and keeps the old values in its history. Rejects the correction
 * with a conflict when a colleague changed a field meanwhile. Consent belongs to a phone number: a new number has none.
 */
export async function correctLead(
  deps: Deps,
  kind: LeadKind,
  which: SQL,
  correction: RequestCorrection,
  caller: Caller,
) {
  const at = deps.clock();
  return makeChange(deps, caller, async (tx) => {
    const row = await lock(tx, which);
    const agency = deps.settings.agency();
    const stored: Values = {
      ...fieldsOf(kind, row),
      language: row.language,
      location: knownLocation(agency, row.location),
    };
    if (Object.entries(correction.from).some(([field, seen]) => (stored[field] ?? "") !== (seen ?? ""))) {
      throw new AppError("conflict");
    }
    const changed = Object.entries(correction.to as Record<string, string | undefined>).flatMap(
      ([field, value]): [string, string][] =>
        value === undefined || value === (stored[field] ?? "") ? [] : [[field, value]],
    );
    const fields = changed.map(([field]) => field);
    const result = { changed: fields };
    if (fields.length === 0) return { result, event: null };
    const after: Values = Object.fromEntries(
      changed.map(([field, value]) => [
        field,
        value === "" && MAY_BE_MISSING.includes(field) ? SERVER_KINDS[kind].missing : value,
      ]),
    );
    const before = Object.fromEntries(fields.map((field) => [field, stored[field] ?? null]));
    const isOtherNumber = "phone" in after && phoneDigits(after["phone"] ?? "") !== phoneDigits(row.phone ?? "");
    const lostConsent = isOtherNumber && row.consentId !== null ? { consentId: row.consentId } : {};
    const right = { ...stored, ...after };
    const filled = columnsFor(kind, right);
    const language = isLanguage(right.language) ? right.language : row.language;
    const moved = "location" in after ? moveTo(agency, row, after["location"] ?? "") : {};
    const columns = { ...filled, ...moved, language, details: { ...row.details, ...filled.details } };
    const [corrected] = await tx
      .update(requests)
      .set({ ...columns, ...(isOtherNumber && { consentId: null }), version: sql`${requests.version} + 1` })
      .where(eq(requests.id, row.id))
      .returning({ version: requests.version });
    await followCorrection(tx, row, { ...row, ...columns });
    const said = (values: Values) => ({
      ...values,
      ...("location" in values && { location: officeName(agency, locationOf(agency, values["location"])) }),
    });
    const data = { before: { ...said(before), ...lostConsent }, after: said(after), version: corrected?.version };
    const { customerId } = row;
    await writeDeskEvent(tx, {
      type: "corrected",
      requestId: row.id,
      customerId,
      actor: caller.actor,
      data,
      at,
    });
    const subject = { type: kind, id: row.reference };
    return { result, event: { action: `${kind}.correct`, subject, details: { changed: fields } } };
  });
}

/**
 * Returns the columns of a request that moves to another office, or to the main one by an empty id. While nobody has
 * answered it, its deadline is that of the other office, counted from when it began to wait.
 */
function moveTo(agency: Agency, row: RequestRow, id: string): Partial<RequestRow> {
  const location = knownLocation(agency, id);
  if (location === null && id !== "") throw new AppError("invalid", { fields: { "to.location": "validation:choice" } });
  const { kind, waitsSince, firstResponseAt } = row;
  if (!row.respondBy || !waitsSince || firstResponseAt) return { location };
  return { location, respondBy: respondBy(agency, kind, waitsSince, location) };
}

async function lock(tx: Database, which: SQL): Promise<RequestRow> {
  const [row] = await tx.select().from(requests).where(which).for("update");
  if (!row) throw new AppError("notFound");
  return row;
}
