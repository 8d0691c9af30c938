import type { MessageTemplateSeed } from "./types.ts";

/** The message templates that ship with the program; admins write others. */
export const messageTemplates: MessageTemplateSeed[] = [
  {
    key: "first-answer",
    channel: "email",
    name: { en: "First answer", es: "Primera respuesta" },
    subject: { en: "Your request {reference}", es: "Su solicitud {reference}" },
    body: {
      en: "Hello {firstName},\n\nThank you for writing to {agency}. I am looking after your request ({type}, {reference}) and will get back to you with prices.\n\nIf anything has changed since you wrote, or if another time to call suits you better, just answer this email or call us at {officePhone}.",
      es: "Hola {firstName}:\n\nGracias por escribir a {agency}. Yo atiendo su solicitud ({type}, {reference}) y me comunicaré con usted para darle precios.\n\nSi algo cambió desde que nos escribió, o si prefiere que le llamemos a otra hora, responda a este correo o llámenos al {officePhone}.",
    },
  },
  {
    key: "missing-details",
    channel: "email",
    name: { en: "Details we still need", es: "Datos que nos faltan" },
    subject: { en: "A few details for {reference}", es: "Unos datos para {reference}" },
    body: {
      en: "Hello {firstName},\n\nTo give you an exact price I still need a few details:\n\n- \n- \n\nPlease answer this email, or call me at {officePhone}. We are here {officeHours}.",
      es: "Hola {firstName}:\n\nPara darle un precio exacto todavía me faltan unos datos:\n\n- \n- \n\nResponda a este correo o llámeme al {officePhone}. Atendemos {officeHours}.",
    },
  },
  {
    key: "quote-ready",
    channel: "email",
    name: { en: "Quote ready", es: "Cotización lista" },
    subject: { en: "Your quote {reference} is ready", es: "Su cotización {reference} está lista" },
    body: {
      en: "Hello {firstName},\n\nYour quote is ready: {premium}.\n\nI would be glad to go through it with you, so that you know what is covered and what is not. Answer this email with a time that suits you, or call me at {officePhone}.\n\nThis price rests on what you told us. The company may change it once it has checked the details.",
      es: "Hola {firstName}:\n\nSu cotización está lista: {premium}.\n\nCon gusto la repasamos juntos para que sepa qué cubre y qué no. Responda a este correo con la hora que le convenga o llámeme al {officePhone}.\n\nEste precio se basa en lo que usted nos dijo. La compañía puede cambiarlo después de revisar los datos.",
    },
  },
  {
    key: "could-not-reach",
    channel: "sms",
    name: { en: "Could not reach you", es: "No pudimos comunicarnos" },
    subject: null,
    body: {
      en: "Hi {firstName}, this is {agent} at {agency}. I tried to call you about {reference}. When is a good time? You can also call {officePhone}. Reply STOP to opt out.",
      es: "Hola {firstName}, le escribe {agent} de {agency}. Le llamé por {reference}. ¿A qué hora le conviene? También puede llamar al {officePhone}. Responda ALTO para no recibir más.",
    },
  },
  {
    key: "quote-ready-text",
    channel: "sms",
    name: { en: "Quote ready, by text", es: "Cotización lista, por texto" },
    subject: null,
    body: {
      en: "Hi {firstName}, your quote {reference} is ready: {premium}. Shall I call you to go through it? {agent}, {officePhone}. Reply STOP to opt out.",
      es: "Hola {firstName}, su cotización {reference} está lista: {premium}. ¿Le llamo para repasarla? {agent}, {officePhone}. Responda ALTO para no recibir más.",
    },
  },
];
