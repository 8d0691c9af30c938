import type { FaqCategory } from "./types.ts";
import { law } from "./facts/index.ts";
import { inWords } from "./facts/numbers.ts";

/** The questions of /faq: five categories of five. */
export const faq: FaqCategory[] = [
  {
    id: "general",
    title: { en: "General Insurance Questions", es: "Preguntas generales sobre seguros" },
    questions: [
      {
        question: {
          en: "What does an independent insurance agency do for me?",
          es: "¿Qué hace por mí una agencia de seguros independiente?",
        },
        answer: {
          en: "An independent agency works with several insurance companies instead of just one. You tell us once what you need, and we ask for prices from the companies that fit. We explain the differences in plain words, and you choose. After you buy, we stay with you: we help with changes, payments, renewals and claims. Asking for a quote costs you nothing.",
          es: "Una agencia independiente trabaja con varias aseguradoras y no con una sola. Usted nos cuenta una vez lo que necesita y nosotros pedimos precios a las compañías que le convienen. Le explicamos las diferencias en palabras sencillas, y usted decide. Después de la compra seguimos a su lado para cambios, pagos, renovaciones y reclamos. Pedir una cotización no le cuesta nada.",
        },
      },
      {
        question: {
          en: "What is the difference between a premium and a deductible?",
          es: "¿Qué diferencia hay entre la prima y el deducible?",
        },
        answer: {
          en: "The premium is what you pay to have the policy, whether or not you ever file a claim. The deductible is your share of a covered loss. Say hail does $4,000 of damage to your car and your deductible is $500: the company pays $3,500 and you pay $500. A higher deductible usually means a lower premium. Choose one that you could really pay on short notice.",
          es: "La prima es lo que usted paga por tener la póliza, presente o no un reclamo. El deducible es la parte de un daño cubierto que le toca a usted. Por ejemplo, si el granizo causa $4,000 de daños a su auto y su deducible es de $500, la compañía paga $3,500 y usted paga $500. Un deducible más alto suele bajar la prima. Elija uno que de verdad pueda pagar de un día para otro.",
        },
      },
      {
        question: {
          en: "What do I need to have ready for a quote?",
          es: "¿Qué debo tener a la mano para pedir una cotización?",
        },
        answer: {
          en: "For auto, have the year, make and model of each car and the birth date of each driver. For a home, have the address, the year it was built and the age of the roof. For a business, tell us what it does and how many people work there. For life, your age and general health are enough to begin. If you have a policy now, its first page answers most of our questions.",
          es: "Para el auto, tenga el año, la marca y el modelo de cada vehículo y la fecha de nacimiento de cada conductor. Para la casa, la dirección, el año de construcción y la edad del techo. Para un negocio, díganos a qué se dedica y cuántas personas trabajan en él. Para el seguro de vida bastan su edad y su estado de salud general. Si ya tiene una póliza, la primera página responde casi todo lo demás.",
        },
      },
      {
        question: {
          en: "How often should I review my insurance?",
          es: "¿Cada cuánto debo revisar mis seguros?",
        },
        answer: {
          en: "Once a year is a good habit, before each renewal. Call us sooner when something changes: you move, marry or divorce, have a baby, buy a car, add a teen driver, put on a new roof, remodel, or start to work for yourself. A review takes a few minutes. It can uncover a gap in coverage, and sometimes a discount that you were not getting.",
          es: "Una vez al año es una buena costumbre, antes de cada renovación. Llámenos antes si algo cambia: si se muda, se casa o se divorcia, tiene un bebé, compra un auto, un hijo empieza a manejar, cambia el techo, remodela o empieza a trabajar por su cuenta. La revisión toma unos minutos. Puede descubrir algo que no estaba cubierto y, a veces, un descuento que no estaba recibiendo.",
        },
      },
      {
        question: {
          en: "How can I check that a company or an agent is licensed in Texas?",
          es: "¿Cómo puedo saber si una compañía o un agente tiene licencia en Texas?",
        },
        answer: {
          en: "The Texas Department of Insurance, known as TDI, licenses companies, agencies and agents. On its website you can look up a license by name and see the complaint record of a company. Anyone who sells insurance in Texas must have a license, and you may ask for the number. If someone will not give it, or wants payment only in cash and without a receipt, walk away and tell TDI.",
          es: "El Departamento de Seguros de Texas, conocido como TDI, da las licencias a compañías, agencias y agentes. En su sitio web usted puede buscar una licencia por nombre y ver las quejas contra una compañía. Toda persona que vende seguros en Texas debe tener licencia, y usted puede pedirle el número. Si alguien no lo da, o solo acepta efectivo y sin recibo, no le compre y avise al TDI.",
        },
      },
    ],
  },
  {
    id: "auto",
    title: { en: "Auto Insurance", es: "Seguro de auto" },
    questions: [
      {
        question: {
          en: "What is the minimum auto insurance required in Texas?",
          es: "¿Cuál es el seguro de auto mínimo que exige Texas?",
        },
        answer: {
          en: `Texas requires at least ${law.autoMinimum.short} in liability coverage, according to the Texas Department of Insurance. That means ${law.autoMinimum.person} for the injuries of each person, ${law.autoMinimum.accident} for all injuries in one accident, and ${law.autoMinimum.property} for property damage. Liability pays for the harm you cause to others. It does not repair your own car or treat your own injuries. One serious crash can cost more than the minimum, so ask us what higher limits would cost.`,
          es: `Según el Departamento de Seguros de Texas, la ley exige un seguro de responsabilidad civil de por lo menos ${law.autoMinimum.short}. Es decir, ${law.autoMinimum.person} por las lesiones de cada persona, ${law.autoMinimum.accident} por todas las lesiones de un accidente y ${law.autoMinimum.property} por daños a la propiedad. Este seguro paga el daño que usted les causa a otros. No repara su auto ni paga sus propias lesiones. Un choque fuerte puede costar más que el mínimo; pregúntenos cuánto cuestan límites más altos.`,
        },
      },
      {
        question: {
          en: "What does “full coverage” mean?",
          es: "¿Qué quiere decir “cobertura completa” o “full cover”?",
        },
        answer: {
          en: "No policy carries that name. People use it for three coverages together: liability, which pays others when you are at fault; collision, which repairs your car after a crash; and comprehensive, which pays for theft, hail, flood, fire, vandalism and hitting an animal. A lender will require the last two while you owe on the car. Even so, “full” has limits, deductibles and exclusions. Towing, a rental car and medical coverage are often separate.",
          es: "Ninguna póliza se llama así. La gente lo usa para hablar de tres coberturas juntas: responsabilidad civil, que les paga a otros cuando usted tiene la culpa; colisión, que repara su auto después de un choque; y cobertura amplia, que paga robo, granizo, inundación, incendio, vandalismo o el golpe con un animal. Si debe el auto, el banco le exigirá las dos últimas. Aun así hay límites, deducibles y exclusiones. La grúa, el auto rentado y los gastos médicos suelen ir aparte.",
        },
      },
      {
        question: {
          en: "What happens if the driver who hits me has no insurance?",
          es: "¿Qué pasa si me choca alguien que no tiene seguro?",
        },
        answer: {
          en: "Uninsured and underinsured motorist coverage, called UM/UIM, pays your injuries and car damage when the driver at fault has no insurance, too little, or leaves the scene. Personal injury protection, called PIP, pays medical bills and part of lost wages no matter who caused the crash. In Texas the company must offer you both. If you do not want one, you must turn it down in writing. We suggest that you think twice before signing that form.",
          es: "La cobertura contra conductores sin seguro o con seguro insuficiente, llamada UM/UIM, paga sus lesiones y los daños a su auto cuando el culpable no tiene seguro, tiene muy poco o huye. La protección contra lesiones personales, llamada PIP, paga gastos médicos y parte del sueldo perdido sin importar quién tuvo la culpa. En Texas la compañía debe ofrecerle las dos. Si no quiere alguna, tiene que rechazarla por escrito. Piénselo bien antes de firmar ese papel.",
        },
      },
      {
        question: {
          en: "Can I buy auto insurance with a foreign license or a consular ID?",
          es: "¿Puedo comprar seguro de auto con licencia extranjera o matrícula consular?",
        },
        answer: {
          en: "Often, yes. Several companies in Texas insure drivers who show a foreign license, a passport or a consular ID. The price and the documents they ask for differ from one company to the next, so we compare for you. Please tell us exactly what document you have, because a wrong answer on the application can put a claim at risk. Remember also that insurance and permission to drive are two different things: a policy does not replace a valid driver license.",
          es: "Muchas veces sí. Varias compañías en Texas aseguran a conductores que presentan una licencia extranjera, un pasaporte o una matrícula consular. El precio y los papeles cambian de una compañía a otra, y nosotros comparamos por usted. Díganos exactamente qué documento tiene, porque un dato equivocado en la solicitud puede poner en riesgo un reclamo. Recuerde también que el seguro y el permiso para manejar son cosas distintas: la póliza no reemplaza una licencia válida.",
        },
      },
      {
        question: {
          en: "Does my Texas policy cover me when I drive to Mexico?",
          es: "¿Me cubre mi póliza de Texas si manejo a México?",
        },
        answer: {
          en: "Do not count on it. Mexico requires liability insurance from a company authorized there, and a Texas policy does not meet that rule. Some Texas policies pay for damage to your own car within a short distance of the border and for a short time; many pay nothing. Before you leave, buy a Mexican policy for the days of your trip and carry the printed proof. Ask us what your own policy says about Mexico.",
          es: "No cuente con eso. México exige un seguro de responsabilidad civil de una compañía autorizada allá, y una póliza de Texas no cumple con esa regla. Algunas pólizas de Texas pagan los daños a su propio auto cerca de la frontera y por pocos días; muchas no pagan nada. Antes de salir, compre una póliza mexicana por los días de su viaje y lleve el comprobante impreso. Pregúntenos qué dice su póliza sobre México.",
        },
      },
    ],
  },
  {
    id: "home",
    title: { en: "Home Insurance", es: "Seguro de casa" },
    questions: [
      {
        question: {
          en: "What does a homeowners policy cover?",
          es: "¿Qué cubre una póliza de casa?",
        },
        answer: {
          en: "Most policies have six parts. They cover the house itself, other structures such as a fence or shed, and your belongings. They pay your extra living costs if a covered loss forces you out. They also protect you if someone is hurt or their property is damaged and you are responsible, and they pay small medical bills of guests. Policies do not all cover the same causes of damage, so read the list of exclusions or go through it with us.",
          es: "La mayoría de las pólizas tiene seis partes. Cubren la casa, otras estructuras como la cerca o el cobertizo, y sus pertenencias. Pagan los gastos adicionales de vivir en otro lugar si un daño cubierto lo obliga a salir. También lo protegen si alguien se lastima o sufre daños y usted es responsable, y pagan gastos médicos menores de sus visitas. No todas cubren las mismas causas de daño; lea la lista de exclusiones o revísela con nosotros.",
        },
      },
      {
        question: {
          en: "Does home insurance cover floods?",
          es: "¿El seguro de casa cubre las inundaciones?",
        },
        answer: {
          en: `No. A homeowners policy does not cover water that rises from the ground, a bayou, a river or the sea. Flood insurance is a separate policy, from the National Flood Insurance Program or from a private company. Under the national program there is usually a ${law.floodWait.days}-day wait before coverage starts, so a storm already in the Gulf is too late. Homes far from any mapped flood zone have flooded in Texas. Renters can insure their belongings too.`,
          es: `No. La póliza de casa no cubre el agua que sube del suelo, de un bayou, de un río o del mar. El seguro contra inundaciones es una póliza aparte, del Programa Nacional de Seguro contra Inundaciones o de una compañía privada. En el programa nacional por lo general hay que esperar ${law.floodWait.days} días para que empiece la cobertura; con la tormenta ya en el Golfo es tarde. En Texas se han inundado casas lejos de las zonas marcadas. Quien renta también puede asegurar sus pertenencias.`,
        },
      },
      {
        question: {
          en: "How do wind and hail deductibles work in Texas?",
          es: "¿Cómo funciona el deducible de viento y granizo en Texas?",
        },
        answer: {
          en: "Many Texas policies have a separate, higher deductible for wind and hail, written as a percentage of the amount your house is insured for. If the house is insured for $300,000 and that deductible is 2 percent, you pay the first $6,000. On the coast a policy may leave wind and hail out; then you can ask for coverage from the Texas Windstorm Insurance Association, TWIA. Texas law says you must pay your deductible: a roofer may not waive it.",
          es: "Muchas pólizas de Texas tienen un deducible aparte y más alto para viento y granizo, que es un porcentaje del monto por el que está asegurada la casa. Si la casa está asegurada por $300,000 y ese deducible es del 2 por ciento, usted paga los primeros $6,000. En la costa la póliza puede excluir viento y granizo; entonces puede acudir a la Asociación de Seguros contra Tormentas de Viento de Texas, TWIA. La ley de Texas obliga a pagar el deducible: ningún techador puede perdonárselo.",
        },
      },
      {
        question: {
          en: "What is better: replacement cost or actual cash value?",
          es: "¿Qué conviene más: costo de reemplazo o valor real en efectivo?",
        },
        answer: {
          en: "Replacement cost pays what it takes to repair or buy the item new today, up to your limit. Actual cash value takes off for age and wear, so a fifteen-year-old roof may bring only a part of the price of a new one. Replacement cost has a higher premium and usually serves you better. Check the roof in particular: some policies cover the house at replacement cost and the roof only at actual cash value.",
          es: "El costo de reemplazo paga lo que hoy cuesta reparar o comprar la cosa nueva, hasta su límite. El valor real en efectivo descuenta la edad y el desgaste, así que por un techo de quince años podría recibir solo una parte de lo que cuesta uno nuevo. El costo de reemplazo tiene una prima más alta y casi siempre conviene más. Revise sobre todo el techo: hay pólizas que cubren la casa a costo de reemplazo y el techo solo a valor real.",
        },
      },
      {
        question: {
          en: "I rent. Do I need insurance?",
          es: "Rento donde vivo. ¿Necesito seguro?",
        },
        answer: {
          en: "We recommend it. Your landlord's policy covers the building, not what you own. Renters insurance pays for your furniture, clothes and electronics after fire, theft or another covered loss. It also pays if you are responsible for someone's injury or damage, such as a kitchen fire that spreads, and for a place to stay while your home is repaired. It is one of the least costly policies, and many leases in Texas now require it.",
          es: "Se lo recomendamos. La póliza del dueño cubre el edificio, no lo que es suyo. El seguro para inquilinos paga sus muebles, ropa y aparatos después de un incendio, un robo u otro daño cubierto. También responde si usted es responsable de una lesión o un daño, como un fuego de cocina que se extiende, y paga dónde quedarse mientras reparan su vivienda. Es una de las pólizas más económicas, y muchos contratos de renta en Texas ya la exigen.",
        },
      },
    ],
  },
  {
    id: "business",
    title: { en: "Business Insurance", es: "Seguro de negocio" },
    questions: [
      {
        question: {
          en: "What insurance does a small business need?",
          es: "¿Qué seguros necesita un negocio pequeño?",
        },
        answer: {
          en: "Most start with general liability, which pays when a customer is hurt or their property is damaged because of your work. Add property coverage for your building, tools and stock, commercial auto for vehicles used in the work, and workers' compensation if you have employees. Some trades need professional liability or cyber coverage. Your lease, your license, your lender or your clients may set requirements of their own. Show us what they ask for and we will match it.",
          es: "La mayoría empieza con responsabilidad civil general, que paga cuando un cliente se lastima o sufre daños a causa de su trabajo. Después vienen el seguro de propiedad para el local, las herramientas y la mercancía, el auto comercial para los vehículos de trabajo y la compensación para trabajadores si tiene empleados. Algunos oficios necesitan responsabilidad profesional o seguro cibernético. Su contrato de renta, su licencia, su banco o sus clientes pueden pedir algo más. Tráiganos lo que le piden y lo cumplimos.",
        },
      },
      {
        question: {
          en: "What is a business owner's policy?",
          es: "¿Qué es una póliza para dueños de negocio?",
        },
        answer: {
          en: "A business owner's policy, or BOP, joins general liability and business property in one package, usually for less than the two bought apart. Most also include business interruption coverage, which replaces income while a covered loss keeps you closed. It suits shops, offices, restaurants and other small firms. It does not include workers' compensation, commercial auto, professional liability or flood. Those are bought separately, and we can place them beside it.",
          es: "La póliza para dueños de negocio, llamada BOP, une la responsabilidad civil general y el seguro de propiedad en un solo paquete, por lo general a menor precio que las dos por separado. Muchas incluyen interrupción de negocio, que repone ingresos mientras un daño cubierto lo obliga a cerrar. Conviene a tiendas, oficinas, restaurantes y otras empresas pequeñas. No incluye compensación para trabajadores, auto comercial, responsabilidad profesional ni inundación. Esas se compran aparte y las podemos conseguir.",
        },
      },
      {
        question: {
          en: "Do I have to carry workers' compensation in Texas?",
          es: "¿Estoy obligado a tener compensación para trabajadores en Texas?",
        },
        answer: {
          en: "Most private employers in Texas may choose, according to the Texas Department of Insurance. Government work is an exception: contractors on public building projects must carry it, and many private clients ask for it too. An employer without it, called a non-subscriber, must tell its employees and file notice with the state. It also loses important defenses in court if a hurt worker sues. With coverage, the policy pays medical care and part of lost wages.",
          es: "La mayoría de los empleadores privados en Texas puede elegir, según el Departamento de Seguros de Texas. La obra pública es una excepción: los contratistas de construcción del gobierno deben tenerla, y muchos clientes privados también la piden. El empleador que no la tiene, llamado no suscriptor, debe avisar a sus empleados y al estado. Además pierde defensas importantes si un trabajador lesionado lo demanda. Con la cobertura, la póliza paga la atención médica y parte del sueldo perdido.",
        },
      },
      {
        question: {
          en: "Does my personal auto policy cover my truck when I use it for work?",
          es: "¿Mi póliza personal cubre mi camioneta cuando la uso para trabajar?",
        },
        answer: {
          en: "Driving to and from one workplace is usually fine. Hauling tools from job to job, making deliveries, carrying passengers for pay or letting employees drive is another matter: a personal policy may exclude it and refuse the claim. A commercial auto policy is made for that use. If your employees run errands in their own cars, ask about hired and non-owned auto coverage. For delivery apps and rides, some companies offer an add-on to your personal policy.",
          es: "Manejar de ida y vuelta a un solo lugar de trabajo por lo general no es problema. Llevar herramienta de obra en obra, hacer entregas, cobrar por llevar pasajeros o dejar que manejen sus empleados es otra cosa: la póliza personal puede excluirlo y negar el reclamo. Para eso existe la póliza de auto comercial. Si sus empleados hacen mandados en sus propios autos, pregunte por la cobertura de autos rentados y ajenos. Para aplicaciones de viajes y entregas, algunas compañías ofrecen un complemento.",
        },
      },
      {
        question: {
          en: "My client asks for a certificate of insurance. What is it?",
          es: "Mi cliente me pide un certificado de seguro. ¿Qué es?",
        },
        answer: {
          en: "A certificate of insurance is a one-page proof that lists your policies, their limits and their dates. General contractors, landlords and event halls often want one before you start. It does not change the policy. If the client also asks to be named as an additional insured, that takes a change to the policy itself, which the company must approve. Send us the client's written requirements and we will request what is needed.",
          es: "Un certificado de seguro es un comprobante de una página con sus pólizas, sus límites y sus fechas. Los contratistas generales, los dueños de locales y los salones de eventos suelen pedirlo antes de empezar. El certificado no cambia la póliza. Si el cliente pide además figurar como asegurado adicional, hay que modificar la póliza y la compañía debe aprobarlo. Envíenos los requisitos por escrito de su cliente y nosotros pedimos lo que haga falta.",
        },
      },
    ],
  },
  {
    id: "life",
    title: { en: "Life Insurance", es: "Seguro de vida" },
    questions: [
      {
        question: {
          en: "Do I need life insurance, and for what amount?",
          es: "¿Necesito un seguro de vida, y por qué cantidad?",
        },
        answer: {
          en: "Ask who would struggle without your income or your care: a spouse, children, parents here or abroad, a business partner. If someone would, you have a reason to buy. A common rule of thumb is 10 to 15 times your annual income. Then adjust it: add your debts, the mortgage, school and the funeral, and take off savings and other policies. A parent who stays at home needs coverage too, because someone would have to be paid for that work.",
          es: "Pregúntese quién quedaría en apuros sin su ingreso o sin su cuidado: su pareja, sus hijos, sus padres aquí o en otro país, un socio. Si hay alguien, tiene una razón para comprarlo. Una regla común es de 10 a 15 veces su ingreso anual. Luego ajuste: sume deudas, hipoteca, estudios y funeral, y reste ahorros y otras pólizas. Quien se queda en casa con los hijos también necesita cobertura, porque alguien tendría que cobrar por ese trabajo.",
        },
      },
      {
        question: {
          en: "What is the difference between term and whole life?",
          es: "¿Qué diferencia hay entre el seguro a término y el de vida entera?",
        },
        answer: {
          en: "Term life covers a set number of years, most often 10, 20 or 30. It pays if you die within that time, and it costs the least for the amount. Whole life lasts as long as you live and pay the premiums, and it builds a cash value that you can borrow against. Its premium is much higher. Families with young children or a mortgage often choose term. Whole life suits needs that never end, such as final expenses.",
          es: "El seguro a término cubre un número fijo de años, casi siempre 10, 20 o 30. Paga si usted fallece en ese plazo, y es el más económico para la cantidad que da. El de vida entera dura mientras usted viva y pague las primas, y forma un valor en efectivo contra el que puede pedir prestado. Su prima es mucho más alta. Las familias con niños o hipoteca suelen elegir término. La vida entera sirve para necesidades que no terminan, como los gastos finales.",
        },
      },
      {
        question: {
          en: "Can I buy life insurance if I am not a United States citizen?",
          es: "¿Puedo comprar un seguro de vida si no soy ciudadano de Estados Unidos?",
        },
        answer: {
          en: "In many cases, yes. Some companies accept permanent residents, people with a visa and people who pay taxes with an ITIN, the tax number for those without a Social Security number. Each company has its own rules about documents, time lived in the country and travel. Your beneficiaries, the people who receive the money, may live in another country. Answer every question on the application truthfully; that protects your family's claim.",
          es: "En muchos casos, sí. Algunas compañías aceptan a residentes permanentes, a personas con visa y a quienes pagan impuestos con ITIN, el número para quienes no tienen Seguro Social. Cada compañía tiene sus reglas sobre documentos, tiempo de vivir en el país y viajes. Sus beneficiarios, es decir, quienes reciben el dinero, pueden vivir en otro país. Responda con la verdad todas las preguntas de la solicitud; así protege el reclamo de su familia.",
        },
      },
      {
        question: {
          en: "Does my family pay taxes on the money?",
          es: "¿Mi familia paga impuestos por ese dinero?",
        },
        answer: {
          en: "As a rule, no. According to the Internal Revenue Service, life insurance money paid because the insured person died is generally not counted as income. Interest is different: if the company holds the money and pays interest, the interest is taxable. Texas has no state income tax. Very large estates and policies owned by a business follow other rules, so ask a tax adviser in those cases.",
          es: "Por regla general, no. Según el Servicio de Impuestos Internos (IRS), el dinero de un seguro de vida que se paga por fallecimiento normalmente no cuenta como ingreso. Los intereses son otra cosa: si la compañía guarda el dinero y paga intereses, esos intereses sí causan impuestos. Texas no cobra impuesto estatal sobre la renta. Las herencias muy grandes y las pólizas de una empresa siguen otras reglas; en esos casos consulte a un asesor fiscal.",
        },
      },
      {
        question: {
          en: "What happens if I miss a payment or stop paying?",
          es: "¿Qué pasa si me atraso o dejo de pagar?",
        },
        answer: {
          en: `Life policies have a grace period of at least ${inWords(law.lifeGrace.months).en} month in which you can pay late and keep the coverage. After that a term policy ends. A whole life policy may use its cash value to stay in force for a time, or pay that value to you. Many companies let you bring a lapsed policy back, but they may ask about your health again. Call us before the payment is late; there is often a smaller option.`,
          es: `Las pólizas de vida tienen un periodo de gracia de por lo menos ${inWords(law.lifeGrace.months).es} mes, en el que puede pagar tarde sin perder la cobertura. Después, una póliza a término se acaba. Una de vida entera puede usar su valor en efectivo para seguir vigente un tiempo, o entregarle ese valor. Muchas compañías permiten rehabilitar la póliza, pero pueden volver a preguntar por su salud. Llámenos antes de atrasarse; muchas veces hay una opción más económica.`,
        },
      },
    ],
  },
];
