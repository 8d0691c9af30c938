import type { Localized } from "../domain/language.ts";
import { SERVICE_TOPIC } from "../domain/lead-options.ts";
import type { Question } from "./types.ts";
import { law } from "./facts/index.ts";
import { inWords } from "./facts/numbers.ts";

/** What a customer with a policy wants done, and where it is done: a page of this site, or a call to the office. */
export type ServiceAnswer = Question & {
  id: string;
  action: { label: Localized; to: string } | "call";
  /** The usual wishes in few words: customer service shows these first. */
  brief?: { wish: Localized; text: Localized };
};

/** Customer service, at its form. */
const TO_THE_FORM = `/contact?topic=${SERVICE_TOPIC}#contact-form-title`;

/** Beside the 25 questions of /faq, and above the form of customer service: what people ask who have a policy already. */
export const serviceAnswers: ServiceAnswer[] = [
  {
    id: "id-card",
    question: { en: "How do I get my insurance ID card?", es: "¿Cómo consigo mi tarjeta de seguro (ID card)?" },
    answer: {
      en: "Your insurance company sends an ID card with a new policy and with each renewal, on paper, by email or in its app. If you cannot find yours, call or write to us with your name and the name of your company, and we will send you a copy. In Texas you may show the card on your phone.",
      es: "Su compañía de seguros manda la tarjeta con la póliza nueva y con cada renovación, en papel, por correo electrónico o en su aplicación. Si no encuentra la suya, llámenos o escríbanos con su nombre y el de su compañía, y le mandamos una copia. En Texas puede mostrar la tarjeta en su teléfono.",
    },
    action: { label: { en: "Ask for my ID card", es: "Pedir mi tarjeta" }, to: TO_THE_FORM },
    brief: {
      wish: { en: "My ID card", es: "Mi tarjeta de seguro" },
      text: {
        en: "Your insurance company's app and website show it at once. Call or write to us and we send you a copy.",
        es: "La aplicación y el sitio de su compañía la muestran al momento. Llámenos o escríbanos y le enviamos una copia.",
      },
    },
  },
  {
    id: "proof-of-insurance",
    question: {
      en: "How do I show proof of insurance?",
      es: "¿Cómo presento un comprobante de seguro?",
    },
    answer: {
      en: "For the police and for your registration, the ID card is the proof. A lender, a dealer or a landlord usually asks for the declarations page, which lists what is covered and up to what limit. A client of your business asks for a certificate of insurance. Tell us who needs it and where to send it, and we will see that the right paper gets there.",
      es: "Para la policía y para el registro del auto, el comprobante es la tarjeta de seguro. Un banco, una agencia de autos o un casero suele pedir la página de declaraciones, que dice qué está cubierto y hasta qué límite. Un cliente de su negocio pide un certificado de seguro. Díganos quién lo necesita y adónde mandarlo, y nos encargamos de que llegue el papel correcto.",
    },
    action: { label: { en: "Ask for proof of insurance", es: "Pedir un comprobante" }, to: TO_THE_FORM },
    brief: {
      wish: { en: "Proof of insurance", es: "Comprobante de seguro" },
      text: {
        en: "For a lender, a landlord or a court: tell us who needs it and where it should go.",
        es: "Para un prestamista, un casero o un juzgado: díganos quién lo necesita y adónde enviarlo.",
      },
    },
  },
  {
    id: "change-policy",
    question: { en: "How do I change my policy?", es: "¿Cómo cambio algo de mi póliza?" },
    answer: {
      en: "Tell us what changes and from which day: a new address, another car, a different deductible, a new last name. We ask your company for the new price and tell you before anything is changed. A change counts once the company has confirmed it, so write to us before the day you need it.",
      es: "Díganos qué cambia y desde qué día: una dirección nueva, otro auto, otro deducible, un apellido nuevo. Pedimos el precio nuevo a su compañía y se lo decimos antes de cambiar nada. El cambio vale cuando la compañía lo confirma, así que escríbanos antes del día en que lo necesite.",
    },
    action: { label: { en: "Ask for a change", es: "Pedir un cambio" }, to: TO_THE_FORM },
    brief: {
      wish: { en: "Change my policy", es: "Cambiar mi póliza" },
      text: {
        en: "A new car, driver, address or lender: tell us what changes and from which day. It counts once we confirm it.",
        es: "Un auto, conductor, domicilio o prestamista nuevo: díganos qué cambia y desde qué día. Vale cuando se lo confirmamos.",
      },
    },
  },
  {
    id: "add-driver",
    question: { en: "How do I add or remove a driver?", es: "¿Cómo agrego o quito a un conductor?" },
    answer: {
      en: "Call us with the driver's name, date of birth and license at hand; please do not send these by email. Everyone of driving age who lives with you, and whoever uses your car often, should be known to the company, a teenager with a permit too. We tell you the new price before the change is made.",
      es: "Llámenos con el nombre, la fecha de nacimiento y la licencia del conductor a la mano; por favor no los mande por correo electrónico. La compañía debe saber de todas las personas en edad de manejar que viven con usted y de quien use su auto seguido, también de un adolescente con permiso. Le decimos el precio nuevo antes de hacer el cambio.",
    },
    action: "call",
  },
  {
    id: "lienholder",
    question: {
      en: "How do I add or remove a lienholder?",
      es: "¿Cómo agrego o quito al acreedor del auto o de la casa (lienholder)?",
    },
    answer: {
      en: "The lienholder is the bank, credit union or dealer that lent you the money. Send us its name and address exactly as its letter has them. The company then names it on the policy and sends it proof. Once the loan is paid off, tell us, and we will have it taken off. While you owe on a car, the lender usually requires collision and comprehensive.",
      es: "El acreedor es el banco, la cooperativa o la agencia que le prestó el dinero. Mándenos su nombre y dirección tal como están en su carta. La compañía lo anota en la póliza y le manda el comprobante. Cuando termine de pagar, avísenos y pedimos que lo quiten. Mientras deba el auto, el banco suele exigir colisión y cobertura amplia.",
    },
    action: { label: { en: "Send us the lender's details", es: "Mandar los datos del banco" }, to: TO_THE_FORM },
  },
  {
    id: "sr-22",
    question: { en: "I need an SR-22. What do I do?", es: "Necesito un SR-22. ¿Qué hago?" },
    answer: {
      en: `Call us with the letter you received from the court or the Texas Department of Public Safety. An SR-22 is a certificate that an insurance company files with the state for you; not every company does. You can have one without owning a car. It is usually kept for ${inWords(law.sr22.years).en} years, and the company tells the state if the policy ends, so do not let a payment lapse.`,
      es: `Llámenos con la carta que recibió de la corte o del Departamento de Seguridad Pública de Texas. El SR-22 es un certificado que una compañía de seguros presenta al estado por usted; no todas lo hacen. Puede tenerlo aunque no tenga auto. Por lo general se mantiene ${inWords(law.sr22.years).es} años, y la compañía avisa al estado si la póliza termina, así que no deje pasar ningún pago.`,
    },
    action: "call",
  },
  {
    id: "cancel",
    question: { en: "How do I cancel my policy?", es: "¿Cómo cancelo mi póliza?" },
    answer: {
      en: "Call us first, and do not just stop paying: that also ends the policy, but it can leave you a debt and a gap that makes the next one cost more. Let the new policy begin before the old one ends. Most companies want a signed request with the date. What you paid ahead usually comes back, less any fee that your policy names. A car that is driven in Texas must have liability insurance.",
      es: "Llámenos primero y no deje simplemente de pagar: así también termina la póliza, pero puede quedarle una deuda y un tiempo sin seguro que encarece la siguiente. Haga que la póliza nueva empiece antes de que termine la anterior. La mayoría de las compañías pide una solicitud firmada con la fecha. Lo que pagó por adelantado por lo general se devuelve, menos el cargo que diga su póliza. Todo auto que circula en Texas debe tener seguro de responsabilidad civil.",
    },
    action: "call",
    brief: {
      wish: { en: "Cancel a policy", es: "Cancelar una póliza" },
      text: {
        en: "Call us before you stop paying: a gap in coverage can make the next policy cost more.",
        es: "Llámenos antes de dejar de pagar: un hueco en la cobertura puede encarecer la siguiente póliza.",
      },
    },
  },
  {
    id: "pay",
    question: { en: "How do I pay my bill?", es: "¿Cómo pago mi recibo?" },
    answer: {
      en: "You pay your insurance company, on its own page, in its app or by phone. Our payments page has the link to each company. At our office we take cash, check and card.",
      es: "El pago se hace a su compañía de seguros, en su página, en su aplicación o por teléfono. Nuestra página de pagos tiene el enlace de cada compañía. En la oficina aceptamos efectivo, cheque y tarjeta.",
    },
    action: { label: { en: "Make a payment", es: "Hacer un pago" }, to: "/payments" },
    brief: {
      wish: { en: "Pay a bill", es: "Pagar un recibo" },
      text: {
        en: "Choose your company and pay on its own page, by card or bank account.",
        es: "Elija su compañía y pague en la página de ella, con tarjeta o cuenta bancaria.",
      },
    },
  },
  {
    id: "claim",
    question: { en: "How do I report a claim?", es: "¿Cómo reporto un reclamo?" },
    answer: {
      en: "Call 911 first if someone is hurt. Then report it to your insurance company, at any hour if it answers around the clock. Our claims page says how to reach each company and what to have ready. During office hours we help you report it.",
      es: "Si hay alguien lesionado, llame primero al 911. Después repórtelo a su compañía de seguros, a cualquier hora si atiende día y noche. Nuestra página de reclamos dice cómo comunicarse con cada compañía y qué tener a la mano. En horario de oficina le ayudamos a reportarlo.",
    },
    action: { label: { en: "See the claims page", es: "Ver la página de reclamos" }, to: "/claims-process" },
    brief: {
      wish: { en: "File a claim", es: "Reportar un reclamo" },
      text: {
        en: "What to do first, what to have at hand, and whom to call.",
        es: "Qué hacer primero, qué tener a la mano y a quién llamar.",
      },
    },
  },
];

/** The usual wishes alone, in few words. */
export const serviceWishes = serviceAnswers.flatMap(({ id, brief, action }) =>
  brief ? [{ id, ...brief, action }] : [],
);
export type ServiceWish = (typeof serviceWishes)[number];
