import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { desc } from "drizzle-orm";
import { printableForms } from "../../../content/forms/index.ts";
import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { cleanFilename } from "../../../domain/content/forms.ts";
import type { User } from "../../../domain/people/users.ts";
import { storedId } from "../../../domain/work/answer-parts.ts";
import { inLanguage, type Language } from "../../../domain/platform/language.ts";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { customForms, uploadedForms } from "../../platform/db/schema/index.ts";
import type { AttachedFile } from "../../platform/mail/mail-files.ts";
import { findAttachedFile } from "./attached-files.ts";
import { findCustomForm } from "../../content/forms/custom-forms.ts";
import { formPdf, type FormToPrint } from "../../content/forms/form-pdf.ts";
import { findUpload } from "../../content/forms/uploaded-forms.ts";

/** Maximum files offered of each kind. */
const MAX_OFFERED = 100;
const PDF = "application/pdf";

/** Lists the files that can be attached: uploads and forms composed by staff, the newest first, and the agency's printable forms. */
export async function listOfficeFiles(tx: Database, language: Language): Promise<AnswerOptions["files"]> {
  const { id, filename, size } = uploadedForms;
  const uploads = await tx
    .select({ id, name: filename, size })
    .from(uploadedForms)
    .orderBy(desc(id))
    .limit(MAX_OFFERED);
  const composed = await tx.select().from(customForms).orderBy(desc(customForms.id)).limit(MAX_OFFERED);
  return [
    ...uploads.map((file) => ({ id: `upload:${file.id}`, name: file.name, size: file.size })),
    ...composed.map((form) => ({ id: `custom:${form.id}`, name: form.title, size: null })),
    ...printableForms.map(({ slug, title }) => ({ id: `form:${slug}`, name: title[language], size: null })),
  ];
}

type Attaching = { language: Language; actor: User };

/**
 * Loads the files to attach. A form is rendered as a PDF in the language of the message. Rejects too large a total, and
 * stored files that the author may not read.
 */
export async function openAttachedFiles(
  agency: Agency,
  tx: Database,
  ids: string[],
  attaching: Attaching,
): Promise<AttachedFile[]> {
  const files: { file: AttachedFile; size: number }[] = [];
  for (const id of new Set(ids)) files.push(await openFile(agency, tx, id, attaching));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > ANSWER_MAX.bytes) throw new AppError("invalid", { fields: { files: "validation:answer.files" } });
  return files.map(({ file }) => file);
}

async function openFile(agency: Agency, tx: Database, named: string, { language, actor }: Attaching) {
  const stored = storedId(named);
  if (stored !== null) return { file: { fileId: stored }, size: (await findAttachedFile(tx, stored, actor)).bytes };
  const [kind, id = ""] = named.split(":");
  if (kind === "upload") {
    const { filename, contentType, content, fileId, size } = await findUpload(tx, Number(id));
    if (fileId) return { file: { fileId }, size };
    if (content) return { file: { name: filename, type: contentType, content }, size };
    throw new AppError("notFound");
  }
  const form = kind === "custom" ? await composedForm(tx, Number(id)) : printableForm(id, language);
  if (!form) throw new AppError("notFound");
  const content = formPdf(agency, form);
  return { file: { name: cleanFilename(form.title, PDF), type: PDF, content }, size: content.length };
}

function printableForm(slug: string, language: Language): FormToPrint | undefined {
  const form = printableForms.find((one) => one.slug === slug);
  return form && inLanguage(form, language);
}

async function composedForm(tx: Database, id: number): Promise<FormToPrint | undefined> {
  const form = await findCustomForm(tx, id);
  return form && { title: form.title, purpose: form.intro, sections: [{ fields: form.fields }] };
}
