import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 12,
  slug: "hurricane-season-checklist",
  category: "Insurance Tips",
  topic: null,
  featured: false,
  imageUrl: "/art/boarded-up-before-the-storm.svg",
  publishDate: "2026-03-09",
  tags: {
    en: ["hurricane season", "flood insurance", "windstorm", "home inventory", "claims"],
    es: [
      "temporada de huracanes",
      "seguro contra inundaciones",
      "tormentas de viento",
      "inventario del hogar",
      "reclamos",
    ],
  },
  title: {
    en: "A hurricane season checklist for Texas homes, from March to the last storm",
    es: "Lista para la temporada de huracanes en Texas: de marzo a la última tormenta",
  },
  excerpt: {
    en: "The season opens on June 1, but the insurance part has to be done weeks earlier. Here is what to check now, what to do when a storm is named, and how to claim afterward.",
    es: "La temporada empieza el 1 de junio, pero lo del seguro se arregla semanas antes. Esto es lo que conviene revisar ahora, qué hacer cuando se anuncia una tormenta y cómo reclamar después.",
  },
  content: {
    en: `The National Hurricane Center counts the Atlantic season from June 1 to November 30. For your insurance, the season starts earlier. Some coverage cannot be bought once a storm is on the map, and some needs a month before it works. A quiet weekend in March is the best time to prepare.

## In spring: the insurance

Start with flood. A homeowners policy does not pay for flood, which means water that rises from the ground, a bayou, a street or the sea. A renters policy does not either. The Texas Department of Insurance (TDI) says so every year, and every storm surprises somebody. Flood is a separate policy, most often from the National Flood Insurance Program (NFIP). According to the program, a new policy normally takes effect ${law.floodWait.days} days after you buy it. For June 1, that means buying before the end of April, with some room to spare.

Look at what the flood policy covers. Through the NFIP, the building and your belongings are two separate coverages, and FEMA gives the limits for a house as ${law.floodLimits.building} for the building and ${law.floodLimits.contents} for the contents. If your house costs more to rebuild, ask about private flood coverage on top. And do not rely on the flood map alone. Homes outside the high-risk zones flood too, as the Gulf Coast knows.

Then look at wind. In the ${law.windstormArea.counties} counties on the coast, and in a part of Harris County, many homeowners policies leave out wind and hail. The Texas Windstorm Insurance Association (TWIA) sells that coverage to people who cannot find it elsewhere. Many buildings need a certificate that they meet the windstorm building code. TWIA warns that it cannot sell a policy, and neither can most companies, once a storm is in the Gulf.

Last, read three lines on your declarations page, the summary at the front of your policy:

- The dwelling limit. It should match what it costs to rebuild, not what the house would sell for.
- The wind and hail deductible. It is often a percentage of the dwelling limit. Two percent of a $250,000 limit is $5,000 that you pay first.
- Additional living expenses. This pays for a hotel and extra meals when covered damage makes the house unfit to live in.

For the car, only comprehensive coverage pays for flood and falling branches. Liability does not.

## In May: the house and the documents

Walk through each room with your phone and film everything, drawers and closets included. Read serial numbers aloud. TDI offers a free home inventory list that you can fill out. Send the video and your policies to yourself by email, so that they survive if the phone does not.

- Trim branches that reach over the roof, and clean the gutters
- Repair loose shingles and check the seal around windows
- Cut and label plywood for the windows, or test the shutters
- Find out how to turn off the gas, the water and the power
- Learn your evacuation zone and choose a place to go, pets included
- Put water, medicine, chargers, a radio, cash and copies of documents in one bag

If someone at home needs help to leave, call 2-1-1 and ask about the state's emergency assistance registry, known as STEAR. Do it each year.

## When a storm has a name

By now the insurance is what it is. Fill the tank, charge everything, bring in the chairs and the grill, and photograph the outside of the house. Move the car to higher ground, away from trees. If officials say to leave, leave. Keep the receipts for the hotel and the gas, and ask your insurer later whether they are covered. Never drive into water on the road. Run a generator outdoors only, far from doors and windows, because its fumes kill.

## After the storm: the claim

Return when officials say it is safe. Then work in this order:

- Call your insurer right away. Wind and flood are separate claims, often with separate companies.
- Photograph and film the damage before you touch anything.
- Make temporary repairs, such as a tarp on the roof, and keep the receipts. Hold off on permanent repairs until the adjuster, the person who values the damage for the insurer, has seen it.
- Do not throw away damaged things before the adjuster agrees. If they must go for health reasons, photograph them first.
- Write down the date, the name and the answer each time you speak with someone.

Mind the deadlines. TDI lists ${inWords(law.windstormClaim.years).en} year from the date of damage for a TWIA claim. An NFIP policy asks for a signed proof of loss within ${law.floodProof.days} days, unless FEMA extends it. Homeowners policies differ, so ask.

Be careful with people who knock on the door. A contractor who offers to waive or absorb your deductible is breaking Texas law, and your insurer may ask for proof that you paid it. Get more than one written bid, and do not pay everything in advance. If a company treats you badly, call the TDI help line at 800-252-3439.

We would rather talk with you in March than in August. Bring your policies to our office, and we will read those three lines together.`,
    es: `El Centro Nacional de Huracanes cuenta la temporada del Atlántico del 1 de junio al 30 de noviembre. Para su seguro, la temporada empieza antes. Hay coberturas que ya no se venden cuando la tormenta aparece en el mapa, y otras tardan un mes en entrar en vigor. Un fin de semana tranquilo de marzo es el mejor momento para prepararse.

## En primavera: el seguro

Empiece por la inundación. La póliza de casa no la paga, es decir, no paga el agua que sube del suelo, del bayou, de la calle o del mar. La de inquilinos tampoco. El Departamento de Seguros de Texas (TDI) lo repite cada año, y cada tormenta sorprende a alguien. La inundación lleva una póliza aparte, casi siempre del Programa Nacional de Seguro contra Inundaciones (NFIP). Según el programa, una póliza nueva normalmente entra en vigor ${law.floodWait.days} días después de comprarla. Para estar listo el 1 de junio, hay que comprarla antes de que termine abril, con algo de margen.

Fíjese en lo que cubre. En el NFIP, el edificio y sus pertenencias son dos coberturas distintas, y FEMA señala como límites para una casa ${law.floodLimits.building} por el edificio y ${law.floodLimits.contents} por el contenido. Si reconstruir su casa cuesta más, pregunte por un seguro privado adicional. Y no se confíe solo del mapa de inundación. También se inundan casas fuera de las zonas de alto riesgo; la costa del Golfo lo sabe bien.

Después revise el viento. En los ${law.windstormArea.counties} condados de la costa, y en una parte del condado de Harris, muchas pólizas de casa dejan fuera el viento y el granizo. La Asociación de Seguros contra Tormentas de Viento de Texas (TWIA) vende esa cobertura a quien no la encuentra en otro lado. Muchos edificios necesitan un certificado de que cumplen con el código de construcción contra tormentas de viento. TWIA advierte que ni ella ni la mayoría de las compañías pueden vender una póliza cuando ya hay una tormenta en el Golfo.

Por último, lea tres renglones de la página de declaraciones, que es el resumen al frente de su póliza:

- El límite de la vivienda. Debe alcanzar para reconstruir la casa, no para lo que se vendería.
- El deducible de viento y granizo. Muchas veces es un porcentaje del límite de la vivienda. El dos por ciento de $250,000 son $5,000 que usted paga primero.
- Los gastos adicionales de vivienda. Pagan hotel y comidas extra cuando un daño cubierto deja la casa inhabitable.

En el carro, solo la cobertura amplia, o “comprehensive”, paga inundación y ramas caídas. La de responsabilidad civil no.

## En mayo: la casa y los papeles

Recorra cada cuarto con el teléfono y grabe todo, también cajones y clósets. Lea en voz alta los números de serie. TDI ofrece gratis una lista para hacer el inventario del hogar. Mándese el video y las pólizas por correo electrónico, para que no se pierdan si se pierde el teléfono.

- Corte las ramas que llegan al techo y limpie las canaletas
- Repare las tejas sueltas y revise el sello de las ventanas
- Corte y marque la madera para las ventanas, o pruebe las contraventanas
- Averigüe cómo se cierran el gas, el agua y la luz
- Conozca su zona de evacuación y escoja adónde ir, con todo y mascotas
- Junte en una bolsa agua, medicinas, cargadores, radio, efectivo y copias de sus papeles

Si en casa hay alguien que necesita ayuda para salir, llame al 2-1-1 y pregunte por el registro estatal de asistencia en emergencias, conocido como STEAR. Hágalo cada año.

## Cuando la tormenta ya tiene nombre

A estas alturas el seguro ya es el que es. Llene el tanque, cargue todo, meta las sillas y el asador, y tome fotos de la casa por fuera. Lleve el carro a un lugar alto, lejos de los árboles. Si las autoridades dicen que hay que salir, salga. Guarde los recibos del hotel y de la gasolina, y pregunte después a su compañía si los cubre. Nunca entre con el carro a una calle con agua. Use el generador solo afuera, lejos de puertas y ventanas, porque su humo mata.

## Después de la tormenta: el reclamo

Regrese cuando las autoridades digan que es seguro. Luego siga este orden:

- Llame de inmediato a su compañía. El viento y la inundación son reclamos separados, muchas veces con compañías distintas.
- Tome fotos y video del daño antes de tocar nada.
- Haga reparaciones temporales, como una lona en el techo, y guarde los recibos. Las definitivas pueden esperar a que venga el ajustador, la persona que valora el daño para la compañía.
- No tire lo dañado hasta que el ajustador esté de acuerdo. Si hay que sacarlo por salud, primero tómele fotos.
- Anote la fecha, el nombre y la respuesta cada vez que hable con alguien.

Cuide los plazos. TDI señala ${inWords(law.windstormClaim.years).es} año desde la fecha del daño para reclamarle a TWIA. La póliza del NFIP pide una prueba de pérdida firmada dentro de ${law.floodProof.days} días, a menos que FEMA dé más tiempo. Las pólizas de casa varían; pregunte.

Tenga cuidado con quien toca a la puerta. El contratista que ofrece perdonarle o absorber el deducible viola la ley de Texas, y su compañía puede pedirle comprobante de que usted lo pagó. Consiga más de un presupuesto por escrito y no pague todo por adelantado. Si una compañía no lo trata bien, llame a la línea de ayuda de TDI, al 800-252-3439.

Preferimos platicar con usted en marzo que en agosto. Traiga sus pólizas a nuestra oficina y leemos juntos esos tres renglones.`,
  },
};
