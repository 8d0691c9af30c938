import type { Localized } from "../domain/platform/language.ts";
import type { SERVICE_ICONS } from "../domain/content/page-options.ts";
import type { ServiceSubject } from "../domain/work/service-options.ts";
import type { Question } from "./types.ts";
import { law } from "./facts/index.ts";
import { inWords } from "./facts/numbers.ts";

/**
 * A service request of a customer with a policy, and the place where it is handled: a page of this site, or a call to
 * the office.
 */
export type ServiceAnswer = Question & {
  id: string;
  action: { label: Localized; to: string } | "call";
  /** The short form of a frequent request: customer service shows these first. */
  brief?: { wish: Localized; text: Localized };
  /** The pictogram of the short form. */
  icon?: (typeof SERVICE_ICONS)[number];
};

/** Returns the address of the form of a service. */
const formOf = (subject: ServiceSubject) => `/service/${subject}`;

/** The link to the claims page, which begins with the choice of the customer's company. */
const TO_THE_CLAIM_LINE = {
  label: { en: "Find my company's claim line", es: "Buscar la línea de mi compañía" },
  to: "/claims-process",
};

/**
 * The answers for people who already have a policy. They are shown beside the 25 questions of /faq and above the
 * customer service form.
 */
export const serviceAnswers: ServiceAnswer[] = [
  {
    id: "id-card",
    icon: "id-card",
    question: { en: "How do I get my insurance ID card?", es: "¿Cómo consigo mi tarjeta de seguro (ID card)?" },
    answer: {
      en: "Your insurance company sends an ID card with a new policy and with each renewal, on paper, by email or in its app. If you cannot find yours, ask us for it with our form, and we will pass on a copy of the card your company issued. In Texas you may show the card on your phone.",
      es: "Su compañía de seguros manda la tarjeta con la póliza nueva y con cada renovación, en papel, por correo electrónico o en su aplicación. Si no encuentra la suya, pídala con nuestro formulario y le hacemos llegar una copia de la que emitió su compañía. En Texas puede mostrar la tarjeta en su teléfono.",
    },
    action: { label: { en: "Ask for my ID card", es: "Pedir mi tarjeta" }, to: formOf("id-card") },
    brief: {
      wish: { en: "My ID card", es: "Mi tarjeta de seguro" },
      text: {
        en: "Your insurance company's app and website show it at once. Or ask us, and we pass on a copy.",
        es: "La aplicación y el sitio de su compañía la muestran al momento. O pídanosla y le hacemos llegar una copia.",
      },
    },
  },
  {
    id: "proof-of-insurance",
    icon: "document",
    question: {
      en: "How do I show proof of insurance?",
      es: "¿Cómo presento un comprobante de seguro?",
    },
    answer: {
      en: "For the police and for your registration, the ID card is the proof. A lender, a dealer or a landlord usually asks for the declarations page, which lists what is covered and up to what limit. A client of your business asks for a certificate of insurance. Tell us who needs it and where to send it, and we will see that the right paper gets there.",
      es: "Para la policía y para el registro del auto, el comprobante es la tarjeta de seguro. Un banco, una agencia de autos o un casero suele pedir la página de declaraciones, que dice qué está cubierto y hasta qué límite. Un cliente de su negocio pide un certificado de seguro. Díganos quién lo necesita y adónde mandarlo, y nos encargamos de que llegue el papel correcto.",
    },
    action: { label: { en: "Ask for proof of insurance", es: "Pedir un comprobante" }, to: formOf("proof") },
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
    icon: "pencil",
    question: { en: "How do I change my policy?", es: "¿Cómo cambio algo de mi póliza?" },
    answer: {
      en: "Tell us what changes and from which day: a new address, another car, a different deductible, a new last name. We ask your company for the new price and tell you before anything is changed. A change counts once the company has confirmed it, so write to us before the day you need it.",
      es: "Díganos qué cambia y desde qué día: una dirección nueva, otro auto, otro deducible, un apellido nuevo. Pedimos el precio nuevo a su compañía y se lo decimos antes de cambiar nada. El cambio vale cuando la compañía lo confirma, así que escríbanos antes del día en que lo necesite.",
    },
    action: { label: { en: "Ask for a change", es: "Pedir un cambio" }, to: "/service" },
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
      en: "Use our form, which stores the date of birth encrypted, or call us; please do not send it by email. Everyone of driving age who lives with you, and whoever uses your car often, should be known to the company, a teenager with a permit too. We tell you the new price before the change is made.",
      es: "Use nuestro formulario, que guarda cifrada la fecha de nacimiento, o llámenos; por favor no la mande por correo electrónico. La compañía debe saber de todas las personas en edad de manejar que viven con usted y de quien use su auto seguido, también de un adolescente con permiso. Le decimos el precio nuevo antes de hacer el cambio.",
    },
    action: { label: { en: "Add or remove a driver", es: "Agregar o quitar a un conductor" }, to: formOf("driver") },
  },
  {
    id: "lienholder",
    question: {
      en: "How do I add or remove a lienholder?",
      es: "¿Cómo agrego o quito al acreedor del auto o de la casa (lienholder)?",
    },
    answer: {
      en: "The lienholder is the bank, credit union or dealer that lent you the money. Send us its name and address exactly as its letter has them. The company then names it on the policy and sends it proof. While you owe on a car, the lender usually requires collision and comprehensive; if it gets no proof of them, it may buy insurance for itself and charge you for it. If the car is totaled, the company pays the lender first. Once the loan is paid off, tell us, and we will have it taken off.",
      es: "El acreedor es el banco, la cooperativa o la agencia que le prestó el dinero. Mándenos su nombre y dirección tal como están en su carta. La compañía lo anota en la póliza y le manda el comprobante. Mientras deba el auto, el banco suele exigir colisión y cobertura amplia; si no recibe el comprobante, puede comprar un seguro a favor de él y cobrárselo a usted. Si el auto es pérdida total, la compañía le paga primero al banco. Cuando termine de pagar, avísenos y pedimos que lo quiten.",
    },
    action: {
      label: { en: "Send us the lender's details", es: "Mandar los datos del banco" },
      to: formOf("lienholder"),
    },
  },
  {
    id: "certificate",
    question: {
      en: "A client wants a certificate of insurance from my business. How do I get one?",
      es: "Un cliente le pide a mi negocio un certificado de seguro. ¿Cómo lo consigo?",
    },
    answer: {
      en: "Tell us the certificate holder's name and address exactly as the contract has them, and by when it is needed; you can add the page with the insurance requirements. The certificate shows the coverage your policy has on that day. It adds no coverage and changes none: if the contract asks for more, such as an additional insured, your company must agree to that first.",
      es: "Díganos el nombre y la dirección del titular del certificado tal como están en el contrato, y para cuándo lo necesita; puede agregar la página con los requisitos de seguro. El certificado muestra la cobertura que su póliza tiene ese día. No agrega ni cambia ninguna: si el contrato pide más, por ejemplo un asegurado adicional, su compañía debe aceptarlo antes.",
    },
    action: { label: { en: "Ask for a certificate", es: "Pedir un certificado" }, to: formOf("certificate") },
  },
  {
    id: "new-car",
    question: { en: "I bought, sold or traded a car. What do I do?", es: "Compré, vendí o cambié un auto. ¿Qué hago?" },
    answer: {
      en: "Tell us the year, make, model and VIN, and from which day. Many policies cover a car you just bought for a few days, but not all do, and not always with the same coverage, so tell us before you drive it. Keep the old car on the policy until it is out of your hands.",
      es: "Díganos el año, la marca, el modelo y el VIN, y desde qué día. Muchas pólizas cubren por unos días el auto recién comprado, pero no todas, y no siempre con la misma cobertura, así que avísenos antes de manejarlo. Deje el auto anterior en la póliza hasta que ya no esté en sus manos.",
    },
    action: { label: { en: "Add or remove a vehicle", es: "Agregar o quitar un vehículo" }, to: formOf("vehicle") },
  },
  {
    id: "move",
    question: { en: "I am moving. What about my policies?", es: "Me voy a mudar. ¿Qué pasa con mis pólizas?" },
    answer: {
      en: "Tell us the new address before you move. Where you live and where your car is parked overnight can change the price, and a home or renters policy covers the address it names. If you leave Texas you usually need new policies there.",
      es: "Díganos la dirección nueva antes de mudarse. Dónde vive y dónde pasa la noche su auto puede cambiar el precio, y una póliza de casa o de inquilino cubre la dirección que dice. Si se va de Texas, por lo general necesita pólizas nuevas allá.",
    },
    action: { label: { en: "Change my address", es: "Cambiar mi dirección" }, to: formOf("address") },
  },
  {
    id: "bill",
    question: { en: "Why did my bill change?", es: "¿Por qué cambió mi recibo?" },
    answer: {
      en: "Usually because the policy renewed, something on it changed, a discount ended, or a fee was added for a late payment. Your company's bill lists it. Ask us, and we find out with the company what it is for and whether there is a better price.",
      es: "Por lo general porque la póliza se renovó, algo cambió en ella, terminó un descuento o hubo un cargo por pagar tarde. El recibo de su compañía lo dice. Pregúntenos y averiguamos con la compañía de qué se trata y si hay un precio mejor.",
    },
    action: { label: { en: "Ask about a bill", es: "Preguntar por un recibo" }, to: formOf("billing") },
  },
  {
    id: "sr-22",
    question: { en: "I need an SR-22. What do I do?", es: "Necesito un SR-22. ¿Qué hago?" },
    answer: {
      en: `Call us with the letter you received from the court or the Texas Department of Public Safety. An SR-22 is a certificate that an insurance company files with the state for you; not every company does, and the ID card does not take its place. You can have one without owning a car, with a non-owner policy. It is usually kept for ${inWords(law.sr22.years).en} years, and the company tells the state if the policy ends, so do not let a payment lapse.`,
      es: `Llámenos con la carta que recibió de la corte o del Departamento de Seguridad Pública de Texas. El SR-22 es un certificado que una compañía de seguros presenta al estado por usted; no todas lo hacen, y la tarjeta de seguro no lo reemplaza. Puede tenerlo aunque no tenga auto, con una póliza para quien no tiene vehículo. Por lo general se mantiene ${inWords(law.sr22.years).es} años, y la compañía avisa al estado si la póliza termina, así que no deje pasar ningún pago.`,
    },
    action: "call",
  },
  {
    id: "glass",
    question: {
      en: "My windshield is cracked or chipped. Is the glass covered?",
      es: "Tengo el parabrisas estrellado o roto. ¿El seguro cubre los cristales?",
    },
    answer: {
      en: "Glass belongs to comprehensive coverage, so it is covered if you have that; liability alone does not pay for your own car. Your comprehensive deductible counts, and a windshield often costs no more than that. Many companies repair a chip without a deductible, so report it before it becomes a crack and the windshield is broken for good. In Texas you choose the shop. If your car has a camera behind the windshield, ask whether the estimate includes its calibration. A stone is nobody's fault, and such a claim is usually treated differently from a crash.",
      es: "Los cristales entran en la cobertura amplia (comprehensive): si la tiene, están cubiertos; la responsabilidad civil sola no paga su propio auto. Se aplica el deducible de esa cobertura, y muchas veces un parabrisas no cuesta más que eso. Muchas compañías reparan un golpe pequeño sin deducible, así que repórtelo antes de que se vuelva grieta. En Texas usted elige el taller. Si su auto lleva una cámara detrás del parabrisas, pregunte si el presupuesto incluye calibrarla. Una piedra no es culpa de nadie, y ese reclamo suele tratarse distinto de un choque.",
    },
    action: { label: { en: "Tell us about broken glass", es: "Avisarnos de un cristal roto" }, to: formOf("glass") },
  },
  {
    id: "hail",
    question: {
      en: "Hail hit my car or my roof. What do I do?",
      es: "El granizo dañó mi auto o mi techo. ¿Qué hago?",
    },
    answer: {
      en: "Take photos of the damage and, if some is left, of the hail. Cover what lets water in and keep the receipts. Then report it to your company soon; every policy sets a last day. For a car, hail belongs to comprehensive coverage, with its deductible. For a house, most Texas policies have a separate wind and hail deductible, often a percentage of the amount the house is insured for: with 2% on $300,000 you pay the first $6,000. Get more than one written estimate. A roofer who offers to forgive your deductible, or to settle the claim for you, offers what Texas law forbids.",
      es: "Tome fotos de los daños y, si queda, del granizo. Cubra por donde entre el agua y guarde los recibos. Después repórtelo pronto a su compañía; cada póliza fija una fecha límite. En un auto, el granizo entra en la cobertura amplia, con su deducible. En una casa, la mayoría de las pólizas de Texas tiene un deducible aparte por viento y granizo, muchas veces un porcentaje de la cantidad por la que está asegurada: con 2% de $300,000, usted paga los primeros $6,000. Pida más de un presupuesto por escrito. El techador que ofrece perdonarle el deducible, o arreglar el reclamo por usted, ofrece lo que la ley de Texas prohíbe.",
    },
    action: TO_THE_CLAIM_LINE,
  },
  {
    id: "towing",
    question: {
      en: "I need a tow truck. Does my policy pay for towing?",
      es: "Necesito una grúa. ¿La paga mi póliza?",
    },
    answer: {
      en: "After a breakdown, only if your policy has towing or roadside assistance, which is bought apart. Then call the number on your ID card or use your company's app before you call a tow truck: many companies send one and pay it directly, up to a limit. After a crash or a theft, collision or comprehensive usually pays reasonable towing and storage. If the police had the car towed, ask where to, and tell your company the same day, because storage is charged by the day. Tow companies and storage lots need a state license; the Texas Department of Licensing and Regulation takes complaints.",
      es: "Por una descompostura, solo si su póliza tiene grúa o auxilio vial, que se compra aparte. En ese caso llame al número de su tarjeta de seguro o use la aplicación de su compañía antes de llamar a una grúa: muchas compañías la mandan y la pagan directamente, hasta un límite. Después de un choque o un robo, colisión o la cobertura amplia suelen pagar la grúa y el depósito, si el cobro es razonable. Si la policía mandó remolcar el auto, pregunte adónde y avise a su compañía el mismo día, porque el depósito se cobra por día. Las grúas y los depósitos necesitan licencia del estado; el Departamento de Licencias y Regulación de Texas (TDLR) recibe las quejas.",
    },
    action: TO_THE_CLAIM_LINE,
  },
  {
    id: "rental-car",
    question: {
      en: "Who pays for a rental car, and am I covered when I drive one?",
      es: "¿Quién paga un auto rentado, y estoy cubierto cuando lo manejo?",
    },
    answer: {
      en: "While your car is in the shop after a covered loss, your policy pays for a rental car only if it has rental reimbursement, bought before the loss, up to an amount per day and in all. If another driver was at fault, ask that driver's company; it usually owes you the use of a car. When you rent for a trip in the United States, a Texas auto policy as a rule covers you as in your own car: with liability only, damage to the rented car is not covered. Ask us before you travel, and remember that Mexico needs a Mexican policy. The waiver that the rental company sells is not insurance.",
      es: "Mientras su auto está en el taller por un daño cubierto, su póliza paga un auto rentado solo si tiene reembolso de auto rentado, comprado antes del daño, hasta una cantidad por día y en total. Si el culpable fue otro conductor, pídalo a la compañía de él; por lo general le debe el uso de un auto. Cuando renta un auto para un viaje en Estados Unidos, una póliza de Texas por regla general lo cubre como en su propio auto: con pura responsabilidad civil, los daños al auto rentado no están cubiertos. Pregúntenos antes de viajar y recuerde que en México hace falta una póliza mexicana. La exención que vende la rentadora (waiver) no es un seguro.",
    },
    action: TO_THE_CLAIM_LINE,
  },
  {
    id: "cancel",
    icon: "stop",
    question: { en: "How do I cancel my policy?", es: "¿Cómo cancelo mi póliza?" },
    answer: {
      en: "Talk with us first, by phone or with our form, and do not just stop paying: that also ends the policy, but it can leave you a debt and a gap that makes the next one cost more. Let the new policy begin before the old one ends. Most companies want a signed request with the date. What you paid ahead usually comes back, less any fee that your policy names. A car that is driven in Texas must have liability insurance.",
      es: "Hable primero con nosotros, por teléfono o con nuestro formulario, y no deje simplemente de pagar: así también termina la póliza, pero puede quedarle una deuda y un tiempo sin seguro que encarece la siguiente. Haga que la póliza nueva empiece antes de que termine la anterior. La mayoría de las compañías pide una solicitud firmada con la fecha. Lo que pagó por adelantado por lo general se devuelve, menos el cargo que diga su póliza. Todo auto que circula en Texas debe tener seguro de responsabilidad civil.",
    },
    action: { label: { en: "Cancel, or not renew", es: "Cancelar o no renovar" }, to: formOf("cancellation") },
    brief: {
      wish: { en: "Cancel a policy", es: "Cancelar una póliza" },
      text: {
        en: "Talk with us before you stop paying: a gap in coverage can make the next policy cost more.",
        es: "Hable con nosotros antes de dejar de pagar: un hueco en la cobertura puede encarecer la siguiente póliza.",
      },
    },
  },
  {
    id: "pay",
    icon: "money",
    question: { en: "How do I pay my bill?", es: "¿Cómo pago mi recibo?" },
    answer: {
      en: "You pay your insurance company, on its own page, in its app or by phone. Our payments page has the link to each company.",
      es: "El pago se hace a su compañía de seguros, en su página, en su aplicación o por teléfono. Nuestra página de pagos tiene el enlace de cada compañía.",
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
    icon: "alarm",
    question: { en: "How do I report a claim?", es: "¿Cómo reporto un reclamo?" },
    answer: {
      en: "Call 911 first if someone is hurt. Then report it to your insurance company, at any hour if it answers around the clock. Our claims page says how to reach each company and what to have ready. Then tell us about it with our form, and we help you follow it up; your company learns of it only from the report that you or we make to it.",
      es: "Si hay alguien lesionado, llame primero al 911. Después repórtelo a su compañía de seguros, a cualquier hora si atiende día y noche. Nuestra página de reclamos dice cómo comunicarse con cada compañía y qué tener a la mano. Después avísenos con nuestro formulario y le ayudamos a darle seguimiento; su compañía solo se entera por el reporte que usted o nosotros le hagamos.",
    },
    action: { label: { en: "Tell us about a claim", es: "Avisarnos de un reclamo" }, to: formOf("loss") },
    brief: {
      wish: { en: "File a claim", es: "Reportar un reclamo" },
      text: {
        en: "What to do first, what to have at hand, and whom to call.",
        es: "Qué hacer primero, qué tener a la mano y a quién llamar.",
      },
    },
  },
];
