import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { desc } from "drizzle-orm";
import { printableForms } from "../../../content/forms/index.ts";
import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { cleanFilename } from "../../../domain/content/forms.ts";
import { inLanguage, type Language } from "../../../domain/platform/language.ts";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { customForms, uploadedForms } from "../../platform/db/schema/index.ts";
import type { MailFile } from "../../platform/deps/messages.ts";
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

/** Loads the files to attach. A form is rendered as a PDF in the language of the message. Rejects too large a total. */
export async function openOfficeFiles(
  agency: Agency,
  tx: Database,
  ids: string[],
  language: Language,
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const id of new Set(ids)) files.push(await openFile(agency, tx, id, language));
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > ANSWER_MAX.bytes) throw new AppError("invalid", { fields: { files: "validation:answer.files" } });
  return files;
}

async function openFile(agency: Agency, tx: Database, named: string, language: Language): Promise<MailFile> {
  const [kind, id = ""] = named.split(":");
  if (kind === "upload") {
    const { filename, contentType, content } = await findUpload(tx, Number(id));
    return { name: filename, type: contentType, content };
  }
  const form = kind === "custom" ? await composedForm(tx, Number(id)) : printableForm(id, language);
  if (!form) throw new AppError("notFound");
  return { name: cleanFilename(form.title, PDF), type: PDF, content: formPdf(agency, form) };
}

function printableForm(slug: string, language: Language): FormToPrint | undefined {
  const form = printableForms.find((one) => one.slug === slug);
  return form && inLanguage(form, language);
}

async function composedForm(tx: Database, id: number): Promise<FormToPrint | undefined> {
  const form = await findCustomForm(tx, id);
  return form && { title: form.title, purpose: form.intro, sections: [{ fields: form.fields }] };
}
