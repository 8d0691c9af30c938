import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";

export const article: Article = {
  id: 8,
  slug: "home-inventory-in-one-afternoon",
  category: "Insurance Tips",
  topic: "Risk Management",
  featured: false,
  imageUrl: "/art/living-room-on-a-phone.svg",
  publishDate: "2026-04-20",
  tags: {
    en: ["home inventory", "claims", "personal property", "hurricane season", "renters"],
    es: ["inventario del hogar", "reclamos", "bienes personales", "temporada de huracanes", "inquilinos"],
  },
  title: {
    en: "A home inventory in one afternoon, with the phone in your pocket",
    es: "El inventario de su casa en una tarde, con el teléfono que ya tiene",
  },
  excerpt: {
    en: "After a fire, a storm or a break-in, the hardest question is also the simplest: what did you own? Set aside one afternoon and you will have the answer ready.",
    es: "Después de un incendio, una tormenta o un robo, la pregunta más difícil es también la más sencilla: ¿qué tenía usted? Aparte una tarde y tendrá lista la respuesta.",
  },
  content: {
    en: `Try a small experiment. Close your eyes and list everything in your kitchen. The refrigerator is easy. So is the table. But what about the pressure cooker, the good knives, the blender, the tortilla press, the dishes for company, and whatever lives in the cabinet above the stove? Most people stop at twenty things. Most kitchens hold hundreds.

Now imagine making that list after a fire, in a motel room, for every room of the house. That is what a claim for personal property asks of you. The insurance company needs to know what you lost and what it was worth. A home inventory is simply that list, made on a quiet day instead of a terrible one.

The Texas Department of Insurance recommends keeping one and offers a free checklist. You need a phone, a pencil, some good music and one afternoon. Renters need it as much as owners do. The landlord's policy covers the building, not your things.

## First half hour: get ready

Charge the phone and free some space on it. Find your policy and look for four things on the declarations page, the sheet that sums up your coverage: the limit for personal property, the deductible, whether your belongings are insured at replacement cost or actual cash value, and any special limits. Keep that page beside you. It tells you what deserves the most care today.

Do not clean first. The camera does not mind a messy room, and neither does the insurance company.

## The first full hour: the walking video

Start at the front door and film slowly. In each room, go around the walls in one direction, then cover the middle. Talk while you film: what the item is, the brand, roughly when you bought it and what you paid. Your own voice is the best note you can take.

- Open every closet, cabinet and drawer. Count clothes by the armful: twelve pairs of jeans, six pairs of boots.
- Show the labels of televisions, computers and appliances, long enough to read the serial number.
- Go out to the garage, the shed and the patio. Tools, grills, bicycles and fishing gear add up fast.
- Remember the attic, the laundry room and anything kept in a storage unit.
- Film the outside of the house too: roof, fence, air conditioner, carport.

Make one short video for each room. They are easier to find, send and replace than a single long one.

## The second hour: the short list

Now write down the things that matter most, perhaps 30 or 40 of them. A notebook works. So does a spreadsheet. For each one, note the room, the brand and model, the serial number, the year and the price. Add a photo of the receipt if you have it. Can't find it? Look in your email, in the store's app or in your card statements.

Give special attention to things that policies often limit: jewelry, guns, cash, silver, art, collections, musical instruments, and tools you use for work. A policy may cover your belongings for a large total and still pay only a small amount for stolen jewelry. If the wedding rings or the family saddle are worth more than that, ask about listing them by name on the policy. You may need an appraisal, which is a written opinion of value from an expert.

Keepsakes belong on the list too, even those no money replaces. Photograph the old photographs while you are at it.

## Last half hour: put it where the water can't reach

An inventory that burns with the house helps no one. Keep two copies in two places, and at least one away from home.

- Save the videos and the list in online storage protected by a good password.
- Send a copy to a relative in another city, or keep a memory stick in a bank box.
- Save photos of your policies and the phone numbers for claims in the same folder.
- Leave out passwords and full bank account numbers. They do not belong there.

## What the numbers will tell you

Add up the list. Many people find they own far more than they thought. Then compare.

Is the limit enough? The personal property limit is often set as a percentage of the coverage on the house, not by counting what is inside. It may be too low or, now and then, higher than you need.

Replacement cost or actual cash value? Replacement cost pays what a new one costs today. Actual cash value takes off for age and wear, so a ten-year-old sofa pays like a ten-year-old sofa. The difference in price between the two is often smaller than people expect.

What about flood? A homeowners or renters policy does not cover rising water. Flood insurance for belongings is a separate choice from flood insurance for the building. The National Flood Insurance Program pays for contents at actual cash value, and a new policy normally waits ${law.floodWait.days} days before it begins. That is a good reason to finish this in April and not in August. Hurricane season starts on June 1.

## Keep it alive in ten minutes a year

Choose a date you will not forget: the day you change the smoke alarm batteries, tax day, the week the wildflowers fade. Film again any room that changed. After each large purchase, take a picture of the item, the label and the receipt before the box goes out to the curb.

If the day comes when you need it, do not throw damaged things away until the adjuster, the person who values the loss for the company, has seen them. Take new pictures, and send the inventory with your claim.

And if your total surprises you, bring it to our office. We will go over it with you and see whether your policy still fits the life you have built.`,
    es: `Haga una prueba. Cierre los ojos y diga todo lo que hay en su cocina. El refrigerador es fácil. La mesa también. Pero ¿y la olla exprés, los cuchillos buenos, la licuadora, la prensa para tortillas, la vajilla de las visitas y lo que vive en el gabinete de arriba de la estufa? Casi todos nos detenemos en veinte cosas. En casi todas las cocinas hay cientos.

Ahora imagine hacer esa lista después de un incendio, en un cuarto de motel y para toda la casa. Eso es lo que pide un reclamo por bienes personales. La compañía de seguros necesita saber qué perdió usted y cuánto valía. El inventario del hogar es esa misma lista, pero hecha en un día tranquilo y no en el peor de todos.

El Departamento de Seguros de Texas (TDI) recomienda tenerlo y ofrece una lista gratuita para llenar. Usted necesita un teléfono, un lápiz, buena música y una tarde. Si renta, le hace tanta falta como al dueño de una casa: la póliza del arrendador cubre el edificio, no las cosas de usted.

## La primera media hora: prepárese

Cargue el teléfono y libere espacio. Saque su póliza y busque cuatro datos en la página de declaraciones, que es la hoja que resume su cobertura: el límite para bienes personales, el deducible, si sus cosas están aseguradas a costo de reemplazo o a valor real en efectivo, y los límites especiales. Deje esa hoja a la mano. Ahí verá qué merece más cuidado hoy.

No se ponga a limpiar primero. A la cámara no le molesta el tiradero, y a la compañía de seguros tampoco.

## La primera hora completa: el video caminando

Empiece en la puerta de entrada y grabe despacio. En cada cuarto recorra las paredes en una sola dirección y después el centro. Vaya hablando: qué es, de qué marca, más o menos cuándo lo compró y cuánto pagó. Su propia voz es el mejor apunte.

- Abra cada clóset, gabinete y cajón. La ropa se cuenta por montones: doce pantalones de mezclilla, seis pares de botas.
- Muestre las etiquetas de televisores, computadoras y aparatos el tiempo suficiente para leer el número de serie.
- Salga al garaje, a la bodeguita y al patio. Las herramientas, los asadores, las bicicletas y el equipo de pesca suman rápido.
- Acuérdese del ático, del cuarto de lavado y de lo que guarde en una bodega de renta.
- Grabe también la casa por fuera: el techo, la cerca, el aire acondicionado, la cochera.

Haga un video corto por cada cuarto. Así es más fácil encontrarlos, mandarlos y cambiarlos que si graba uno solo muy largo.

## La segunda hora: la lista corta

Ahora anote lo que más importa, unas 30 o 40 cosas. Sirve un cuaderno y sirve una hoja de cálculo. De cada una apunte el cuarto, la marca y el modelo, el número de serie, el año y el precio. Si tiene el recibo, tómele una foto. ¿No lo encuentra? Busque en su correo electrónico, en la aplicación de la tienda o en los estados de cuenta de su tarjeta.

Ponga atención especial en lo que las pólizas suelen limitar: joyas, armas, dinero en efectivo, plata, arte, colecciones, instrumentos musicales y las herramientas con las que trabaja. Una póliza puede cubrir sus bienes por un total grande y aun así pagar muy poco por unas joyas robadas. Si los anillos de boda o la silla de montar de la familia valen más que eso, pregunte cómo asegurarlos por su nombre en la póliza. Quizá necesite un avalúo, que es la opinión escrita de un experto sobre lo que vale algo.

Los recuerdos también van en la lista, incluso los que ningún dinero repone: el vestido de quinceañera, la guitarra del abuelo. Y de paso, tómeles foto a las fotos viejas.

## La última media hora: guárdelo donde no llegue el agua

Un inventario que se quema con la casa no le ayuda a nadie. Tenga dos copias en dos lugares, y que una de ellas esté fuera de su casa.

- Guarde los videos y la lista en un espacio en línea con una buena contraseña.
- Mande una copia a un familiar que viva en otra ciudad, o deje una memoria en una caja de seguridad del banco.
- Ponga en la misma carpeta fotos de sus pólizas y los teléfonos para reportar reclamos.
- No incluya contraseñas ni números completos de cuentas bancarias. Ese no es su lugar.

## Lo que le van a decir los números

Sume la lista. Mucha gente descubre que tiene bastante más de lo que creía. Luego compare.

¿Alcanza el límite? El límite para bienes personales muchas veces se fija como un porcentaje de la cobertura de la casa, sin contar lo que hay adentro. Puede quedarse corto o, de vez en cuando, ser más de lo que necesita.

¿Costo de reemplazo o valor real en efectivo? El costo de reemplazo paga lo que hoy cuesta uno nuevo. El valor real en efectivo descuenta la edad y el uso: un sofá de diez años se paga como un sofá de diez años. La diferencia de precio entre uno y otro suele ser menor de lo que la gente imagina.

¿Y la inundación? El seguro de casa o de inquilino no cubre el agua que sube. El seguro contra inundaciones para sus cosas se elige aparte del que cubre el edificio. El Programa Nacional de Seguro contra Inundaciones (NFIP) paga el contenido a valor real en efectivo, y una póliza nueva normalmente espera ${law.floodWait.days} días antes de empezar. Por eso conviene terminar esto en abril y no en agosto: la temporada de huracanes comienza el 1 de junio.

## Manténgalo al día en diez minutos al año

Escoja una fecha que no se le olvide: cuando cambia las pilas de las alarmas de humo, el día de los impuestos, la semana en que se acaban las flores silvestres. Vuelva a grabar los cuartos que cambiaron. Después de cada compra grande, tome una foto del artículo, de la etiqueta y del recibo antes de sacar la caja a la calle.

Si un día lo llega a necesitar, no tire las cosas dañadas hasta que las vea el ajustador, que es la persona que valora la pérdida para la compañía. Tome fotos nuevas y mande el inventario junto con su reclamo.

Y si el total le sorprende, tráigalo a nuestra oficina. Lo revisamos con usted para ver si su póliza todavía le queda a la vida que ha construido.`,
  },
};
