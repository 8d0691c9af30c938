import type { FormFieldKind } from "../../../../domain/content/forms.ts";
import type { Language } from "../../../../domain/platform/language.ts";

/** The parts of a printable form, in one language. */

export type SheetField = {
  kind: FormFieldKind;
  label: string;
  options: string[];
};

export type SheetSection = { heading: string | null; text: string | null; repeat: number; fields: SheetField[] };

export type SheetContent = { title: string; intro: string | null; sections: SheetSection[] };

export type Sheet = SheetContent & {
  language: Language;
  letterhead: { name: string; lines: string[]; license: string; dateFormat: string };
};
