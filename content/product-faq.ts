import type { Question } from "./types.ts";
import { law } from "./facts/index.ts";

/** The questions on the auto and life pages. */
export const productFaq: Record<"auto" | "life", Question[]> = {
  auto: [
    {
      question: {
        en: "How much auto insurance does Texas require?",
        es: "¿Cuánto seguro de auto exige Texas?",
      },
      answer: {
        en: `At least ${law.autoMinimum.short} in liability coverage, according to the Texas Department of Insurance: ${law.autoMinimum.person} for each injured person, ${law.autoMinimum.accident} for everyone injured in one accident, and ${law.autoMinimum.property} for property damage. If you cause more damage than your limits, the other person can ask you for the rest. Higher limits often cost less than people expect.`,
        es: `Por lo menos ${law.autoMinimum.short} de responsabilidad civil, según el Departamento de Seguros de Texas: ${law.autoMinimum.person} por cada persona lesionada, ${law.autoMinimum.accident} por todas las personas lesionadas en un accidente y ${law.autoMinimum.property} por daños a la propiedad. Si causa un daño mayor que sus límites, la otra persona puede cobrarle el resto. Los límites más altos suelen costar menos de lo que se piensa.`,
      },
    },
    {
      question: {
        en: "How can I lower my rate?",
        es: "¿Cómo puedo bajar lo que pago?",
      },
      answer: {
        en: "Compare companies, because each one prices the same driver differently. Ask about discounts for more than one car, for home and auto together, for good grades, for a defensive driving course, for paying in full and for automatic payments. A higher deductible lowers the premium if you can afford it after a loss. Keep your coverage without gaps. A clean driving record is worth the most over time. We check all of this when we quote.",
        es: "Compare compañías, porque cada una le pone otro precio al mismo conductor. Pregunte por descuentos por varios autos, por casa y auto juntos, por buenas calificaciones, por un curso de manejo defensivo, por pagar todo de una vez y por pagos automáticos. Un deducible más alto baja la prima, si puede pagarlo cuando haga falta. No deje huecos en su cobertura. Un historial limpio es lo que más vale con el tiempo. Todo esto lo revisamos al cotizar.",
      },
    },
    {
      question: {
        en: "What decides the price of my policy?",
        es: "¿De qué depende el precio de mi póliza?",
      },
      answer: {
        en: "Companies look at your driving record, past claims, age and years of experience, the car, how far and for what you drive it, and the ZIP code where it's parked overnight. The coverages, limits and deductibles you choose count too, and so does whether you have been insured without a break. In Texas companies may also use credit information, within limits set by law. Each company weighs these things its own way, so prices differ.",
        es: "Las compañías miran su historial de manejo, sus reclamos, su edad y experiencia, el auto, cuánto y para qué lo usa, y el código postal donde pasa la noche. También cuentan las coberturas, los límites y los deducibles que elija, y si ha estado asegurado sin interrupción. En Texas las compañías pueden usar además su información de crédito, dentro de lo que permite la ley. Cada compañía le da otro peso a cada cosa; por eso los precios cambian.",
      },
    },
    {
      question: {
        en: "How do I file a claim after an accident?",
        es: "¿Cómo presento un reclamo después de un accidente?",
      },
      answer: {
        en: "First make sure that everyone is safe, and call 911 if someone is hurt or a car cannot be driven. Exchange names, phone numbers, license plates and insurance details with the other driver. Take photos of the cars, the street and the damage. Do not argue about who was at fault. Then call your company's claim line, which many carriers answer at any hour, or call us while our office is open. We will help you file and follow the claim.",
        es: "Primero cuide que todos estén a salvo, y llame al 911 si hay lesionados o si un auto no se puede mover. Intercambie nombre, teléfono, placas y datos del seguro con el otro conductor. Tome fotos de los autos, la calle y los daños. No discuta de quién fue la culpa. Después llame a la línea de reclamos de su compañía, que muchas atienden a cualquier hora, o a nuestra oficina cuando esté abierta. Le ayudamos a presentar el reclamo y a darle seguimiento.",
      },
    },
  ],
  life: [
    {
      question: {
        en: "How much life insurance do I need?",
        es: "¿Cuánto seguro de vida necesito?",
      },
      answer: {
        en: "A common rule of thumb is 10 to 15 times your annual income. Someone who earns $50,000 a year would look at $500,000 to $750,000. From there we add what your family would owe or want, such as the mortgage, debts, college and the funeral, and take off savings and other coverage. The right amount is one that you can keep paying for.",
        es: "Una regla común es de 10 a 15 veces su ingreso anual. Quien gana $50,000 al año pensaría en una cantidad de $500,000 a $750,000. De ahí sumamos lo que su familia debería o querría pagar, como la hipoteca, las deudas, la universidad y el funeral, y restamos ahorros y otras coberturas. La cantidad correcta es la que usted puede seguir pagando.",
      },
    },
    {
      question: {
        en: "How long should a term policy last?",
        es: "¿Cuánto debe durar una póliza a término?",
      },
      answer: {
        en: "Terms of 10, 20 or 30 years are the most common. Match the term to the time when others depend on you. Ten years can cover a short debt or the last years before retirement. Twenty years can bring small children to adulthood. Thirty years can match a new mortgage. Your premium usually stays level for the whole term. Many policies can be changed to permanent coverage without a new exam, if you do it in time.",
        es: "Los plazos más comunes son de 10, 20 o 30 años. Elija el plazo según el tiempo en que otros dependerán de usted. Diez años pueden cubrir una deuda corta o los últimos años antes del retiro. Veinte alcanzan para que los hijos pequeños lleguen a adultos. Treinta pueden coincidir con una hipoteca nueva. Por lo general la prima no cambia durante el plazo. Muchas pólizas se pueden convertir en permanentes sin otro examen, si lo hace a tiempo.",
      },
    },
    {
      question: {
        en: "Will I need a medical exam?",
        es: "¿Me van a pedir un examen médico?",
      },
      answer: {
        en: "It depends on your age, your health, the amount and the company. Larger policies often ask for a short exam at no cost to you, with blood pressure, blood and urine. Many companies approve smaller amounts with health questions and a look at prescription records only. Final expense policies rarely need an exam, but they cost more for the amount and some wait before they pay in full. Always answer the questions truthfully.",
        es: "Depende de su edad, su salud, la cantidad y la compañía. Las pólizas grandes suelen pedir un examen breve, sin costo para usted, con presión, sangre y orina. Muchas compañías aprueban cantidades menores solo con preguntas de salud y una revisión de sus recetas. Las pólizas de gastos finales casi nunca piden examen, pero cuestan más por la misma cantidad y algunas esperan un tiempo antes de pagar completo. Conteste siempre con la verdad.",
      },
    },
    {
      question: {
        en: "Whom can I name as a beneficiary?",
        es: "¿A quién puedo nombrar como beneficiario?",
      },
      answer: {
        en: "A beneficiary is the person who receives the money. You can name a spouse, children, parents, a friend, a charity or a trust, and set a share for each. Add a second choice in case the first one dies before you. A company will not pay a small child directly, so ask about a trust or a custodian. Check the names after a wedding, a birth or a divorce. The policy, not the will, decides who is paid.",
        es: "El beneficiario es quien recibe el dinero. Puede nombrar a su pareja, hijos, padres, un amigo, una organización o un fideicomiso, y fijar la parte de cada uno. Agregue una segunda opción por si la primera fallece antes que usted. La compañía no le paga directamente a un menor; pregunte por un fideicomiso o un custodio. Revise los nombres después de una boda, un nacimiento o un divorcio. Quien cobra lo decide la póliza, no el testamento.",
      },
    },
    {
      question: {
        en: "I have life insurance through work. Is that enough?",
        es: "Tengo seguro de vida en mi trabajo. ¿Es suficiente?",
      },
      answer: {
        en: "It is a good benefit, but seldom enough alone. Coverage at work is often a small multiple of your salary, and most families need more. It also usually ends when you leave the job, just when a new policy may cost more because you are older or less healthy. Keep what your employer gives you, and ask us what a policy of your own would add.",
        es: "Es un buen beneficio, pero pocas veces alcanza por sí solo. La cobertura del trabajo suele equivaler a pocas veces su sueldo, y la mayoría de las familias necesita más. Además, por lo general termina cuando deja el empleo, justo cuando una póliza nueva puede costar más por la edad o la salud. Conserve lo que le da su empleador y pregúntenos qué le agregaría una póliza propia.",
      },
    },
  ],
};
