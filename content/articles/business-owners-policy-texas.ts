import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";

export const article: Article = {
  id: 5,
  slug: "business-owners-policy-texas",
  category: "Business Insurance",
  topic: "Business Insurance",
  featured: false,
  imageUrl: "/art/corner-shop.svg",
  publishDate: "2026-06-22",
  tags: {
    en: ["small business", "liability", "commercial property", "business income", "flood"],
    es: ["negocio pequeño", "responsabilidad civil", "propiedad comercial", "ingresos del negocio", "inundación"],
  },
  title: {
    en: "One policy for the whole shop: the business owner's policy in Texas",
    es: "Una sola póliza para todo el negocio: cómo funciona el BOP en Texas",
  },
  excerpt: {
    en: "A business owner's policy puts your property, your liability and your lost income under one roof. Here is what it pays for, what it leaves out, and what a Texas shop usually adds.",
    es: "La póliza para dueños de negocio reúne sus bienes, su responsabilidad y sus ingresos en un solo contrato. Le contamos qué paga, qué deja fuera y qué conviene agregar en Texas.",
  },
  content: {
    en: `Picture a bakery in a strip center. The oven is on at four in the morning, the door opens at six, and by noon the shelves are nearly empty. On an ordinary day the owner thinks about flour, payroll and parking. Insurance only comes to mind on the other kind of day: the day a pipe bursts over the display case, or a customer slips on a wet floor, or hail opens the roof.

A business owner's policy was made for shops like that one. People in the trade call it a BOP. It bundles the coverages most small businesses need into one contract, with one bill and one renewal date. Bought together, they usually cost less than the same coverages bought one at a time.

## The three parts inside

Property. This part pays when things you use to run the business are damaged or stolen: furniture, equipment, stock, the sign, and the building if you own it. If you rent, ask about the improvements you paid for, such as new floors or a built-in counter. Your landlord's policy probably does not cover them for you.

Liability. This part answers when someone outside the business says you hurt them or damaged what is theirs. It pays for your legal defense and, up to the limit of the policy, for what you owe. Most policies also include a small amount for a visitor's medical bills, no matter who was at fault.

Business income. If a covered event closes your doors, this part replaces the income you would have earned and helps with expenses that keep coming, such as rent and wages. Two details matter. The damage must come from something the policy covers, and most policies have a short waiting period before the payments begin.

## What it leaves out

A BOP is broad, but it is not everything. These need their own policy or an endorsement, which is a paid addition to the policy:

- Injuries to your own employees. That is the work of workers' compensation.
- Vehicles titled to the business. They need a commercial auto policy.
- Flood, meaning water that rises from the ground, the street or the bayou.
- Mistakes in professional advice or services.
- Stolen customer data and other computer crime.
- Claims by employees over hiring, firing or harassment.
- Claims that come from selling or serving alcohol.

One gap surprises many owners. If the power goes out because a line fell miles away, the lost sales and spoiled food may not be covered unless you added coverage for utility service and spoilage. After a Texas freeze or a Gulf storm, that small addition can be worth more than anything else on the page.

## Four things that are different in Texas

Workers' compensation is a choice for most private employers. According to the Texas Department of Insurance, an employer who goes without it loses important legal protections, and an injured employee can sue. You must also report that choice to the state and tell your employees. Whatever you decide, decide it on purpose.

Wind and hail often have their own deductible. The deductible is the part of a loss you pay yourself. For wind and hail it is often a percentage of the insured value, not a flat amount. On a building insured for $400,000, a 2% deductible means the first $8,000 is yours. Find that number before the storm does.

On the coast, wind may be missing altogether. Near the Gulf, many policies leave out wind and hail. The Texas Windstorm Insurance Association, known as TWIA, insures homes and commercial buildings against them. By its own description it serves the ${law.windstormArea.counties} counties on the coast and a small part of Harris County. It takes no new or larger coverage once a hurricane is in or near the Gulf, so do not wait for the forecast.

Flood is separate everywhere. The National Flood Insurance Program offers a business up to ${law.floodLimits.businessBuilding} for the building and up to ${law.floodLimits.businessContents} for the contents, and a new policy normally takes ${law.floodWait.days} days to start. It does not replace lost income. Private flood insurers sometimes do.

## Who can buy one

Insurance companies offer the BOP to small and medium businesses with ordinary risks: stores, offices, salons, many restaurants, repair shops. Each company draws its own line by size, sales and type of work. A bar, a large contractor or a manufacturer may need a package built piece by piece. Texas law does not require a BOP, but your lease or your lender may.

Working from home? Homeowners policies usually give very little room to business property and business visitors. A small BOP, or an endorsement to the home policy, can close that gap.

## Before you ask for a price

Half an hour of preparation makes a quote faster and much more accurate. Have these ready:

- The address, the age of the building and of the roof, and who owns it.
- What it would cost today to replace your equipment and stock.
- Your yearly sales and payroll.
- The insurance pages of your lease.
- Any claims from the last few years.
- Whether anyone drives for the business in a personal car.

Be honest about values. A limit set too low saves a little on the premium, and some policies then pay only a share of the loss, even a partial one.

## Once a year, look again

Shops grow quietly. A second freezer, a delivery app, a new employee, a bigger Christmas order: each one changes what you need. Put a yearly review on the calendar, in spring if you can, so that any change is in place before hurricane season opens on June 1.

Our agency compares several companies and explains each quote. Bring us the policy you have. If it already fits, we will tell you so. And remember that an article can only speak in general: what counts is the wording of your own policy.`,
    es: `Piense en una panadería de plaza comercial. El horno se prende a las cuatro de la mañana, la puerta se abre a las seis y al mediodía ya casi no queda pan. En un día normal, la dueña piensa en la harina, en la nómina y en el estacionamiento. Del seguro solo se acuerda en los otros días: cuando revienta un tubo encima del mostrador, cuando un cliente se resbala en el piso mojado o cuando el granizo le abre el techo.

Para negocios así existe la póliza para dueños de negocio, que casi todos conocen por sus siglas en inglés: BOP. Junta en un solo contrato las coberturas que necesita la mayoría de los negocios pequeños, con un solo recibo y una sola fecha de renovación. Compradas juntas, por lo general cuestan menos que por separado.

## Las tres partes de la póliza

Bienes. Esta parte paga cuando se dañan o se roban las cosas con las que usted trabaja: muebles, equipo, mercancía, el letrero y también el edificio, si es suyo. Si renta el local, pregunte por las mejoras que usted pagó, como pisos nuevos o un mostrador fijo. Lo más probable es que la póliza del arrendador no las cubra a favor de usted.

Responsabilidad civil. Esta parte responde cuando alguien de fuera dice que su negocio lo lastimó o le dañó algo. Paga su defensa legal y, hasta el límite de la póliza, lo que usted deba. Casi siempre incluye además una cantidad pequeña para los gastos médicos de un visitante, sin importar de quién fue la culpa.

Ingresos del negocio. Si un evento cubierto lo obliga a cerrar, esta parte repone lo que habría ganado y ayuda con los gastos que no esperan, como la renta y los sueldos. Fíjese en dos detalles: el daño tiene que venir de algo que la póliza cubra, y casi todas las pólizas tienen un plazo corto de espera antes de empezar a pagar.

## Lo que no incluye

El BOP es amplio, pero no lo es todo. Lo siguiente necesita su propia póliza o un endoso, que es un agregado que se paga aparte:

- Las lesiones de sus propios empleados. De eso se encarga el seguro de compensación para trabajadores.
- Los vehículos a nombre del negocio. Necesitan una póliza de auto comercial.
- Las inundaciones, es decir, el agua que sube desde el suelo, la calle o el bayou.
- Los errores en servicios o consejos profesionales.
- El robo de datos de sus clientes y otros delitos por computadora.
- Los reclamos de empleados por contratación, despido o acoso.
- Los reclamos que nacen de vender o servir alcohol.

Hay un hueco que sorprende a muchos dueños. Si se va la luz porque se cayó un cable a varias millas, puede que las ventas perdidas y la comida echada a perder no estén cubiertas, a menos que usted haya agregado la cobertura para fallas de servicios públicos y para alimentos perecederos. Después de una helada en Texas o de una tormenta del Golfo, ese pequeño agregado puede valer más que todo lo demás.

## Cuatro cosas que en Texas son distintas

El seguro de compensación para trabajadores es opcional para la mayoría de los empleadores privados. Según el Departamento de Seguros de Texas (TDI), el empleador que no lo tiene pierde protecciones legales importantes, y el empleado lesionado puede demandarlo. Además, hay que avisar de esa decisión al estado y a los empleados. Decida lo que decida, que sea a propósito.

El viento y el granizo suelen tener su propio deducible. El deducible es la parte de la pérdida que le toca pagar a usted. Para viento y granizo muchas veces es un porcentaje del valor asegurado y no una cantidad fija. En un edificio asegurado en $400,000, un deducible del 2% significa que los primeros $8,000 salen de su bolsillo. Busque ese número antes de que lo encuentre la tormenta.

En la costa, el viento puede faltar por completo. Cerca del Golfo, muchas pólizas dejan fuera el viento y el granizo. La Asociación de Seguros contra Tormentas de Viento de Texas (TWIA) asegura contra ellos casas y edificios comerciales. Según la propia asociación, atiende a los ${law.windstormArea.counties} condados de la costa y a una parte pequeña del condado de Harris. No acepta coberturas nuevas ni aumentos cuando ya hay un huracán en el Golfo o cerca de él, así que no espere al pronóstico.

La inundación va aparte en todo el estado. El Programa Nacional de Seguro contra Inundaciones (NFIP) ofrece a un negocio hasta ${law.floodLimits.businessBuilding} para el edificio y hasta ${law.floodLimits.businessContents} para el contenido, y una póliza nueva normalmente tarda ${law.floodWait.days} días en empezar. No repone los ingresos perdidos. Algunas aseguradoras privadas sí lo hacen.

## Quién puede comprarla

Las compañías ofrecen el BOP a negocios pequeños y medianos con riesgos comunes: tiendas, oficinas, salones de belleza, muchos restaurantes, talleres. Cada compañía pone su propio límite según el tamaño, las ventas y el tipo de trabajo. Un bar, un contratista grande o una fábrica quizá necesite un paquete armado pieza por pieza. La ley de Texas no exige un BOP, pero su contrato de renta o su banco pueden pedírselo.

¿Trabaja desde su casa? El seguro de casa casi siempre deja muy poco espacio para los bienes y las visitas del negocio. Un BOP pequeño, o un endoso a la póliza de la casa, puede cerrar ese hueco.

## Antes de pedir un precio

Con media hora de preparación, la cotización sale más rápido y mucho más exacta. Tenga a la mano:

- La dirección, la edad del edificio y del techo, y quién es el propietario.
- Lo que costaría hoy reponer su equipo y su mercancía.
- Sus ventas y su nómina del año.
- Las páginas de su contrato de renta que hablan del seguro.
- Los reclamos que haya tenido en los últimos años.
- Si alguien usa su carro personal para mandados o entregas del negocio.

Sea sincero con los valores. Un límite demasiado bajo ahorra un poco en la prima, pero algunas pólizas pagan entonces solo una parte de la pérdida, aunque el daño haya sido parcial.

## Una vez al año, vuelva a revisar

Los negocios crecen sin hacer ruido. Otro congelador, una aplicación de entregas, un empleado nuevo, un pedido más grande para Navidad: cada cosa cambia lo que usted necesita. Apunte una revisión anual en el calendario, de preferencia en primavera, para que los cambios ya estén en vigor cuando empiece la temporada de huracanes el 1 de junio.

Nuestra agencia compara varias compañías y le explica cada cotización. Tráiganos la póliza que tiene. Si ya le queda bien, se lo diremos. Y recuerde que un artículo solo puede hablar en general: lo que cuenta es lo que dice su propia póliza.`,
  },
};
