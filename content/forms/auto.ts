import type { PrintableFormSeed } from "../types.ts";
import { check, choice, customer, date, long, policy, say, sign, signatures, text, yesNo } from "./fields.ts";
import { law } from "../facts/index.ts";

export const autoForms: PrintableFormSeed[] = [
  {
    slug: "auto-application-worksheet",
    line: "auto",
    title: say("Auto application worksheet", "Hoja de solicitud de seguro de auto"),
    purpose: say(
      "Gathers what carriers ask for before they quote a car: drivers, vehicles, history and wishes.",
      "Reúne lo que piden las aseguradoras para cotizar un auto: conductores, vehículos, historial y deseos.",
    ),
    sections: [
      customer,
      {
        heading: say("Drivers in the household", "Conductores del hogar"),
        text: say(
          "List everybody of driving age who lives in the home, also those who do not drive your cars.",
          "Anote a todos los que tienen edad de manejar y viven en la casa, aunque no manejen sus autos.",
        ),
        repeat: 3,
        fields: [
          text("Name", "Nombre"),
          date("Date of birth", "Fecha de nacimiento"),
          text("License number and state", "Número y estado de la licencia"),
          text("Relation to you", "Parentesco con usted"),
        ],
      },
      {
        heading: say("Vehicles", "Vehículos"),
        repeat: 2,
        fields: [
          text("Year, make and model", "Año, marca y modelo"),
          text("VIN", "Número de serie (VIN)"),
          text("Miles driven in a year", "Millas que recorre al año"),
          text("Lender or leasing company", "Financiera o arrendadora"),
          choice("Main use", "Uso principal", [
            say("Commute", "Ir al trabajo"),
            say("Pleasure", "Personal"),
            say("Business", "Negocio"),
            say("Rideshare or delivery", "Viajes o entregas por aplicación"),
          ]),
        ],
      },
      {
        heading: say("History", "Historial"),
        fields: [
          text("Insurance company now", "Aseguradora actual"),
          date("Coverage ends on", "La cobertura termina el"),
          long("Accidents in the past 5 years", "Accidentes en los últimos 5 años"),
          long("Tickets in the past 3 years", "Multas en los últimos 3 años"),
        ],
      },
      {
        heading: say("Coverage wanted", "Coberturas que desea"),
        text: say(
          "In Texas, uninsured motorist coverage and personal injury protection are part of the policy unless you reject them in writing. The rejection is signed on the carrier's own form.",
          "En Texas, la cobertura contra conductores sin seguro y la protección contra lesiones personales son parte de la póliza, salvo que usted las rechace por escrito. El rechazo se firma en la hoja de la aseguradora.",
        ),
        fields: [
          choice("Liability", "Responsabilidad civil", [
            say(`${law.autoMinimum.short}, the Texas minimum`, `${law.autoMinimum.short}, el mínimo de Texas`),
            say("50/100/50", "50/100/50"),
            say("100/300/100", "100/300/100"),
            say("Please advise", "Quiero orientación"),
          ]),
          check("Collision", "Colisión"),
          check("Comprehensive", "Cobertura amplia (comprehensive)"),
          check("Uninsured and underinsured motorist", "Conductores sin seguro o con seguro insuficiente"),
          check("Personal injury protection (PIP)", "Protección contra lesiones personales (PIP)"),
          check("Rental and roadside help", "Auto rentado y auxilio vial"),
        ],
      },
      signatures(
        "To the best of my knowledge, this information is right and complete. I understand that this worksheet is not an application to an insurance company and that nothing is insured until a company accepts the risk.",
        "Según mi leal saber y entender, estos datos son correctos y completos. Entiendo que esta hoja no es una solicitud a una aseguradora y que nada queda asegurado hasta que una aseguradora acepte el riesgo.",
      ),
    ],
  },
  {
    slug: "vehicle-change-request",
    line: "auto",
    title: say("Vehicle change request", "Solicitud de cambio de vehículo"),
    purpose: say(
      "Adds, replaces or removes a vehicle on a policy that is already in force.",
      "Agrega, cambia o quita un vehículo de una póliza vigente.",
    ),
    sections: [
      policy,
      {
        heading: say("What changes", "Qué cambia"),
        fields: [
          choice("Change", "Cambio", [
            say("Add a vehicle", "Agregar un vehículo"),
            say("Replace a vehicle", "Cambiar un vehículo por otro"),
            say("Remove a vehicle", "Quitar un vehículo"),
          ]),
          date("From which day", "A partir de qué día"),
        ],
      },
      {
        heading: say("New vehicle", "Vehículo nuevo"),
        fields: [
          text("Year, make and model", "Año, marca y modelo"),
          text("VIN", "Número de serie (VIN)"),
          text("Odometer", "Odómetro"),
          text("Main driver", "Conductor principal"),
          text("Lender or leasing company, with address", "Financiera o arrendadora, con domicilio"),
          yesNo("Used for rideshare or delivery", "Se usa para viajes o entregas por aplicación"),
          check("Collision", "Colisión"),
          check("Comprehensive", "Cobertura amplia (comprehensive)"),
        ],
      },
      {
        heading: say("Vehicle to remove", "Vehículo que se quita"),
        fields: [
          text("Year, make and model", "Año, marca y modelo"),
          text("VIN", "Número de serie (VIN)"),
          choice("Why", "Motivo", [
            say("Sold", "Vendido"),
            say("Traded in", "Entregado a cuenta"),
            say("Total loss", "Pérdida total"),
            say("Other", "Otro"),
          ]),
        ],
      },
      signatures(
        "I ask for the change above. It takes effect when the insurance company confirms it, and it may change my premium.",
        "Pido el cambio anotado arriba. Entra en vigor cuando la aseguradora lo confirme, y puede cambiar mi prima.",
      ),
    ],
  },
  {
    slug: "driver-exclusion-acknowledgement",
    line: "auto",
    title: say("Driver exclusion acknowledgement", "Constancia de exclusión de conductor"),
    purpose: say(
      "Shows that the customer was told what it means to exclude a named driver.",
      "Deja constancia de que se le explicó al cliente lo que significa excluir a un conductor.",
    ),
    sections: [
      policy,
      {
        heading: say("Excluded driver", "Conductor excluido"),
        fields: [
          text("Full name", "Nombre completo"),
          date("Date of birth", "Fecha de nacimiento"),
          text("Relation to the named insured", "Parentesco con el asegurado nombrado"),
          text("License number and state", "Número y estado de la licencia"),
        ],
      },
      {
        heading: say("What I was told", "Lo que me explicaron"),
        fields: [
          check(
            "The policy does not pay when the excluded person drives, not even with my permission.",
            "La póliza no paga cuando maneja la persona excluida, ni siquiera con mi permiso.",
          ),
          check(
            "I may have to pay for injuries and damage myself if I let that person drive.",
            "Yo podría tener que pagar las lesiones y los daños si dejo manejar a esa persona.",
          ),
          check(
            "The exclusion stays, also after a renewal, until the insurance company takes it off.",
            "La exclusión sigue, también después de renovar, hasta que la aseguradora la quite.",
          ),
          check(
            "This sheet does not exclude anybody by itself: I also sign the insurance company's own endorsement.",
            "Esta hoja por sí sola no excluye a nadie: también firmo el endoso de la aseguradora.",
          ),
        ],
      },
      signatures(
        "I read the points above, I could ask questions, and they were answered in a language that I understand.",
        "Leí los puntos de arriba, pude hacer preguntas y me las contestaron en un idioma que entiendo.",
      ),
    ],
  },
  {
    slug: "sr-22-request",
    line: "auto",
    title: say("SR-22 request", "Solicitud de SR-22"),
    purpose: say(
      "Asks the carrier to certify to the state that the customer carries liability insurance.",
      "Pide a la aseguradora que certifique ante el estado que el cliente tiene seguro de responsabilidad civil.",
    ),
    sections: [
      customer,
      {
        heading: say("Filing", "Trámite"),
        text: say(
          "An SR-22 is a certificate, not a policy. The Texas Department of Public Safety tells you whether you need one and for how long.",
          "El SR-22 es un certificado, no una póliza. El Departamento de Seguridad Pública de Texas le dice si lo necesita y por cuánto tiempo.",
        ),
        fields: [
          text("Driver license or ID number", "Número de licencia o identificación"),
          text("State that asks for it", "Estado que lo pide"),
          text("Case or reference number", "Número de caso o de referencia"),
          date("Needed from", "Se necesita desde"),
          choice("Kind", "Tipo", [
            say("Owner: I have a car", "Con auto propio"),
            say("Non-owner: I drive cars of others", "Sin auto propio: manejo autos de otros"),
            say("Both", "Ambos"),
          ]),
          text("Policy number, if there is one", "Número de póliza, si ya tiene"),
          long("Reason given by the court or the state", "Motivo que dio la corte o el estado"),
        ],
      },
      {
        heading: say("What I was told", "Lo que me explicaron"),
        fields: [
          check(
            "If the policy is canceled or lapses, the insurance company tells the state, and my license can be suspended.",
            "Si la póliza se cancela o se vence, la aseguradora avisa al estado y me pueden suspender la licencia.",
          ),
          check(
            "The insurance company and the state may charge fees for the filing and for reinstating the license.",
            "La aseguradora y el estado pueden cobrar por el trámite y por reactivar la licencia.",
          ),
        ],
      },
      signatures(
        "I ask for the filing above and confirm that the information is right.",
        "Pido el trámite anotado arriba y confirmo que los datos son correctos.",
      ),
    ],
  },
  {
    slug: "policy-cancellation-request",
    line: "auto",
    title: say("Policy cancellation request", "Solicitud de cancelación de póliza"),
    purpose: say(
      "Ends a policy at the customer's wish, with the date and what covers the car afterward.",
      "Termina una póliza a petición del cliente, con la fecha y lo que cubre el auto después.",
    ),
    sections: [
      policy,
      {
        heading: say("Cancellation", "Cancelación"),
        fields: [
          date("Last day of coverage", "Último día de cobertura"),
          text("New insurance company", "Nueva aseguradora"),
          text("New policy number", "Número de la póliza nueva"),
          text("Where to send a refund", "Adónde enviar un reembolso"),
          choice("Why", "Motivo", [
            say("Car sold", "Vendí el auto"),
            say("Other insurance company", "Cambié de aseguradora"),
            say("Price", "Precio"),
            say("Moving away", "Me mudo"),
            say("Other", "Otro"),
          ]),
        ],
      },
      {
        heading: say("What I was told", "Lo que me explicaron"),
        fields: [
          check(
            "From that day on this policy pays for nothing that happens.",
            "Desde ese día, esta póliza no paga nada de lo que suceda.",
          ),
          check(
            `Texas drivers must be able to show financial responsibility, usually insurance of at least ${law.autoMinimum.short}.`,
            `En Texas, quien maneja debe poder demostrar responsabilidad financiera, por lo general con un seguro de al menos ${law.autoMinimum.short}.`,
          ),
          check(
            "If money is owed on the car, the lender may buy insurance and charge me for it.",
            "Si se debe dinero del auto, la financiera puede comprar un seguro y cobrármelo.",
          ),
        ],
      },
      {
        heading: say("Signatures", "Firmas"),
        text: say(
          "I ask to cancel the policy above. All named insureds sign.",
          "Pido cancelar la póliza de arriba. Firman todos los asegurados nombrados.",
        ),
        fields: [
          sign("Named insured", "Asegurado nombrado"),
          date("Date", "Fecha"),
          sign("Second named insured", "Segundo asegurado nombrado"),
          date("Date", "Fecha"),
        ],
      },
    ],
  },
];
