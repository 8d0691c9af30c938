import type { ReferenceCategorySeed } from "./types.ts";
import { law } from "./facts/index.ts";

/** The codes of the Insurance Code References panel, in the order in which they are shown. */
export const referenceCategories: ReferenceCategorySeed[] = [
  {
    name: { en: "Personal auto coverages", es: "Coberturas de auto personal" },
    description: {
      en: "The abbreviations on a Texas personal auto quote or declarations page.",
      es: "Las abreviaturas de una cotización o de una página de declaraciones de auto personal en Texas.",
    },
    codes: [
      {
        code: "BI",
        description: {
          en: "Bodily injury liability: pays for people whom the insured driver hurts",
          es: "Responsabilidad civil por lesiones corporales: paga por las personas que lastime el conductor asegurado",
        },
        additionalInfo: {
          en: `Texas minimum: ${law.autoMinimum.person} per person and ${law.autoMinimum.accident} per accident.`,
          es: `Mínimo en Texas: ${law.autoMinimum.person} por persona y ${law.autoMinimum.accident} por accidente.`,
        },
      },
      {
        code: "PD",
        description: {
          en: "Property damage liability: pays for other people's vehicles and property",
          es: "Responsabilidad civil por daños a la propiedad: paga los vehículos y bienes de otras personas",
        },
        additionalInfo: {
          en: `Texas minimum: ${law.autoMinimum.property} per accident.`,
          es: `Mínimo en Texas: ${law.autoMinimum.property} por accidente.`,
        },
      },
      {
        code: "CSL",
        description: {
          en: "Combined single limit: one liability limit for injuries and property together",
          es: "Límite único combinado: un solo límite de responsabilidad civil para lesiones y daños a la propiedad",
        },
        additionalInfo: {
          en: "More common in business auto than in personal auto.",
          es: "Más común en auto comercial que en auto personal.",
        },
      },
      {
        code: "PIP",
        description: {
          en: "Personal injury protection: medical bills and part of lost income, whoever is at fault",
          es: "Protección contra lesiones personales: gastos médicos y parte del ingreso perdido, sin importar la culpa",
        },
        additionalInfo: {
          en: "Must be offered in Texas. A customer who does not want it rejects it in writing.",
          es: "En Texas es obligatorio ofrecerla. Quien no la quiere la rechaza por escrito.",
        },
      },
      {
        code: "MED",
        description: {
          en: "Medical payments (MedPay): medical and funeral bills, without lost income",
          es: "Pagos médicos (MedPay): gastos médicos y funerarios, sin ingreso perdido",
        },
        additionalInfo: null,
      },
      {
        code: "UM",
        description: {
          en: "Uninsured motorist: pays when the driver at fault has no insurance or flees",
          es: "Conductor sin seguro: paga cuando el culpable no tiene seguro o huye",
        },
        additionalInfo: {
          en: "In Texas it is sold together with UIM and must be rejected in writing.",
          es: "En Texas se vende junto con UIM y para no llevarla hay que rechazarla por escrito.",
        },
      },
      {
        code: "UIM",
        description: {
          en: "Underinsured motorist: pays when the insurance of the driver at fault is not enough",
          es: "Conductor con seguro insuficiente: paga cuando no alcanza el seguro del culpable",
        },
        additionalInfo: null,
      },
      {
        code: "UMPD",
        description: {
          en: "Uninsured and underinsured motorist property damage: the insured's vehicle and belongings",
          es: "Daños a la propiedad por conductor sin seguro o con seguro insuficiente: el vehículo y los bienes del asegurado",
        },
        additionalInfo: {
          en: `Has a ${law.uninsuredDeductible.amount} deductible in Texas.`,
          es: `En Texas lleva un deducible de ${law.uninsuredDeductible.amount}.`,
        },
      },
      {
        code: "COMP",
        description: {
          en: "Comprehensive: theft, hail, flood, fire, glass, animals",
          es: "Cobertura amplia: robo, granizo, inundación, incendio, cristales, animales",
        },
        additionalInfo: {
          en: "Also written OTC, other than collision. Hitting a deer falls here.",
          es: "También se escribe OTC (daños distintos a colisión). Pegarle a un venado entra aquí.",
        },
      },
      {
        code: "COLL",
        description: {
          en: "Collision: damage to the insured vehicle from a crash or rollover",
          es: "Colisión: daños al vehículo asegurado por choque o volcadura",
        },
        additionalInfo: {
          en: "With COMP, usually required by the lender.",
          es: "Junto con COMP, casi siempre la exige quien dio el préstamo.",
        },
      },
      {
        code: "RR",
        description: {
          en: "Rental reimbursement: a rental car during a covered repair",
          es: "Reembolso de renta: un auto rentado mientras dura una reparación cubierta",
        },
        additionalInfo: {
          en: "Limits are per day and per loss.",
          es: "Tiene límite por día y por siniestro.",
        },
      },
      {
        code: "TL",
        description: { en: "Towing and labor", es: "Grúa y auxilio vial" },
        additionalInfo: {
          en: "Labor means work at the place where the car stopped, not at the shop.",
          es: "El auxilio es el trabajo donde quedó el auto, no en el taller.",
        },
      },
      {
        code: "NDEX",
        description: {
          en: "Named driver exclusion: a named person is not covered when driving",
          es: "Exclusión de conductor nombrado: una persona queda sin cobertura al manejar",
        },
        additionalInfo: {
          en: "Each carrier abbreviates it differently. Have the customer sign, and explain what it means.",
          es: "Cada aseguradora lo abrevia a su modo. El cliente debe firmarla y entender qué significa.",
        },
      },
    ],
  },
  {
    name: { en: "Homeowners and dwelling forms", es: "Formas de póliza de casa y vivienda" },
    description: {
      en: "The national HO forms and the older Texas forms. Flood is in none of them.",
      es: "Las formas nacionales HO y las formas antiguas de Texas. Ninguna incluye inundación.",
    },
    codes: [
      {
        code: "HO-1",
        description: {
          en: "Basic form: a short list of named causes of loss",
          es: "Forma básica: una lista corta de causas de daño",
        },
        additionalInfo: { en: "Rarely sold today.", es: "Hoy casi no se vende." },
      },
      {
        code: "HO-2",
        description: {
          en: "Broad form: a longer list of named causes, for house and contents",
          es: "Forma ampliada: una lista más larga de causas, para la casa y el contenido",
        },
        additionalInfo: null,
      },
      {
        code: "HO-3",
        description: {
          en: "Special form: the house against all causes not excluded, contents against named causes",
          es: "Forma especial: la casa contra toda causa no excluida, el contenido contra causas nombradas",
        },
        additionalInfo: {
          en: "The most common form in the country for a house its owner lives in.",
          es: "La más común en el país para la casa que habita su dueño.",
        },
      },
      {
        code: "HO-4",
        description: {
          en: "Renters: contents, liability and extra living costs",
          es: "Inquilinos: contenido, responsabilidad civil y gastos adicionales de vivienda",
        },
        additionalInfo: {
          en: "The building is the landlord's to insure.",
          es: "El edificio lo asegura el dueño.",
        },
      },
      {
        code: "HO-5",
        description: {
          en: "Comprehensive form: house and contents against all causes not excluded",
          es: "Forma completa: casa y contenido contra toda causa no excluida",
        },
        additionalInfo: null,
      },
      {
        code: "HO-6",
        description: {
          en: "Condominium unit owners: the inside of the unit, contents and liability",
          es: "Dueños de condominio: el interior de la unidad, el contenido y la responsabilidad civil",
        },
        additionalInfo: {
          en: "Read the association's master policy first.",
          es: "Lea primero la póliza maestra de la asociación.",
        },
      },
      {
        code: "HO-7",
        description: {
          en: "Mobile or manufactured home, similar in scope to HO-3",
          es: "Casa móvil o prefabricada, con alcance parecido al HO-3",
        },
        additionalInfo: {
          en: "Many carriers use a form of their own instead.",
          es: "Muchas aseguradoras usan una forma propia.",
        },
      },
      {
        code: "HO-8",
        description: {
          en: "Modified form for older houses that would cost more to rebuild than they are worth",
          es: "Forma modificada para casas antiguas que costaría más reconstruir que lo que valen",
        },
        additionalInfo: {
          en: "Usually pays for repair with common materials, not for the original craftsmanship.",
          es: "Por lo general paga la reparación con materiales comunes, no el trabajo original.",
        },
      },
      {
        code: "HO-A",
        description: {
          en: "Texas form A (HOA): named causes only, actual cash value unless endorsed",
          es: "Forma A de Texas (HOA): solo causas nombradas, valor real en efectivo salvo endoso",
        },
        additionalInfo: {
          en: "Actual cash value means less depreciation. Carriers add to it under names such as HO-A Plus. Do not confuse with a homeowners association.",
          es: "El valor real en efectivo descuenta la depreciación. Las aseguradoras la amplían con nombres como HO-A Plus. No la confunda con la asociación de vecinos.",
        },
      },
      {
        code: "HO-B",
        description: {
          en: "Texas form B (HOB): broad, house against all causes not excluded, contents against named causes",
          es: "Forma B de Texas (HOB): amplia, la casa contra toda causa no excluida y el contenido contra causas nombradas",
        },
        additionalInfo: {
          en: "Once the usual Texas policy. Few carriers still write it.",
          es: "Antes era la póliza usual en Texas. Pocas aseguradoras la emiten todavía.",
        },
      },
      {
        code: "HO-C",
        description: {
          en: "Texas form C: house and contents against all causes not excluded",
          es: "Forma C de Texas: casa y contenido contra toda causa no excluida",
        },
        additionalInfo: {
          en: "The widest of the three Texas forms. Rare.",
          es: "La más amplia de las tres de Texas. Poco común.",
        },
      },
      {
        code: "TDP-1",
        description: {
          en: "Texas dwelling form 1: basic, named causes, for houses not covered by a homeowners policy",
          es: "Forma de vivienda 1 de Texas: básica, causas nombradas, para casas sin póliza de propietario",
        },
        additionalInfo: {
          en: "Dwelling forms suit rented and empty houses. Liability is not automatic.",
          es: "Las formas de vivienda sirven para casas rentadas o vacías. La responsabilidad civil no viene incluida.",
        },
      },
      {
        code: "TDP-2",
        description: {
          en: "Texas dwelling form 2: broader list of named causes",
          es: "Forma de vivienda 2 de Texas: lista más amplia de causas nombradas",
        },
        additionalInfo: null,
      },
      {
        code: "TDP-3",
        description: {
          en: "Texas dwelling form 3: the building against all causes not excluded",
          es: "Forma de vivienda 3 de Texas: el edificio contra toda causa no excluida",
        },
        additionalInfo: {
          en: "Nearest national form: DP-3.",
          es: "Forma nacional más parecida: DP-3.",
        },
      },
    ],
  },
  {
    name: { en: "Construction, roof and protection", es: "Construcción, techo y protección" },
    description: {
      en: "How a building is described for a property quote.",
      es: "Cómo se describe un edificio al cotizar un seguro de propiedad.",
    },
    codes: [
      {
        code: "F",
        description: {
          en: "Frame (ISO class 1): walls of wood or other material that burns",
          es: "Armazón de madera (clase ISO 1): muros de madera u otro material que arde",
        },
        additionalInfo: {
          en: "Brick veneer over wood studs is frame for ISO. Some home carriers list it apart as BV.",
          es: "El ladrillo sobre armazón de madera es clase 1 para ISO. Algunas aseguradoras de casa lo anotan aparte como BV.",
        },
      },
      {
        code: "JM",
        description: {
          en: "Joisted masonry (ISO class 2): masonry walls, wood floors or roof",
          es: "Mampostería con vigas (clase ISO 2): muros de mampostería, pisos o techo de madera",
        },
        additionalInfo: null,
      },
      {
        code: "NC",
        description: {
          en: "Non-combustible (ISO class 3): walls, floors and roof of metal or similar",
          es: "No combustible (clase ISO 3): muros, pisos y techo de metal o similar",
        },
        additionalInfo: {
          en: "The typical metal building of a shop or warehouse.",
          es: "La típica nave de lámina de un taller o una bodega.",
        },
      },
      {
        code: "MNC",
        description: {
          en: "Masonry non-combustible (ISO class 4): masonry walls, metal roof deck",
          es: "Mampostería no combustible (clase ISO 4): muros de mampostería, techo de metal",
        },
        additionalInfo: { en: "Common for strip centers.", es: "Común en plazas comerciales." },
      },
      {
        code: "MFR",
        description: {
          en: "Modified fire resistive (ISO class 5): resists fire at least one hour, less than two",
          es: "Resistente al fuego modificada (clase ISO 5): resiste el fuego al menos una hora y menos de dos",
        },
        additionalInfo: null,
      },
      {
        code: "FR",
        description: {
          en: "Fire resistive (ISO class 6): thick masonry or concrete, or two hours' resistance",
          es: "Resistente al fuego (clase ISO 6): mampostería gruesa, concreto o resistencia de dos horas",
        },
        additionalInfo: { en: "High-rise buildings and hospitals.", es: "Torres y hospitales." },
      },
      {
        code: "PC",
        description: {
          en: "Public protection class: fire protection of the place, from 1 (best) to 10",
          es: "Clase de protección pública: protección contra incendios del lugar, de 1 (mejor) a 10",
        },
        additionalInfo: {
          en: "Depends on the fire department, water supply and distance to hydrant and station.",
          es: "Depende de los bomberos, el agua disponible y la distancia al hidrante y a la estación.",
        },
      },
      {
        code: "IR4",
        description: {
          en: "Impact-resistant roof, class 4: the best result in the UL 2218 hail test",
          es: "Techo resistente a impactos, clase 4: el mejor resultado en la prueba de granizo UL 2218",
        },
        additionalInfo: {
          en: "Many Texas carriers give a discount. Ask for the installer's certificate.",
          es: "Muchas aseguradoras en Texas dan descuento. Pida el certificado del instalador.",
        },
      },
      {
        code: "ACV",
        description: {
          en: "Actual cash value: cost to replace, less depreciation",
          es: "Valor real en efectivo: costo de reemplazar, menos la depreciación",
        },
        additionalInfo: {
          en: "Check whether the roof alone is on ACV.",
          es: "Revise si solo el techo está a valor real en efectivo.",
        },
      },
      {
        code: "RCV",
        description: {
          en: "Replacement cost value: cost to replace, without depreciation",
          es: "Costo de reemplazo: lo que cuesta reemplazar, sin descontar depreciación",
        },
        additionalInfo: {
          en: "Often paid in two parts: the second after the repair is done.",
          es: "Suele pagarse en dos partes: la segunda al terminar la reparación.",
        },
      },
      {
        code: "WPI-8",
        description: {
          en: "Windstorm certificate of compliance for work certified while it was being done",
          es: "Certificado de cumplimiento contra tormentas de viento para obras certificadas durante la construcción",
        },
        additionalInfo: {
          en: "Issued by the Texas Department of Insurance. The Texas Windstorm Insurance Association (TWIA) asks for it on the coast.",
          es: "Lo emite el Departamento de Seguros de Texas. En la costa lo pide la Asociación de Seguros contra Tormentas de Viento de Texas (TWIA).",
        },
      },
      {
        code: "WPI-8-C",
        description: {
          en: "Windstorm certificate of compliance for work already completed",
          es: "Certificado de cumplimiento contra tormentas de viento para obras ya terminadas",
        },
        additionalInfo: {
          en: `Issued by TWIA from ${law.windstormCertificate.from.en} to ${law.windstormCertificate.until.en}; still valid.`,
          es: `Lo emitió TWIA de ${law.windstormCertificate.from.es} a ${law.windstormCertificate.until.es}; sigue siendo válido.`,
        },
      },
      {
        code: "WPI-8-E",
        description: {
          en: `Windstorm certificate of compliance for work already completed, since ${law.windstormCertificate.since.en}`,
          es: `Certificado de cumplimiento contra tormentas de viento para obras ya terminadas, desde el ${law.windstormCertificate.since.es}`,
        },
        additionalInfo: {
          en: "Issued by the Texas Department of Insurance (application WPI-2E).",
          es: "Lo emite el Departamento de Seguros de Texas (solicitud WPI-2E).",
        },
      },
    ],
  },
  {
    name: { en: "Business classes", es: "Giros de negocio" },
    description: {
      en: "Common businesses by NAICS 2022 code, with the older SIC code in the note.",
      es: "Negocios comunes por código NAICS 2022, con el código SIC anterior en la nota.",
    },
    codes: [
      {
        code: "236118",
        description: { en: "Residential remodelers", es: "Remodelación de casas" },
        additionalInfo: {
          en: "SIC 1521. Ask who does the work: employees or subcontractors, and whether those are insured.",
          es: "SIC 1521. Pregunte quién hace el trabajo: empleados o subcontratistas, y si estos tienen seguro.",
        },
      },
      {
        code: "238160",
        description: { en: "Roofing contractors", es: "Contratistas de techos" },
        additionalInfo: {
          en: "SIC 1761. Texas has no state license for roofers, so ask for experience and references.",
          es: "SIC 1761. Texas no tiene licencia estatal para techadores: pregunte por experiencia y referencias.",
        },
      },
      {
        code: "238210",
        description: { en: "Electrical contractors", es: "Contratistas eléctricos" },
        additionalInfo: {
          en: "SIC 1731. Licensed by the Texas Department of Licensing and Regulation.",
          es: "SIC 1731. Con licencia del Texas Department of Licensing and Regulation.",
        },
      },
      {
        code: "238220",
        description: {
          en: "Plumbing, heating and air-conditioning contractors",
          es: "Plomería, calefacción y aire acondicionado",
        },
        additionalInfo: {
          en: "SIC 1711. Plumbers and air-conditioning contractors are licensed by different state bodies.",
          es: "SIC 1711. A plomeros y técnicos de aire acondicionado les dan licencia dependencias distintas.",
        },
      },
      {
        code: "445131",
        description: { en: "Convenience stores without fuel", es: "Tiendas de conveniencia sin gasolina" },
        additionalInfo: {
          en: "SIC 5411. With fuel pumps: 457110, SIC 5541. Ask about alcohol sales and closing time.",
          es: "SIC 5411. Con bombas de gasolina: 457110, SIC 5541. Pregunte por venta de alcohol y hora de cierre.",
        },
      },
      {
        code: "484110",
        description: { en: "General freight trucking, local", es: "Transporte de carga general, local" },
        additionalInfo: {
          en: "SIC 4212. Ask about the radius, the cargo and the motor carrier registration.",
          es: "SIC 4212. Pregunte por el radio de viaje, la carga y el registro de transportista.",
        },
      },
      {
        code: "484121",
        description: {
          en: "General freight trucking, long-distance, truckload",
          es: "Transporte de carga general, larga distancia, camión completo",
        },
        additionalInfo: {
          en: "SIC 4213. Trips across state lines bring in federal rules.",
          es: "SIC 4213. Los viajes entre estados llevan reglas federales.",
        },
      },
      {
        code: "541110",
        description: { en: "Offices of lawyers", es: "Despachos de abogados" },
        additionalInfo: {
          en: "SIC 8111. Professional liability is a separate policy.",
          es: "SIC 8111. La responsabilidad profesional es una póliza aparte.",
        },
      },
      {
        code: "561720",
        description: { en: "Janitorial services", es: "Servicios de limpieza" },
        additionalInfo: {
          en: "SIC 7349. Customers often ask for a janitorial bond.",
          es: "SIC 7349. Los clientes suelen pedir una fianza para personal de limpieza.",
        },
      },
      {
        code: "561730",
        description: { en: "Landscaping services", es: "Jardinería y paisajismo" },
        additionalInfo: {
          en: "SIC 0782. Ask about tree work at height and about spraying.",
          es: "SIC 0782. Pregunte por trabajo en árboles altos y por fumigación.",
        },
      },
      {
        code: "624410",
        description: { en: "Child care services", es: "Guarderías" },
        additionalInfo: {
          en: "SIC 8351. Regulated by the Texas Health and Human Services Commission.",
          es: "SIC 8351. Las regula la Texas Health and Human Services Commission.",
        },
      },
      {
        code: "722511",
        description: { en: "Full-service restaurants", es: "Restaurantes con servicio a la mesa" },
        additionalInfo: {
          en: "SIC 5812. Ask about alcohol sales, deep frying and delivery.",
          es: "SIC 5812. Pregunte por venta de alcohol, freidoras y entregas a domicilio.",
        },
      },
      {
        code: "811111",
        description: { en: "General automotive repair", es: "Talleres mecánicos" },
        additionalInfo: {
          en: "SIC 7538. Customers' cars need garagekeepers coverage.",
          es: "SIC 7538. Los autos de los clientes necesitan cobertura de garagekeepers.",
        },
      },
      {
        code: "812112",
        description: { en: "Beauty salons", es: "Salones de belleza" },
        additionalInfo: {
          en: "SIC 7231. Ask whether the chairs are rented to independent stylists.",
          es: "SIC 7231. Pregunte si rentan las sillas a estilistas independientes.",
        },
      },
    ],
  },
  {
    name: { en: "ACORD forms", es: "Formularios ACORD" },
    description: {
      en: "Standard forms that nearly all carriers accept.",
      es: "Formularios estándar que aceptan casi todas las aseguradoras.",
    },
    codes: [
      {
        code: "ACORD 1",
        description: { en: "Property loss notice", es: "Aviso de daño a la propiedad" },
        additionalInfo: null,
      },
      {
        code: "ACORD 2",
        description: { en: "Automobile loss notice", es: "Aviso de siniestro de auto" },
        additionalInfo: null,
      },
      {
        code: "ACORD 3",
        description: {
          en: "General liability notice of occurrence or claim",
          es: "Aviso de incidente o reclamo de responsabilidad civil general",
        },
        additionalInfo: null,
      },
      {
        code: "ACORD 25",
        description: { en: "Certificate of liability insurance", es: "Certificado de seguro de responsabilidad civil" },
        additionalInfo: {
          en: "Shows coverage, never changes it. Under Texas law a certificate may not add to or alter the policy.",
          es: "Muestra la cobertura, nunca la cambia. Según la ley de Texas, un certificado no puede ampliar ni alterar la póliza.",
        },
      },
      {
        code: "ACORD 28",
        description: {
          en: "Evidence of commercial property insurance",
          es: "Constancia de seguro de propiedad comercial",
        },
        additionalInfo: {
          en: "Usually asked for by a lender. For other property: ACORD 27.",
          es: "La suele pedir quien dio el préstamo. Para otra propiedad: ACORD 27.",
        },
      },
      {
        code: "ACORD 35",
        description: {
          en: "Cancellation request or policy release",
          es: "Solicitud de cancelación o liberación de póliza",
        },
        additionalInfo: {
          en: "Needs the insured's signature and the exact date. Check that new coverage is in force.",
          es: "Lleva la firma del asegurado y la fecha exacta. Revise que la nueva cobertura ya esté en vigor.",
        },
      },
      {
        code: "ACORD 36",
        description: { en: "Agent or broker of record change", es: "Cambio de agente o corredor de registro" },
        additionalInfo: null,
      },
      {
        code: "ACORD 37",
        description: { en: "Statement of no loss", es: "Declaración de no siniestro" },
        additionalInfo: {
          en: "Often required to reinstate a policy after a lapse.",
          es: "Muchas veces se exige para rehabilitar una póliza después de un periodo sin cobertura.",
        },
      },
      {
        code: "ACORD 75",
        description: { en: "Insurance binder", es: "Póliza provisional (binder)" },
        additionalInfo: {
          en: "Temporary proof that coverage is in force. Only with binding authority.",
          es: "Prueba temporal de que hay cobertura. Solo con autoridad para ponerla en vigor.",
        },
      },
      {
        code: "ACORD 80",
        description: { en: "Homeowner application", es: "Solicitud de seguro de casa" },
        additionalInfo: { en: "Dwelling fire: ACORD 84.", es: "Para vivienda (dwelling fire): ACORD 84." },
      },
      {
        code: "ACORD 90",
        description: { en: "Personal auto application", es: "Solicitud de seguro de auto personal" },
        additionalInfo: { en: "Use the Texas version, 90 TX.", es: "Use la versión de Texas, 90 TX." },
      },
      {
        code: "ACORD 125",
        description: {
          en: "Commercial insurance application, applicant information",
          es: "Solicitud de seguro comercial, datos del solicitante",
        },
        additionalInfo: {
          en: "Goes with a section for each line: 126 general liability, 127 business auto, 140 property.",
          es: "Va con una sección por ramo: 126 responsabilidad civil general, 127 auto comercial, 140 propiedad.",
        },
      },
      {
        code: "ACORD 126",
        description: {
          en: "Commercial general liability section",
          es: "Sección de responsabilidad civil general comercial",
        },
        additionalInfo: null,
      },
      {
        code: "ACORD 130",
        description: {
          en: "Workers' compensation application",
          es: "Solicitud de compensación para trabajadores",
        },
        additionalInfo: {
          en: "In Texas workers' compensation is optional for most private employers.",
          es: "En Texas la compensación para trabajadores es opcional para la mayoría de los empleadores privados.",
        },
      },
    ],
  },
  {
    name: { en: "Policy transactions", es: "Movimientos de póliza" },
    description: {
      en: "What happened to a policy, as carriers and agency systems abbreviate it. Spellings vary.",
      es: "Lo que pasó con una póliza, como lo abrevian aseguradoras y sistemas. Las siglas varían.",
    },
    codes: [
      {
        code: "NB",
        description: { en: "New business: a first policy", es: "Negocio nuevo: una primera póliza" },
        additionalInfo: { en: "Also NBS.", es: "También NBS." },
      },
      {
        code: "RWL",
        description: {
          en: "Renewal: the policy goes on for another term",
          es: "Renovación: la póliza sigue otro periodo",
        },
        additionalInfo: null,
      },
      {
        code: "END",
        description: {
          en: "Endorsement: a change to a policy in force",
          es: "Endoso: un cambio a una póliza vigente",
        },
        additionalInfo: {
          en: "Also PCH, policy change. Example: a new vehicle or driver.",
          es: "También PCH (cambio de póliza). Ejemplo: un vehículo o conductor nuevo.",
        },
      },
      {
        code: "CAN",
        description: {
          en: "Cancellation: the policy ends before its last day",
          es: "Cancelación: la póliza termina antes de su último día",
        },
        additionalInfo: {
          en: "See FLAT, PR and SR for how the premium is returned.",
          es: "Vea FLAT, PR y SR para saber cómo se devuelve la prima.",
        },
      },
      {
        code: "NP",
        description: { en: "Cancellation for non-payment", es: "Cancelación por falta de pago" },
        additionalInfo: {
          en: "Read the date on the notice: a payment after it may not bring the policy back.",
          es: "Lea la fecha del aviso: un pago posterior quizá ya no recupere la póliza.",
        },
      },
      {
        code: "NR",
        description: {
          en: "Nonrenewal: the policy ends on its last day and is not continued",
          es: "No renovación: la póliza termina en su último día y no continúa",
        },
        additionalInfo: {
          en: `For most Texas personal auto and home policies, notice at least ${law.nonrenewal.days} days before (Insurance Code, chapter 551).`,
          es: `En la mayoría de las pólizas personales de auto y casa en Texas, aviso al menos ${law.nonrenewal.days} días antes (Código de Seguros, capítulo 551).`,
        },
      },
      {
        code: "RI",
        description: {
          en: "Reinstatement: a canceled policy is put back in force",
          es: "Rehabilitación: una póliza cancelada vuelve a estar en vigor",
        },
        additionalInfo: {
          en: "Ask whether with or without a lapse. Also REI.",
          es: "Pregunte si es con o sin días descubiertos. También REI.",
        },
      },
      {
        code: "REW",
        description: {
          en: "Rewrite: a new policy replaces the old one at the same carrier",
          es: "Reemisión: una póliza nueva sustituye a la anterior en la misma aseguradora",
        },
        additionalInfo: null,
      },
      {
        code: "FLAT",
        description: {
          en: "Flat cancellation: as if the policy had never begun, premium returned in full",
          es: "Cancelación desde el inicio: como si la póliza nunca hubiera empezado, se devuelve toda la prima",
        },
        additionalInfo: null,
      },
      {
        code: "PR",
        description: {
          en: "Pro rata: premium returned for the exact days not used",
          es: "A prorrata: se devuelve la prima de los días exactos no usados",
        },
        additionalInfo: null,
      },
      {
        code: "SR",
        description: {
          en: "Short rate: less than pro rata is returned, as a charge for ending early",
          es: "Tarifa corta: se devuelve menos que a prorrata, como cargo por terminar antes",
        },
        additionalInfo: {
          en: "Not to be confused with the SR-22.",
          es: "No lo confunda con el SR-22.",
        },
      },
      {
        code: "AUD",
        description: {
          en: "Premium audit: the final premium is worked out from real payroll or sales",
          es: "Auditoría de prima: la prima final se calcula con la nómina o las ventas reales",
        },
        additionalInfo: {
          en: "General liability and workers' compensation. Warn owners before it comes.",
          es: "Responsabilidad civil general y compensación para trabajadores. Avise al dueño con tiempo.",
        },
      },
    ],
  },
  {
    name: { en: "Driver licenses and violations", es: "Licencias de manejar e infracciones" },
    description: {
      en: "Common abbreviations for the status of a license and for entries in a driving record. They are not AAMVA ACD codes: do not type them into a carrier's form.",
      es: "Abreviaturas comunes del estado de una licencia y de las anotaciones en un historial de manejo. No son los códigos ACD de AAMVA: no los escriba en el formulario de una aseguradora.",
    },
    codes: [
      {
        code: "VAL",
        description: { en: "Valid license", es: "Licencia vigente" },
        additionalInfo: {
          en: "Texas class C is the usual car license, class M is for motorcycles.",
          es: "En Texas, la clase C es la licencia usual de auto y la clase M la de motocicleta.",
        },
      },
      {
        code: "EXP",
        description: { en: "Expired license", es: "Licencia vencida" },
        additionalInfo: null,
      },
      {
        code: "SUS",
        description: {
          en: "Suspended: driving is forbidden for a time",
          es: "Suspendida: no se puede manejar por un tiempo",
        },
        additionalInfo: {
          en: "The Department of Public Safety (DPS) says what is needed to get it back.",
          es: "El Departamento de Seguridad Pública (DPS) indica qué hace falta para recuperarla.",
        },
      },
      {
        code: "REV",
        description: {
          en: "Revoked: the license is withdrawn until requirements are met",
          es: "Revocada: la licencia se retira hasta cumplir los requisitos",
        },
        additionalInfo: null,
      },
      {
        code: "DQ",
        description: {
          en: "Disqualified: a commercial driver may not drive commercial vehicles",
          es: "Descalificada: un conductor comercial no puede manejar vehículos comerciales",
        },
        additionalInfo: {
          en: "Concerns a CDL, the commercial license.",
          es: "Se refiere a la CDL, la licencia comercial.",
        },
      },
      {
        code: "LL",
        description: { en: "Learner license (permit)", es: "Licencia de aprendiz (permiso)" },
        additionalInfo: {
          en: "A licensed adult must ride along. Ask the carrier when to add the learner.",
          es: "Debe ir al lado un adulto con licencia. Pregunte a la aseguradora cuándo agregar al aprendiz.",
        },
      },
      {
        code: "ODL",
        description: {
          en: "Occupational driver license: limited driving, by court order, during a suspension",
          es: "Licencia ocupacional: manejo limitado, por orden de un juez, durante una suspensión",
        },
        additionalInfo: {
          en: "Also called an essential need license. Needs an SR-22.",
          es: "También llamada de necesidad esencial. Requiere un SR-22.",
        },
      },
      {
        code: "FOR",
        description: { en: "License issued by another country", es: "Licencia emitida por otro país" },
        additionalInfo: {
          en: "Carriers differ in what they accept. Ask which country issued it, and nothing about immigration.",
          es: "No todas las aseguradoras las aceptan. Pregunte qué país la emitió y nada sobre la situación migratoria.",
        },
      },
      {
        code: "MVR",
        description: { en: "Motor vehicle record: the driving history", es: "Historial de manejo (MVR)" },
        additionalInfo: {
          en: "Ordered through the carrier, and only for a real quote or policy.",
          es: "Se pide por medio de la aseguradora, y solo para una cotización o póliza real.",
        },
      },
      {
        code: "SR-22",
        description: {
          en: "Certificate by which an insurer tells the state that a driver has liability insurance",
          es: "Certificado con el que la aseguradora confirma al estado que el conductor tiene seguro de responsabilidad civil",
        },
        additionalInfo: {
          en: "Not a policy. If the policy ends, the insurer must tell DPS.",
          es: "No es una póliza. Si la póliza termina, la aseguradora debe avisar al DPS.",
        },
      },
      {
        code: "DWI",
        description: {
          en: "Driving while intoxicated, by alcohol or drugs",
          es: "Manejar en estado de intoxicación, por alcohol o drogas",
        },
        additionalInfo: {
          en: "The Texas term for adults and minors alike.",
          es: "Es el término de Texas, para adultos y menores.",
        },
      },
      {
        code: "DUI",
        description: {
          en: "Driving under the influence by a minor: under 21 with any detectable alcohol",
          es: "Manejar con alcohol siendo menor: menos de 21 años con cualquier cantidad detectable",
        },
        additionalInfo: {
          en: "In other states DUI may mean what Texas calls DWI.",
          es: "En otros estados, DUI puede ser lo que en Texas se llama DWI.",
        },
      },
      {
        code: "DWLI",
        description: { en: "Driving while license invalid", es: "Manejar con licencia no válida" },
        additionalInfo: null,
      },
      {
        code: "FMFR",
        description: {
          en: "Failure to maintain financial responsibility: driving without insurance",
          es: "Falta de responsabilidad financiera: manejar sin seguro",
        },
        additionalInfo: {
          en: "Texas officers check coverage electronically through TexasSure.",
          es: "En Texas la policía revisa la cobertura por vía electrónica con TexasSure.",
        },
      },
    ],
  },
];
