import type { Localized } from "../domain/platform/language.ts";
import type { PAYMENT_ICONS } from "../domain/content/page-options.ts";
import type { Question } from "./types.ts";

type WayToPay = {
  id: "online" | "mobile" | "automatic" | "phone";
  icon: (typeof PAYMENT_ICONS)[number];
  title: Localized;
  description: Localized;
};

/** The ways to pay that every agency has. To pay at the office is a claim about the agency, in the settings. */
export const waysToPay: WayToPay[] = [
  {
    id: "online",
    icon: "globe",
    title: { en: "Online Payment", es: "Pago en línea" },
    description: {
      en: "Pay on your insurance company's own website with a card or a bank account. Our payments page takes you to the right place. Have your policy number ready.",
      es: "Pague en el sitio de su compañía de seguros con tarjeta o cuenta de banco. Nuestra página de pagos lo lleva al lugar correcto. Tenga a la mano su número de póliza.",
    },
  },
  {
    id: "mobile",
    icon: "smartphone",
    title: { en: "Mobile App", es: "Aplicación móvil" },
    description: {
      en: "Several companies have an app where you can pay, see your next due date and show your ID card from your phone. The table below says which ones.",
      es: "Varias compañías tienen una aplicación para pagar, ver su próxima fecha de pago y mostrar su tarjeta de seguro desde el teléfono. La tabla de abajo dice cuáles.",
    },
  },
  {
    id: "automatic",
    icon: "calendar",
    title: { en: "Automatic Payments", es: "Pagos automáticos" },
    description: {
      en: "The company takes each payment from your bank account or card on the date it is due. You set it up once, and you can stop it when you like.",
      es: "La compañía cobra cada pago de su cuenta o tarjeta en la fecha en que vence. Se configura una sola vez y lo puede cancelar cuando guste.",
    },
  },
  {
    id: "phone",
    icon: "telephone",
    title: { en: "Phone Payment", es: "Pago por teléfono" },
    description: {
      en: "Call your insurance company's payment line, or call our office during business hours and we will help you.",
      es: "Llame a la línea de pagos de su compañía, o llame a nuestra oficina en horario de atención y le ayudamos.",
    },
  },
];

export const autopayBenefits: Localized<string[]> = {
  en: [
    "Your payment is never late because you forgot it",
    "Your coverage continues without a gap",
    "Some companies give a discount for it",
    "No checks, stamps or late fees to think about",
    "You can change or stop it at any time",
  ],
  es: [
    "Su pago no se atrasa por un olvido",
    "Su cobertura sigue sin interrupciones",
    "Algunas compañías dan un descuento por usarlos",
    "Sin cheques, estampillas ni cargos por atraso",
    "Los puede cambiar o cancelar cuando quiera",
  ],
};

export const autopayNeeds: { title: Localized; description: Localized }[] = [
  {
    title: { en: "Banking information", es: "Datos bancarios" },
    description: {
      en: "The routing and account numbers from a check or your bank's app, or a debit or credit card.",
      es: "Los números de ruta y de cuenta, que vienen en un cheque o en la aplicación de su banco, o una tarjeta de débito o crédito.",
    },
  },
  {
    title: { en: "Preferred payment date", es: "Fecha de pago preferida" },
    description: {
      en: "The day of the month that suits you best, for example just after payday. Not every company offers every date.",
      es: "El día del mes que mejor le quede, por ejemplo después de su día de pago. No todas las compañías ofrecen todas las fechas.",
    },
  },
  {
    title: { en: "Policy information", es: "Datos de la póliza" },
    description: {
      en: "Your policy number and the name on the policy. Both are on your bill and on your ID card.",
      es: "Su número de póliza y el nombre que aparece en ella. Los dos están en su factura y en su tarjeta de seguro.",
    },
  },
];

export const paymentFaq: Question[] = [
  {
    question: {
      en: "When is my payment due?",
      es: "¿Cuándo vence mi pago?",
    },
    answer: {
      en: "Your due date is on your bill, in your company's website or app, and often in an email or text reminder. Most companies bill each month from the day the policy began. If that day does not suit you, ask us: many companies will move it. Pay a day or two early, because some payments take time to post.",
      es: "La fecha de vencimiento está en su factura, en el sitio o la aplicación de su compañía, y muchas veces en un recordatorio por correo o mensaje. Casi todas cobran cada mes a partir del día en que empezó la póliza. Si ese día no le conviene, díganos: muchas compañías lo cambian. Pague uno o dos días antes, porque algunos pagos tardan en registrarse.",
    },
  },
  {
    question: {
      en: "What happens if I miss a payment?",
      es: "¿Qué pasa si se me pasa un pago?",
    },
    answer: {
      en: "Call us or your company right away. The company may add a late fee and must send you a notice before it cancels the policy for lack of payment. The notice gives the last day to pay. If the policy is canceled, you are not covered, you may pay more for the next one, and a car lender may buy costly coverage in your name. Often there is time to fix it.",
      es: "Llámenos o llame a su compañía de inmediato. La compañía puede cobrar un recargo y debe enviarle un aviso antes de cancelar la póliza por falta de pago. El aviso dice cuál es el último día para pagar. Si se cancela, usted queda sin cobertura, la siguiente póliza puede costarle más y el banco del auto puede comprar un seguro caro a su nombre. Muchas veces todavía hay tiempo de arreglarlo.",
    },
  },
  {
    question: {
      en: "How do I change my payment method?",
      es: "¿Cómo cambio mi forma de pago?",
    },
    answer: {
      en: "Log in to your company's website or app and look for billing, or call its payment line. You can also call us or stop by the office, and we will help you make the change. Do it a few days before the next due date so that the old card or account is not charged again. Keep the confirmation until you see the first payment go through.",
      es: "Entre al sitio o a la aplicación de su compañía y busque la parte de pagos, o llame a su línea de pagos. También puede llamarnos o pasar a la oficina y le ayudamos a hacer el cambio. Hágalo unos días antes del próximo vencimiento para que no se cobre otra vez a la tarjeta o cuenta anterior. Guarde la confirmación hasta ver el primer pago.",
    },
  },
  {
    question: {
      en: "Do I save if I pay the whole policy at once?",
      es: "¿Ahorro si pago toda la póliza de una vez?",
    },
    answer: {
      en: "With many companies, yes. A paid-in-full discount lowers the premium when you pay the six or twelve months at the start, and you also avoid the small fee that is added to each installment. The amount differs by company. If paying at once would leave you short for an emergency, monthly payments are the wiser choice. Ask us for both prices side by side.",
      es: "Con muchas compañías, sí. El descuento por pago completo baja la prima cuando paga los seis o doce meses al inicio, y además evita el pequeño cargo que se suma a cada mensualidad. La cantidad depende de la compañía. Si pagar de una vez lo deja sin dinero para una emergencia, conviene más pagar por mes. Pídanos los dos precios para compararlos.",
    },
  },
];
