import type { Localized } from "../platform/language.ts";
import type { Declinable } from "./offer-coverages.ts";

/**
 * The version of the texts that a customer agrees to beside offers. They are part of the rules, not of the interface: a
 * record keeps the text itself with its version and hash. An edited text is a new version.
 */
export const OFFER_TEXT_VERSION = "2026-11-18";

/** The text of a wish: what it is, and what it is not (decision 66). */
export const WISH_TEXT: Localized = {
  en: "This is a wish, not a contract. Nothing is bought, changed or covered by it. {{agency}} applies to the insurer for you, the insurer decides (underwriting), and coverage begins only when the insurer confirms it.",
  es: "Esto es un deseo, no un contrato. Con él no se compra, no se cambia y no queda cubierto nada. {{agency}} presenta la solicitud a la aseguradora, la aseguradora decide (evaluación de riesgo), y la cobertura empieza solo cuando la aseguradora la confirma.",
};

/** The text that a customer acknowledges for each coverage that the wished offer leaves out. */
export const DECLINED_TEXTS: Record<Declinable, Localized> = {
  "um-uim": {
    en: "I was offered uninsured and underinsured motorist coverage (UM/UIM). It pays when a driver without insurance, or with too little of it, hurts me or my passengers or damages my car. I do not want it with this offer.",
    es: "Me ofrecieron la cobertura contra conductores sin seguro o con seguro insuficiente (UM/UIM). Paga cuando un conductor sin seguro, o con muy poco, me lesiona a mí o a mis pasajeros o daña mi auto. No la quiero con esta oferta.",
  },
  pip: {
    en: "I was offered personal injury protection (PIP). It pays medical bills and part of the lost income of me and my passengers after a crash, whoever caused it. I do not want it with this offer.",
    es: "Me ofrecieron la protección contra lesiones personales (PIP). Paga los gastos médicos y parte de los ingresos perdidos de mis pasajeros y míos después de un choque, sin importar quién lo causó. No la quiero con esta oferta.",
  },
  flood: {
    en: "I know that this offer does not pay for damage by flood or rising water, that flood insurance is a policy of its own, and that it usually begins only after a waiting period. I do not want it now.",
    es: "Sé que esta oferta no paga daños por inundación ni por agua que sube, que el seguro contra inundaciones es una póliza aparte y que por lo general empieza solo después de un período de espera. No lo quiero por ahora.",
  },
  umbrella: {
    en: "I was told about umbrella insurance. It adds liability coverage above the limits of this offer, for a loss that is larger than they are. I do not want it now.",
    es: "Me explicaron la póliza paraguas. Agrega responsabilidad civil por encima de los límites de esta oferta, para un daño que los rebase. No la quiero por ahora.",
  },
};

/** The sentence that ends every acknowledgement. */
export const NO_FORM_TEXT: Localized = {
  en: "This record does not replace the insurer's own form. Where Texas law asks for a rejection in writing, I sign that form, too, and until then the coverage stays as the law provides.",
  es: "Este registro no reemplaza el formulario de la aseguradora. Donde la ley de Texas pide un rechazo por escrito, también firmo ese formulario, y hasta entonces la cobertura queda como dice la ley.",
};

/** The consent to get the record electronically (Texas Insurance Code, section 35.004). */
export const ELECTRONIC_TEXT: Localized = {
  en: "I agree to get this record electronically, on this page and by email to the address that {{agency}} has on file. I need a web browser and email for it. I may ask for it on paper at any time at no charge, take this consent back, or change my address, by telling {{agency}}. It covers this record only.",
  es: "Acepto recibir este registro por vía electrónica, en esta página y por correo a la dirección que {{agency}} tiene registrada. Para ello necesito un navegador y correo. Puedo pedirlo en papel en cualquier momento y sin costo, retirar este consentimiento o cambiar mi dirección avisando a {{agency}}. Cubre solo este registro.",
};

/** Fills the agency's name into a text, as the customer reads it. */
export function shownText(text: string, agency: string): string {
  return text.replaceAll("{{agency}}", () => agency);
}
