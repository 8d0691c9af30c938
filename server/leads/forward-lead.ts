import { eq } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../domain/fields.ts";
import { LEAD_KINDS } from "../../domain/lead-options.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { openDetails } from "./sealed-details.ts";
import { PATIENT } from "../jobs/pace.ts";

const data = z.object({
  kind: z.enum(LEAD_KINDS),
  id: rowId(),
  /** Not when it was completed meanwhile, which sends it on by itself. */
  onlyAsItCame: z.boolean().optional(),
});

const TIMEOUT_MS = 10_000;

/** Passes a stored lead on to the form service that the agency uses besides, with the field names that it expects. */
export async function forwardLead(deps: Deps, { kind, id, onlyAsItCame = false }: z.infer<typeof data>): Promise<void> {
  const url = deps.env.FORM_FORWARD_URL;
  const fields = url ? await (kind === "quote" ? quoteFields(deps, id, onlyAsItCame) : contactFields(deps, id)) : null;
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
  if (answer.status >= 400) throw Object.assign(new Error("the form service refused"), { responseCode: answer.status });
}

/** `firstName` becomes `First Name`. */
function titleCase(name: string): string {
  return name.replace(/([A-Z])/g, " $1").replace(/^./, (first) => first.toUpperCase());
}

async function quoteFields({ db, keys }: Deps, id: number, onlyAsItCame: boolean) {
  const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!quote || (onlyAsItCame && quote.completedAt)) return null;
  const { name, email, phone, zipCode, insuranceType, requestDate } = quote;
  return {
    name,
    email,
    phone,
    zipCode,
    ...openDetails(keys, quote),
    insuranceType,
    requestDate: requestDate.toISOString(),
  };
}

async function contactFields({ db }: Deps, id: number) {
  const [contact] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
  if (!contact) return null;
  const { firstName, lastName, email, phone, inquiryType, message } = contact;
  return { firstName, lastName, email, phone, inquiryType, message };
}

export const forwardLeadJob: Job<"forward-lead", z.infer<typeof data>> = {
  name: "forward-lead",
  data,
  pace: PATIENT,
  work: forwardLead,
};
