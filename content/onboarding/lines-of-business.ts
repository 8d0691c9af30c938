import type { Lesson } from "./lesson.ts";
import { law } from "../facts/index.ts";
import { bare, inWords } from "../facts/numbers.ts";

/** Steps about the lines we sell: from the first words of insurance to quoting a business and an umbrella. */
export const linesOfBusiness: Lesson[] = [
  {
    key: "insurance-in-plain-words",
    title: { en: "Insurance in plain words", es: "El seguro en palabras sencillas" },
    description: {
      en: "The idea behind insurance, the dozen words you will use every day, and how to explain them in two languages.",
      es: "La idea detrás del seguro, las palabras que usará todos los días y cómo explicarlas en dos idiomas.",
    },
    content: {
      en: `<h3>The idea</h3>
<p>One family cannot pay for a burned house. But if many families each put in a little, there is enough for the few whose house burns. That is all insurance is: many people share a loss that would ruin one of them. The insurance company, or <strong>carrier</strong>, collects the money, sets the rules and pays the claims. We, the agency, help people choose and speak up for them when they need help.</p>
<p>Insurance is for losses that are sudden and by accident. It does not pay for wear, for old pipes that drip for years, or for damage done on purpose.</p>
<h3>Words for every day</h3>
<table>
<thead><tr><th>English</th><th>Spanish</th><th>In plain words</th></tr></thead>
<tbody>
<tr><td>Policy</td><td>Póliza</td><td>The contract</td></tr>
<tr><td>Premium</td><td>Prima</td><td>What the customer pays for it</td></tr>
<tr><td>Coverage</td><td>Cobertura</td><td>A kind of loss the policy pays for</td></tr>
<tr><td>Limit</td><td>Límite</td><td>The most the carrier will pay</td></tr>
<tr><td>Deductible</td><td>Deducible</td><td>The part the customer pays first</td></tr>
<tr><td>Exclusion</td><td>Exclusión</td><td>What the policy does not pay for</td></tr>
<tr><td>Endorsement</td><td>Endoso</td><td>A page that changes the policy</td></tr>
<tr><td>Claim</td><td>Reclamo</td><td>Asking the carrier to pay for a loss</td></tr>
<tr><td>Liability</td><td>Responsabilidad civil</td><td>What you owe others for harm you cause</td></tr>
<tr><td>Declarations page</td><td>Página de declaraciones</td><td>The summary on top: who, what, how much, until when</td></tr>
<tr><td>To bind</td><td>Poner en vigor</td><td>To make coverage start</td></tr>
</tbody>
</table>
<p>Many of our Spanish-speaking customers say <em>aseguranza</em>. Understand it, never correct it, and use <em>seguro</em> yourself.</p>
<h3>Your own loss, or someone else's</h3>
<p>Each policy mixes two kinds of protection. <strong>Property</strong> coverage pays for your things: your car, your roof. <strong>Liability</strong> coverage pays others when you are at fault. A customer with liability only, whose own car is wrecked in an accident he caused, gets nothing for that car. Say this aloud. It is the most common surprise in our office.</p>
<h3>How a deductible works</h3>
<p>A house is insured for 250,000 dollars. The deductible for wind and hail is 2 percent of that, so 5,000 dollars. Hail does 9,000 dollars of damage to the roof.</p>
<ul>
<li>The customer carries the first 5,000 dollars.</li>
<li>The carrier pays the remaining 4,000 dollars.</li>
</ul>
<p>With damage of 4,500 dollars the carrier would pay nothing. A percentage looks small until you turn it into dollars. Always turn it into dollars.</p>
<h3>How to explain</h3>
<ol>
<li>Use the plain word first, the technical word second.</li>
<li>Give one example from the customer's own life.</li>
<li>Ask them to tell you in their own words what they understood.</li>
</ol>`,
      es: `<h3>La idea</h3>
<p>Una sola familia no puede pagar una casa quemada. Pero si muchas familias ponen un poco cada una, alcanza para las pocas a las que se les quema. Eso es el seguro: muchos comparten una pérdida que arruinaría a uno. La compañía de seguros, o <strong>aseguradora</strong>, junta el dinero, pone las reglas y paga los reclamos. Nosotros, la agencia, ayudamos a elegir y damos la cara por el cliente cuando lo necesita.</p>
<p>El seguro es para pérdidas repentinas y accidentales. No paga el desgaste, ni la tubería vieja que gotea por años, ni el daño hecho a propósito.</p>
<h3>Palabras de todos los días</h3>
<table>
<thead><tr><th>Español</th><th>Inglés</th><th>En palabras sencillas</th></tr></thead>
<tbody>
<tr><td>Póliza</td><td>Policy</td><td>El contrato</td></tr>
<tr><td>Prima</td><td>Premium</td><td>Lo que el cliente paga por ella</td></tr>
<tr><td>Cobertura</td><td>Coverage</td><td>Un tipo de pérdida que la póliza paga</td></tr>
<tr><td>Límite</td><td>Limit</td><td>Lo más que pagará la aseguradora</td></tr>
<tr><td>Deducible</td><td>Deductible</td><td>La parte que el cliente paga primero</td></tr>
<tr><td>Exclusión</td><td>Exclusion</td><td>Lo que la póliza no paga</td></tr>
<tr><td>Endoso</td><td>Endorsement</td><td>Una hoja que cambia la póliza</td></tr>
<tr><td>Reclamo</td><td>Claim</td><td>Pedir a la aseguradora que pague una pérdida</td></tr>
<tr><td>Responsabilidad civil</td><td>Liability</td><td>Lo que usted debe a otros por un daño que causó</td></tr>
<tr><td>Página de declaraciones</td><td>Declarations page</td><td>El resumen de arriba: quién, qué, cuánto y hasta cuándo</td></tr>
<tr><td>Poner en vigor</td><td>To bind</td><td>Hacer que empiece la cobertura</td></tr>
</tbody>
</table>
<p>Muchos de nuestros clientes dicen <em>aseguranza</em>. Entiéndalo, nunca los corrija, y usted diga <em>seguro</em>.</p>
<h3>Su propia pérdida o la de otro</h3>
<p>Cada póliza mezcla dos clases de protección. La de <strong>propiedad</strong> paga sus cosas: su carro, su techo. La de <strong>responsabilidad civil</strong> paga a otros cuando usted tiene la culpa. El cliente que solo tiene responsabilidad civil y destroza su propio carro en un choque que él causó no recibe nada por ese carro. Dígalo en voz alta. Es la sorpresa más común en nuestra oficina.</p>
<h3>Cómo funciona un deducible</h3>
<p>Una casa está asegurada por 250,000 dólares. El deducible de viento y granizo es del 2 por ciento de esa suma, o sea 5,000 dólares. El granizo causa 9,000 dólares de daño en el techo.</p>
<ul>
<li>El cliente pone los primeros 5,000 dólares.</li>
<li>La aseguradora paga los 4,000 dólares restantes.</li>
</ul>
<p>Con un daño de 4,500 dólares, la aseguradora no pagaría nada. Un porcentaje se ve chico hasta que se convierte en dólares. Conviértalo siempre.</p>
<h3>Cómo explicarlo</h3>
<ol>
<li>Primero la palabra sencilla, después la técnica.</li>
<li>Dé un ejemplo de la vida del propio cliente.</li>
<li>Pídale que le cuente con sus palabras lo que entendió.</li>
</ol>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Pick five terms from our <a href="/insurance-glossary">glossary</a> and explain each aloud in under twenty seconds.</li>
<li>Read the auto questions in <a href="/faq">our FAQ</a> and notice how short a good answer can be.</li>
<li>Work out a 1 percent and a 2 percent hail deductible for a house insured for 280,000 dollars (2,800 and 5,600).</li>
</ol>`,
        es: `<ol>
<li>Elija cinco términos de nuestro <a href="/insurance-glossary">glosario</a> y explique cada uno en voz alta en menos de veinte segundos.</li>
<li>Lea las preguntas de auto en <a href="/faq">nuestras preguntas frecuentes</a> y fíjese en lo corta que puede ser una buena respuesta.</li>
<li>Calcule un deducible de granizo del 1 y del 2 por ciento para una casa asegurada por 280,000 dólares (2,800 y 5,600).</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "training",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: ["new_to_insurance", "career_changer"],
    resources: [
      {
        title: { en: "Our insurance glossary, A to Z", es: "Nuestro glosario de seguros, de la A a la Z" },
        url: "/insurance-glossary",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Wind and hail deductibles, worked out in dollars",
          es: "Deducibles de viento y granizo, calculados en dólares",
        },
        url: "/blog/wind-and-hail-deductibles-texas",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "Coverage cards for auto: what each one pays",
          es: "Tarjetas de cobertura de auto: qué paga cada una",
        },
        url: "/auto",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Texas Department of Insurance: shopping for auto and home insurance",
          es: "Departamento de Seguros de Texas: cómo comprar seguro de auto y de casa",
        },
        url: "https://www.tdi.texas.gov/pubs/consumer/cb035.html",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "quoting-auto",
    title: { en: "Quoting auto insurance", es: "Cómo cotizar seguro de auto" },
    description: {
      en: "The questions to ask, the coverages to offer and the Texas rules behind an honest auto quote.",
      es: "Qué preguntar, qué coberturas ofrecer y qué reglas de Texas hay detrás de una cotización honesta de auto.",
    },
    content: {
      en: `<h3>What Texas requires of drivers</h3>
<p>Drivers must be able to pay for the harm they cause. Most do it with liability insurance. According to the Texas Department of Insurance, the minimum is <strong>${law.autoMinimum.short}</strong>:</p>
<ul>
<li>${bare(law.autoMinimum.person)} dollars for injuries to one person,</li>
<li>${bare(law.autoMinimum.accident)} dollars for all injuries in one accident,</li>
<li>${bare(law.autoMinimum.property)} dollars for damage to other people's property.</li>
</ul>
<p>A new pickup can cost more than twice the last figure. Quote the minimum if the customer asks for it, and always show one higher choice beside it.</p>
<h3>What to ask, every time</h3>
<ol>
<li><strong>People.</strong> Everyone of driving age in the household, and anyone else who drives the car often. Ask again: a grown child, a cousin staying for a while?</li>
<li><strong>Vehicles.</strong> Year, make, model and VIN, the 17-character number of the vehicle. Whose name is on the title? Is there a loan?</li>
<li><strong>Use.</strong> Work, school, pleasure. Any deliveries, passengers for pay, or tools hauled to jobs? A personal policy may not cover that.</li>
<li><strong>Place.</strong> Where the car is parked overnight, with its ZIP code.</li>
<li><strong>History.</strong> Accidents and tickets, with dates. The carrier will check.</li>
<li><strong>Current policy.</strong> Carrier, limits, end date, any gap.</li>
</ol>
<p>Check the VIN with the decoder among <a href="/agent-tools?tab=tools">the quick tools</a>. Ask for a driver license number by phone or in the carrier portal only, never by text message. Some carriers take foreign licenses. Check before you promise.</p>
<h3>What to offer</h3>
<table>
<thead><tr><th>Coverage</th><th>What it pays</th><th>Remember</th></tr></thead>
<tbody>
<tr><td>Liability</td><td>Others, when the driver is at fault</td><td>Required</td></tr>
<tr><td>Uninsured and underinsured motorist</td><td>The customer, when the other driver has no insurance or too little</td><td>Included unless refused in writing</td></tr>
<tr><td>Personal injury protection (PIP)</td><td>Medical bills and part of lost income, whoever is at fault</td><td>Included unless refused in writing; the offer is at least ${bare(law.pipOffer.amount)} dollars</td></tr>
<tr><td>Collision</td><td>The customer's car after a crash</td><td>Lenders require it</td></tr>
<tr><td>Comprehensive</td><td>Theft, hail, flood, fire, animals</td><td>Lenders require it</td></tr>
<tr><td>Rental and towing</td><td>A car while theirs is repaired; the tow</td><td>Small price, often missed</td></tr>
</tbody>
</table>
<p>An <strong>excluded driver</strong> has no coverage in that car at all. Say so plainly before anyone signs.</p>
<h3>Driving to Mexico</h3>
<p>Mexico requires liability insurance that is valid there, and a Texas policy does not meet that rule. Tell customers who cross the border to buy a Mexican policy for the trip.</p>
<h3>Presenting the quote</h3>
<ul>
<li>Enter the same data with each carrier, or the prices cannot be compared.</li>
<li>Show two or three choices: what they asked for, what you recommend, and why.</li>
<li>Look for discounts: paid in full, automatic payment, safe driver, good student, several policies. Do not promise one until the carrier shows it.</li>
<li>Say that the price can change when the carrier sees the driving record.</li>
<li>Never tell a customer to cancel the old policy until the new one is in force.</li>
</ul>
<p>Read <a href="/blog/texas-auto-insurance-minimums-30-60-25">our article on ${law.autoMinimum.short}</a>. You will send it to customers often.</p>`,
      es: `<h3>Qué pide Texas a los conductores</h3>
<p>Quien maneja debe poder pagar el daño que cause. La mayoría lo hace con un seguro de responsabilidad civil. Según el Departamento de Seguros de Texas, el mínimo es <strong>${law.autoMinimum.short}</strong>:</p>
<ul>
<li>${bare(law.autoMinimum.person)} dólares por las lesiones de una persona,</li>
<li>${bare(law.autoMinimum.accident)} dólares por todas las lesiones en un accidente,</li>
<li>${bare(law.autoMinimum.property)} dólares por daños a la propiedad de otros.</li>
</ul>
<p>Una camioneta (troca) nueva puede costar más del doble de esa última cifra. Cotice el mínimo si el cliente lo pide, y ponga siempre al lado una opción más alta.</p>
<h3>Qué preguntar, siempre</h3>
<ol>
<li><strong>Personas.</strong> Todos los que viven en la casa y tienen edad de manejar, y cualquiera que use el carro seguido. Pregunte otra vez: ¿un hijo mayor, un primo que está de visita por un tiempo?</li>
<li><strong>Vehículos.</strong> Año, marca, modelo y VIN, el número de 17 caracteres del vehículo. ¿A nombre de quién está el título? ¿Se debe todavía?</li>
<li><strong>Uso.</strong> Trabajo, escuela, paseo. ¿Hace entregas, lleva pasajeros por paga o carga herramienta? Una póliza personal quizá no lo cubra.</li>
<li><strong>Lugar.</strong> Dónde se estaciona el carro de noche, con su código postal.</li>
<li><strong>Historial.</strong> Choques y multas, con fechas. La aseguradora lo va a revisar.</li>
<li><strong>Póliza actual.</strong> Aseguradora, límites, vencimiento y si hubo tiempo sin seguro.</li>
</ol>
<p>Compruebe el VIN con el decodificador que está entre <a href="/agent-tools?tab=tools">las herramientas</a>. Pida el número de licencia de manejo solo por teléfono o en el portal de la aseguradora, nunca por mensaje de texto. Algunas aseguradoras aceptan licencias extranjeras. Compruébelo antes de prometerlo.</p>
<h3>Qué ofrecer</h3>
<table>
<thead><tr><th>Cobertura</th><th>Qué paga</th><th>Recuerde</th></tr></thead>
<tbody>
<tr><td>Responsabilidad civil (liability)</td><td>A otros, cuando el conductor tiene la culpa</td><td>Es obligatoria</td></tr>
<tr><td>Conductores sin seguro o con seguro insuficiente (UM/UIM)</td><td>Al cliente, cuando el otro no tiene seguro o no le alcanza</td><td>Va incluida si no se rechaza por escrito</td></tr>
<tr><td>Protección contra lesiones personales (PIP)</td><td>Gastos médicos y parte del ingreso perdido, sin importar la culpa</td><td>Va incluida si no se rechaza por escrito; se ofrecen al menos ${bare(law.pipOffer.amount)} dólares</td></tr>
<tr><td>Colisión (collision)</td><td>El carro del cliente después de un choque</td><td>Los prestamistas la exigen</td></tr>
<tr><td>Amplia (comprehensive)</td><td>Robo, granizo, inundación, incendio, animales</td><td>Los prestamistas la exigen</td></tr>
<tr><td>Renta y grúa</td><td>Un carro mientras arreglan el suyo; la grúa</td><td>Cuesta poco y se olvida mucho</td></tr>
</tbody>
</table>
<p>Un <strong>conductor excluido</strong> no tiene ninguna cobertura en ese carro. Dígalo claro antes de que alguien firme.</p>
<h3>Manejar a México</h3>
<p>México exige un seguro de responsabilidad civil válido allá, y una póliza de Texas no cumple con esa regla. A quien cruza la frontera, dígale que compre una póliza mexicana para el viaje.</p>
<h3>Cómo presentar la cotización</h3>
<ul>
<li>Ponga los mismos datos en cada aseguradora, o los precios no se pueden comparar.</li>
<li>Muestre dos o tres opciones: lo que pidió, lo que usted recomienda y por qué.</li>
<li>Busque descuentos: pago completo, pago automático, buen conductor, buen estudiante, varias pólizas. No prometa ninguno hasta verlo en el sistema.</li>
<li>Avise que el precio puede cambiar cuando la aseguradora vea el historial de manejo.</li>
<li>Nunca le diga al cliente que cancele la póliza anterior antes de que la nueva esté en vigor.</li>
</ul>
<p>Lea <a href="/blog/texas-auto-insurance-minimums-30-60-25">nuestro artículo sobre ${law.autoMinimum.short}</a>. Se lo mandará muchas veces a sus clientes.</p>`,
    },
    exercise: {
      minutes: 20,
      task: {
        en: `<ol>
<li>Interview a colleague about their own cars with the six questions above. Write the answers on one of our printable auto forms, then shred it.</li>
<li>Present two choices to them: what they asked for, and what you advise, with one reason.</li>
<li>Explain uninsured motorist coverage and PIP in one minute each.</li>
</ol>`,
        es: `<ol>
<li>Entreviste a un compañero sobre sus propios carros con las seis preguntas de arriba. Anote las respuestas en uno de nuestros formularios de auto y después destrúyalo.</li>
<li>Preséntele dos opciones: lo que pidió y lo que usted aconseja, con una razón.</li>
<li>Explique en un minuto cada una la cobertura contra conductores sin seguro y el PIP.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "training",
    prerequisites: ["your-workspace-and-accounts"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: `Texas minimums ${law.autoMinimum.short} explained`,
          es: `Los mínimos de Texas ${law.autoMinimum.short}, explicados`,
        },
        url: "/blog/texas-auto-insurance-minimums-30-60-25",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Walk through the quote form as a customer would, without sending it",
          es: "Recorra el formulario de cotización como lo haría un cliente, sin enviarlo",
        },
        url: "/quote?type=auto",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: { en: "Coverage cards for auto", es: "Tarjetas de cobertura de auto" },
        url: "/auto",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Texas Department of Insurance: the auto insurance guide",
          es: "Departamento de Seguros de Texas: la guía de seguro de auto",
        },
        url: "https://www.tdi.texas.gov/pubs/consumer/cb020.html",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "quoting-home",
    title: { en: "Quoting home insurance", es: "Cómo cotizar seguro de casa" },
    description: {
      en: "Rebuilding cost, wind and hail deductibles, flood and the coast: the points that decide a Texas home quote.",
      es: "Costo de reconstrucción, deducibles de viento y granizo, inundación y costa: lo que decide una cotización de casa en Texas.",
    },
    content: {
      en: `<h3>Insure the cost to rebuild</h3>
<p>Customers think of what the house would sell for. The policy needs another figure: what it costs to build it again. The land does not burn, so the price of the sale tells you little. Use the carrier's estimator, and get the living area, the year built, the roof and the finishes right. If the figure is too low, the customer finds out after the fire.</p>
<h3>What is in the policy</h3>
<table>
<thead><tr><th>Part</th><th>What it pays for</th></tr></thead>
<tbody>
<tr><td>Dwelling</td><td>The house itself</td></tr>
<tr><td>Other structures</td><td>Fence, shed, detached garage</td></tr>
<tr><td>Personal property</td><td>Furniture, clothes, appliances; low limits for jewelry and cash</td></tr>
<tr><td>Loss of use</td><td>Rent and extra costs while the house is repaired</td></tr>
<tr><td>Liability</td><td>Harm to others, for example a guest who falls</td></tr>
<tr><td>Medical payments</td><td>Small medical bills of guests</td></tr>
</tbody>
</table>
<p>Two terms decide how much is paid. <strong>Replacement cost</strong> pays for a new item. <strong>Actual cash value</strong> takes off for age and wear. Ask about the roof in particular: many policies pay only actual cash value for an older one.</p>
<h3>Wind and hail</h3>
<p>Most Texas home policies have a separate deductible for wind and hail, and it is usually a percentage of the dwelling limit. Turn it into dollars in front of the customer: 2 percent of 300,000 dollars is 6,000 dollars. See <a href="/blog/wind-and-hail-deductibles-texas">our article</a>.</p>
<h3>Flood is another policy</h3>
<p>A home policy does not cover flood. Offer flood insurance with every home quote, also outside the mapped high-risk zones, and record the answer. Policies of the National Flood Insurance Program normally begin only after <strong>${law.floodWait.days} days</strong>, according to FEMA. There are exceptions, such as a loan closing. Private flood policies have their own rules.</p>
<h3>On the coast</h3>
<p>Near the Gulf, many home policies leave out wind and hail. The Texas Windstorm Insurance Association (TWIA) then sells a policy for these two only. Its area is the ${law.windstormArea.counties} coastal counties and a part of Harris County, according to TWIA. It takes a home that a carrier has declined for wind, and usually a certificate, the WPI-8, that the building meets the wind code. So a house there may need three policies: home, wind and flood. For homes elsewhere that at least ${inWords(law.fairPlan.refusals).en} licensed companies have turned down, ask your manager about the Texas FAIR Plan.</p>
<h3>What to ask</h3>
<ol>
<li>Who lives there? Owner, tenant, or empty part of the year?</li>
<li>Year built; age and kind of roof; updates of wiring, plumbing and heating.</li>
<li>Claims in the last five years, here or elsewhere. Carriers will see them in a shared database.</li>
<li>Pool, trampoline, dogs, a business at home, rented rooms.</li>
<li>Lender's full name and address, and the closing date.</li>
<li>Valuables that need a policy line of their own.</li>
</ol>
<h3>Mind the clock</h3>
<p>When a storm enters the Gulf, carriers stop taking new policies and changes until it has passed. Call customers in spring, not in August. For a closing, have the policy ready some days ahead.</p>
<p>Close each call with something that costs nothing: <a href="/blog/home-inventory-in-one-afternoon">our guide to a home inventory</a>.</p>`,
      es: `<h3>Asegure lo que cuesta reconstruir</h3>
<p>El cliente piensa en el precio de venta de la casa. La póliza necesita otra cifra: cuánto cuesta volver a construirla. El terreno no se quema, así que el precio de venta dice poco. Use el calculador de la aseguradora y anote bien los pies cuadrados, el año de construcción, el techo y los acabados. Si la cifra queda corta, el cliente se entera después del incendio.</p>
<h3>Qué trae la póliza</h3>
<table>
<thead><tr><th>Parte</th><th>Qué paga</th></tr></thead>
<tbody>
<tr><td>Vivienda (dwelling)</td><td>La casa misma</td></tr>
<tr><td>Otras estructuras</td><td>Cerca, bodega, cochera separada</td></tr>
<tr><td>Bienes personales</td><td>Muebles, ropa, aparatos; límites bajos para joyas y efectivo</td></tr>
<tr><td>Pérdida de uso</td><td>Renta y gastos extra mientras reparan la casa</td></tr>
<tr><td>Responsabilidad civil</td><td>Daños a otros, por ejemplo una visita que se cae</td></tr>
<tr><td>Pagos médicos</td><td>Gastos médicos pequeños de las visitas</td></tr>
</tbody>
</table>
<p>Dos términos deciden cuánto se paga. El <strong>costo de reemplazo</strong> paga un artículo nuevo. El <strong>valor real en efectivo</strong> descuenta la edad y el uso. Pregunte sobre todo por el techo: muchas pólizas pagan solo el valor real si ya tiene años.</p>
<h3>Viento y granizo</h3>
<p>La mayoría de las pólizas de casa en Texas tiene un deducible aparte para viento y granizo, casi siempre un porcentaje del límite de la vivienda. Conviértalo en dólares frente al cliente: el 2 por ciento de 300,000 dólares son 6,000 dólares. Vea <a href="/blog/wind-and-hail-deductibles-texas">nuestro artículo</a>.</p>
<h3>La inundación es otra póliza</h3>
<p>La póliza de casa no cubre inundación. Ofrezca ese seguro con cada cotización de casa, también fuera de las zonas de alto riesgo del mapa, y anote la respuesta. Según FEMA, las pólizas del Programa Nacional de Seguro contra Inundaciones (NFIP) normalmente empiezan a los <strong>${law.floodWait.days} días</strong>. Hay excepciones, como el cierre de un préstamo. Las pólizas privadas tienen sus propias reglas.</p>
<h3>En la costa</h3>
<p>Cerca del Golfo, muchas pólizas de casa dejan fuera el viento y el granizo. La Asociación de Seguros contra Tormentas de Viento de Texas (TWIA) vende entonces una póliza solo para esos dos riesgos. Según la TWIA, su zona son los ${law.windstormArea.counties} condados de la costa y una parte del condado de Harris. Pide que una aseguradora haya rechazado la casa para viento y, por lo general, un certificado, el WPI-8, de que el edificio cumple el código de viento. Así, una casa ahí puede necesitar tres pólizas: casa, viento e inundación. Para casas de otras zonas que han rechazado al menos ${inWords(law.fairPlan.refusals).es} compañías con licencia, pregunte a su gerente por el Texas FAIR Plan.</p>
<h3>Qué preguntar</h3>
<ol>
<li>¿Quién vive ahí? ¿El dueño, un inquilino, o está vacía parte del año?</li>
<li>Año de construcción; edad y tipo de techo; arreglos de electricidad, plomería y calefacción.</li>
<li>Reclamos de los últimos cinco años, ahí o en otra casa. Las aseguradoras los ven en una base de datos común.</li>
<li>Alberca, brincolín, perros, negocio en casa, cuartos rentados.</li>
<li>Nombre y dirección completos del prestamista, y la fecha de cierre.</li>
<li>Objetos de valor que necesitan su propio renglón.</li>
</ol>
<h3>Cuide el reloj</h3>
<p>Cuando una tormenta entra al Golfo, las aseguradoras dejan de aceptar pólizas nuevas y cambios hasta que pasa. Llame a sus clientes en primavera, no en agosto. Para un cierre, tenga la póliza lista unos días antes.</p>
<p>Termine cada llamada con algo que no cuesta nada: <a href="/blog/home-inventory-in-one-afternoon">nuestra guía para hacer un inventario de la casa</a>.</p>`,
    },
    exercise: {
      minutes: 25,
      task: {
        en: `<ol>
<li>Ask a colleague the six questions about their home, and find two facts that a carrier would want and that they did not know.</li>
<li>For a dwelling limit of 320,000 dollars, work out wind and hail deductibles of 1, 2 and 3 percent (3,200, 6,400, 9,600). Say them aloud as you would to a customer.</li>
<li>A 15-year-old roof costs 18,000 dollars new and has lost 60 percent of its value. With a deductible of 3,000, what do replacement cost and actual cash value pay? (15,000 and 4,200)</li>
<li>Write the sentence with which you offer flood insurance, and the note if the answer is no.</li>
</ol>`,
        es: `<ol>
<li>Haga a un compañero las seis preguntas sobre su casa y encuentre dos datos que la aseguradora querría y que él no sabía.</li>
<li>Para un límite de vivienda de 320,000 dólares, calcule deducibles de viento y granizo del 1, 2 y 3 por ciento (3,200, 6,400 y 9,600). Dígalos en voz alta como a un cliente.</li>
<li>Un techo de 15 años cuesta 18,000 dólares nuevo y ha perdido el 60 por ciento de su valor. Con un deducible de 3,000, ¿cuánto pagan el costo de reemplazo y el valor real en efectivo? (15,000 y 4,200)</li>
<li>Escriba la frase con la que ofrece el seguro contra inundaciones y la nota para cuando la respuesta es no.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "training",
    prerequisites: ["quoting-auto"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: { en: "Wind and hail deductibles in Texas", es: "Deducibles de viento y granizo en Texas" },
        url: "/blog/wind-and-hail-deductibles-texas",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Make an inventory of your own home", es: "Haga el inventario de su propia casa" },
        url: "/blog/home-inventory-in-one-afternoon",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "Coverage cards for home and the Texas risks",
          es: "Tarjetas de cobertura de casa y los riesgos de Texas",
        },
        url: "/home",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "FEMA: how flood insurance works", es: "FEMA: cómo funciona el seguro contra inundaciones" },
        url: "https://www.fema.gov/flood-insurance",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "quoting-business",
    title: { en: "Quoting business insurance", es: "Cómo cotizar seguro de negocio" },
    description: {
      en: "Understand what a business does, which policies answer its risks, and how workers' compensation is different in Texas.",
      es: "Entienda a qué se dedica un negocio, qué pólizas responden a sus riesgos y en qué es distinta la compensación para trabajadores en Texas.",
    },
    content: {
      en: `<h3>First understand the business</h3>
<p>A business quote is decided by the description. <em>Contractor</em> says nothing. Painting inside houses and roofing three floors up are different worlds, and they have different class codes, the numbers carriers use to price a trade. Ask the owner to describe an ordinary week. Then ask:</p>
<ol>
<li>What do you do, and what part of your sales comes from each kind of work?</li>
<li>Sales and payroll for the last year and the next. How many people, full time and part time?</li>
<li>Do you use subcontractors? Do they carry their own insurance, and can they prove it?</li>
<li>Do you own or rent the place? What is in it, and what would it cost to replace?</li>
<li>Vehicles: whose name is on the title, who drives, how far?</li>
<li>Contracts: does a client or landlord ask for certain limits?</li>
<li>Losses in the last years. Ask for <strong>loss runs</strong>, the claims list that the present carrier prints.</li>
</ol>
<h3>The main policies</h3>
<table>
<thead><tr><th>Policy</th><th>What it answers</th></tr></thead>
<tbody>
<tr><td>General liability</td><td>Injury or damage to others from the work or the premises</td></tr>
<tr><td>Commercial property</td><td>Building, stock, tools, equipment</td></tr>
<tr><td>Business interruption</td><td>Income lost while a covered loss keeps the doors shut</td></tr>
<tr><td>Business owner's policy (BOP)</td><td>The three above in one package for smaller, simpler businesses</td></tr>
<tr><td>Commercial auto</td><td>Vehicles used for the work</td></tr>
<tr><td>Workers' compensation</td><td>Employees hurt on the job</td></tr>
<tr><td>Professional liability</td><td>Bad advice or a mistake in a service</td></tr>
<tr><td>Cyber</td><td>Stolen data, locked computers</td></tr>
</tbody>
</table>
<p>As with homes, flood is a separate policy. On the coast, so may be wind.</p>
<h3>Workers' compensation in Texas</h3>
<p>According to the Texas Department of Insurance, most private employers in Texas do not have to carry it. One who goes without is called a <strong>non-subscriber</strong>. Non-subscribers must report this to the Division of Workers' Compensation each year and tell their employees. They also lose important protections in court: an injured employee can sue, and the employer may not argue that the employee's own carelessness caused the injury. Public building contracts, and many private ones, require the coverage. Explain both roads and let the owner choose. Do not give legal advice. Read <a href="/blog/workers-compensation-texas">our article</a> first.</p>
<h3>Traps</h3>
<ul>
<li><strong>The personal truck.</strong> A personal auto policy may refuse a loss that happened on a job.</li>
<li><strong>Paid as contractors.</strong> A carrier may count helpers as employees and charge for them at the audit, the check of payroll and sales after the policy year.</li>
<li><strong>Guessed payroll.</strong> A low guess gives a low price now and a bill at the audit.</li>
<li><strong>The certificate.</strong> It proves coverage and changes nothing. Someone who must be covered as an <em>additional insured</em> needs an endorsement by the carrier.</li>
</ul>
<h3>When to ask for help</h3>
<p>Restaurants with alcohol, roofers, trucking, health care, anything with many vehicles: take the details, promise nothing, and bring a senior agent in. If no regular carrier takes the risk, the surplus lines market has rules of its own, and a step of its own here. A well-prepared file gets a better answer from the underwriter, the person at the carrier who decides.</p>`,
      es: `<h3>Primero entienda el negocio</h3>
<p>La descripción decide la cotización. <em>Contratista</em> no dice nada. Pintar por dentro y poner techos en un tercer piso son mundos distintos, y tienen códigos de clase distintos, los números con que las aseguradoras ponen precio a un oficio. Pida al dueño que le cuente una semana normal. Después pregunte:</p>
<ol>
<li>¿Qué hace, y qué parte de sus ventas viene de cada tipo de trabajo?</li>
<li>Ventas y nómina del año pasado y del próximo. ¿Cuántas personas, de tiempo completo y de medio tiempo?</li>
<li>¿Usa subcontratistas? ¿Tienen su propio seguro y lo pueden comprobar?</li>
<li>¿El local es propio o rentado? ¿Qué hay adentro y cuánto costaría reponerlo?</li>
<li>Vehículos: ¿a nombre de quién están, quién maneja y qué tan lejos?</li>
<li>Contratos: ¿un cliente o el arrendador pide ciertos límites?</li>
<li>Pérdidas de los últimos años. Pida los <strong>loss runs</strong>, la lista de reclamos que imprime la aseguradora actual.</li>
</ol>
<h3>Las pólizas principales</h3>
<table>
<thead><tr><th>Póliza</th><th>A qué responde</th></tr></thead>
<tbody>
<tr><td>Responsabilidad civil general</td><td>Lesiones o daños a otros por el trabajo o en el local</td></tr>
<tr><td>Propiedad comercial</td><td>Edificio, mercancía, herramienta, equipo</td></tr>
<tr><td>Interrupción de negocio</td><td>El ingreso perdido mientras una pérdida cubierta lo tiene cerrado</td></tr>
<tr><td>Póliza para dueños de negocio (BOP)</td><td>Las tres anteriores en un paquete, para negocios más chicos y sencillos</td></tr>
<tr><td>Auto comercial</td><td>Los vehículos del trabajo</td></tr>
<tr><td>Compensación para trabajadores</td><td>Empleados que se lastiman en el trabajo</td></tr>
<tr><td>Responsabilidad profesional</td><td>Un mal consejo o un error en un servicio</td></tr>
<tr><td>Riesgos cibernéticos</td><td>Datos robados, computadoras bloqueadas</td></tr>
</tbody>
</table>
<p>Igual que en las casas, la inundación es otra póliza. En la costa, el viento puede serlo también.</p>
<h3>Compensación para trabajadores en Texas</h3>
<p>Según el Departamento de Seguros de Texas, la mayoría de los empleadores privados del estado no está obligada a tenerla. Al que no la tiene se le llama <strong>non-subscriber</strong>, no suscriptor. Debe reportarlo cada año a la División de Compensación para Trabajadores y avisar a sus empleados. También pierde protecciones importantes en la corte: el empleado lesionado puede demandar, y el empleador no puede alegar que fue por descuido del propio empleado. Los contratos de obra pública, y muchos privados, exigen la cobertura. Explique los dos caminos y deje que el dueño elija. No dé consejo legal. Lea antes <a href="/blog/workers-compensation-texas">nuestro artículo</a>.</p>
<h3>Trampas</h3>
<ul>
<li><strong>La camioneta personal.</strong> La póliza personal de auto puede negar una pérdida ocurrida en el trabajo.</li>
<li><strong>Pagados como contratistas.</strong> La aseguradora puede contar a los ayudantes como empleados y cobrarlos en la auditoría, la revisión de nómina y ventas al terminar el año de la póliza.</li>
<li><strong>Nómina al tanteo.</strong> Una cifra baja da un precio bajo hoy y una cuenta en la auditoría.</li>
<li><strong>El certificado.</strong> Comprueba la cobertura y no cambia nada. Quien deba quedar cubierto como <em>asegurado adicional</em> necesita un endoso de la aseguradora.</li>
</ul>
<h3>Cuándo pedir ayuda</h3>
<p>Restaurantes con alcohol, techadores, camiones de carga, servicios de salud, cualquier negocio con muchos vehículos: tome los datos, no prometa nada y llame a un agente sénior. Si ninguna aseguradora regular acepta el riesgo, el mercado de líneas excedentes tiene sus propias reglas, y aquí su propio paso. Un expediente bien preparado recibe mejor respuesta del suscriptor, la persona de la aseguradora que decide.</p>`,
    },
    exercise: {
      minutes: 30,
      task: {
        en: `<ol>
<li>Choose a business you know well: a taquería, a painter, a nail salon. Write its ordinary week in ten lines.</li>
<li>Answer the seven questions for it. Mark what you would have to ask the owner.</li>
<li>Go down the table of policies. For each one, write yes, no or ask, with one reason.</li>
<li>Read <a href="/blog/workers-compensation-texas">our article on workers' compensation</a> and explain both roads to a colleague in two minutes.</li>
</ol>`,
        es: `<ol>
<li>Elija un negocio que conozca bien: una taquería, un pintor, un salón de uñas. Escriba su semana normal en diez renglones.</li>
<li>Conteste las siete preguntas para ese negocio. Marque lo que tendría que preguntar al dueño.</li>
<li>Recorra la tabla de pólizas. En cada una escriba sí, no o preguntar, con una razón.</li>
<li>Lea <a href="/blog/workers-compensation-texas">nuestro artículo sobre la compensación para trabajadores</a> y explique los dos caminos a un compañero en dos minutos.</li>
</ol>`,
      },
    },
    difficulty: "advanced",
    category: "training",
    prerequisites: ["quoting-home"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: "The business owner's policy in Texas",
          es: "La póliza para dueños de negocio en Texas",
        },
        url: "/blog/business-owners-policy-texas",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Describe a business you know in our quote form, without sending it",
          es: "Describa en nuestro formulario un negocio que usted conozca, sin enviarlo",
        },
        url: "/quote?type=business",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "Business coverages by type of industry",
          es: "Coberturas de negocio por tipo de industria",
        },
        url: "/business",
        type: "diagram",
        style: "visual",
      },
    ],
  },
  {
    key: "quoting-life",
    title: { en: "Quoting life insurance", es: "Cómo cotizar seguro de vida" },
    description: {
      en: "How to open the subject with respect, find the right amount and kind, and follow the Texas rules on replacement.",
      es: "Cómo tocar el tema con respeto, encontrar la cantidad y el tipo adecuados y cumplir las reglas de Texas sobre reemplazo.",
    },
    content: {
      en: `<h3>Check your license first</h3>
<p>A property and casualty license does not let you sell life insurance. You need a Life Agent license or the general lines license for life, accident, health and HMO. If you have neither, you may ask whether a colleague can call. Stop there.</p>
<h3>Start with people, not with death</h3>
<p>A good first question is: <em>who depends on your income?</em> Then listen. You will hear about children, parents here or in another country, a house, a small shop. The policy is a way to keep a promise to these people.</p>
<h3>How much</h3>
<p>A common rule of thumb is 10 to 15 times the yearly income. Then do the sum together:</p>
<ol>
<li>Add debts: mortgage, cars, cards.</li>
<li>Add the years of income the family would need.</li>
<li>Add school, and the cost of a funeral.</li>
<li>Take off savings and life insurance they already have, also through work. Coverage through work usually ends with the job.</li>
</ol>
<p>Then fit it to the budget. A smaller policy that stays in force beats a large one that lapses, which means it ends because nobody pays.</p>
<h3>Which kind</h3>
<table>
<thead><tr><th>Kind</th><th>How it works</th><th>Often fits</th></tr></thead>
<tbody>
<tr><td>Term</td><td>Pays if death comes within 10, 20 or 30 years; no savings part</td><td>Young families, a mortgage</td></tr>
<tr><td>Whole life</td><td>For life, fixed premium, builds cash value</td><td>Lasting needs, a steady budget</td></tr>
<tr><td>Universal</td><td>For life if funded well; premium can vary</td><td>People who will review it each year</td></tr>
<tr><td>Final expense</td><td>A small whole life policy</td><td>Funeral costs for older people</td></tr>
</tbody>
</table>
<p>In an illustration, the table of future values, show the <strong>guaranteed</strong> column first. The other columns are only estimates. Variable policies need a securities license as well.</p>
<h3>The application</h3>
<ul>
<li>Ask each health and tobacco question exactly as written, and write the answer as given. In the first ${inWords(law.contestability.years).en} years the carrier may contest a claim because of a false answer.</li>
<li>Name a second beneficiary too, the person who receives the money if the first one cannot. For minor children, suggest that the family ask a lawyer. Carriers do not pay straight to a minor.</li>
<li>Collect health data only in the carrier's system. Never by text or in a note.</li>
<li>Say clearly whether coverage begins now or only when the carrier approves.</li>
</ul>
<h3>Replacing an old policy</h3>
<p>With an application, Texas law (Insurance Code, chapter 1114) requires a statement, signed by you and the applicant, on whether they have other life insurance or annuities. If they do, you present a notice about replacement and read it aloud, unless they do not want that. It is signed and left with them. A new policy can mean a higher price, a new contest period and a charge on the old one. If it is not clearly better, leave the old one alone. Never have anyone cancel before the new policy is in force.</p>
<h3>After it is issued</h3>
<p>Go through the policy with the customer. Point out the <strong>free look</strong>, the days in which they may return it for a refund. The number is printed in the policy. If the policy replaces another, it is ${law.freeLook.days} days from delivery (Insurance Code, section 1114.053). Put a yearly review in your calendar: births, weddings, divorces and new houses change everything.</p>`,
      es: `<h3>Primero revise su licencia</h3>
<p>La licencia de property and casualty no le permite vender seguro de vida. Necesita la de Life Agent o la general lines de vida, accidente, salud y HMO. Si no tiene ninguna, puede preguntar si un compañero puede llamar. Hasta ahí.</p>
<h3>Empiece por las personas, no por la muerte</h3>
<p>Una buena primera pregunta es: <em>¿quién depende de su ingreso?</em> Luego escuche. Oirá de hijos, de papás que viven aquí o en otro país, de una casa, de una tiendita. La póliza es una forma de cumplirles una promesa.</p>
<h3>Cuánto</h3>
<p>Una regla común es de 10 a 15 veces el ingreso anual. Después haga la cuenta con el cliente:</p>
<ol>
<li>Sume las deudas: casa, carros, tarjetas.</li>
<li>Sume los años de ingreso que la familia necesitaría.</li>
<li>Sume los estudios y el funeral.</li>
<li>Reste los ahorros y los seguros de vida que ya tenga, también el del trabajo. El del trabajo suele terminar con el empleo.</li>
</ol>
<p>Después ajústelo al presupuesto. Más vale una póliza chica que sigue en vigor que una grande que caduca, es decir, que termina por falta de pago.</p>
<h3>Qué tipo</h3>
<table>
<thead><tr><th>Tipo</th><th>Cómo funciona</th><th>Suele convenir a</th></tr></thead>
<tbody>
<tr><td>A término (term)</td><td>Paga si la muerte llega dentro de 10, 20 o 30 años; no ahorra</td><td>Familias jóvenes, una hipoteca</td></tr>
<tr><td>Vida entera (whole life)</td><td>Para toda la vida, prima fija, acumula valor en efectivo</td><td>Necesidades permanentes, presupuesto estable</td></tr>
<tr><td>Universal</td><td>Para toda la vida si se fondea bien; la prima puede variar</td><td>Quien la va a revisar cada año</td></tr>
<tr><td>Gastos finales</td><td>Una póliza pequeña de vida entera</td><td>El funeral de personas mayores</td></tr>
</tbody>
</table>
<p>En una ilustración, la tabla de valores futuros, muestre primero la columna <strong>garantizada</strong>. Las otras son solo estimaciones. Las pólizas variables exigen además una licencia de valores.</p>
<h3>La solicitud</h3>
<ul>
<li>Haga cada pregunta de salud y tabaco tal como está escrita, y anote la respuesta tal como se la den. En los primeros ${inWords(law.contestability.years).es} años la aseguradora puede disputar un reclamo por una respuesta falsa.</li>
<li>Anote también un segundo beneficiario, quien recibe el dinero si el primero no puede. Si son hijos menores, sugiera que la familia consulte a un abogado. Las aseguradoras no le pagan directo a un menor.</li>
<li>Los datos de salud van solo en el sistema de la aseguradora. Nunca por texto ni en una nota.</li>
<li>Diga claro si la cobertura empieza ya o solo cuando la aseguradora apruebe.</li>
</ul>
<h3>Reemplazar una póliza anterior</h3>
<p>Con la solicitud, la ley de Texas (Código de Seguros, capítulo 1114) pide una declaración firmada por usted y por el solicitante sobre si ya tiene seguro de vida o anualidades. Si los tiene, usted le presenta un aviso sobre el reemplazo y se lo lee en voz alta, a menos que no quiera. Se firma y se le deja. Una póliza nueva puede significar un precio más alto, otro periodo de disputa y un cargo en la anterior. Si no es claramente mejor, deje la anterior en paz. Nunca haga cancelar antes de que la nueva esté en vigor.</p>
<h3>Cuando ya se emitió</h3>
<p>Revise la póliza con el cliente. Muéstrele el periodo de revisión (<strong>free look</strong>), los días en que puede devolverla y recibir su dinero. El número está impreso en la póliza. Si la póliza reemplaza a otra, son ${law.freeLook.days} días desde la entrega (Código de Seguros, sección 1114.053). Anote en su calendario una revisión cada año: los nacimientos, las bodas, los divorcios y las casas nuevas lo cambian todo.</p>`,
    },
    exercise: {
      minutes: 20,
      task: {
        en: `<ol>
<li>Do the sum for a made-up family: income 52,000, mortgage 140,000, car loans 22,000, two children, 30,000 saved, 50,000 through work. Ten years of income are needed, and 15,000 for a funeral. (617,000)</li>
<li>Say the first question, “Who depends on your income?”, and then be silent for ten seconds.</li>
<li>With a partner, read the opening of a replacement conversation aloud. You are the agent who advises against it.</li>
</ol>`,
        es: `<ol>
<li>Haga la cuenta de una familia inventada: ingreso de 52,000, hipoteca de 140,000, préstamos de carros por 22,000, dos hijos, 30,000 de ahorros, 50,000 por el trabajo. Hacen falta diez años de ingreso y 15,000 para un funeral. (617,000)</li>
<li>Haga la primera pregunta, “¿Quién depende de su ingreso?”, y después guarde silencio diez segundos.</li>
<li>Con un compañero, ensaye en voz alta una conversación de reemplazo. Usted es el agente que no lo aconseja.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "training",
    prerequisites: ["your-workspace-and-accounts"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: { en: "Term or whole life?", es: "¿A término o de vida entera?" },
        url: "/blog/term-or-whole-life",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Work out an amount for your own family",
          es: "Calcule una cantidad para su propia familia",
        },
        url: "/blog/how-much-life-insurance",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "Kinds of life insurance and stages of life",
          es: "Tipos de seguro de vida y etapas de la vida",
        },
        url: "/life",
        type: "diagram",
        style: "visual",
      },
    ],
  },
  {
    key: "umbrella-and-bundling",
    title: { en: "Umbrella policies and bundling", es: "Pólizas paraguas y paquetes" },
    description: {
      en: "Add liability above auto and home without leaving a gap, and combine policies only where it serves the customer.",
      es: "Agregue responsabilidad civil por encima de auto y casa sin dejar huecos, y combine pólizas solo cuando le sirva al cliente.",
    },
    content: {
      en: `<h3>What an umbrella does</h3>
<p>A personal umbrella is extra liability insurance. It begins to pay when the liability limit of the auto or home policy is used up. It is usually sold in steps of one million dollars. It pays others, and often the cost of a lawyer. It does not repair the customer's own car or house.</p>
<h3>An example in dollars</h3>
<p>A customer causes a crash. The injured family is owed 900,000 dollars. The auto policy pays up to 300,000 dollars.</p>
<table>
<thead><tr><th>Who pays</th><th>Without umbrella</th><th>With a one-million umbrella</th></tr></thead>
<tbody>
<tr><td>Auto policy</td><td>300,000</td><td>300,000</td></tr>
<tr><td>Umbrella</td><td>0</td><td>600,000</td></tr>
<tr><td>Customer</td><td>600,000</td><td>0</td></tr>
</tbody>
</table>
<h3>The gap you must not leave</h3>
<p>Each umbrella requires certain limits underneath. Suppose it requires 250,000 dollars of auto liability per person, and the customer lowers the auto policy to 30,000 to save money. After a bad accident the umbrella still begins at 250,000. The missing <strong>220,000 dollars</strong> are the customer's.</p>
<ul>
<li>Write the required limits into the customer's file.</li>
<li>Check them at every renewal and every change of the auto or home policy.</li>
<li>If another agency holds the auto policy, ask for its declarations page each year.</li>
<li>List every vehicle, boat, rental house and young driver. What the carrier does not know about may not be covered.</li>
</ul>
<h3>Who should hear about it</h3>
<p>Not only rich people. Think of a teenage driver, a pool, dogs, a rental house, coaching a team, or simply a good salary. A court can look at more than savings. Ask: <em>if a court said you owe half a million dollars, where would it come from?</em> Then be quiet and let the customer think.</p>
<h3>What it usually leaves out</h3>
<ul>
<li>The customer's own injuries and property.</li>
<li>Business activity. A business needs a commercial umbrella.</li>
<li>Harm done on purpose.</li>
<li>Often, uninsured motorist coverage, unless it is added.</li>
</ul>
<h3>Bundling with a clear head</h3>
<p>Bundling means placing auto and home, and perhaps an umbrella, with one carrier. Many carriers give a discount for it. It also means one bill and one phone number. Yet it is not always best. Compare like this:</p>
<ol>
<li>Quote the bundle.</li>
<li>Quote each line alone with other carriers, same limits and deductibles.</li>
<li>Add up the totals for a year, fees included.</li>
<li>Compare the conditions too: roof payment, hail deductible, water damage. A cheaper bundle with a weaker roof clause is not cheaper.</li>
<li>Check what stays outside. Flood is a separate policy, and on the coast wind may be as well.</li>
</ol>
<p>Show the price of each policy, not only the sum. Say what happens to the discount if one of them is later canceled. Never say that a customer must buy one policy to get another unless that is truly the carrier's rule. And do not offer gifts or money back for a purchase: Texas law restricts both. The step on fair dealing tells you what is allowed.</p>
<h3>Make it a habit</h3>
<p>At each renewal, ask three questions: what is new at home, who drives, what do you own now that you did not own last year? Most umbrellas are sold with those three. For customers who want to read first, send <a href="/blog/do-you-need-an-umbrella-policy">our article on umbrella policies</a>.</p>`,
      es: `<h3>Qué hace una póliza paraguas</h3>
<p>El paraguas personal, en inglés <em>umbrella</em>, es responsabilidad civil adicional. Empieza a pagar cuando se agota el límite de la póliza de auto o de casa. Por lo general se vende de millón en millón de dólares. Paga a otros, y muchas veces también al abogado. No arregla el carro ni la casa del cliente.</p>
<h3>Un ejemplo en dólares</h3>
<p>Un cliente causa un choque. A la familia lesionada se le deben 900,000 dólares. La póliza de auto paga hasta 300,000.</p>
<table>
<thead><tr><th>Quién paga</th><th>Sin paraguas</th><th>Con un paraguas de un millón</th></tr></thead>
<tbody>
<tr><td>Póliza de auto</td><td>300,000</td><td>300,000</td></tr>
<tr><td>Paraguas</td><td>0</td><td>600,000</td></tr>
<tr><td>Cliente</td><td>600,000</td><td>0</td></tr>
</tbody>
</table>
<h3>El hueco que no debe quedar</h3>
<p>Cada paraguas exige ciertos límites por debajo. Suponga que pide 250,000 dólares de responsabilidad civil de auto por persona, y que el cliente baja su póliza a 30,000 para ahorrar. Después de un accidente grave, el paraguas sigue empezando en 250,000. Los <strong>220,000 dólares</strong> que faltan los pone el cliente.</p>
<ul>
<li>Anote en el expediente los límites exigidos.</li>
<li>Revíselos en cada renovación y en cada cambio de la póliza de auto o de casa.</li>
<li>Si el auto está con otra agencia, pida cada año la página de declaraciones.</li>
<li>Anote todos los vehículos, lanchas, casas en renta y conductores jóvenes. Lo que la aseguradora no sabe quizá no lo cubra.</li>
</ul>
<h3>A quién hay que mencionárselo</h3>
<p>No solo a la gente rica. Piense en un hijo que empieza a manejar, una alberca, perros, una casa en renta, quien entrena a un equipo o quien simplemente gana bien. Una corte puede ver más que los ahorros. Pregunte: <em>si una corte dijera que usted debe medio millón de dólares, ¿de dónde saldría?</em> Luego guarde silencio y deje que el cliente piense.</p>
<h3>Lo que suele dejar fuera</h3>
<ul>
<li>Las lesiones y los bienes del propio cliente.</li>
<li>La actividad de un negocio. Un negocio necesita un paraguas comercial.</li>
<li>El daño hecho a propósito.</li>
<li>Muchas veces, la cobertura contra conductores sin seguro, si no se agrega.</li>
</ul>
<h3>Paquetes con la cabeza fría</h3>
<p>Hacer un paquete, o <em>bundle</em>, es poner auto y casa, y quizá un paraguas, con una sola aseguradora. Muchas dan un descuento. También significa una sola cuenta y un solo teléfono. Pero no siempre es lo mejor. Compare así:</p>
<ol>
<li>Cotice el paquete.</li>
<li>Cotice cada seguro por separado con otras aseguradoras, con los mismos límites y deducibles.</li>
<li>Sume los totales de un año, con cargos incluidos.</li>
<li>Compare también las condiciones: el pago del techo, el deducible de granizo, los daños por agua. Un paquete más barato con peor cláusula de techo no es más barato.</li>
<li>Revise qué queda fuera. La inundación es otra póliza y, en la costa, el viento puede serlo también.</li>
</ol>
<p>Muestre el precio de cada póliza, no solo la suma. Diga qué pasa con el descuento si después se cancela una. Nunca diga que hay que comprar una póliza para obtener otra, a menos que de verdad sea regla de la aseguradora. Y no ofrezca regalos ni devolución de dinero por comprar: la ley de Texas limita las dos cosas. El paso sobre el trato justo le dice qué se permite.</p>
<h3>Hágalo costumbre</h3>
<p>En cada renovación haga tres preguntas: ¿qué hay de nuevo en casa, quién maneja, qué tiene ahora que no tenía el año pasado? Con esas tres se vende la mayoría de los paraguas. Al cliente que quiera leer primero, mándele <a href="/blog/do-you-need-an-umbrella-policy">nuestro artículo sobre las pólizas paraguas</a>.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>A customer owes 1,200,000 dollars. The auto policy pays 250,000 and the umbrella is one million, requiring 250,000. Who pays what? (250,000, 950,000, nothing)</li>
<li>Now the auto policy has only 100,000. What changes? (the customer pays 150,000)</li>
<li>Write the three renewal questions on a card for your desk.</li>
</ol>`,
        es: `<ol>
<li>Un cliente debe 1,200,000 dólares. La póliza de auto paga 250,000 y el paraguas es de un millón y exige 250,000. ¿Quién paga qué? (250,000, 950,000, nada)</li>
<li>Ahora la póliza de auto tiene solo 100,000. ¿Qué cambia? (el cliente paga 150,000)</li>
<li>Escriba las tres preguntas de renovación en una tarjeta para su escritorio.</li>
</ol>`,
      },
    },
    difficulty: "advanced",
    category: "training",
    prerequisites: ["quoting-home"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: { en: "Do you need an umbrella policy?", es: "¿Necesita una póliza paraguas?" },
        url: "/blog/do-you-need-an-umbrella-policy",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Compare a bundle with single policies: the comparison tool",
          es: "Compare un paquete con pólizas separadas: la herramienta de comparación",
        },
        url: "/agent-tools?tab=tools",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "Browse the articles on umbrella and risk by category",
          es: "Explore por categoría los artículos sobre paraguas y riesgos",
        },
        url: "/knowledge-center",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "Ways to lower an auto premium", es: "Formas de bajar la prima de auto" },
        url: "/blog/lower-your-auto-premium",
        type: "checklist",
        style: "reading",
      },
    ],
  },
];
