import { AppError } from "../../../domain/platform/errors.ts";
import { addedWords } from "../../../domain/work/private-page.ts";
import { isEmptyValue, type DetailValue } from "../../../domain/work/detail-values.ts";
import { detailsOfType } from "../../../domain/work/request-details.ts";
import { FORMS } from "../../../domain/work/request-forms.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { parse } from "../../platform/http/parse.ts";
import { translator } from "../../platform/texts.ts";
import { applyCorrection } from "../customers/apply-correction.ts";
import { notePageMessage } from "../history/page-message.ts";
import { isSentAgain } from "../page-talk/receive-message.ts";
import { lockLink } from "./open-link.ts";
import { emptyDetails } from "./present-details.ts";
import type { PrivateDeed } from "./visit.ts";

/**
 * Adds what a customer forgot: fills empty fields, and stores their words as a message in the history of the request,
 * which waits for us from then on. A field that was filled meanwhile stays as it is. The same form, sent again, changes
 * nothing.
 */
export async function addDetails({ deps, token, form, language, reply }: PrivateDeed): Promise<void> {
  const { words } = parse(addedWords, form);
  await makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const row = await lockLink(deps, tx, token);
    const given = emptyDetails(deps, row).flatMap((field): [string, unknown][] =>
      isGiven(form[field]) ? [[field, form[field]]] : [],
    );
    const values = valuesOf(parse(FORMS[row.kind].corrected.partial(), Object.fromEntries(given)));
    const fields = Object.keys(values);
    const said = words ?? translator(language)("your-request:details.words");
    if (fields.length === 0) {
      const isFilled = detailsOfType(row.kind, row.type).some((field) => isGiven(form[field]));
      if ((words || isFilled) && (await isSentAgain(tx, row.id, said, deps.clock()))) return { event: null };
      if (!words) throw new AppError("invalid", { fields: { words: "validation:required" } });
    }
    const correction = { kind: row.kind, row, values, isByCustomer: true };
    if (fields.length > 0) await applyCorrection(deps, tx, correction, { actor: null });
    await notePageMessage(deps, tx, row.id, said);
    const subject = { type: row.kind, id: row.reference };
    return { event: { action: "private-page.details", subject, details: { fields } } };
  });
}

const isGiven = (value: unknown) =>
  (typeof value === "string" && value.trim() !== "") || (Array.isArray(value) && value.length > 0);

/** Returns the fields that have a value. */
function valuesOf(parsed: Record<string, unknown>): Record<string, DetailValue> {
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, DetailValue] => {
      const value = entry[1] as DetailValue | undefined;
      return !isEmptyValue(value);
    }),
  );
}
