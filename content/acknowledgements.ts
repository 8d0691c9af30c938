import type { Acknowledgements } from "../domain/work/acknowledgements.ts";

/** The first texts of the acknowledgements, which admins may change in the settings and come back to. */
export const firstAcknowledgements: Acknowledgements = {
  mail: {
    quote: {
      subject: {
        en: "We have your quote request ({reference})",
        es: "Recibimos su solicitud de cotización ({reference})",
      },
      heading: { en: "Thanks for your quote request", es: "Gracias por su solicitud de cotización" },
      text: {
        en: "We have received your request for a quote ({type}).",
        es: "Recibimos su solicitud de cotización ({type}).",
      },
    },
    contact: {
      subject: { en: "We have your message ({reference})", es: "Recibimos su mensaje ({reference})" },
      heading: { en: "Thank you for writing to us", es: "Gracias por escribirnos" },
      text: { en: "We have received your message about {type}.", es: "Recibimos su mensaje sobre {type}." },
    },
    service: {
      subject: { en: "We have your request ({reference})", es: "Recibimos su solicitud ({reference})" },
      heading: { en: "Thank you, we have your request", es: "Gracias, recibimos su solicitud" },
      text: {
        en: "We have received your service request ({type}).",
        es: "Recibimos su solicitud de servicio ({type}).",
      },
    },
  },
  sms: {
    quote: { en: "we have your request {reference}.", es: "recibimos su solicitud {reference}." },
    contact: { en: "we have your request {reference}.", es: "recibimos su solicitud {reference}." },
    service: { en: "We have your request {reference}.", es: "Recibimos su solicitud {reference}." },
  },
  claim: {
    mail: {
      en: "We have received your message, which reached our office only.",
      es: "Recibimos su mensaje, que llegó solamente a nuestra oficina.",
    },
    sms: { en: "We have your message {reference}.", es: "Recibimos su mensaje {reference}." },
  },
};
