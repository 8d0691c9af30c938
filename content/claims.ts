import type { CarrierLine } from "../domain/content/carriers.ts";
import type { CLAIM_ICONS } from "../domain/content/page-options.ts";
import type { Localized } from "../domain/platform/language.ts";
import type { Question } from "./types.ts";
import { law } from "./facts/index.ts";
import { inWords } from "./facts/numbers.ts";

type ClaimStep = {
  title: Localized;
  description: Localized;
  details: Localized<string[]>;
};

type ClaimChecklist = {
  id: CarrierLine;
  icon: (typeof CLAIM_ICONS)[number];
  title: Localized;
  items: Localized<string[]>;
};

/** The texts of the card for the glove box; its steps are those of the auto checklist. */
export const gloveBoxCard = {
  title: { en: "After an accident", es: "Después de un accidente" },
  company: { en: "My insurance company", es: "Mi compañía de seguros" },
  policy: { en: "Policy number", es: "Número de póliza" },
  claimLine: { en: "Claim line (on the ID card)", es: "Línea de reclamos (en la tarjeta)" },
  office: { en: "Our office", es: "Nuestra oficina" },
};

/** The timeline of /claims-process, in order. */
export const claimSteps: ClaimStep[] = [
  {
    title: { en: "Report Your Claim", es: "Reporte su reclamo" },
    description: {
      en: "Tell your insurance company what happened as soon as everyone is safe. Many carriers answer their own claim lines 24/7. During office hours you can call us, and we will help you report it.",
      es: "Cuente a su compañía de seguros lo que pasó en cuanto todos estén a salvo. Muchas compañías atienden su línea de reclamos las 24 horas, los 7 días. En horario de oficina puede llamarnos y le ayudamos a reportarlo.",
    },
    details: {
      en: [
        "Have your policy number ready, or your name and address if you cannot find it",
        "Say when, where and how it happened, and who was there",
        "Write down the claim number and the name of the person you spoke with",
        "Keep damaged things from getting worse, and save the receipts",
      ],
      es: [
        "Tenga su número de póliza, o su nombre y dirección si no lo encuentra",
        "Diga cuándo, dónde y cómo pasó, y quién estaba ahí",
        "Anote el número de reclamo y el nombre de quien lo atendió",
        "Evite que el daño empeore y guarde los recibos",
      ],
    },
  },
  {
    title: { en: "Claim Assignment", es: "Asignación del reclamo" },
    description: {
      en: "The company opens a file and gives it to an adjuster, the person who studies the damage and decides what the policy pays. The adjuster contacts you and tells you what comes next.",
      es: "La compañía abre un expediente y lo asigna a un ajustador, la persona que estudia los daños y decide lo que paga la póliza. El ajustador se comunica con usted y le explica lo que sigue.",
    },
    details: {
      en: [
        `Under the Texas Insurance Code, most companies have ${law.promptPayment.confirm} days to confirm that they received your claim`,
        "Ask the adjuster for a direct phone number and email",
        "Ask which documents are needed, and for the list in writing",
        "Tell us if nobody has contacted you, and we will follow up",
      ],
      es: [
        `Según el Código de Seguros de Texas, la mayoría de las compañías tiene ${law.promptPayment.confirm} días para confirmar que recibió su reclamo`,
        "Pida al ajustador su teléfono directo y su correo electrónico",
        "Pregunte qué papeles hacen falta y pida la lista por escrito",
        "Avísenos si nadie le ha llamado y le damos seguimiento",
      ],
    },
  },
  {
    title: { en: "Claim Investigation", es: "Investigación del reclamo" },
    description: {
      en: "The adjuster gathers the facts: looks at the damage, speaks with the people involved and reads the reports. Your photos, receipts and notes make this part faster.",
      es: "El ajustador reúne los datos: revisa los daños, habla con las personas y lee los reportes. Sus fotos, recibos y notas hacen que esta parte vaya más rápido.",
    },
    details: {
      en: [
        "Be present at the inspection if you can, and point out all the damage",
        "Send photos, estimates, receipts and the police report number",
        "Do not throw damaged things away until the adjuster agrees",
        "Keep a copy of all that you send, and note every call",
      ],
      es: [
        "Esté presente en la inspección si puede y señale todos los daños",
        "Envíe fotos, presupuestos, recibos y el número del reporte de policía",
        "No tire las cosas dañadas hasta que el ajustador esté de acuerdo",
        "Guarde copia de todo lo que envíe y anote cada llamada",
      ],
    },
  },
  {
    title: { en: "Claim Evaluation", es: "Evaluación del reclamo" },
    description: {
      en: "The company compares the damage with your policy: what is covered, up to what limit, and which deductible applies. Then it accepts the claim, accepts part of it, or rejects it and says why.",
      es: "La compañía compara los daños con su póliza: qué está cubierto, hasta qué límite y qué deducible se aplica. Después acepta el reclamo, acepta una parte o lo rechaza y explica por qué.",
    },
    details: {
      en: [
        `Under the Texas Insurance Code, most companies have ${law.promptPayment.decide} business days to decide once they have everything they asked for`,
        `A company may take up to ${law.promptPayment.extended} days from the day it tells you why it needs more time`,
        "Read the estimate line by line and ask about anything missing",
        "A rejection must come in writing with its reasons",
      ],
      es: [
        `Según el Código de Seguros de Texas, la mayoría de las compañías tiene ${law.promptPayment.decide} días hábiles para decidir una vez que recibió todo lo que pidió`,
        `La compañía puede tomar hasta ${law.promptPayment.extended} días desde el día en que le explica por qué necesita más tiempo`,
        "Lea el presupuesto renglón por renglón y pregunte si falta algo",
        "El rechazo debe llegar por escrito y con sus razones",
      ],
    },
  },
  {
    title: { en: "Claim Resolution", es: "Resolución del reclamo" },
    description: {
      en: "The company pays you, your repair shop or your lender, less your deductible. If you do not agree with the amount, you can ask for a second look, and we will go over the options with you.",
      es: "La compañía le paga a usted, al taller o al banco, menos el deducible. Si no está de acuerdo con la cantidad, puede pedir otra revisión, y nosotros vemos con usted las opciones.",
    },
    details: {
      en: [
        `Under the Texas Insurance Code, most companies have ${inWords(law.promptPayment.pay).en} business days to pay after they say that they will`,
        "A lender may be named on the check while you still owe on the car or house",
        "Some policies pay a part first and the rest when the repair is done",
        "You may complain to the Texas Department of Insurance at no cost",
      ],
      es: [
        `Según el Código de Seguros de Texas, la mayoría de las compañías tiene ${inWords(law.promptPayment.pay).es} días hábiles para pagar después de avisar que lo hará`,
        "El cheque puede incluir al banco mientras usted deba el auto o la casa",
        "Algunas pólizas pagan una parte primero y el resto al terminar la reparación",
        "Puede presentar una queja sin costo ante el Departamento de Seguros de Texas",
      ],
    },
  },
];

/** Checklists of what to do before calling, one per kind of loss. */
export const claimChecklists: ClaimChecklist[] = [
  {
    id: "auto",
    icon: "car",
    title: { en: "Auto Claims", es: "Reclamos de auto" },
    items: {
      en: [
        "Make sure everyone is safe and call 911 if someone is hurt",
        "Move the cars out of traffic if you can do it safely",
        "Exchange names, phone numbers, license plates and insurance details",
        "Take photos of the cars, the damage and the street",
        "Write down the names of witnesses and the police report number",
        "Contact us to report your claim",
      ],
      es: [
        "Cuide que todos estén a salvo y llame al 911 si hay lesionados",
        "Quite los autos del tráfico si puede hacerlo sin peligro",
        "Intercambie nombres, teléfonos, placas y datos del seguro",
        "Tome fotos de los autos, los daños y la calle",
        "Anote los nombres de los testigos y el número del reporte de policía",
        "Comuníquese con nosotros para reportar su reclamo",
      ],
    },
  },
  {
    id: "home",
    icon: "house",
    title: { en: "Home Claims", es: "Reclamos de casa" },
    items: {
      en: [
        "Leave the house if it is not safe, and call 911 in an emergency",
        "Stop further damage: shut off the water, cover the roof or a window",
        "Take photos and video before you clean or repair",
        "List what was damaged or stolen, with its age and price if you know it",
        "Save receipts for repairs, hotel and meals",
        "Contact us to report your claim",
      ],
      es: [
        "Salga de la casa si no es segura y llame al 911 en una emergencia",
        "Evite más daños: cierre el agua, cubra el techo o la ventana",
        "Tome fotos y video antes de limpiar o reparar",
        "Haga una lista de lo dañado o robado, con su edad y precio si los sabe",
        "Guarde los recibos de reparaciones, hotel y comidas",
        "Comuníquese con nosotros para reportar su reclamo",
      ],
    },
  },
  {
    id: "business",
    icon: "briefcase",
    title: { en: "Business Claims", es: "Reclamos de negocio" },
    items: {
      en: [
        "Take care of your employees and customers first, and call 911 if someone is hurt",
        "Protect the building, stock and equipment from further damage",
        "Take photos and video, and keep any security recordings",
        "Write down what happened and the names of those who saw it",
        "Gather sales records, inventories, leases and invoices",
        "Contact us to report your claim",
      ],
      es: [
        "Atienda primero a empleados y clientes, y llame al 911 si hay lesionados",
        "Proteja el local, la mercancía y el equipo de más daños",
        "Tome fotos y video, y guarde las grabaciones de seguridad",
        "Anote lo que pasó y los nombres de quienes lo vieron",
        "Reúna registros de ventas, inventarios, contratos y facturas",
        "Comuníquese con nosotros para reportar su reclamo",
      ],
    },
  },
];

export const claimFaq: Question[] = [
  {
    question: {
      en: "How soon should I report a claim?",
      es: "¿En cuánto tiempo debo reportar un reclamo?",
    },
    answer: {
      en: "The same day if you can, once everyone is safe. Your policy asks you to report promptly, and a long wait can make it harder to show what happened. Policies also set a last day for filing, and it differs from one to the next. Many carriers answer their claim lines 24/7, so you don't have to wait for our office to open.",
      es: "El mismo día si puede, en cuanto todos estén a salvo. Su póliza le pide avisar pronto, y una espera larga hace más difícil demostrar lo que pasó. Las pólizas fijan además una fecha límite, que cambia de una a otra. Muchas compañías atienden su línea de reclamos las 24 horas, los 7 días, así que no tiene que esperar a que abra nuestra oficina.",
    },
  },
  {
    question: {
      en: "How long does a claim take?",
      es: "¿Cuánto tarda un reclamo?",
    },
    answer: {
      en: `A simple one may take a few days, a large one several weeks or more. When you claim on your own policy, the Texas Insurance Code sets limits for most companies: ${law.promptPayment.confirm} days to confirm your claim, ${law.promptPayment.decide} business days to accept or reject it once they have what they asked for, and ${inWords(law.promptPayment.pay).en} business days to pay after that. A company can take up to ${law.promptPayment.extended} days to decide, counted from the day it tells you why it needs more time. After a major disaster the limits can be longer. They do not bind the other driver's company.`,
      es: `Uno sencillo puede tardar unos días; uno grande, varias semanas o más. Cuando usted reclama a su propia póliza, el Código de Seguros de Texas fija plazos para la mayoría de las compañías: ${law.promptPayment.confirm} días para confirmar el reclamo, ${law.promptPayment.decide} días hábiles para aceptarlo o rechazarlo cuando ya tienen lo que pidieron, y ${inWords(law.promptPayment.pay).es} días hábiles más para pagar. Pueden tomar hasta ${law.promptPayment.extended} días para decidir, contados desde el día en que le explican por qué necesitan más tiempo. Después de un desastre grande los plazos pueden alargarse. No obligan a la compañía del otro conductor.`,
    },
  },
  {
    question: {
      en: "Will my rate go up if I file a claim?",
      es: "¿Me sube el precio si presento un reclamo?",
    },
    answer: {
      en: "It may, and it may not. It depends on the kind of claim, who was at fault, the amount, how many claims you have had and the company. Hail or a crash that someone else caused is often treated differently from an accident you caused. When the damage is close to your deductible, talk to us first. We can look at whether filing makes sense before you decide.",
      es: "Puede que sí y puede que no. Depende del tipo de reclamo, de quién tuvo la culpa, de la cantidad, de cuántos reclamos ha tenido y de la compañía. El granizo o un choque que causó otra persona suele tratarse distinto de un accidente que causó usted. Si el daño apenas pasa de su deducible, hable primero con nosotros. Vemos juntos si conviene presentarlo antes de que decida.",
    },
  },
  {
    question: {
      en: "Can I choose my own repair shop or contractor?",
      es: "¿Puedo elegir el taller o el contratista?",
    },
    answer: {
      en: "Yes. In Texas you choose who repairs your car, and the company may not make you use a certain shop. For a house, get more than one written estimate and check references. Be careful with anyone who knocks after a storm, asks for all the money first or offers to forgive your deductible. Texas law does not allow that last offer.",
      es: "Sí. En Texas usted elige quién repara su auto, y la compañía no puede obligarlo a usar cierto taller. Para la casa, pida más de un presupuesto por escrito y verifique referencias. Tenga cuidado con quien toca a su puerta después de una tormenta, pide todo el dinero por adelantado u ofrece perdonarle el deducible. La ley de Texas no permite eso último.",
    },
  },
  {
    question: {
      en: "What can I do if my claim is rejected or the payment is too low?",
      es: "¿Qué hago si rechazan mi reclamo o me pagan muy poco?",
    },
    answer: {
      en: `Ask for the reason in writing and for the part of the policy it rests on. Send new photos, estimates or receipts and ask for a second review. Personal auto and home policies issued or renewed in Texas since ${law.appraisal.since.en} must let you ask for an appraisal of the amount; the result binds you and the company. TWIA and business policies have their own rules. You can also complain to the Texas Department of Insurance at no cost, or speak with a lawyer. Call us, and we will read the letter with you.`,
      es: `Pida la razón por escrito y la parte de la póliza en que se basa. Envíe fotos, presupuestos o recibos nuevos y pida otra revisión. Las pólizas personales de auto y de casa emitidas o renovadas en Texas desde el ${law.appraisal.since.es} deben permitirle pedir una tasación del monto; el resultado obliga a usted y a la compañía. TWIA y las pólizas de negocio tienen sus propias reglas. También puede presentar una queja sin costo ante el Departamento de Seguros de Texas o hablar con un abogado. Llámenos y leemos la carta con usted.`,
    },
  },
];
