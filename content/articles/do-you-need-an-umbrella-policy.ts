import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { minus } from "../facts/numbers.ts";

export const article: Article = {
  id: 7,
  slug: "do-you-need-an-umbrella-policy",
  category: "Insurance Tips",
  topic: "Umbrella Insurance",
  featured: false,
  imageUrl: "/art/umbrella-over-home.svg",
  publishDate: "2026-05-11",
  tags: {
    en: ["umbrella", "liability", "lawsuits", "teen drivers"],
    es: ["póliza paraguas", "responsabilidad civil", "demandas", "conductores jóvenes"],
  },
  title: {
    en: "When the first policy runs out: do you need an umbrella?",
    es: "Cuando la primera póliza no alcanza: ¿necesita un seguro paraguas?",
  },
  excerpt: {
    en: "An umbrella policy adds a layer of liability coverage above your auto and home insurance. See how it works with real arithmetic, who gains most from it, and what it will never pay.",
    es: "La póliza paraguas agrega una capa de responsabilidad civil encima de su seguro de auto y de casa. Vea con números cómo funciona, a quién le sirve más y qué no paga nunca.",
  },
  content: {
    en: `The name is a good one. Your auto and home policies are the raincoat you wear every day. An umbrella policy is what you open when the rain turns serious. It does nothing in a drizzle, and you may go your whole life without needing it. But on the one afternoon when everything comes down at once, it is the difference between getting wet and being washed away.

So who really needs one? The honest answer is: more families than you would think, though not every family. Here is how to tell.

## What it does

An umbrella policy is extra liability coverage. Liability means what you owe other people when you hurt them or damage their property. Your car insurance has a liability limit, and so does your homeowners or renters policy. When a claim goes past that limit, the umbrella pays the rest, up to its own limit.

The Texas Department of Insurance explains that umbrella coverage usually begins at around $300,000 and pays up to at least $1 million, and that it covers everyone in your household. Many companies sell it in steps of a million dollars.

Some umbrellas also answer for things your other policies may leave out, such as slander, libel or false arrest. In a time when an angry online review can end in court, that is not as far-fetched as it sounds.

## A little arithmetic

Suppose you look down for a moment on the freeway and cause a crash. One person is badly hurt, and the final bill for care, lost wages and damages comes to $900,000.

- With the Texas minimum of ${law.autoMinimum.short}, your policy pays ${law.autoMinimum.person} for that one person. The other ${minus(900_000, law.autoMinimum.person)} is your problem.
- With auto limits of 250/500/100, your policy pays $250,000. You are still short by $650,000.
- With those same auto limits and a $1 million umbrella, the umbrella pays the $650,000, and you can sleep at night.

The example is ours, and it is simple on purpose. Real cases bring lawyers, several injured people and months of worry. Most umbrella policies also help with the cost of your defense, and that alone can be worth a lot.

## What you must have underneath

A company will not sell you an umbrella over nothing. It asks you to carry certain limits on your auto and home policies first, well above the state minimum. Keep them there. If the umbrella expects $250,000 below it and you let your auto limit fall to $100,000, nobody fills the $150,000 between the two. That gap is yours.

When you compare prices, count both costs: the umbrella itself and the higher limits below it. For each dollar of protection, umbrella coverage is usually among the least expensive insurance a family can buy, because big claims are rare. Having all the policies with one company can make it simpler, and sometimes cheaper.

## Signs that you should think about it

- There is a teenager, or any new driver, in the house.
- You have a pool, a trampoline, or a dog that is not fond of strangers.
- You own a rental house, a boat, an all-terrain vehicle or land where others hunt or ride.
- You drive many miles, or often carry other people's children.
- You host large gatherings: the carne asada, the quinceañera, the watch party.
- You coach, sit on a volunteer board, or are often in the public eye.
- You have savings, property or a growing income that a lawsuit could reach.

One of these is a reason to ask for a price. Three or more is a reason to ask this week.

## But I do not own much

It is a fair objection, and Texas law does soften the blow. As a rule, the state protects a family's homestead and current wages from most people who win a lawsuit. That protection does not reach everything. Money in a regular bank account, a second property, a boat or a share in a business may be within reach, and a judgment can follow you for years. A lawyer can tell you where you stand. Our point is smaller: count what you hope to own in ten years, not only what you own today.

There is another side as well. Insurance does not only guard your bank account. It makes sure that a person you hurt by accident is cared for. For many of our neighbors that matters just as much.

## What it will not pay

An umbrella is about what you owe others. It is not a bigger version of everything. In general it does not cover:

- Damage to your own house, car or belongings.
- Your own medical bills. A few companies add coverage for crashes with uninsured drivers, but you must ask for it.
- Harm you cause on purpose, or criminal acts.
- Claims from your business or profession. Those need business coverage.
- Debts and promises you made in a contract.

Some policies also leave out certain dogs, certain vehicles or a driver in the house who was excluded from the auto policy. Read that page before you sign, and tell your agent about every car, boat, house and driver. What the company does not know about, it may not cover.

## Five questions for your agent

- What limits must I carry on my auto and home policies?
- Does it cover everyone at home, and my student away at college?
- Is there an amount I pay first when only the umbrella applies?
- Does it pay for lawyers on top of the limit, or out of it?
- Can I add protection against uninsured drivers?

Bring your auto and home declarations pages, the sheets that list your limits, to our office or send them to us. In a short conversation we can see where your coverage stops today and what the next layer would cost. If you do not need it, that is good news, and we will say so.`,
    es: `El nombre le queda bien. Sus pólizas de auto y de casa son el impermeable de todos los días. La póliza paraguas es lo que usted abre cuando la lluvia se pone seria. En una llovizna no hace falta, y puede que pase la vida entera sin usarla. Pero en esa única tarde en que todo se viene encima, es la diferencia entre mojarse y que se lo lleve la corriente.

Entonces, ¿quién la necesita de verdad? La respuesta sincera es: más familias de las que uno cree, aunque no todas. Veamos cómo saberlo.

## Para qué sirve

La póliza paraguas, “umbrella” en inglés, es responsabilidad civil adicional. La responsabilidad civil es lo que usted les debe a otras personas cuando las lastima o les daña algo. Su seguro de auto tiene un límite para eso, y su seguro de casa o de inquilino también. Cuando un reclamo pasa de ese límite, el paraguas paga lo que falta, hasta su propio límite.

El Departamento de Seguros de Texas (TDI) explica que esta cobertura suele empezar alrededor de los $300,000 y pagar hasta un millón de dólares por lo menos, y que protege a todos los que viven en su hogar. Muchas compañías la venden por millones: uno, dos, tres.

Algunas pólizas paraguas responden también por cosas que las otras pueden dejar fuera, como la calumnia, la difamación o la detención indebida. Hoy que un comentario enojado en internet puede acabar en un juzgado, no suena tan lejano.

## Un poco de aritmética

Suponga que se distrae un momento en el freeway y causa un choque. Una persona queda muy lastimada, y la cuenta final por atención médica, sueldos perdidos y daños llega a $900,000.

- Con el mínimo de Texas, ${law.autoMinimum.short}, su póliza paga ${law.autoMinimum.person} por esa persona. Los otros ${minus(900_000, law.autoMinimum.person)} le tocan a usted.
- Con límites de auto de 250/500/100, su póliza paga $250,000. Todavía le faltan $650,000.
- Con esos mismos límites y un paraguas de un millón, el paraguas paga los $650,000 y usted puede dormir tranquilo.

El ejemplo es nuestro y es sencillo a propósito. En los casos reales hay abogados, varios lesionados y meses de angustia. Casi todas las pólizas paraguas ayudan además con el costo de su defensa, y solo eso ya puede valer mucho.

## Lo que debe tener abajo

Ninguna compañía le vende un paraguas sobre la nada. Primero le pide ciertos límites en sus pólizas de auto y de casa, bastante más altos que el mínimo del estado. No los baje. Si el paraguas cuenta con $250,000 abajo y usted deja caer su límite de auto a $100,000, nadie cubre los $150,000 que quedan en medio. Ese hueco es suyo.

Cuando compare precios, sume los dos costos: el del paraguas y el de los límites más altos que van debajo. Por cada dólar de protección, suele ser de los seguros más económicos que puede comprar una familia, porque los reclamos grandes son raros. Tener todas las pólizas con una sola compañía puede ser más sencillo y, a veces, más barato.

## Señales de que conviene pensarlo

- En casa hay un adolescente o cualquier persona que apenas empieza a manejar.
- Tiene alberca, brincolín o un perro al que no le gustan los extraños.
- Es dueño de una casa de renta, una lancha, una cuatrimoto o un terreno donde otros cazan o montan.
- Maneja muchas millas o lleva seguido a los hijos de otras personas.
- Organiza reuniones grandes: la carne asada, la quinceañera, el partido con todos los compadres.
- Es entrenador, forma parte de una mesa directiva de voluntarios o tiene una vida muy pública.
- Tiene ahorros, propiedades o un ingreso en crecimiento que una demanda podría alcanzar.

Una sola de estas señales es motivo para pedir precio. Tres o más son motivo para pedirlo esta semana.

## “Pero si yo no tengo mucho”

Es una duda justa, y la ley de Texas sí amortigua el golpe. Por regla general, el estado protege la vivienda principal de la familia y el sueldo que aún no se ha pagado frente a la mayoría de quienes ganan una demanda. Pero esa protección no llega a todo. El dinero en una cuenta de banco común, una segunda propiedad, una lancha o su parte en un negocio pueden quedar al alcance, y una sentencia puede seguirlo durante años. Un abogado le puede decir cuál es su situación. Lo nuestro es más sencillo: cuente lo que espera tener en diez años, no solo lo que tiene hoy.

También hay otro lado. El seguro no solo cuida su cuenta de banco. También asegura que quien salió lastimado por un descuido suyo reciba atención. Para muchos de nuestros vecinos, eso pesa igual.

## Lo que no paga

El paraguas trata de lo que usted les debe a otros. No es una versión más grande de todo lo demás. Por lo general no cubre:

- Los daños a su propia casa, su carro o sus cosas.
- Sus propios gastos médicos. Algunas compañías agregan cobertura para choques con conductores sin seguro, pero hay que pedirla.
- El daño causado a propósito o los actos criminales.
- Los reclamos que vienen de su negocio o profesión. Para eso existe el seguro comercial.
- Las deudas y lo que usted prometió en un contrato.

Algunas pólizas también dejan fuera ciertos perros, ciertos vehículos o a un conductor de la casa que fue excluido de la póliza de auto. Lea esa página antes de firmar y dígale a su agente de cada carro, lancha, casa y conductor. Lo que la compañía no sabe, quizá no lo cubra.

## Cinco preguntas para su agente

- ¿Qué límites debo tener en mis pólizas de auto y de casa?
- ¿Cubre a todos en el hogar, también a mi hijo que estudia fuera?
- ¿Hay una cantidad que pago yo primero cuando solo responde el paraguas?
- ¿Los abogados se pagan aparte del límite o salen de él?
- ¿Puedo agregar protección contra conductores sin seguro?

Traiga a nuestra oficina las páginas de declaraciones de su auto y de su casa, que son las que muestran sus límites, o mándenoslas. En una plática corta vemos hasta dónde llega hoy su cobertura y cuánto costaría la siguiente capa. Si no la necesita, es buena noticia, y así se lo diremos.`,
  },
};
