import { desc, eq, lt } from "drizzle-orm";
import type { PresentedCustomForm } from "../../../domain/api/content/forms.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { CustomForm, CustomFormChange } from "../../../domain/content/forms.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { customForms } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Page } from "../../platform/http/paging.ts";

type Row = typeof customForms.$inferSelect;

function presentCustomForm({ id, title, intro, fields, createdAt }: Row): PresentedCustomForm {
  return { id, title, intro, fields, createdAt: createdAt.toISOString(), version: versionOf([title, intro, fields]) };
}

const valuesOf = ({ title, intro, fields }: CustomForm) => ({ title, intro: intro ?? null, fields });
const subjectOf = (id: number) => ({ type: "custom-form", id });

/** Lists custom forms, newest first, with keyset pagination by id. */
export async function listCustomForms(db: Database, page: Page): Promise<PresentedCustomForm[]> {
  const rows = await db
    .select()
    .from(customForms)
    .where(page.before ? lt(customForms.id, page.before) : undefined)
    .orderBy(desc(customForms.id))
    .limit(page.limit);
  return rows.map(presentCustomForm);
}

/** Finds one custom form for printing. */
export async function findCustomForm(db: Database, id: number): Promise<CustomForm | undefined> {
  const [row] = await db.select().from(customForms).where(eq(customForms.id, id));
  return row && { title: row.title, intro: row.intro ?? undefined, fields: row.fields };
}

/** Stores a custom form. */
export async function createCustomForm(deps: Deps, form: CustomForm, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    const [row] = await tx
      .insert(customForms)
      .values({ ...valuesOf(form), createdBy: caller.actor.id, createdAt: deps.clock() })
      .returning();
    if (!row) throw new Error("form was not stored");
    return { result: presentCustomForm(row), event: { action: "custom-form.create", subject: subjectOf(row.id) } };
  });
}

/** Replaces a custom form by a new version: a conflict when somebody replaced it since it was read. */
export async function replaceCustomForm(
  deps: Deps,
  id: number,
  { version, ...form }: CustomFormChange,
  caller: Caller,
) {
  return makeChange(deps, caller, async (tx) => {
    const [before] = await tx.select().from(customForms).where(eq(customForms.id, id)).for("update");
    if (!before) throw new AppError("notFound");
    if (presentCustomForm(before).version !== version) throw new AppError("conflict");
    const [row] = await tx.update(customForms).set(valuesOf(form)).where(eq(customForms.id, id)).returning();
    if (!row) throw new AppError("notFound");
    return { result: presentCustomForm(row), event: { action: "custom-form.change", subject: subjectOf(id) } };
  });
}

/** Deletes a custom form. */
export async function deleteCustomForm(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const [row] = await tx.delete(customForms).where(eq(customForms.id, id)).returning({ id: customForms.id });
    if (!row) throw new AppError("notFound");
    return { event: { action: "custom-form.delete", subject: subjectOf(id) } };
  });
}
