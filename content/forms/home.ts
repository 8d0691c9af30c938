import type { PrintableFormSeed } from "../types.ts";
import { check, choice, customer, date, long, policy, say, signatures, text, yesNo } from "./fields.ts";
import { law } from "../facts/index.ts";

export const homeForms: PrintableFormSeed[] = [
  {
    slug: "home-application-worksheet",
    line: "home",
    title: say("Home application worksheet", "Hoja de solicitud de seguro de casa"),
    purpose: say(
      "Gathers what carriers ask for before they quote a house, condo or rental home.",
      "Reúne lo que piden las aseguradoras para cotizar una casa, un condominio o una vivienda rentada.",
    ),
    sections: [
      customer,
      {
        heading: say("The home", "La vivienda"),
        fields: [
          text("Address, if other than above", "Domicilio, si es otro"),
          text("Year built", "Año de construcción"),
          text("Square feet", "Pies cuadrados"),
          text("Stories", "Pisos"),
          text("Year the roof was replaced", "Año en que se cambió el techo"),
          text(
            "Year of wiring, plumbing and air conditioning",
            "Año de la electricidad, la plomería y el aire acondicionado",
          ),
          choice("Kind", "Tipo", [
            say("House", "Casa"),
            say("Condo", "Condominio"),
            say("Townhouse", "Townhouse (casa adosada)"),
            say("Mobile home", "Casa móvil"),
          ]),
          choice("Lived in by", "La habita", [
            say("The owner", "El dueño"),
            say("A tenant", "Un inquilino"),
            say("Nobody now", "Nadie por ahora"),
          ]),
          choice("Foundation", "Cimiento", [
            say("Slab", "Losa"),
            say("Pier and beam", "Pilotes y vigas"),
            say("Other", "Otro"),
          ]),
          choice("Roof", "Techo", [
            say("Composition shingle", "Teja asfáltica (composición)"),
            say("Metal", "Metal"),
            say("Tile", "Teja"),
            say("Other", "Otro"),
          ]),
        ],
      },
      {
        heading: say("Safety and hazards", "Seguridad y riesgos"),
        fields: [
          check("Smoke detectors", "Detectores de humo"),
          check("Monitored burglar alarm", "Alarma contra robo con monitoreo"),
          check("Fire extinguisher or sprinklers", "Extintor o rociadores"),
          check("Pool or trampoline", "Alberca o brincolín"),
          check("Dogs", "Perros"),
          check("Business run from the home", "Negocio en la casa"),
          text("Breed of dog and any bites", "Raza del perro y si ha mordido"),
        ],
      },
      {
        heading: say("Coverage", "Cobertura"),
        fields: [
          text("Insurance company now", "Aseguradora actual"),
          date("Coverage needed from", "Cobertura desde"),
          text("Coverage for the building", "Cobertura de la construcción"),
          text("Coverage for belongings", "Cobertura de las pertenencias"),
          text("Wind and hail deductible", "Deducible de viento y granizo"),
          text("Deductible for other losses", "Deducible de otras pérdidas"),
          text("Mortgage company and loan number", "Compañía hipotecaria y número de préstamo"),
          yesNo("Quote flood insurance too", "Cotizar también seguro contra inundaciones"),
          long("Claims in the past 5 years", "Reclamos en los últimos 5 años"),
        ],
      },
      signatures(
        "To the best of my knowledge, this information is right and complete. I understand that nothing is insured until an insurance company accepts the risk.",
        "Según mi leal saber y entender, estos datos son correctos y completos. Entiendo que nada queda asegurado hasta que una aseguradora acepte el riesgo.",
      ),
    ],
  },
  {
    slug: "home-inventory-worksheet",
    line: "home",
    title: say("Home inventory worksheet", "Hoja de inventario del hogar"),
    purpose: say(
      "Lists what is in the home, room by room, so that a claim can be proved.",
      "Anota lo que hay en la casa, cuarto por cuarto, para poder comprobar un reclamo.",
    ),
    sections: [
      {
        heading: say("Home", "Vivienda"),
        fields: [
          text("Name", "Nombre"),
          text("Address", "Domicilio"),
          text("Policy number", "Número de póliza"),
          date("Date of the inventory", "Fecha del inventario"),
        ],
      },
      {
        heading: say("Rooms and belongings", "Cuartos y pertenencias"),
        text: say(
          "Take a picture of each item and its serial number, and keep the pictures away from home.",
          "Tome una foto de cada cosa y de su número de serie, y guarde las fotos fuera de la casa.",
        ),
        repeat: 8,
        fields: [
          text("Room", "Cuarto"),
          text("Item, brand and model", "Objeto, marca y modelo"),
          text("Serial number", "Número de serie"),
          text("Bought in (year) and price", "Año y precio de compra"),
        ],
      },
      {
        heading: say("Things of special value", "Objetos de valor especial"),
        text: say(
          "Jewelry, art, firearms and collections often have low limits. Ask us about insuring them by item.",
          "Las joyas, el arte, las armas y las colecciones suelen tener límites bajos. Pregúntenos cómo asegurarlas una por una.",
        ),
        fields: [
          long("Item, value and date of the appraisal", "Objeto, valor y fecha del avalúo"),
          text("Where receipts and pictures are kept", "Dónde están los recibos y las fotos"),
          text("Estimated total", "Total estimado"),
        ],
      },
    ],
  },
  {
    slug: "flood-insurance-acknowledgement",
    line: "home",
    title: say("Flood insurance offer", "Oferta de seguro contra inundaciones"),
    purpose: say(
      "Records that flood insurance was offered and explained, and what the customer decided.",
      "Deja constancia de que se ofreció y se explicó el seguro contra inundaciones, y de lo que decidió el cliente.",
    ),
    sections: [
      customer,
      {
        heading: say("What I was told", "Lo que me explicaron"),
        fields: [
          check(
            "Homeowners, condo and renters policies do not cover flood: water that rises or runs over the ground.",
            "Las pólizas de casa, de condominio y de inquilino no cubren inundación: agua que sube o corre por el suelo.",
          ),
          check(
            "Homes outside the high-risk zones of the flood maps flood too.",
            "También se inundan casas fuera de las zonas de alto riesgo de los mapas.",
          ),
          check(
            `A policy of the National Flood Insurance Program usually starts after ${law.floodWait.days} days, so it has to be bought before a storm is near.`,
            `Una póliza del Programa Nacional de Seguro contra Inundaciones por lo general empieza después de ${law.floodWait.days} días, así que hay que comprarla antes de que se acerque una tormenta.`,
          ),
          check(
            "Building and belongings are insured apart, each with its own deductible.",
            "La construcción y las pertenencias se aseguran por separado, cada una con su deducible.",
          ),
        ],
      },
      {
        heading: say("My decision", "Mi decisión"),
        fields: [
          choice("Flood insurance", "Seguro contra inundaciones", [
            say("Please quote it", "Quiero una cotización"),
            say("Please start it", "Quiero contratarlo"),
            say("I do not want it now", "No lo quiero por ahora"),
          ]),
          text("Flood zone, if known", "Zona de inundación, si se conoce"),
          text("Quoted premium, if any", "Prima cotizada, si la hay"),
        ],
      },
      signatures(
        "I made this decision myself. I can ask for flood insurance at any later time.",
        "Tomé esta decisión por mi cuenta. Puedo pedir el seguro contra inundaciones en cualquier otro momento.",
      ),
    ],
  },
  {
    slug: "mortgagee-change-request",
    line: "home",
    title: say("Mortgage company change request", "Solicitud de cambio de compañía hipotecaria"),
    purpose: say(
      "Tells the carrier which lender to name on the policy and where to send the bill.",
      "Avisa a la aseguradora qué prestamista debe aparecer en la póliza y adónde enviar el cobro.",
    ),
    sections: [
      policy,
      {
        heading: say("What changes", "Qué cambia"),
        fields: [
          choice("Change", "Cambio", [
            say("New lender", "Prestamista nuevo"),
            say("Loan sold to another lender", "El préstamo pasó a otro prestamista"),
            say("Loan paid off", "Préstamo liquidado"),
          ]),
          date("From which day", "A partir de qué día"),
          text("Address of the home", "Domicilio de la vivienda"),
          text("Lender to remove", "Prestamista que se quita"),
        ],
      },
      {
        heading: say("New lender", "Prestamista nuevo"),
        fields: [
          text("Name, exactly as it appears on the loan documents", "Nombre, tal como aparece en el contrato"),
          text("Loan number", "Número de préstamo"),
          text("Mailing address", "Dirección postal"),
          text("Phone or email for proof of insurance", "Teléfono o correo para el comprobante de seguro"),
          choice("Position", "Lugar", [
            say("First mortgage", "Primera hipoteca"),
            say("Second mortgage", "Segunda hipoteca"),
          ]),
          choice("Who pays the premium", "Quién paga la prima", [
            say("The lender, from escrow", "El prestamista, de la cuenta de garantía (escrow)"),
            say("I do", "Yo"),
          ]),
        ],
      },
      signatures(
        "I ask for the change above and allow the agency to send proof of insurance to the lender.",
        "Pido el cambio anotado arriba y autorizo a la agencia a enviar el comprobante de seguro al prestamista.",
      ),
    ],
  },
  {
    slug: "property-loss-notice",
    line: "home",
    title: say("Property loss notice", "Aviso de daños a la propiedad"),
    purpose: say(
      "Takes down what happened to a home, so that the claim can be reported to the carrier in one call.",
      "Anota lo que le pasó a una vivienda, para reportar el reclamo a la aseguradora en una sola llamada.",
    ),
    sections: [
      policy,
      {
        heading: say("What happened", "Qué pasó"),
        fields: [
          date("Date of the loss", "Fecha del daño"),
          text("Time", "Hora"),
          choice("Cause", "Causa", [
            say("Wind or hail", "Viento o granizo"),
            say("Water", "Agua"),
            say("Fire", "Incendio"),
            say("Theft", "Robo"),
            say("Flood", "Inundación"),
            say("Other", "Otra"),
          ]),
          long("What was damaged, and how", "Qué se dañó y cómo"),
          text("Address of the home", "Domicilio de la vivienda"),
          text("Police or fire report number", "Número de reporte de policía o bomberos"),
          yesNo("Was anybody hurt", "Hubo lesionados"),
          yesNo("Can the home be lived in", "Se puede habitar la vivienda"),
          text("Where to reach the customer now", "Dónde localizar al cliente ahora"),
        ],
      },
      {
        heading: say("Until the adjuster comes", "Mientras llega el ajustador"),
        fields: [
          check("Pictures taken before anything is moved", "Fotos tomadas antes de mover las cosas"),
          check("Further damage prevented: water off, roof covered", "Se evitó más daño: agua cerrada, techo cubierto"),
          check("Damaged things and receipts kept", "Se guardaron los objetos dañados y los recibos"),
          check("No permanent repair started", "No se empezó ninguna reparación definitiva"),
        ],
      },
      {
        heading: say("For the office", "Para la oficina"),
        fields: [
          text("Reported to the insurance company by", "Quién lo reportó a la aseguradora"),
          date("Reported on", "Fecha del reporte"),
          text("Claim number", "Número de reclamo"),
          text("Adjuster and phone", "Ajustador y teléfono"),
        ],
      },
      signatures("This is what I know about the loss today.", "Esto es lo que sé del daño hasta hoy."),
    ],
  },
];
