import type { Article } from "../types.ts";

export const article: Article = {
  id: 2,
  slug: "lower-your-auto-premium",
  category: "Auto Insurance",
  topic: "Auto Insurance",
  featured: false,
  imageUrl: "/art/letter-by-the-driveway.svg",
  publishDate: "2026-08-24",
  tags: {
    en: ["discounts", "deductible", "premium", "credit score"],
    es: ["descuentos", "deducible", "prima", "puntaje de crédito"],
  },
  title: {
    en: "Honest ways to pay less for car insurance",
    es: "Maneras honestas de pagar menos por el seguro del carro",
  },
  excerpt: {
    en: "No tricks and no thin coverage: the changes that can really bring your price down, and the shortcuts that cost more than they save.",
    es: "Sin trucos y sin quedarse corto: los cambios que de verdad pueden bajarle el precio, y los atajos que salen más caros de lo que ahorran.",
  },
  content: {
    en: `The renewal arrives, the price is higher, and nothing in your life has changed. It is a common letter in Texas. Repairs cost more than they did, storms are hard on cars, and city traffic does the rest.

You cannot change the weather. You can change more of your price than you may think. Below are the steps we would take ourselves, roughly in the order we would take them.

## Start with your own policy

Find the declarations page, the sheet at the front that lists your cars, drivers, coverages and price. Read it as a stranger would. Is the car you sold in spring still there? Has the daughter who moved to Lubbock with her own policy been taken off? Do you still drive to an office five days a week? A company prices what it has been told. If that picture is old, correct it first.

Then check the records behind the price. You may order your driving record from the Texas Department of Public Safety. Federal law also gives you a free yearly copy of the claims history that insurers use. Mistakes happen, and they can be disputed.

## Compare like with like

Two quotes can only be compared when the limits and deductibles are the same. The deductible is the part of a repair that you pay before insurance pays. A quote that looks $300 cheaper may simply have left out uninsured motorist coverage.

- Ask for the same coverages from at least three companies.
- Compare the same length of policy. Six months and twelve months are easy to mix up.
- Look up each company's complaint record at the Texas Department of Insurance (TDI).
- Start the new policy before the old one ends. Even a few days without coverage can raise your price, and it is against the law to drive then.

Our agency can ask several companies at once. If the one you have is still the best for you, we will say so.

## Choose deductibles you could really pay

Going from a $500 deductible to $1,000 lowers the price of collision and comprehensive. Collision repairs your car after a crash. Comprehensive pays for things such as hail and theft. The question is simple: if a shop called tomorrow, could you pay that amount without a loan? If so, the higher deductible may make sense. Put what you save into a jar for that day. If not, keep the lower one.

For an older car, do one small sum. Take what the car would sell for and subtract the deductible. That is the most you would receive if it were destroyed. If the yearly price of collision is a large slice of that figure, it may be time to drop it. A car that is still being paid off is different, because the lender will require both.

## Ask for every discount by name

Discounts differ from one company to the next, and some are never applied because nobody asked. Read this list aloud to your agent:

- Car and home, or car and renters, with the same company
- More than one car on the policy
- Years without accidents or tickets
- An approved defensive driving course
- A student with good grades, or one who studies far from home without a car
- Alarms and safety features
- Low yearly mileage
- Paying in full, by automatic draft, or without paper

Ask what each one is worth on your policy. A discount of a few dollars is not worth changing your life for.

## Know what a tracking app does

Many companies offer a lower price if an app or a small device watches how you drive. It may note hard braking, speed, the hour and the use of your phone. Careful drivers with short trips often do well. People who work nights may not. Before you agree, ask three things. Can my price go up as well as down? How long does it watch? Who else sees the data?

## Look after your credit

Texas allows companies to use credit information when they set a price. TDI explains that they may not refuse, cancel or decline to renew a policy on credit alone. Paying bills on time and correcting mistakes in your credit report can help, though slowly. If your credit was hurt by something such as a serious illness, a divorce, the death of a spouse or the loss of a job, Texas law lets you ask the company in writing for an exception. Few people know that. It costs only a letter.

## Think about the next car before you buy it

Call us with the year, make and model while you are still choosing. Two cars at the same price on the lot can cost quite different amounts to insure, because of parts, theft and past injuries. The same advice holds before a teenager gets a license.

## Savings that are not savings

Some shortcuts lower the bill and take away the very thing you are paying for.

- Giving an address where the car isn't kept. A company that finds out may refuse a claim or cancel the policy.
- Leaving a driver who lives with you off the policy.
- Calling a delivery car a family car. Ask for the right endorsement, which is a page that changes the policy.
- Cutting liability to the state minimum when you own a home. Those are often the cheapest dollars on the page.
- Rejecting uninsured motorist coverage only to reach a price.

## A good half hour

Once a year, about a month before renewal, set aside half an hour with your policy and a cup of coffee. Bring us your declarations page and your questions. We will go through it with you, and you will leave knowing what you pay for and why.`,
    es: `Llega la renovación, el precio subió y en su vida no ha cambiado nada. Es una carta común en Texas. Las reparaciones cuestan más que antes, las tormentas maltratan los carros y el tráfico de la ciudad hace lo demás.

El clima no lo puede cambiar. Su precio, más de lo que cree. Estos son los pasos que daríamos nosotros mismos, más o menos en este orden.

## Empiece por su propia póliza

Busque la página de declaraciones, la que viene al principio con sus carros, conductores, coberturas y precio. Léala como si fuera de otra persona. ¿Sigue ahí el carro que vendió en primavera? ¿Ya quitaron a la hija que se mudó a Lubbock y tiene su propio seguro? ¿Todavía maneja a la oficina cinco días a la semana? La compañía cobra según lo que le dijeron. Si esa foto ya es vieja, corríjala antes que nada.

Después revise los registros que hay detrás del precio. Puede pedir su historial de manejo al Departamento de Seguridad Pública de Texas. La ley federal también le da cada año una copia gratis del historial de reclamos que consultan las aseguradoras. A veces hay errores, y se pueden disputar.

## Compare lo mismo con lo mismo

Dos cotizaciones solo se pueden comparar si tienen los mismos límites y deducibles. El deducible es la parte de la reparación que usted paga antes de que pague el seguro. Una cotización que parece $300 más barata tal vez solo dejó fuera la cobertura contra conductores sin seguro.

- Pida las mismas coberturas a por lo menos tres compañías.
- Compare el mismo plazo. Es fácil confundir seis meses con doce.
- Busque el historial de quejas de cada compañía en el Departamento de Seguros de Texas (TDI, por sus siglas en inglés).
- Que la póliza nueva empiece antes de que termine la otra. Unos cuantos días sin seguro pueden subirle el precio, y manejar así va contra la ley.

Nuestra agencia puede cotizar con varias compañías a la vez. Si la que ya tiene sigue siendo la mejor para usted, así se lo diremos.

## Escoja un deducible que sí pueda pagar

Pasar de un deducible de $500 a uno de $1,000 baja el precio de colisión y de cobertura amplia (“comprehensive”). Colisión repara su carro después de un choque. La cobertura amplia paga cosas como granizo y robo. La pregunta es sencilla: si mañana le hablan del taller, ¿puede pagar esa cantidad sin pedir prestado? Si la respuesta es sí, el deducible alto puede convenirle. Guarde lo que ahorra para ese día. Si la respuesta es no, quédese con el bajo.

Con un carro ya viejito, haga una resta. Tome lo que le darían si lo vendiera y quítele el deducible. Eso es lo más que recibiría si quedara destruido. Si lo que paga al año por colisión es una buena tajada de esa cantidad, quizá ya es hora de quitarla. Con un carro que todavía debe es distinto, porque el banco le va a exigir las dos coberturas.

## Pida cada descuento por su nombre

Los descuentos cambian de una compañía a otra, y algunos no se aplican porque nadie preguntó. Léale esta lista a su agente:

- Carro y casa, o carro e inquilinos, con la misma compañía
- Más de un carro en la póliza
- Años sin choques ni multas
- Un curso aprobado de manejo defensivo
- Estudiante con buenas calificaciones, o que estudia lejos y no se llevó carro
- Alarmas y equipo de seguridad
- Pocas millas al año
- Pago completo, pago automático o documentos sin papel

Pregunte cuánto vale cada uno en su póliza. Por un descuento de unos cuantos dólares no hay que cambiar de vida.

## Sepa qué hace la aplicación que lo observa

Muchas compañías ofrecen mejor precio si una aplicación o un aparatito observa cómo maneja. Puede anotar frenazos, velocidad, hora y uso del teléfono. A quien maneja con calma y hace viajes cortos suele irle bien. A quien trabaja de noche, no siempre. Antes de aceptar, pregunte tres cosas. ¿Mi precio puede subir, además de bajar? ¿Cuánto tiempo me observa? ¿Quién más ve los datos?

## Cuide su crédito

Texas permite que las compañías usen información de crédito al poner el precio. El TDI explica que no pueden rechazar, cancelar ni dejar de renovar una póliza solo por el crédito. Pagar a tiempo y corregir los errores de su reporte ayuda, aunque poco a poco. Si su crédito se dañó por una enfermedad grave, un divorcio, la muerte de su esposo o esposa, la pérdida del trabajo o algo parecido, la ley de Texas le permite pedir por escrito una excepción a la compañía. Poca gente lo sabe. Solo cuesta una carta.

## Piense en el próximo carro antes de comprarlo

Háblenos con el año, la marca y el modelo mientras todavía está escogiendo. Dos carros que cuestan lo mismo en el lote pueden pagar seguros muy distintos, por las refacciones, los robos y las lesiones del pasado. El consejo vale igual antes de que un hijo adolescente saque la licencia.

## Ahorros que no son ahorros

Hay atajos que bajan el recibo y le quitan justo aquello por lo que está pagando.

- Dar una dirección donde el carro no pasa la noche. Si la compañía se entera, puede negar un reclamo o cancelar la póliza.
- No apuntar a alguien que maneja y vive con usted.
- Decir que es carro familiar cuando se usa para entregas. Pida el endoso correcto, que es una hoja que modifica la póliza.
- Bajar la responsabilidad civil al mínimo del estado cuando tiene casa propia. Esos suelen ser los dólares más baratos de toda la hoja.
- Rechazar la cobertura contra conductores sin seguro solo para llegar a un precio.

## Media hora bien usada

Una vez al año, como un mes antes de la renovación, siéntese media hora con su póliza y un café. Tráiganos su página de declaraciones y sus preguntas. La repasamos con usted, y usted se va sabiendo qué paga y por qué.`,
  },
};
