import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 3,
  slug: "wind-and-hail-deductibles-texas",
  category: "Home Insurance",
  topic: "Home Insurance",
  featured: true,
  imageUrl: "/art/hail-over-roof.svg",
  publishDate: "2026-08-03",
  tags: {
    en: ["deductible", "hail", "roof", "TWIA"],
    es: ["deducible", "granizo", "techo", "TWIA"],
  },
  title: {
    en: "Wind, hail and your roof: the deductible hiding behind a percent sign",
    es: "Viento, granizo y su techo: el deducible que se esconde detrás de un porcentaje",
  },
  excerpt: {
    en: "Two percent sounds small until it is two percent of a house. Learn to read the wind and hail part of your home policy before the next storm reads it to you.",
    es: "Dos por ciento suena a poco, hasta que es el dos por ciento de una casa. Aprenda a leer la parte de viento y granizo de su póliza antes de la próxima tormenta.",
  },
  content: {
    en: `You know the sound. The sky turns green, the first stones tap the gutter, and for ten minutes nobody in the house can talk. Then comes the quiet, and the question: how much of this will insurance pay?

In Texas the answer is decided mostly by four lines of your home policy. All four were there before the storm. Here is how to find them and what they mean.

## Line one: the percentage

A deductible is the part of a loss that you pay yourself. For a kitchen fire it may be a plain figure, such as $2,500. For wind and hail, Texas policies often use a percentage instead. It is a percentage of the amount your house is insured for, not of the damage.

That difference matters. If your house is insured for $300,000:

- 1 percent is $3,000
- 2 percent is $6,000
- 5 percent is $15,000

At 2 percent, a hail repair of $5,000 would bring you nothing. And when your insured amount rises at renewal, the deductible rises with it, without any letter that says so.

Some policies have a third deductible for hurricanes or named storms. Look at the declarations page, the summary at the front, and write every deductible down in dollars.

## Line two: how the roof is paid

Two phrases decide most roof claims. Replacement cost means the price of new materials and labor today. Actual cash value, or ACV, means that price less the wear of the years. The older the roof, the less ACV pays.

Many policies now hold a roof schedule, also called a roof payment schedule. It is a table that gives the share paid for a roof of each age and material. It works much like ACV, except that the percentages are printed in advance.

Here is an invented example. The house is insured for $300,000 with a 2 percent deductible. A new roof costs $15,000, and the old one has used up half its life.

- With replacement cost: $15,000 less $6,000 leaves $9,000.
- With ACV: $7,500 less $6,000 leaves $1,500.

It is the same storm, the same roof and very different help. With replacement cost you normally get two checks: first the ACV amount, and the rest when you show that the work was done. Ask how long you have to claim that second check.

## Line three: cosmetic damage

Some policies carry a cosmetic damage exclusion. If hail dents a metal roof, vents or gutters but they still keep water out, the company owes nothing for the dents. The exclusion often comes with a lower price, and it can be a fair trade. It should be a trade you chose. If you have a metal roof and care how it looks, ask for the price without it.

## Line four: who covers the wind at all

Near the coast, many home policies leave out wind and hail completely. There, the last resort is the Texas Windstorm Insurance Association, known as TWIA. The Texas Legislature created it. According to TWIA, it serves ${law.windstormArea.counties} coastal counties: Aransas, Brazoria, Calhoun, Cameron, Chambers, Galveston, Jefferson, Kenedy, Kleberg, Matagorda, Nueces, Refugio, San Patricio and Willacy. It also serves parts of Harris County east of Highway 146, inside the city limits of La Porte, Morgan's Point, Pasadena, Seabrook and Shoreacres.

TWIA lists these main conditions:

- At least one private company has turned you down for wind and hail.
- With few exceptions, the building has a certificate showing that it meets the windstorm building code. The Texas Department of Insurance (TDI) issues it. The usual one is called a WPI-8.
- The property is in insurable condition.
- Certain newer buildings in the riskiest coastal flood zones have flood insurance.

A TWIA policy covers wind and hail only. Fire, theft and liability need a home policy beside it. Rising water and storm surge need a flood policy. That makes three policies for one house, each with its own deductible. Under the Texas Insurance Code, a TWIA claim must be filed within ${inWords(law.windstormClaim.years).en} year of the damage. And no new coverage starts once a hurricane is in the Gulf, so do not wait for the forecast.

If a new roof is going on in these areas, arrange the inspection before work begins. A certificate is harder to get once the shingles are down.

## Before the next storm

- Photograph the roof, the ceilings and each room, and keep the pictures away from the house.
- Note the age and material of your roof. Keep the receipt.
- Ask about a discount for impact-resistant shingles. Ask too whether it adds a cosmetic exclusion.
- Set aside your deductible, a little each month. It is the one bill you know may come.
- Ask for prices at 1 and 2 percent. See how many years of savings it takes to make up the difference.

## After it

Take pictures. Stop more water from coming in, with a tarp for example, and keep the receipts. Call the company or call us. Report promptly, because many policies give about a year for wind and hail claims. If the damage is plainly less than your deductible, talk to us before you file.

Then come the knocks on the door. Be polite and slow. Texas law requires you to pay your deductible, and a contractor who offers to “eat” it is offering something illegal. Your insurer may ask for proof that you paid. A roofer may not act as your claims adjuster on a roof that the same roofer will repair. Get more than one bid, ask for local references, and never pay the whole job up front.

If you are not sure which of these four lines you have, send us your policy. We will find them with you and put the amounts in dollars, where they are easier to see.`,
    es: `Usted conoce ese ruido. El cielo se pone verde, las primeras piedras pegan en la canaleta y durante diez minutos nadie puede hablar dentro de la casa. Luego viene el silencio, y con él la pregunta: ¿cuánto de esto va a pagar el seguro?

En Texas la respuesta depende sobre todo de cuatro renglones de su póliza. Los cuatro ya estaban ahí antes de la tormenta. Aquí le decimos cómo encontrarlos y qué significan.

## Primer renglón: el porcentaje

El deducible es la parte de la pérdida que usted paga. Para un incendio en la cocina puede ser una cantidad fija, como $2,500. Para viento y granizo, las pólizas de Texas usan muchas veces un porcentaje. Y es un porcentaje de la cantidad en que está asegurada la casa, no del daño.

La diferencia importa. Si su casa está asegurada en $300,000:

- 1 por ciento son $3,000
- 2 por ciento son $6,000
- 5 por ciento son $15,000

Con el 2 por ciento, un daño de granizo de $5,000 no le dejaría nada. Además, cuando en la renovación sube la cantidad asegurada, el deducible sube con ella, sin que ninguna carta se lo avise.

Algunas pólizas traen un tercer deducible para huracanes o tormentas con nombre. Vea la página de declaraciones, el resumen que viene al principio, y apunte cada deducible en dólares.

## Segundo renglón: cómo se paga el techo

Dos frases deciden casi todos los reclamos de techo. Costo de reemplazo (“replacement cost”) es lo que cuestan hoy el material nuevo y la mano de obra. Valor real en efectivo (“actual cash value”, o ACV) es ese mismo precio menos el desgaste de los años. Mientras más viejo el techo, menos paga el ACV.

Muchas pólizas traen ahora una tabla de pagos para el techo (“roof schedule”). Dice qué parte se paga según la edad y el material. Funciona de manera parecida al ACV, solo que los porcentajes ya vienen impresos.

Un ejemplo inventado: la casa está asegurada en $300,000 con un deducible de 2 por ciento. El techo nuevo cuesta $15,000 y el viejo ya gastó la mitad de su vida.

- Con costo de reemplazo: $15,000 menos $6,000 deja $9,000.
- Con ACV: $7,500 menos $6,000 deja $1,500.

Es la misma tormenta y el mismo techo, con una ayuda muy distinta. Con costo de reemplazo normalmente llegan dos cheques: primero el del ACV, y el resto cuando usted demuestra que el trabajo se hizo. Pregunte cuánto tiempo tiene para pedir ese segundo cheque.

## Tercer renglón: el daño cosmético

Algunas pólizas excluyen el daño cosmético, es decir, el que solo afecta cómo se ve. Si el granizo abolla un techo de lámina, las ventilas o las canaletas, pero el agua sigue sin entrar, la compañía no paga por las abolladuras. Esa exclusión suele venir con un precio más bajo, y puede ser un trato justo. Lo importante es que usted lo haya escogido. Si su techo es de metal y le importa cómo se ve, pida el precio sin la exclusión.

## Cuarto renglón: quién cubre el viento

Cerca de la costa, muchas pólizas de casa dejan fuera por completo el viento y el granizo. Ahí el último recurso es la Asociación de Seguros contra Tormentas de Viento de Texas, conocida como TWIA, que creó la Legislatura del estado. Según TWIA, atiende ${law.windstormArea.counties} condados costeros: Aransas, Brazoria, Calhoun, Cameron, Chambers, Galveston, Jefferson, Kenedy, Kleberg, Matagorda, Nueces, Refugio, San Patricio y Willacy. También atiende partes del condado de Harris al este de la carretera 146, dentro de los límites de La Porte, Morgan's Point, Pasadena, Seabrook y Shoreacres.

TWIA enumera estas condiciones principales:

- Que por lo menos una compañía privada le haya negado la cobertura de viento y granizo.
- Que la construcción, con pocas excepciones, tenga un certificado de que cumple con el código de construcción contra tormentas de viento. Lo emite el Departamento de Seguros de Texas (TDI, por sus siglas en inglés). El más común se llama WPI-8.
- Que la propiedad esté en condiciones de asegurarse.
- Que ciertas construcciones más nuevas, en las zonas costeras de mayor riesgo, tengan seguro contra inundaciones.

La póliza de TWIA cubre solo viento y granizo. Para incendio, robo y responsabilidad civil hace falta, al lado, una póliza de casa. Para el agua que sube y la marejada, una de inundación. Son tres pólizas para una sola casa, cada una con su deducible. Según el Código de Seguros de Texas, un reclamo a TWIA se presenta dentro del año que sigue al daño. Y cuando ya hay un huracán en el Golfo no empieza ninguna cobertura nueva, así que no espere al pronóstico.

Si van a poner un techo nuevo en esas zonas, arregle la inspección antes de que empiece la obra. Con las tejas ya puestas, el certificado es más difícil de conseguir.

## Antes de la próxima tormenta

- Tome fotos del techo, de los cielos rasos y de cada cuarto, y guárdelas fuera de la casa.
- Apunte la edad y el material del techo. Guarde el recibo.
- Pregunte si hay descuento por tejas resistentes a impactos, y si ese descuento agrega una exclusión cosmética.
- Vaya apartando su deducible, un poco cada mes. Es la cuenta que ya sabe que puede llegar.
- Pida precios con 1 y con 2 por ciento. Vea cuántos años de ahorro hacen falta para emparejar la diferencia.

## Después

Tome fotos. Evite que entre más agua, por ejemplo con una lona, y guarde los recibos. Llame a la compañía o llámenos. Avise pronto, porque muchas pólizas dan más o menos un año para reclamos de viento y granizo. Si se ve claro que el daño es menor que su deducible, platique con nosotros antes de reclamar.

Luego empiezan a tocar la puerta. Sea amable y no se apure. La ley de Texas exige que usted pague su deducible, y el contratista que ofrece “perdonárselo” le está ofreciendo algo ilegal. La aseguradora puede pedirle prueba de que lo pagó. Un techador tampoco puede hacer de ajustador de su reclamo en un techo que él mismo va a reparar. Pida más de un presupuesto, pida referencias de aquí y nunca pague toda la obra por adelantado.

Si no está seguro de cuáles de estos cuatro renglones tiene, mándenos su póliza. Los buscamos con usted y se los ponemos en dólares, que es donde mejor se ven.`,
  },
};
