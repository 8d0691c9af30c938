import type { PgInsertValue } from "drizzle-orm/pg-core";
import { waitOfNew } from "../../domain/work/desk/waits.ts";
import type { LeadKind } from "../../domain/work/request-kinds.ts";
import { filterFields } from "../../domain/work/request-fields.ts";
import type { requests } from "../../server/platform/db/schema/index.ts";
import { FIELDS, type FieldsOf } from "../../domain/work/request-forms.ts";
import { nextNumber } from "../../server/work/leads/kinds.ts";
import { columnsFor } from "../../server/work/leads/stored-fields.ts";

type Stored = typeof requests.$inferInsert;
export type QuoteValues = Values<"quote">;
export type ContactValues = Values<"contact">;
type ServiceValues = Values<"service">;
type Values<K extends LeadKind> = Partial<FieldsOf<K>> & Omit<Stored, "kind" | "number" | "type" | "name" | "sortName">;

/** Makes the row of a request from the fields of its form. */
function rowOf<K extends LeadKind>(kind: K, values: Values<K>): PgInsertValue<typeof requests> {
  const fields = filterFields<string>(FIELDS[kind]);
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)));
  const columns = columnsFor(kind, values);
  const details = { ...columns.details, ...values.details };
  const wait = isUntouched(values) ? waitOfNew({ ...values, respondBy: values.respondBy ?? null }) : {};
  return { ...wait, ...(rest as unknown as Stored), ...columns, details, kind, number: nextNumber(kind) };
}

/** Returns true for a request that nobody has worked on yet: it waits for us. */
const isUntouched = ({ isSuspect, stage = "new", firstResponseAt }: Partial<Stored>) =>
  !isSuspect && stage === "new" && !firstResponseAt;

/** Makes the row of a quote request. */
export const quoteRow = (values: QuoteValues) => rowOf("quote", { insuranceType: "auto", zipCode: "77008", ...values });

/** Makes the row of a contact request. */
export const contactRow = (values: ContactValues) =>
  rowOf("contact", { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550190", ...values });

/** Makes the row of a service request. */
export const serviceRow = (values: ServiceValues) =>
  rowOf("service", {
    subject: "id-card",
    firstName: "Rosa",
    lastName: "Vela",
    email: "rosa@example.com",
    phone: "7135550190",
    ...values,
  });
