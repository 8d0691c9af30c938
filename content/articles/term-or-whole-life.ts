import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 6,
  slug: "term-or-whole-life",
  category: "Life Insurance",
  topic: "Life Insurance",
  featured: false,
  imageUrl: "/art/three-generations-on-bench.svg",
  publishDate: "2026-06-01",
  tags: {
    en: ["term life", "whole life", "final expense", "beneficiaries", "family"],
    es: ["seguro a término", "vida entera", "gastos finales", "beneficiarios", "familia"],
  },
  title: {
    en: "Term or whole life? Start with how long you will be needed",
    es: "¿Seguro de vida a término o de vida entera? Empiece por cuánto tiempo lo van a necesitar",
  },
  excerpt: {
    en: "Term, whole, universal and final expense policies all pay your family, but they solve different problems. A calm guide to telling them apart and choosing one you can keep.",
    es: "A término, vida entera, universal o gastos finales: todas le pagan a su familia, pero cada una resuelve algo distinto. Una guía tranquila para distinguirlas y elegir una que pueda mantener.",
  },
  content: {
    en: `Few people enjoy shopping for life insurance. The words are strange, the subject is sad, and everyone seems to have a brother-in-law with a strong opinion. Yet the main decision is simpler than it looks. You only need to answer one question first: for how long would somebody be in trouble without my income or my work?

If the answer is “until the children are grown” or “until the house is paid”, you are probably looking at term insurance. If the answer is “always”, one of the permanent kinds may fit. Most families in Texas can start there and work out the rest at the kitchen table.

## Term: coverage for a season of life

Term insurance lasts for a set number of years, most often 10, 20 or 30. You choose an amount and a length. If you die during those years, the company pays the amount to your beneficiaries, the people you named. If you outlive the term, the coverage ends, and normally nothing is paid back.

Because many people outlive their term, it costs far less than permanent insurance for the same amount. With a level term policy, the price stays the same for the whole period.

- 10 years suits a short debt, the last years before retirement, or a business loan.
- 20 years suits parents whose children are in school.
- 30 years suits a new baby, a new mortgage, or both.

Ask whether the policy is convertible. That means you can turn it into a permanent policy without a new health exam, up to a date written in the contract. If your health changes, that right can be very valuable.

## Whole life: a promise without an end date

Whole life lasts as long as you live, provided you pay the premiums. The premium is fixed, the amount paid at death is guaranteed, and part of what you pay builds a cash value, a kind of savings inside the policy. You can borrow against it. A loan that is not repaid, with its interest, is taken out of what your family receives.

The price of that certainty is a much higher premium. The cash value also grows slowly at first, and giving up the policy in the early years often means losing most of what you paid. Whole life makes sense for needs that never expire: a child with a disability who will always depend on you, an inheritance, or money to settle an estate without selling the land.

## Universal life: flexible, and it needs attention

Universal life is permanent too, but more elastic. Within limits, you can pay more in a good year and less in a lean one. The cash value earns interest, and the company takes the monthly cost of the insurance out of it. That cost rises with age.

Here is the catch. If you pay too little for too long, or the interest is lower than hoped, the cash value can run dry and the policy can end just when you are old and need it. If you own one, read the yearly statement and ask for a fresh projection every couple of years. Some versions tie the cash value to a market index or to investments. Those bring more moving parts and, in some cases, the risk of loss.

## Final expense: small and specific

Final expense insurance is a small whole life policy meant for the funeral, the last medical bills and a little breathing room. It is popular with older people because the health questions are few, and some policies ask none. In exchange, the cost per dollar of coverage is high. Many policies without health questions pay only a limited amount if death from illness comes in the first years. Ask about that waiting time before you sign.

## How much is enough

A common rule of thumb in our trade is 10 to 15 times your yearly income. A short list gives you a better number:

- Add the debts, the mortgage or rent, the years of income to replace, and school.
- Add the cost of child care if the parent who stays at home were gone. That work has a price too.
- Subtract savings and any coverage you already have.

Coverage from an employer is welcome, but it is often small, and it may end when the job does.

## Details that matter in Texas

You have time to change your mind. A new policy usually comes with a free look, a number of days to return it for a refund. Read the first pages to see how many.

Tell the truth on the application. Under the Texas Insurance Code, once a policy has been in force for ${inWords(law.contestability.years).en} years, the company generally cannot challenge it over what the application said, except for unpaid premiums. During those first ${inWords(law.contestability.years).en} years it may look closely, and a lie told on purpose can cause trouble even later.

Name beneficiaries with care. Companies usually do not pay money directly to a small child, so ask a lawyer about a trust or a guardian. Review the names after a wedding, a divorce or a birth. The Internal Revenue Service says that money paid because of a death is generally not taxed as income.

You may not need a Social Security number. Some companies accept an ITIN, the tax number many immigrant families use. It is worth asking.

And tell someone the policy exists. If documents are lost, the Texas Department of Insurance has a free service that helps families look for a policy.

## A way to decide

Choose the amount first, then the length, and only then the kind. If the budget will not stretch to enough permanent coverage, buy enough term. A policy you can pay every month is better than an ideal one that lapses. Some families combine the two: a large 20 or 30 year term for the busy years and a small whole life policy for the end.

Never cancel an old policy until the new one is in force. If you would like another pair of eyes, our agency will lay the options side by side, with no hurry.`,
    es: `A casi nadie le gusta comprar un seguro de vida. Las palabras son raras, el tema es triste y siempre hay un cuñado con una opinión muy firme. Pero la decisión principal es más sencilla de lo que parece. Primero hay que contestar una sola pregunta: ¿por cuánto tiempo estaría alguien en apuros si faltaran mis ingresos o mi trabajo?

Si la respuesta es “hasta que crezcan los hijos” o “hasta que se pague la casa”, lo más probable es que le convenga un seguro a término. Si la respuesta es “siempre”, quizá le quede mejor uno permanente. La mayoría de las familias de Texas puede empezar por ahí y platicar lo demás en la mesa de la cocina.

## A término: protección para una etapa de la vida

El seguro a término dura un número fijo de años, casi siempre 10, 20 o 30. Usted elige la cantidad y el plazo. Si fallece durante esos años, la compañía paga esa cantidad a sus beneficiarios, es decir, a las personas que usted nombró. Si vive más que el plazo, la cobertura termina y, por lo común, no se devuelve nada.

Como muchas personas viven más que su plazo, cuesta bastante menos que un seguro permanente por la misma cantidad. En una póliza a término nivelado, el precio no cambia en todo el periodo.

- 10 años van bien para una deuda corta, los últimos años antes del retiro o un préstamo del negocio.
- 20 años van bien para papás con hijos en la escuela.
- 30 años van bien cuando hay un bebé, una hipoteca nueva o las dos cosas.

Pregunte si la póliza es convertible. Eso quiere decir que puede cambiarla por una permanente sin otro examen médico, hasta una fecha escrita en el contrato. Si su salud cambia, ese derecho puede valer mucho.

## Vida entera: una promesa sin fecha final

El seguro de vida entera dura toda la vida, siempre que pague las primas. La prima es fija, la cantidad que recibe su familia está garantizada y una parte de lo que paga forma un valor en efectivo, una especie de ahorro dentro de la póliza. Usted puede pedir prestado contra ese valor. Si no paga el préstamo, lo que debe, con sus intereses, se descuenta de lo que recibirá su familia.

Esa certeza cuesta: la prima es mucho más alta. Además, el valor en efectivo crece despacio al principio, y dejar la póliza en los primeros años muchas veces significa perder casi todo lo pagado. La vida entera tiene sentido para necesidades que nunca se acaban: un hijo con discapacidad que siempre dependerá de usted, una herencia, o dinero para arreglar la sucesión sin tener que vender el terreno.

## Universal: flexible, pero pide atención

El seguro universal también es permanente, pero más elástico. Dentro de ciertos límites, puede pagar más en un año bueno y menos en uno difícil. El valor en efectivo gana intereses, y de ahí la compañía toma cada mes el costo del seguro. Ese costo sube con la edad.

Aquí está el detalle. Si paga muy poco durante mucho tiempo, o si los intereses resultan más bajos de lo esperado, el valor puede agotarse y la póliza puede terminar justo cuando usted es mayor y más la necesita. Si ya tiene una, lea el estado de cuenta anual y pida una proyección nueva cada dos años, más o menos. Algunas versiones ligan el valor a un índice de la bolsa o a inversiones. Esas son más complicadas y, en ciertos casos, se puede perder dinero.

## Gastos finales: pequeño y con un propósito

El seguro de gastos finales es una póliza pequeña de vida entera pensada para el funeral, las últimas cuentas médicas y un poco de respiro. Gusta mucho entre las personas mayores porque hace pocas preguntas de salud, y algunas pólizas no hacen ninguna. A cambio, cada dólar de cobertura sale más caro. Muchas pólizas sin preguntas médicas pagan solo una cantidad limitada si la muerte por enfermedad ocurre en los primeros años. Pregunte por ese tiempo de espera antes de firmar.

## ¿Cuánto es suficiente?

Una regla conocida en nuestro oficio dice que de 10 a 15 veces su ingreso anual. Con una lista corta se llega a un número mejor:

- Sume las deudas, la hipoteca o la renta, los años de ingreso que habría que reponer y los estudios.
- Sume lo que costaría el cuidado de los niños si faltara quien se queda en casa. Ese trabajo también tiene precio.
- Reste los ahorros y los seguros que ya tenga.

El seguro que da el trabajo se agradece, pero a menudo es pequeño y puede terminar cuando termina el empleo.

## Detalles que importan en Texas

Tiene tiempo para arrepentirse. Una póliza nueva casi siempre trae un periodo de revisión, unos días en los que puede devolverla y recuperar su dinero. Lea las primeras páginas para saber cuántos son.

Diga la verdad en la solicitud. Según el Código de Seguros de Texas, cuando una póliza ya lleva ${inWords(law.contestability.years).es} años en vigor, la compañía por lo general no puede impugnarla por lo que decía la solicitud, salvo por falta de pago. Durante esos ${inWords(law.contestability.years).es} primeros años sí puede revisar con lupa, y una mentira dicha a propósito puede traer problemas incluso después.

Nombre a sus beneficiarios con cuidado. Las compañías normalmente no entregan dinero directamente a un niño pequeño, así que pregunte a un abogado por un fideicomiso o un tutor. Revise los nombres después de una boda, un divorcio o un nacimiento. El Servicio de Impuestos Internos (IRS) dice que el dinero que se paga por un fallecimiento generalmente no causa impuesto sobre el ingreso.

Quizá no necesite número de Seguro Social. Algunas compañías aceptan el ITIN, el número con el que muchas familias inmigrantes declaran impuestos. Vale la pena preguntar.

Y avísele a alguien que la póliza existe. Si los papeles se pierden, el Departamento de Seguros de Texas (TDI) tiene un servicio gratuito que ayuda a las familias a buscarla.

## Una manera de decidir

Elija primero la cantidad, luego el plazo y solo al final el tipo. Si el presupuesto no alcanza para suficiente seguro permanente, compre suficiente a término. Vale más una póliza que pueda pagar cada mes que una ideal que se cancele por falta de pago. Algunas familias combinan las dos: una grande a 20 o 30 años para la época de más gastos y una pequeña de vida entera para el final.

Nunca cancele una póliza vieja antes de que la nueva esté en vigor. Y si quiere otra opinión, en nuestra agencia le ponemos las opciones lado a lado, sin prisas.`,
  },
};
