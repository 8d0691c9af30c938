import type { Localized } from "../domain/platform/language.ts";
import type { GlossaryTerm } from "./types.ts";
import { law } from "./facts/index.ts";
import { inWords } from "./facts/numbers.ts";

/** The public source of this glossary's facts. */
export const autoGlossarySource: { url: string; name: Localized } = {
  url: "https://www.tdi.texas.gov/pubs/consumer/cb020.html",
  name: {
    en: "Texas Department of Insurance, auto insurance guide",
    es: "Departamento de Seguros de Texas, guía de seguro de auto",
  },
};

/** The terms of the Texas auto glossary, in the order of the English alphabet. */
export const autoGlossary: GlossaryTerm[] = [
  {
    id: "actual-cash-value",
    term: { en: "Actual cash value", es: "Valor real en efectivo" },
    definition: {
      en: "What your car was worth just before the loss, given its age, mileage and condition. It is what a policy usually pays when a car is stolen or beyond repair, less the deductible.",
      es: "Lo que valía su auto justo antes del daño, según su edad, millaje y estado. Es lo que suele pagar la póliza, menos el deducible, cuando el auto es robado o ya no conviene repararlo.",
    },
  },
  {
    id: "at-fault-driver",
    term: { en: "At-fault driver", es: "Conductor culpable" },
    definition: {
      en: "The driver who caused the crash. Texas is a fault state: the person who caused the harm, or that person's insurance company, pays for the injuries and damage of the others.",
      es: "El conductor que causó el choque. En Texas paga quien tiene la culpa: esa persona, o su compañía de seguros, responde por las lesiones y los daños de los demás.",
    },
  },
  {
    id: "betterment",
    term: { en: "Betterment", es: "Mejora por piezas nuevas" },
    definition: {
      en: "A deduction a company may make when a repair replaces a worn part, such as a tire or battery, with a new one, because the car ends up better than it was before.",
      es: "Descuento que la compañía puede hacer cuando la reparación cambia una pieza gastada, como una llanta o la batería, por una nueva, porque el auto queda mejor que antes.",
    },
  },
  {
    id: "bodily-injury-liability",
    term: { en: "Bodily injury liability", es: "Responsabilidad civil por lesiones" },
    definition: {
      en: "The part of your policy that pays when you hurt other people in a crash: medical bills, lost wages, pain and suffering, funeral costs, and your defense if you are sued.",
      es: "La parte de la póliza que paga cuando usted lesiona a otras personas en un choque: gastos médicos, sueldos perdidos, dolor y sufrimiento, funeral y su defensa si lo demandan.",
    },
  },
  {
    id: "collision-coverage",
    term: { en: "Collision coverage", es: "Cobertura de colisión" },
    definition: {
      en: "Pays to repair or replace your own car after it hits another car or an object, or rolls over, no matter who was at fault. You pay the deductible first.",
      es: "Paga la reparación o el reemplazo de su propio auto si choca con otro vehículo u objeto, o si se vuelca, sin importar de quién fue la culpa. Usted paga primero el deducible.",
    },
  },
  {
    id: "comprehensive-coverage",
    term: { en: "Comprehensive coverage", es: "Cobertura amplia" },
    definition: {
      en: "Pays for damage to your car from things other than a crash: theft, hail, flood, fire, vandalism, falling objects or hitting a deer. Also called other than collision coverage.",
      es: "Paga los daños a su auto que no vienen de un choque: robo, granizo, inundación, incendio, vandalismo, objetos que caen o el golpe con un venado. En inglés se llama “comprehensive” u “other than collision”.",
    },
  },
  {
    id: "consumer-bill-of-rights",
    term: { en: "Consumer bill of rights", es: "Declaración de derechos del consumidor" },
    definition: {
      en: "A document that explains your rights under Texas law when you buy and use auto insurance. Your company must give you a copy with your policy or its renewal.",
      es: "Documento que explica sus derechos según la ley de Texas al comprar y usar un seguro de auto. La compañía debe darle una copia con la póliza o con la renovación.",
    },
  },
  {
    id: "county-mutual-company",
    term: { en: "County mutual company", es: "Compañía mutua de condado" },
    definition: {
      en: "A kind of insurance company found in Texas that writes much of the state's auto insurance, including policies for drivers whom other companies turn down. Its policies may have narrower terms.",
      es: "Tipo de aseguradora propia de Texas que emite buena parte del seguro de auto del estado, también para conductores que otras compañías rechazan. Sus pólizas pueden tener condiciones más limitadas.",
    },
  },
  {
    id: "crash-report",
    term: { en: "Crash report", es: "Reporte de choque" },
    definition: {
      en: "The record a police officer makes of a crash. In Texas you must call the police when someone is hurt or killed or a car cannot be driven safely. Insurers rely on it.",
      es: "El registro que hace la policía de un choque. En Texas hay que llamarla si hay lesionados o muertos, o si un auto no se puede manejar con seguridad. Las aseguradoras se apoyan en él.",
    },
  },
  {
    id: "declarations-page",
    term: { en: "Declarations page", es: "Página de declaraciones" },
    definition: {
      en: "The front page of your policy. It lists the cars, drivers, coverages, limits, deductibles, price and dates. When you compare two policies, begin by putting these pages side by side.",
      es: "La primera página de su póliza. Muestra autos, conductores, coberturas, límites, deducibles, precio y fechas. Para comparar dos pólizas, empiece por poner estas páginas una junto a la otra.",
    },
  },
  {
    id: "deductible",
    term: { en: "Deductible", es: "Deducible" },
    definition: {
      en: "The part of the damage to your own car that you pay. Collision and comprehensive each have one. Liability coverage, which pays others, has no deductible on a personal policy.",
      es: "La parte del daño a su propio auto que paga usted. Colisión y cobertura amplia tienen cada una el suyo. La responsabilidad civil, que paga a otros, no tiene deducible en una póliza personal.",
    },
  },
  {
    id: "defensive-driving-discount",
    term: { en: "Defensive driving discount", es: "Descuento por manejo defensivo" },
    definition: {
      en: "A lower price that many companies give a driver who finishes an approved driving safety course. Ask before you sign up, since companies differ on which courses count and for how long.",
      es: "Rebaja que muchas compañías dan a quien termina un curso aprobado de seguridad al manejar. Pregunte antes de inscribirse, porque cada compañía decide qué cursos valen y por cuánto tiempo.",
    },
  },
  {
    id: "diminished-value",
    term: { en: "Diminished value", es: "Pérdida de valor" },
    definition: {
      en: "The resale value a car loses for having been in a crash, even after a good repair. In Texas you may claim it from the other driver's company; your own policy usually does not pay it.",
      es: "Lo que un auto pierde en precio de venta por haber chocado, aunque quede bien reparado. En Texas puede reclamarlo a la compañía del otro conductor; su propia póliza por lo general no lo paga.",
    },
  },
  {
    id: "financial-responsibility-law",
    term: { en: "Financial responsibility law", es: "Ley de responsabilidad financiera" },
    definition: {
      en: "The Texas law that says every driver must be able to pay for the accidents they cause. Most people meet it with liability insurance. Driving without it can bring fines and a suspended license.",
      es: "La ley de Texas que obliga a todo conductor a poder pagar los accidentes que cause. Casi todos cumplen con un seguro de responsabilidad civil. Manejar sin él puede traer multas y suspensión de la licencia.",
    },
  },
  {
    id: "force-placed-insurance",
    term: { en: "Force-placed insurance", es: "Seguro impuesto por el banco" },
    definition: {
      en: "Coverage that a lender buys and adds to your loan when you let your own collision and comprehensive lapse. It costs a lot, protects mainly the lender and does not meet the Texas liability law.",
      es: "Cobertura que el banco compra y suma a su préstamo si usted deja vencer colisión y cobertura amplia. Es cara, protege sobre todo al banco y no cumple con la ley de responsabilidad civil de Texas.",
    },
  },
  {
    id: "full-coverage",
    term: { en: "Full coverage", es: "Cobertura completa" },
    definition: {
      en: "An everyday name for liability, collision and comprehensive together. It is not a legal term, and it does not mean that everything is covered. Check which coverages your policy really has.",
      es: "Nombre popular de tres coberturas juntas: responsabilidad civil, colisión y cobertura amplia. Mucha gente dice “full cover”. No es un término legal ni significa que todo esté cubierto. Revise qué incluye su póliza.",
    },
  },
  {
    id: "gap-insurance",
    term: { en: "Gap insurance", es: "Seguro gap o de diferencia" },
    definition: {
      en: "Pays the gap between what you still owe on a car and what the car was worth when it was stolen or totaled. Useful with a small down payment, a long loan or a lease.",
      es: "Paga la diferencia entre lo que usted todavía debe del auto y lo que valía cuando fue robado o declarado pérdida total. Sirve si dio poco enganche, o si tiene un préstamo largo o un leasing.",
    },
  },
  {
    id: "glass-coverage",
    term: { en: "Glass coverage", es: "Cobertura de cristales" },
    definition: {
      en: "Pays to repair or replace a windshield or windows. It is usually part of comprehensive coverage. Some companies sell it with a low deductible, or repair small chips without one.",
      es: "Paga la reparación o el cambio del parabrisas o las ventanas. Suele ser parte de la cobertura amplia. Algunas compañías la venden con deducible bajo o reparan golpes pequeños sin cobrarlo.",
    },
  },
  {
    id: "good-student-discount",
    term: { en: "Good student discount", es: "Descuento por buenas calificaciones" },
    definition: {
      en: "A lower price for a young driver in high school or college who keeps good grades, often a B average. The company will ask for a report card or transcript.",
      es: "Rebaja para un conductor joven de preparatoria o universidad con buenas calificaciones, a menudo un promedio de B. La compañía pide una boleta o constancia de la escuela.",
    },
  },
  {
    id: "high-risk-driver",
    term: { en: "High-risk driver", es: "Conductor de alto riesgo" },
    definition: {
      en: "A driver whom companies expect to have more claims, for example after a DWI, several tickets or crashes, or time without insurance. Coverage can still be found, though it costs more.",
      es: "Conductor de quien las compañías esperan más reclamos, por ejemplo después de manejar en estado de ebriedad, varias multas o choques, o un tiempo sin seguro. Sí puede conseguir cobertura, aunque más cara.",
    },
  },
  {
    id: "lapse-in-coverage",
    term: { en: "Lapse in coverage", es: "Interrupción de la cobertura" },
    definition: {
      en: "Any time when your car has no insurance, even one day. Driving then is against the law, damage is yours to pay, and the next policy may cost more.",
      es: "Cualquier tiempo en que su auto no tiene seguro, aunque sea un día. Manejar así es contra la ley, los daños corren por su cuenta y la siguiente póliza puede costar más.",
    },
  },
  {
    id: "lienholder",
    term: { en: "Lienholder", es: "Acreedor del auto" },
    definition: {
      en: "The bank, credit union or dealer that lent the money for your car. It is listed on the policy, can require collision and comprehensive, and shares in the payment if the car is totaled.",
      es: "El banco, cooperativa o agencia de autos que prestó el dinero para su auto. Figura en la póliza, puede exigir colisión y cobertura amplia, y cobra su parte si el auto es pérdida total.",
    },
  },
  {
    id: "medical-payments-coverage",
    term: { en: "Medical payments coverage", es: "Cobertura de pagos médicos" },
    definition: {
      en: "Also called MedPay. Pays medical and funeral bills for you and your passengers after a crash, whoever caused it. Unlike PIP, it does not pay lost wages.",
      es: "También llamada MedPay. Paga gastos médicos y de funeral de usted y sus pasajeros después de un choque, sin importar quién lo causó. A diferencia del PIP, no paga sueldos perdidos.",
    },
  },
  {
    id: "mexican-auto-insurance",
    term: { en: "Mexican auto insurance", es: "Seguro de auto para México" },
    definition: {
      en: "A policy from a company authorized in Mexico, bought by the day or the year. You need it to drive there, because Mexico does not accept Texas liability insurance.",
      es: "Póliza de una compañía autorizada en México, que se compra por día o por año. Hace falta para manejar allá, porque México no acepta el seguro de responsabilidad civil de Texas.",
    },
  },
  {
    id: "minimum-liability-limits",
    term: { en: "Minimum liability limits", es: "Límites mínimos de responsabilidad civil" },
    definition: {
      en: `The least that Texas law accepts, known as ${law.autoMinimum.short}: ${law.autoMinimum.person} for each injured person, ${law.autoMinimum.accident} for all injuries in an accident and ${law.autoMinimum.property} for property damage, according to the Texas Department of Insurance.`,
      es: `Lo menos que acepta la ley de Texas, conocido como ${law.autoMinimum.short}: ${law.autoMinimum.person} por persona lesionada, ${law.autoMinimum.accident} por todas las lesiones de un accidente y ${law.autoMinimum.property} por daños a la propiedad, según el Departamento de Seguros de Texas.`,
    },
  },
  {
    id: "named-driver-exclusion",
    term: { en: "Named driver exclusion", es: "Exclusión de conductor nombrado" },
    definition: {
      en: "A signed form that takes one named person off your coverage, usually to lower the price. If that person drives your car and crashes, the policy pays nothing. Never lend that person the car.",
      es: "Forma firmada que deja a cierta persona fuera de su cobertura, casi siempre para bajar el precio. Si esa persona maneja su auto y choca, la póliza no paga nada. Nunca le preste el auto.",
    },
  },
  {
    id: "named-driver-policy",
    term: { en: "Named driver policy", es: "Póliza de conductores nombrados" },
    definition: {
      en: "A policy that covered only the drivers it listed and left out others in the home. Texas law no longer allows companies to issue them, apart from policies for people who own no car.",
      es: "Póliza que solo cubría a los conductores de su lista y dejaba fuera a otros de la casa. La ley de Texas ya no permite emitirlas, salvo las pólizas para quienes no tienen auto.",
    },
  },
  {
    id: "newly-acquired-car",
    term: { en: "Newly acquired car", es: "Auto recién adquirido" },
    definition: {
      en: "A car you just bought. Many policies cover it for a short time before you report it, but not always with every coverage. Call us before you drive it home.",
      es: "Un auto que acaba de comprar. Muchas pólizas lo cubren por poco tiempo antes de que usted avise, pero no siempre con todas las coberturas. Llámenos antes de llevárselo a casa.",
    },
  },
  {
    id: "non-owner-policy",
    term: { en: "Non-owner policy", es: "Póliza para quien no tiene auto" },
    definition: {
      en: "Liability insurance for a person who drives borrowed or rented cars but owns none. It can also carry an SR-22. It does not repair the car being driven.",
      es: "Seguro de responsabilidad civil para quien maneja autos prestados o rentados y no tiene uno propio. También puede llevar un SR-22. No repara el auto que se está manejando.",
    },
  },
  {
    id: "oem-parts",
    term: { en: "OEM parts", es: "Piezas originales del fabricante" },
    definition: {
      en: "Repair parts from the maker of your car. A company may base its estimate on other new parts or on used ones. Some policies offer original parts for an added premium.",
      es: "Refacciones hechas por el fabricante de su auto, conocidas como OEM. La compañía puede calcular la reparación con otras piezas nuevas o usadas. Algunas pólizas ofrecen piezas originales por una prima adicional.",
    },
  },
  {
    id: "permissive-user",
    term: { en: "Permissive user", es: "Conductor con permiso" },
    definition: {
      en: "Someone who drives your car with your consent, such as a friend who borrows it once. Most policies cover that person, sometimes with lower limits. A regular driver must be listed.",
      es: "Alguien que maneja su auto con su permiso, como un amigo que lo pide prestado una vez. Casi todas las pólizas lo cubren, a veces con límites menores. Quien lo maneja seguido debe estar en la póliza.",
    },
  },
  {
    id: "personal-injury-protection-pip",
    term: {
      en: "Personal injury protection (PIP)",
      es: "Protección contra lesiones personales (PIP)",
    },
    definition: {
      en: "Pays medical bills, part of lost wages and some household help for you and your passengers, whoever was at fault. Texas companies must offer it, and it stays on the policy unless you refuse it in writing.",
      es: "Paga gastos médicos, parte del sueldo perdido y algo de ayuda en casa para usted y sus pasajeros, sin importar la culpa. En Texas deben ofrecérsela, y la póliza la incluye salvo que la rechace por escrito.",
    },
  },
  {
    id: "proof-of-insurance",
    term: { en: "Proof of insurance", es: "Comprobante de seguro" },
    definition: {
      en: "The Texas liability insurance card, on paper or on your phone. You show it to an officer, to the other driver after a crash, and when you register the car.",
      es: "La tarjeta de seguro de responsabilidad civil de Texas, en papel o en su teléfono. Se muestra al policía, al otro conductor después de un choque y al registrar el auto.",
    },
  },
  {
    id: "property-damage-liability",
    term: {
      en: "Property damage liability",
      es: "Responsabilidad civil por daños a la propiedad",
    },
    definition: {
      en: "Pays for things of others that you damage with your car: another vehicle, a fence, a house, a light pole. It does not pay for your own car.",
      es: "Paga lo ajeno que usted daña con su auto: otro vehículo, una cerca, una casa, un poste de luz. No paga los daños de su propio auto.",
    },
  },
  {
    id: "proportionate-responsibility",
    term: { en: "Proportionate responsibility", es: "Responsabilidad proporcional" },
    definition: {
      en: `The Texas rule for shared fault. Your payment from the other side shrinks by your share of the blame, and a person more than ${law.sharedFault.percent} percent at fault recovers nothing, under the Civil Practice and Remedies Code.`,
      es: `La regla de Texas cuando hay culpa compartida. Lo que usted cobra baja según su parte de culpa, y quien tiene más del ${law.sharedFault.percent} por ciento no cobra nada, según el Código de Práctica y Recursos Civiles.`,
    },
  },
  {
    id: "rebuilt-salvage-title",
    term: { en: "Rebuilt salvage title", es: "Título de salvamento reconstruido" },
    definition: {
      en: "The title of a car that was once salvage and has been repaired and approved for the road. Such cars cost less, are harder to insure fully and bring less after a loss.",
      es: "Título de un auto que fue salvamento y que ya se reparó y se aprobó para circular. Esos autos cuestan menos, son más difíciles de asegurar por completo y por ellos se paga menos en un reclamo.",
    },
  },
  {
    id: "rental-reimbursement",
    term: { en: "Rental reimbursement", es: "Reembolso de auto rentado" },
    definition: {
      en: "Pays for a rental car, up to a daily and a total limit, while your own is in the shop because of a covered loss. It must be on the policy before the crash.",
      es: "Paga un auto rentado, hasta un límite por día y otro en total, mientras el suyo está en el taller por un daño cubierto. Tiene que estar en la póliza antes del choque.",
    },
  },
  {
    id: "rideshare-coverage",
    term: { en: "Rideshare coverage", es: "Cobertura para viajes por aplicación" },
    definition: {
      en: "An addition to a personal policy for those who drive for a ride or delivery app. It fills the time when the app is on and the app company's own insurance is small or absent.",
      es: "Complemento de la póliza personal para quien maneja con aplicaciones de viajes o entregas. Cubre el tiempo en que la aplicación está encendida y el seguro de esa empresa es poco o no existe.",
    },
  },
  {
    id: "salvage-title",
    term: { en: "Salvage title", es: "Título de salvamento" },
    definition: {
      en: "A Texas title for a car damaged so badly that the repairs would cost more than the car was worth. It may not be driven until it is rebuilt and retitled.",
      es: "Título que Texas da a un auto tan dañado que repararlo costaría más de lo que valía. No puede circular hasta que se reconstruya y reciba un nuevo título.",
    },
  },
  {
    id: "sr-22",
    term: { en: "SR-22", es: "SR-22" },
    definition: {
      en: `A certificate your company files with the state to show that you carry liability insurance, for example after a suspension. It is usually kept for ${inWords(law.sr22.years).en} years, according to the Texas Department of Public Safety.`,
      es: `Certificado que su compañía presenta al estado para mostrar que usted tiene seguro, por ejemplo después de una suspensión. Por lo general se mantiene ${inWords(law.sr22.years).es} años, según el Departamento de Seguridad Pública de Texas.`,
    },
  },
  {
    id: "subrogation",
    term: { en: "Subrogation", es: "Subrogación" },
    definition: {
      en: "When your company pays your loss and then collects from the driver who caused it, or that driver's insurer. If it succeeds, you may get back some or all of your deductible.",
      es: "Cuando su compañía le paga y después le cobra al conductor que causó el daño o a su aseguradora. Si lo logra, usted puede recuperar todo o parte de su deducible.",
    },
  },
  {
    id: "surcharge",
    term: { en: "Surcharge", es: "Recargo" },
    definition: {
      en: "An amount added to your premium after an accident you caused or certain tickets. It usually stays for a few years and then drops off if your record is clean.",
      es: "Cantidad que se suma a su prima después de un accidente que usted causó o de ciertas multas. Suele durar unos años y luego se quita si su historial sigue limpio.",
    },
  },
  {
    id: "texas-automobile-insurance-plan-association-taipa",
    term: {
      en: "Texas Automobile Insurance Plan Association (TAIPA)",
      es: "Asociación del Plan de Seguros de Automóviles de Texas (TAIPA)",
    },
    definition: {
      en: `The plan of last resort. According to the Texas Department of Insurance, a driver turned down by at least ${inWords(law.driverPlan.refusals).en} companies can get basic liability coverage through it. It does not sell collision or comprehensive.`,
      es: `El plan de último recurso. Según el Departamento de Seguros de Texas, un conductor rechazado por al menos ${inWords(law.driverPlan.refusals).es} compañías puede obtener ahí responsabilidad civil básica. No vende colisión ni cobertura amplia.`,
    },
  },
  {
    id: "texas-department-of-insurance-tdi",
    term: {
      en: "Texas Department of Insurance (TDI)",
      es: "Departamento de Seguros de Texas (TDI)",
    },
    definition: {
      en: "The state agency that licenses insurance companies and agents, watches over rates and policies, answers questions and takes complaints from the public. It helps people in English and Spanish.",
      es: "La agencia estatal que da licencia a compañías y agentes de seguros, vigila tarifas y pólizas, contesta preguntas y recibe quejas del público. Atiende en español y en inglés.",
    },
  },
  {
    id: "texassure",
    term: { en: "TexasSure", es: "TexasSure" },
    definition: {
      en: "The state's electronic system that matches cars with insurance. Officers and county tax offices use it to see at once whether a vehicle has liability coverage. Companies report to it.",
      es: "El sistema electrónico del estado que relaciona los autos con su seguro. La policía y las oficinas de impuestos del condado lo usan para ver al momento si un vehículo está cubierto. Las compañías le reportan.",
    },
  },
  {
    id: "total-loss",
    term: { en: "Total loss", es: "Pérdida total" },
    definition: {
      en: "A car that would cost more to repair than it was worth, or that was stolen and not found. The company pays its actual cash value, less your deductible.",
      es: "Auto cuya reparación costaría más de lo que valía, o que fue robado y no apareció. La compañía paga su valor real en efectivo menos el deducible.",
    },
  },
  {
    id: "towing-and-labor-coverage",
    term: { en: "Towing and labor coverage", es: "Cobertura de grúa y auxilio vial" },
    definition: {
      en: "Pays for a tow, a jump start, a tire change or a locksmith when your car leaves you on the road, up to a limit. It is a low-cost addition.",
      es: "Paga la grúa, el paso de corriente, el cambio de llanta o el cerrajero cuando el auto lo deja en el camino, hasta un límite. Es un complemento de bajo costo.",
    },
  },
  {
    id: "underinsured-motorist",
    term: { en: "Underinsured motorist", es: "Conductor con seguro insuficiente" },
    definition: {
      en: "A driver at fault who has insurance, but not enough to pay all the harm done. With UIM coverage, your own policy can pay what is missing, up to your limit.",
      es: "Conductor culpable que sí tiene seguro, pero no el suficiente para pagar todo el daño. Con la cobertura UIM, su propia póliza puede pagar lo que falte, hasta su límite.",
    },
  },
  {
    id: "uninsured-motorist-coverage-um-uim",
    term: {
      en: "Uninsured motorist coverage (UM/UIM)",
      es: "Cobertura contra conductores sin seguro (UM/UIM)",
    },
    definition: {
      en: "Pays when the driver at fault has no insurance, too little, or flees. One part covers injuries, another property damage. Texas companies must offer it, and you can only refuse it in writing.",
      es: "Paga cuando el culpable no tiene seguro, tiene muy poco o huye. Una parte cubre lesiones y otra daños a la propiedad. En Texas deben ofrecérsela, y solo se puede rechazar por escrito.",
    },
  },
  {
    id: "usage-based-insurance",
    term: { en: "Usage-based insurance", es: "Seguro según el uso" },
    definition: {
      en: "A program that sets part of your price by how and how much you drive, measured by a phone app or a device in the car. Ask what it records before you join.",
      es: "Programa que fija parte de su precio según cómo y cuánto maneja, medido por una aplicación o un aparato en el auto. Pregunte qué datos registra antes de inscribirse.",
    },
  },
  {
    id: "vehicle-identification-number-vin",
    term: {
      en: "Vehicle identification number (VIN)",
      es: "Número de identificación del vehículo (VIN)",
    },
    definition: {
      en: "The 17-character code that belongs to one car only. You find it on the dashboard by the windshield, on the driver's door and on the title. It makes a quote exact.",
      es: "El código de 17 caracteres que pertenece a un solo auto. Está en el tablero junto al parabrisas, en la puerta del conductor y en el título. Con él la cotización es exacta.",
    },
  },
];
