import { and, eq } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { dollars } from "../../../domain/platform/dollars.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { sayType } from "../../../domain/work/say-type.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { PlaceholderValues } from "../../../domain/platform/placeholders.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers, premiums, requests } from "../../platform/db/schema/index.ts";
import { fieldsOf } from "../leads/stored-fields.ts";
import { locationOf } from "../../../domain/operations/settings/offices.ts";
import { officeHours } from "../../platform/mail/office-hours.ts";
import { translator } from "../../platform/texts.ts";

/** The recipient of a message: a request or a customer, by its database id. */
export type Correspondent = { kind: LeadKind | "customer"; id: number };
type Agent = { firstName: string; lastName: string };

/** Loads the placeholder values of a correspondent for templates, in a language. Leaves out empty values. */
export async function placeholderValues(
  agency: Agency,
  tx: Database,
  to: Correspondent,
  agent: Agent,
  language: Language,
): Promise<PlaceholderValues> {
  const { location = null, ...own } =
    to.kind === "customer" ? await ofCustomer(tx, to.id) : await ofRequest(tx, to.kind, to.id, language);
  const office = locationOf(agency, location);
  const known = {
    agent: `${agent.firstName} ${agent.lastName}`.trim(),
    agency: agency.name,
    officePhone: localPhone(office.phone),
    officeHours: officeHours(office, language),
    ...own,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

const firstOf = (name: string | null) => name?.trim().split(/\s+/, 1)[0] ?? "";

/** The placeholder values of a correspondent, and the office of a request, by whose hours it is answered. */
type OwnValues = PlaceholderValues & { location?: string | null };

async function ofRequest(tx: Database, kind: LeadKind, id: number, language: Language): Promise<OwnValues> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id));
  if (!row) return {};
  const { name, reference, type, location } = row;
  const fields: Partial<Record<string, unknown>> = fieldsOf(kind, row);
  return {
    location,
    name: name ?? "",
    firstName: typeof fields["firstName"] === "string" ? fields["firstName"] : firstOf(name),
    reference,
    type: sayType(translator(language), type) ?? "",
    ...(KINDS[kind].isSale && { premium: await chosenPremium(tx, id, language) }),
  };
}

async function ofCustomer(tx: Database, id: number): Promise<OwnValues> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id));
  return row ? { name: row.name, firstName: firstOf(row.name) } : {};
}

/** Returns the text for the chosen premium; empty when none is chosen. */
async function chosenPremium(tx: Database, requestId: number, language: Language): Promise<string> {
  const [row] = await tx
    .select()
    .from(premiums)
    .where(and(eq(premiums.requestId, requestId), eq(premiums.isChosen, true)));
  if (!row) return "";
  const { carrier, cents, months } = row;
  return translator(language)("mail:answer.premium", { carrier, amount: dollars(cents, language), count: months });
}
