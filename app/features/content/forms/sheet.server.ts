import { data as withStatus } from "react-router";
import { printableForms } from "../../../../content/forms/index.ts";
import type { CustomForm } from "../../../../domain/content/forms.ts";
import { inLanguage, isLanguage, type Language } from "../../../../domain/platform/language.ts";
import { localPhone } from "../../../../domain/platform/phone.ts";
import { portalPage } from "../../../lib/guard.server.ts";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";
import type { Sheet, SheetContent } from "./sheet.ts";

/** Returns the content of a printable form in one language. */
export function printableSheet(slug: string, language: Language): SheetContent | undefined {
  const form = printableForms.find((f) => f.slug === slug);
  if (!form) return undefined;
  const { title, purpose, sections } = inLanguage(form, language);
  return {
    title,
    intro: purpose,
    sections: sections.map(({ heading, text = null, repeat = 1, fields }) => ({
      heading,
      text,
      repeat,
      fields: fields.map(({ kind, label, options = [] }) => ({ kind, label, options })),
    })),
  };
}

/** Returns the content of a custom form as it was typed, in whatever language. */
export function composedSheet({ title, intro, fields }: CustomForm): SheetContent {
  const section = { heading: null, text: null, repeat: 1, fields: fields.map((f) => ({ ...f, options: [] })) };
  return { title, intro: intro ?? null, sections: [section] };
}

/** Loads the page of a printable form, in the language of the URL (the customer's) or of the reader. */
export async function sheetPage(
  args: PageArgs,
  find: (language: Language) => SheetContent | undefined | Promise<SheetContent | undefined>,
) {
  const { services, language: own } = servicesOf(args);
  const asked = args.url.searchParams.get("language");
  const language = isLanguage(asked) ? asked : own;
  const { data: page, init } = await portalPage(args, "/agent-tools", ["forms"], async () => {
    const content = await find(language);
    if (!content) throw new Response(null, { status: 404 });
    return { ...content, language, letterhead: letterhead(services, language) };
  });
  const sheet: Sheet | null = page.data;
  return withStatus({ ...page, sheet, seo: { ...page.seo, title: sheet?.title ?? page.seo.title } }, init ?? undefined);
}

function letterhead(services: ReturnType<typeof servicesOf>["services"], language: Language) {
  const { name, phone, email, licenseNumber, address } = services.agency();
  const { street, city, state, zip } = address;
  return {
    name,
    lines: [`${street}, ${city}, ${state} ${zip}`, `${localPhone(phone)} · ${email}`],
    license: services.translate(language, "forms:sheet.license", { number: licenseNumber }),
    dateFormat: services.translate(language, "forms:sheet.dateFormat"),
  };
}
