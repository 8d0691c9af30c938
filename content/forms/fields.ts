import type { Localized } from "../../domain/platform/language.ts";
import type { FormFieldSeed, FormSectionSeed } from "../types.ts";

/** Helpers that build the fields of a form; the English text comes first. */

export const say = (en: string, es: string): Localized => ({ en, es });

const field = (kind: FormFieldSeed["kind"]) => (en: string, es: string) => ({ kind, label: { en, es } });
export const text = field("text");
export const long = field("long");
export const date = field("date");
export const check = field("checkbox");
export const sign = field("signature");

export const choice = (en: string, es: string, options: Localized[]): FormFieldSeed => ({
  kind: "choice",
  label: { en, es },
  options,
});

export const yesNo = (en: string, es: string) => choice(en, es, [say("Yes", "Sí"), say("No", "No")]);

/** The section about the customer and how to reach them. */
export const customer: FormSectionSeed = {
  heading: say("Customer", "Cliente"),
  fields: [
    text("Full name", "Nombre completo"),
    date("Date of birth", "Fecha de nacimiento"),
    text("Phone", "Teléfono"),
    text("Email", "Correo electrónico"),
    text("Street address", "Domicilio"),
    text("City, state, ZIP", "Ciudad, estado, código postal"),
  ],
};

/** The section about the policy that a request concerns. */
export const policy: FormSectionSeed = {
  heading: say("Policy", "Póliza"),
  fields: [
    text("Named insured", "Asegurado nombrado"),
    text("Policy number", "Número de póliza"),
    text("Insurance company", "Aseguradora"),
    text("Phone", "Teléfono"),
    text("Email", "Correo electrónico"),
    date("Date of this request", "Fecha de esta solicitud"),
  ],
};

/** The section about the business behind a policy or an application. */
export const business: FormSectionSeed = {
  heading: say("Business", "Negocio"),
  fields: [
    text("Legal name", "Nombre legal"),
    text("Name used with customers (DBA)", "Nombre comercial (DBA)"),
    text("Contact person", "Persona de contacto"),
    text("Phone", "Teléfono"),
    text("Email", "Correo electrónico"),
    text("Address", "Domicilio"),
  ],
};

/** Builds the section of signatures at the foot, with the statement that the customer signs. */
export function signatures(en: string, es: string): FormSectionSeed {
  return {
    heading: say("Signatures", "Firmas"),
    text: { en, es },
    fields: [
      sign("Customer's signature", "Firma del cliente"),
      date("Date", "Fecha"),
      sign("Agent's signature", "Firma del agente"),
      date("Date", "Fecha"),
    ],
  };
}
