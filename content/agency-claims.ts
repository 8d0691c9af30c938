import type { Claim, ClaimId, StoredClaims } from "../domain/operations/settings/claims.ts";
import type { Localized } from "../domain/platform/language.ts";

const claimed = (en: string, es: string): Claim => ({ text: { en, es }, isConfirmed: false });

const titled = (title: Localized, en: string, es: string): Claim => ({ title, ...claimed(en, es) });

/**
 * The first text of each claim about the agency. Nobody has confirmed them: outside production they are marked as
 * samples, and in production they are hidden until an admin confirms them in the settings.
 */
export const firstClaims: Record<ClaimId, Claim> = {
  "site.languages": claimed("Our agents speak English and Spanish.", "Nuestros agentes hablan español e inglés."),
  "home.languages": titled(
    { en: "Two languages", es: "Dos idiomas" },
    "Bilingual agents at {offices}",
    "Agentes bilingües en {offices}",
  ),
  "about.story": claimed(
    "We opened in {founded} with two desks, one phone line and a plain idea: people should understand the insurance they pay for. Many of our first customers came in with a policy that nobody had explained to them, often because nobody had done it in their language.\n\nOver {years} years later we still work that way. We read the policy before we sell it, we say what it does not cover, and we tell you when the cheaper one is enough.",
    "Abrimos en {founded} con dos escritorios, una línea de teléfono y una idea sencilla: la gente debe entender el seguro que paga. Muchos de nuestros primeros clientes llegaron con una póliza que nadie les había explicado, casi siempre porque nadie lo había hecho en su idioma.\n\nMás de {years} años después seguimos trabajando igual. Leemos la póliza antes de venderla, decimos lo que no cubre y le avisamos cuando con la más barata basta.",
  ),
  "about.independence": claimed(
    "We are independent, so no company tells us what to recommend.",
    "Somos independientes, así que ninguna compañía nos dice qué recomendar.",
  ),
  "about.homeVisits": claimed("Or make an appointment, and we'll come to you.", "O haga una cita, y nosotros vamos."),
  "about.languages": titled({ en: "2", es: "2" }, "languages, one level of care", "idiomas, la misma atención"),
  "about.integrity": claimed(
    "We show you the price, the limits and the gaps before you sign. If another agency has the better policy for you, we say so.",
    "Le mostramos el precio, los límites y lo que queda fuera antes de que firme. Si otra agencia tiene una póliza mejor para usted, se lo decimos.",
  ),
  "about.customerFocus": claimed(
    "You get a person who knows your name and your file. We call back, and we are there on the day you need the policy.",
    "Lo atiende una persona que conoce su nombre y su expediente. Devolvemos las llamadas y estamos ahí el día que necesita la póliza.",
  ),
  "about.localExpertise": claimed(
    "Hail, hurricanes, high water and long highways: we live with Texas risks too, and we know which policies cover them.",
    "Granizo, huracanes, inundaciones y carreteras largas: también vivimos con los riesgos de Texas y sabemos qué póliza responde a cada uno.",
  ),
  "about.improvement": claimed(
    "Laws and companies change every year. Our agents keep learning, and we ask customers what we should do better.",
    "Las leyes y las compañías cambian cada año. Nuestros agentes siguen estudiando, y preguntamos a los clientes qué podemos hacer mejor.",
  ),
  "about.bilingualAgents": titled(
    { en: "Bilingual agents", es: "Agentes bilingües" },
    "Quotes, policies and claims explained in English or Spanish, by the same agent.",
    "El mismo agente le explica cotizaciones, pólizas y reclamos en español o en inglés.",
  ),
  "about.claimHelp": titled(
    { en: "Help with claims", es: "Ayuda con los reclamos" },
    "We help you report it, follow up with the company, and read the letters with you.",
    "Le ayudamos a reportarlo, damos seguimiento con la compañía y leemos las cartas con usted.",
  ),
  "about.renewalReview": titled(
    { en: "A look at every renewal", es: "Revisión en cada renovación" },
    "Before a policy renews, you can ask us to compare it again. The review is free.",
    "Antes de que se renueve su póliza, puede pedirnos que la comparemos otra vez. La revisión es gratis.",
  ),
  "about.stormEvenings": titled(
    { en: "Storm season evenings", es: "Noches de temporada de huracanes" },
    "Each spring we hold free talks, in both languages, on getting your home and documents ready for a hurricane.",
    "Cada primavera damos pláticas gratis, en los dos idiomas, para preparar la casa y los papeles antes de un huracán.",
  ),
  "about.backpackDrive": titled(
    { en: "Back to school", es: "Regreso a clases" },
    "In August our office collects backpacks and supplies for neighborhood schools.",
    "En agosto nuestra oficina junta mochilas y útiles para las escuelas del vecindario.",
  ),
  "about.schoolVisits": titled(
    { en: "Young drivers", es: "Conductores jóvenes" },
    "We visit high schools to explain what to do after a crash, and what a policy pays.",
    "Visitamos preparatorias para explicar qué hacer después de un choque y qué paga una póliza.",
  ),
  "products.languages": claimed("Agents who speak English and Spanish", "Agentes que hablan español e inglés"),
  "auto.foreignLicense": titled(
    { en: "Foreign license? We can help.", es: "¿Licencia extranjera? Puede servir." },
    "Several of our carriers accept a foreign license, a passport or a consular ID.",
    "Varias de nuestras aseguradoras aceptan licencia extranjera, pasaporte o matrícula consular.",
  ),
  "auto.sr22": titled(
    { en: "SR-22 without the worry", es: "El SR-22, sin apuros" },
    "It's proof of insurance that the state may require. We handle the filing for you.",
    "Es un comprobante de seguro que el estado puede pedirle. Nosotros lo tramitamos.",
  ),
  "auto.moreThanSedans": titled(
    { en: "More than sedans", es: "No solo autos" },
    "Motorcycles, classic cars and the truck you take to work have a place here too.",
    "También aseguramos motocicletas, autos clásicos y la camioneta con la que va a trabajar.",
  ),
  "homeowners.floodAndWind": claimed(
    "Home, flood and windstorm quotes in one place",
    "Casa, inundación y viento cotizados en un solo lugar",
  ),
  "business.allLines": claimed(
    "One agency for liability, property, vehicles and employees",
    "Una sola agencia para responsabilidad civil, propiedad, vehículos y empleados",
  ),
  "business.contracts": titled(
    {
      en: "We read the insurance page of your contracts",
      es: "Leemos la hoja de seguros de sus contratos",
    },
    "Leases and clients often demand limits. We match them line by line.",
    "El local y los clientes suelen exigir límites. Los cumplimos renglón por renglón.",
  ),
  "life.noExam": claimed("Options with and without a medical exam", "Opciones con y sin examen médico"),
  "life.familyLanguage": titled(
    { en: "Be there for the claim", es: "Acompañarlos en el reclamo" },
    "When the day comes, your family has someone to call who speaks their language.",
    "Cuando llegue el día, su familia tendrá a quien llamar en su idioma.",
  ),
  "payments.officeWays": claimed(
    "In person we take cash, check and card.",
    "En persona aceptamos efectivo, cheque y tarjeta.",
  ),
  "payments.inPerson": titled(
    { en: "In-Person Payment", es: "Pago en persona" },
    "Come by our office and pay with cash, check or card. We give you a receipt on the spot. Bring your bill or your policy number.",
    "Venga a nuestra oficina y pague con efectivo, cheque o tarjeta. Le damos su recibo al momento. Traiga su factura o su número de póliza.",
  ),
  "contact.walkIn": claimed("Walk in, no appointment needed", "Pase cuando guste, sin cita"),
  "blog.authors": claimed("Written by our agents.", "Escrito por nuestros agentes."),
};

/** Completes the stored claims by the first texts of those that nobody has saved yet. */
export function withFirstClaims(stored: StoredClaims): Record<ClaimId, Claim> {
  return { ...firstClaims, ...stored };
}
