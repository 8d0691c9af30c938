import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 11,
  slug: "how-much-life-insurance",
  category: "Life Insurance",
  topic: null,
  featured: false,
  imageUrl: "/art/numbers-at-the-kitchen-table.svg",
  publishDate: "2026-03-30",
  tags: {
    en: ["life insurance", "coverage amount", "term life", "beneficiaries", "family budget"],
    es: ["seguro de vida", "suma asegurada", "seguro a término", "beneficiarios", "presupuesto familiar"],
  },
  title: {
    en: "How much life insurance is enough? Start with a rule, finish with a sum",
    es: "¿Cuánto seguro de vida es suficiente? Empiece con una regla y termine con una suma",
  },
  excerpt: {
    en: "Ten to fifteen times your yearly income is a fair first guess. Here is how to get to your own number at the kitchen table.",
    es: "De diez a quince veces su ingreso anual es un buen primer cálculo. Aquí le mostramos cómo llegar a su propio número en la mesa de la cocina.",
  },
  content: {
    en: `Ask how much life insurance you need, and you will hear a short answer: ten to fifteen times what you earn in a year. It is a useful rule of thumb. It takes one minute and it needs only one number. But it knows nothing about your family. Treat it as the first line of the conversation.

## What the rule says

Take your yearly income before taxes and multiply. Somebody who earns $50,000 would look for coverage between $500,000 and $750,000. The idea behind it is simple. If you were gone, the money should stand in for your paycheck for ten to fifteen years, long enough for children to grow up and for the household to find its feet.

The low end fits a family with modest debts and older children. The high end fits a family with a new mortgage and a baby. So far, so good.

## Where the rule falls short

The rule looks only at income. These are the things it does not see:

- A parent who stays at home has no paycheck, so the rule says zero. Yet child care, rides, meals and care for grandparents would all have to be paid for.
- Two people with the same salary can owe very different amounts. One rents; the other has 28 years left on a house.
- A single person with no one to support may need only enough for a funeral and a car loan.
- Savings, a paid house or coverage through work reduce the need. A child with a disability may extend it for life.
- Money sent each month to parents in another town or another country is support too, and it would stop.
- A business owner may have signed for loans that the family would inherit as a problem.

The Texas Department of Insurance (TDI) gives advice that points the same way. Consider your debts, the income your family would have to replace, and the bills that would come. It adds something that we like to repeat: not everyone needs life insurance.

## Do the sum yourself

Take a sheet of paper and write two columns. In the first, put what your family would need:

- Living costs: what the household spends in a year, less what your spouse earns, times the number of years
- The mortgage, car loans, credit cards and any loan that someone signed with you
- School or college for the children, as far as you want to help
- The funeral, the last medical bills, and a few months of breathing room

In the second column, put what is already there: savings, other life policies, and coverage from your job. Your children, and a spouse who cares for them, may also receive monthly survivor benefits from Social Security if you worked long enough. Your own Social Security statement shows an estimate. Subtract the second column from the first.

## Two families, one salary

Here is an example with round, made-up numbers. Ana earns $52,000. Beyond the mortgage, her family would need $36,000 a year for 15 years, which makes $540,000. She adds a mortgage of $140,000, debts of $20,000, $60,000 for two children's studies and $15,000 for final costs. That is $775,000. She has $25,000 saved and $50,000 of coverage at work. Her gap is $700,000, well inside the rule's range of $520,000 to $780,000.

Luis earns the same. His house is paid, his children are grown, and his wife has her own salary. He wants to leave her $20,000 a year for five years and $15,000 for final costs, and they have $60,000 saved. His gap is $55,000. The rule would have sold him nearly ten times what he needs.

## Choose how long, not only how much

Term life insurance covers a fixed time, commonly 10, 20 or 30 years, and buys the most coverage for the money. Match the term to the need: until the youngest child is on her own, or until the house is paid. Whole and universal life can last your whole life and build savings inside the policy, but they cost much more for the same benefit. Some families mix a large term policy with a small permanent one for the funeral.

Coverage at work is a good start, but it often ends when the job does. Count on it for less than it promises.

## Small things that matter

Answer the health questions truthfully. An insurer that finds a false answer in the first ${inWords(law.contestability.years).en} years may refuse to pay. Name a second beneficiary in case the first dies before you. A small child usually cannot receive the money directly, so ask about a trust or a custodian. Tell your family that the policy exists and where it is. According to the Internal Revenue Service, the benefit is in general not taxed as income, though interest on it is.

If you have no Social Security number, ask anyway. Some companies accept a taxpayer number instead.

Do the sum again after a wedding, a birth, a divorce, a new house or a new business. And choose a payment that you can keep up. A smaller policy that stays in force protects more than a large one that lapses. Bring your sheet of paper to our office, and we will check it with you.`,
    es: `Pregunte cuánto seguro de vida necesita y le darán una respuesta corta: de diez a quince veces lo que gana en un año. Es una regla práctica y sirve. Toma un minuto y pide un solo número. Pero no sabe nada de su familia. Tómela como el principio de la plática.

## Qué dice la regla

Tome su ingreso anual antes de impuestos y multiplique. Una persona que gana $50,000 buscaría una cobertura de entre $500,000 y $750,000. La idea es sencilla. Si usted faltara, ese dinero ocuparía el lugar de su sueldo durante diez o quince años, el tiempo para que los hijos crezcan y el hogar se acomode.

La parte baja le queda a una familia con pocas deudas y con hijos grandes. La parte alta, a una familia con casa recién comprada y un bebé. Hasta ahí, todo bien.

## Dónde se queda corta

La regla solo mira el ingreso. Esto es lo que no ve:

- La mamá o el papá que se queda en casa no tiene sueldo, así que para la regla vale cero. Pero habría que pagar quien cuide a los niños, los lleve, cocine y atienda a los abuelos.
- Dos personas con el mismo sueldo pueden deber cantidades muy distintas. Una renta; a la otra le faltan 28 años de casa.
- Una persona soltera sin nadie a su cargo quizá solo necesite para el funeral y para terminar de pagar el carro.
- Los ahorros, una casa pagada o el seguro del trabajo reducen la necesidad. Un hijo con discapacidad puede alargarla toda la vida.
- El dinero que usted manda cada mes a sus padres, en otra ciudad o en otro país, también es sustento, y se acabaría.
- El dueño de un negocio puede haber firmado préstamos que le dejarían un problema a la familia.

El Departamento de Seguros de Texas (TDI) aconseja en el mismo sentido: piense en sus deudas, en el ingreso que su familia tendría que reponer y en los gastos que vendrían. Y agrega algo que nos gusta repetir: no todo el mundo necesita un seguro de vida.

## Haga usted la suma

Tome una hoja y trace dos columnas. En la primera anote lo que su familia necesitaría:

- Los gastos de vivir: lo que la casa gasta en un año, menos lo que gana su pareja, por el número de años
- La hipoteca, los préstamos de carro, las tarjetas y cualquier préstamo que alguien haya firmado con usted
- La escuela o la universidad de los hijos, hasta donde usted quiera ayudar
- El funeral, las últimas cuentas médicas y unos meses de respiro

En la segunda columna anote lo que ya existe: ahorros, otras pólizas de vida y el seguro de su trabajo. Sus hijos, y la pareja que los cuida, también podrían recibir cada mes beneficios de sobrevivientes del Seguro Social, si usted trabajó el tiempo suficiente. Su estado de cuenta del Seguro Social trae un cálculo. Reste la segunda columna de la primera.

## Dos familias, un mismo sueldo

Veamos un ejemplo con números redondos e inventados. Ana gana $52,000. Aparte de la hipoteca, su familia necesitaría $36,000 al año durante 15 años, o sea $540,000. A eso le suma una hipoteca de $140,000, deudas por $20,000, $60,000 para los estudios de dos hijos y $15,000 para los gastos finales. Son $775,000. Tiene $25,000 ahorrados y $50,000 de cobertura en el trabajo. Le faltan $700,000, dentro de lo que marca la regla, que va de $520,000 a $780,000.

Luis gana lo mismo. Su casa está pagada, sus hijos ya crecieron y su esposa tiene su propio sueldo. Quiere dejarle $20,000 al año durante cinco años y $15,000 para los gastos finales, y entre los dos tienen $60,000 ahorrados. Le faltan $55,000. La regla le habría vendido casi diez veces más de lo que necesita.

## Decida por cuánto tiempo, no solo cuánto

El seguro de vida a término cubre un tiempo fijo, por lo común 10, 20 o 30 años, y es el que da más cobertura por su dinero. Elija el plazo según la necesidad: hasta que la hija menor se mantenga sola, o hasta que la casa esté pagada. El seguro de vida entera y el universal pueden durar toda la vida y juntan un ahorro dentro de la póliza, pero cuestan mucho más por el mismo beneficio. Algunas familias combinan una póliza grande a término con una pequeña permanente para el funeral.

El seguro del trabajo es un buen comienzo, pero muchas veces se termina junto con el empleo. Cuente con él para menos de lo que promete.

## Detalles que pesan

Conteste con la verdad las preguntas de salud. Si la compañía encuentra una respuesta falsa en los primeros ${inWords(law.contestability.years).es} años, puede negarse a pagar. Nombre un segundo beneficiario por si el primero muere antes que usted. Un niño pequeño normalmente no puede recibir el dinero directamente; pregunte por un fideicomiso o un custodio. Dígale a su familia que la póliza existe y dónde está. Según el Servicio de Impuestos Internos (IRS), en general el beneficio no paga impuesto sobre el ingreso, aunque los intereses que genere sí.

Si usted no tiene número de Seguro Social, pregunte de todos modos. Algunas compañías aceptan el número de contribuyente, el ITIN.

Vuelva a hacer la suma después de una boda, un nacimiento, un divorcio, una casa nueva o un negocio nuevo. Y escoja un pago que pueda sostener. Una póliza más chica que sigue vigente protege más que una grande que se cancela. Traiga su hoja a nuestra oficina y la revisamos juntos.`,
  },
};
