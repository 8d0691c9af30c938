import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { capital, inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 4,
  slug: "flood-insurance-texas",
  seededAs: "flood-insurance-houston",
  category: "Home Insurance",
  topic: "Home Insurance",
  featured: false,
  imageUrl: "/art/flooded-street.svg",
  publishDate: "2026-07-13",
  tags: {
    en: ["flood", "NFIP", "renters", "waiting period"],
    es: ["inundación", "NFIP", "inquilinos", "periodo de espera"],
  },
  title: {
    en: "Flood insurance in Texas: the water your home policy doesn't cover",
    es: "Seguro contra inundaciones en Texas: el agua que su póliza de casa no cubre",
  },
  excerpt: {
    en: "A home policy pays for a burst pipe and walks away from a creek. See what federal and private flood policies cover, for owners and for renters, and why the calendar matters.",
    es: "La póliza de casa paga una tubería rota, pero no el arroyo que se desborda. Vea qué cubren el seguro federal y el privado, para dueños e inquilinos, y por qué importa el calendario.",
  },
  content: {
    en: `Rain in Texas comes seldom or all at once, and everyone has a story about a street that turned into a creek. Yet many families learn only afterward that their home policy has nothing to say about it.

This is the short version: homeowners, renters and most condo policies do not cover flood. The Texas Department of Insurance (TDI) says so plainly. If you want flood water covered, you need a separate policy, and you need it before the storm has a name.

## Same water, different policy

What counts is how the water arrived. Roughly speaking, a home policy deals with water that falls or bursts, and a flood policy deals with water that rises.

- A pipe breaks in the wall: usually the home policy.
- Wind tears off shingles and rain comes through the hole: usually the home policy or, on the coast, the windstorm policy.
- The street fills and water crosses the doorstep: flood policy.
- The creek or the bayou leaves its banks: flood policy.
- A drain backs up into the house with no flood outside: only if you added that coverage to your home policy.
- Your car is standing in water: the comprehensive part of your auto policy. No home or flood policy pays for a car.

## “But I am not in the flood zone”

Everyone is in a flood zone. Some are high risk and some are lower. The maps drawn by the Federal Emergency Management Agency (FEMA) mainly tell a lender whether it must require insurance. They do not tell water where to stop.

Hurricane Harvey made that clear on the coast. The final report of the Harris County Flood Control District counted about 154,000 flooded homes in the county. Roughly two out of three were outside the mapped high-risk area. Only about 36 percent had flood insurance.

It does not take a Harvey. FEMA says that one inch of water in a home can cause as much as $25,000 in damage. Federal help after a disaster is limited, depends on a declaration, and often comes as a loan that must be repaid.

## What the federal program offers

Most flood policies come from the National Flood Insurance Program, or NFIP, which FEMA runs. You buy it through an agent like us, and the coverage is the same whichever company's name is printed on it. For a house, FEMA gives these limits:

- Up to ${law.floodLimits.building} for the building: structure, wiring, plumbing, central air, water heater, built-in cabinets
- Up to ${law.floodLimits.contents} for contents: furniture, clothes, television, washer and dryer

These are two separate coverages, each with its own deductible, the part you pay first. Many people buy only the first because that is all the lender asks for. Then they find that nothing inside was insured. Check your page for both.

The building is paid at replacement cost, today's price for new, if it is your main home and insured for at least ${law.floodBuilding.insured} percent of that cost or for the most the program sells. Contents are paid at actual cash value, which means less for age and wear. The NFIP does not pay for a hotel while you are out, nor for cash, landscaping, fences, pools or cars. A detached garage can share in the building limit, up to ${law.floodBuilding.garage} percent of it.

## ${capital(inWords(law.floodWait.days).en)} days

A new NFIP policy normally begins ${law.floodWait.days} days after you apply and pay. Hurricane season starts on June 1, so apply and pay before the first of May. The main exceptions, according to FEMA:

- You buy it in connection with making, increasing, extending or renewing a mortgage. Then there is no wait.
- A new map moves you into a high-risk area and you buy within the time allowed. Then the wait is ${inWords(law.floodWait.afterMap).en} day.

The program also depends on Congress, which renews it for limited periods. When it lapses, new policies stop for a time. That is one more reason not to leave it to the last week.

## If you rent

Your landlord's flood policy covers the landlord's building. Your bed, your clothes and your work tools are yours to insure, and renters insurance leaves flood out. You can buy NFIP contents coverage alone, up to ${law.floodLimits.contents}. On an upper floor your furniture may stay dry, but think about what you keep downstairs and where you park.

Since ${law.landlordNotice.since}, Texas law has required most landlords to tell you in writing, before you sign, whether they know that the home is in a 100-year floodplain. They must also say whether they know that it flooded in the past ${inWords(law.landlordNotice.years).en} years. Read that page.

## Private flood insurance

Private companies now write flood policies in Texas as well. They may offer higher limits, money for a place to stay, replacement cost on contents, and a shorter wait. Sometimes they cost less. Ask these questions before you choose:

- Does my lender accept it?
- How long is the wait, and what could cause the company not to renew?
- Is the company licensed in Texas, or is it surplus lines? If a surplus lines company fails, the state's guaranty fund does not step in.
- If I leave the NFIP and come back later, will I lose a lower price that I have today?

For a home that would cost more than ${law.floodLimits.building} to rebuild, ask also about excess flood. It is a second policy that starts where the NFIP ends.

## A short list for this week

- Look up your address on the FEMA map and on the county flood district's site.
- Find out whether you have building coverage, contents coverage, both or neither.
- Film every room, open the closets, and store the video away from the house.
- If you flood, photograph everything before you throw it out. FEMA normally gives you ${law.floodProof.days} days to send the proof of loss, the signed statement of what you claim.

Ask us for a price, even if nobody requires it. Since FEMA changed how it sets rates, each house is priced on its own risk, and a neighbor's figure tells you little. We can show you federal and private options side by side.`,
    es: `En Texas la lluvia llega poco o llega toda de golpe, y todos tenemos una historia de una calle que se volvió arroyo. Aun así, muchas familias se enteran ya tarde de que su póliza de casa no dice nada de eso.

En pocas palabras: el seguro de casa, el de inquilinos y casi todos los de condominio no cubren inundación. El Departamento de Seguros de Texas (TDI, por sus siglas en inglés) lo dice con claridad. Si quiere cubrir el agua de una inundación, necesita una póliza aparte, y la necesita antes de que la tormenta tenga nombre.

## La misma agua, otra póliza

Lo que cuenta es cómo llegó el agua. A grandes rasgos, la póliza de casa se ocupa del agua que cae o que revienta, y la de inundación, del agua que sube.

- Se rompe una tubería en la pared: por lo general, la póliza de casa.
- El viento arranca tejas y la lluvia entra por el hueco: por lo general, la póliza de casa o, en la costa, la de tormentas de viento.
- Se llena la calle y el agua cruza la puerta: póliza de inundación.
- Se desborda el arroyo o el bayou: póliza de inundación.
- Se regresa el drenaje a la casa sin que haya inundación afuera: solo si agregó esa cobertura a su póliza de casa.
- El carro queda en el agua: la cobertura amplia (“comprehensive”) del seguro del carro. Ninguna póliza de casa o de inundación paga un carro.

## “Pero yo no estoy en zona de inundación”

Todos estamos en una zona de inundación; unas son de alto riesgo y otras de menos. Los mapas de la Agencia Federal para el Manejo de Emergencias (FEMA) le dicen sobre todo al banco si debe exigir el seguro. Al agua no le dicen dónde detenerse.

El huracán Harvey lo dejó claro en la costa. El informe final del Distrito de Control de Inundaciones del Condado de Harris contó unas 154,000 viviendas inundadas en el condado. Cerca de dos de cada tres estaban fuera de la zona de alto riesgo del mapa. Solo alrededor del 36 por ciento tenía seguro contra inundaciones.

Y no hace falta otro Harvey. FEMA dice que una pulgada de agua dentro de la casa puede causar hasta $25,000 en daños. La ayuda federal después de un desastre es limitada, depende de una declaración oficial y muchas veces llega como préstamo, que hay que devolver.

## Qué ofrece el programa federal

La mayoría de las pólizas son del Programa Nacional de Seguro contra Inundaciones, conocido como NFIP, que administra FEMA. Se compra con un agente, como nosotros, y la cobertura es igual sin importar el nombre de la compañía que venga impreso. Para una casa, FEMA señala estos límites:

- Hasta ${law.floodLimits.building} por el edificio: la estructura, la instalación eléctrica, la plomería, el aire central, el calentador de agua, los gabinetes fijos
- Hasta ${law.floodLimits.contents} por el contenido: muebles, ropa, televisión, lavadora y secadora

Son dos coberturas separadas, cada una con su deducible, que es la parte que usted paga primero. Mucha gente compra solo la primera, porque es lo único que pide el banco, y luego descubre que nada de lo de adentro estaba asegurado. Revise que en su hoja vengan las dos.

El edificio se paga a costo de reemplazo, o sea, al precio de hoy y nuevo, si es su casa principal y está asegurada por lo menos en el ${law.floodBuilding.insured} por ciento de ese costo o en el máximo que vende el programa. El contenido se paga a valor real en efectivo, es decir, menos por la edad y el uso. El NFIP no paga el hotel mientras usted está fuera, ni dinero en efectivo, jardín, cercas, albercas o carros. Una cochera separada puede usar parte del límite del edificio, hasta el ${law.floodBuilding.garage} por ciento.

## ${capital(inWords(law.floodWait.days).es)} días

Una póliza nueva del NFIP normalmente empieza ${law.floodWait.days} días después de que usted la solicita y la paga. La temporada de huracanes empieza el 1 de junio, así que procure tenerla pagada antes del 1 de mayo. Las excepciones principales, según FEMA:

- La compra al hacer, aumentar, extender o renovar una hipoteca. Entonces no hay espera.
- Un mapa nuevo lo pone en zona de alto riesgo y usted compra dentro del plazo permitido. Entonces la espera es de ${inWords(law.floodWait.afterMap).es} día.

El programa depende además del Congreso, que lo renueva por plazos limitados. Cuando se vence, por un tiempo no se emiten pólizas nuevas. Es otra razón para no dejarlo a la última semana.

## Si usted renta

La póliza de inundación del dueño cubre el edificio del dueño. Su cama, su ropa y su herramienta de trabajo le toca asegurarlas a usted, y el seguro de inquilinos deja fuera la inundación. Puede comprar del NFIP solo la cobertura de contenido, hasta ${law.floodLimits.contents}. Si vive en un piso de arriba, quizá sus muebles no se mojen, pero piense en lo que guarda abajo y en dónde estaciona.

Desde ${law.landlordNotice.since}, la ley de Texas obliga a la mayoría de los arrendadores a avisarle por escrito, antes de que firme, si saben que la vivienda está en la zona inundable de 100 años. También deben decirle si saben que se inundó en los últimos ${inWords(law.landlordNotice.years).es} años. Lea esa hoja.

## El seguro privado contra inundaciones

También hay compañías privadas que venden seguro contra inundaciones en Texas. Pueden ofrecer límites más altos, dinero para hospedarse, costo de reemplazo en el contenido y una espera más corta. A veces cuestan menos. Antes de escoger, pregunte:

- ¿Mi banco la acepta?
- ¿Cuánto es la espera, y por qué razones podrían no renovarme?
- ¿La compañía tiene licencia en Texas o es de “surplus lines”? Si una de estas últimas quiebra, el fondo de garantía del estado no responde.
- Si dejo el NFIP y regreso después, ¿pierdo un precio más bajo que tengo hoy?

Si reconstruir su casa costaría más de ${law.floodLimits.building}, pregunte también por el seguro de exceso de inundación. Es una segunda póliza que empieza donde termina el NFIP.

## Una lista corta para esta semana

- Busque su dirección en el mapa de FEMA y en el sitio del distrito de control de inundaciones de su condado.
- Averigüe si tiene cobertura de edificio, de contenido, las dos o ninguna.
- Grabe en video cada cuarto, abra los clósets y guarde el video fuera de la casa.
- Si se inunda, tome fotos de todo antes de tirarlo. FEMA normalmente le da ${law.floodProof.days} días para mandar la prueba de pérdida, que es la declaración firmada de lo que reclama.

Pídanos un precio aunque nadie se lo exija. Desde que FEMA cambió la manera de fijar las tarifas, cada casa se cotiza según su propio riesgo, y lo que paga el vecino dice poco. Le mostramos las opciones federales y privadas lado a lado.`,
  },
};
