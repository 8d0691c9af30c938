import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { filterFields, pick, type FieldUse } from "../../../domain/work/request-fields.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { FIELDS } from "../../../domain/work/request-forms.ts";
import { SERVER_KINDS } from "./kinds.ts";
import { openDetails } from "./sealed-details.ts";
import { fieldsOf, furtherDetails, hasKindAndNumber } from "./stored-fields.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";

const data = z.object({
  kind: z.enum(LEAD_KINDS),
  id: rowId(),
  /** Skips the lead when it was completed meanwhile: the completion forwards it with a job of its own. */
  onlyAsItCame: z.boolean().optional(),
});

const TIMEOUT_MS = 10_000;

/** Forwards a stored lead to the external form service of the agency, with the field names that the service expects. */
export async function forwardLead(deps: Deps, lead: z.infer<typeof data>): Promise<void> {
  const url = deps.env.FORM_FORWARD_URL;
  const fields = url ? await forwardedFields(deps, lead) : null;
  if (!url || !fields) return;
  const named = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const body = new URLSearchParams([
    ...named.map(([name, value]) => [titleCase(name), String(value)]),
    ["_honey", ""],
    ["_captcha", "false"],
  ]);
  const answer = await fetch(url, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "manual",
  });
  await readToEnd(answer);
  if (answer.status >= 400) throw Object.assign(new Error("the form service refused"), { responseCode: answer.status });
}

/** Reads the response body to its end and discards it. Until then the connection cannot be reused. */
async function readToEnd({ body }: Response): Promise<void> {
  // The status already tells whether the lead was accepted: an error while reading the body must not cause a retry.
  await body?.pipeTo(new WritableStream()).catch(() => undefined);
}

/** Turns a camel-case field name into a title: `firstName` becomes `First Name`. */
function titleCase(name: string): string {
  return name.replace(/([A-Z])/g, " $1").replace(/^./, (first) => first.toUpperCase());
}

/** Returns the fields of a lead to forward, in order. Null when the lead is gone or was completed meanwhile. */
async function forwardedFields(
  { db, keys }: Deps,
  { kind, id, onlyAsItCame = false }: z.infer<typeof data>,
): Promise<Record<string, unknown> | null> {
  const uses = FIELDS[kind];
  const { hasDetails } = KINDS[kind];
  const { forwardsDate } = SERVER_KINDS[kind];
  const [lead] = await db.select().from(requests).where(hasKindAndNumber({ kind, id }));
  if (!lead || (onlyAsItCame && lead.completedAt)) return null;
  const those = (when: FieldUse["forwarded"]) =>
    pick<Record<string, unknown>, string>(
      fieldsOf(kind, lead),
      filterFields<string>(uses, ({ forwarded }) => forwarded === when),
    );
  return {
    ...those("in order"),
    ...(hasDetails && openDetails(keys, { reference: lead.reference, details: furtherDetails(kind, lead) })),
    ...those("last"),
    ...(forwardsDate && { requestDate: lead.requestDate.toISOString() }),
  };
}

export const forwardLeadJob: Job<"forward-lead", z.infer<typeof data>> = {
  name: "forward-lead",
  data,
  pace: PATIENT,
  work: forwardLead,
};
