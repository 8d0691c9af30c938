import type { PrintableFormSeed } from "../types.ts";
import { check, choice, customer, date, long, policy, say, sign, signatures, text, yesNo } from "./fields.ts";

export const lifeForms: PrintableFormSeed[] = [
  {
    slug: "life-needs-analysis",
    line: "life",
    title: say("Life insurance needs analysis", "Análisis de necesidades de seguro de vida"),
    purpose: say(
      "Works out with a family how much life insurance it needs: what it would owe and need, less what it has.",
      "Calcula con la familia cuánto seguro de vida necesita: lo que debería y necesitaría, menos lo que tiene.",
    ),
    sections: [
      customer,
      {
        heading: say("The family", "La familia"),
        fields: [
          text("Spouse or partner, and age", "Cónyuge o pareja, y edad"),
          text("Children, and ages", "Hijos, y edades"),
          text("Others who depend on you", "Otras personas que dependen de usted"),
          text("Income of the household in a year", "Ingreso del hogar al año"),
        ],
      },
      {
        heading: say("A. What the family would need", "A. Lo que necesitaría la familia"),
        fields: [
          text("Funeral and last bills", "Funeral y últimos gastos"),
          text("Mortgage or rent", "Hipoteca o renta"),
          text("Car loans, cards and other debts", "Préstamos de auto, tarjetas y otras deudas"),
          text("Income to replace: per year × years", "Ingreso por reponer: por año × años"),
          text("School and college", "Escuela y universidad"),
          text("Emergency fund", "Fondo de emergencia"),
          text("Total A", "Total A"),
        ],
      },
      {
        heading: say("B. What is already there", "B. Lo que ya tiene"),
        fields: [
          text("Savings and investments", "Ahorros e inversiones"),
          text("Life insurance at work", "Seguro de vida del trabajo"),
          text("Other life insurance", "Otros seguros de vida"),
          text("Total B", "Total B"),
        ],
      },
      {
        heading: say("Result", "Resultado"),
        text: say(
          "Total A less total B is the amount to talk about. It is an estimate and not a promise of coverage.",
          "El total A menos el total B es la cantidad de la que hay que hablar. Es un cálculo aproximado y no una promesa de cobertura.",
        ),
        fields: [
          text("A less B", "A menos B"),
          text("Premium that fits the budget", "Prima que cabe en el presupuesto"),
          choice("Kind to look at", "Tipo que le interesa", [
            say("Term", "A término"),
            say("Whole life", "Vida entera"),
            say("Universal life", "Vida universal"),
            say("Please advise", "Quiero orientación"),
          ]),
          date("Next meeting", "Próxima cita"),
          long("Notes", "Notas"),
        ],
      },
    ],
  },
  {
    slug: "life-application-worksheet",
    line: "life",
    title: say("Life application worksheet", "Hoja de solicitud de seguro de vida"),
    purpose: say(
      "Gathers what carriers ask for before they quote a life policy. Health answers stay on this paper.",
      "Reúne lo que piden las aseguradoras para cotizar un seguro de vida. Las respuestas de salud se quedan en este papel.",
    ),
    sections: [
      customer,
      {
        heading: say("About the insured", "Sobre el asegurado"),
        fields: [
          text("Place of birth", "Lugar de nacimiento"),
          text("Height and weight", "Estatura y peso"),
          text("Occupation and employer", "Ocupación y empleador"),
          text("Income in a year", "Ingreso al año"),
          yesNo("Tobacco or nicotine in the past 5 years", "Tabaco o nicotina en los últimos 5 años"),
          yesNo("Flying, diving, racing or similar", "Aviación, buceo, carreras o parecidos"),
          yesNo("Travel abroad planned", "Planea viajar al extranjero"),
          text("Doctor and phone", "Médico y teléfono"),
          long("Illnesses, operations and medicines", "Enfermedades, operaciones y medicinas"),
          long(
            "Illness of parents, brothers and sisters before age 60",
            "Enfermedades de padres y hermanos antes de los 60 años",
          ),
        ],
      },
      {
        heading: say("Coverage wanted", "Cobertura que desea"),
        fields: [
          text("Amount", "Cantidad"),
          text("Years", "Años"),
          choice("Kind", "Tipo", [
            say("Term", "A término"),
            say("Whole life", "Vida entera"),
            say("Universal life", "Vida universal"),
          ]),
          text("Life insurance in force", "Seguros de vida vigentes"),
          yesNo("Would the new policy replace one", "La póliza nueva reemplazaría a otra"),
          text("Beneficiaries and shares", "Beneficiarios y porcentajes"),
        ],
      },
      signatures(
        "To the best of my knowledge, these answers are right and complete. The insurance company asks its own questions and may ask for an exam. Nothing is insured until it accepts the risk.",
        "Según mi leal saber y entender, estas respuestas son correctas y completas. La aseguradora hace sus propias preguntas y puede pedir un examen. Nada queda asegurado hasta que acepte el riesgo.",
      ),
    ],
  },
  {
    slug: "beneficiary-change-request",
    line: "life",
    title: say("Beneficiary change request", "Solicitud de cambio de beneficiario"),
    purpose: say(
      "Takes down who is to receive a policy's money, for the change form of the carrier.",
      "Anota quién debe recibir el dinero de una póliza, para la hoja de cambio de la aseguradora.",
    ),
    sections: [
      policy,
      {
        heading: say("Primary beneficiaries", "Beneficiarios principales"),
        text: say("The shares add up to 100 percent.", "Los porcentajes suman 100."),
        repeat: 3,
        fields: [
          text("Full name", "Nombre completo"),
          text("Relation to the insured", "Parentesco con el asegurado"),
          date("Date of birth", "Fecha de nacimiento"),
          text("Share in percent", "Porcentaje"),
        ],
      },
      {
        heading: say("Contingent beneficiaries", "Beneficiarios contingentes"),
        text: say(
          "They receive the money when no primary beneficiary is alive.",
          "Reciben el dinero si ya no vive ningún beneficiario principal.",
        ),
        repeat: 2,
        fields: [
          text("Full name", "Nombre completo"),
          text("Relation to the insured", "Parentesco con el asegurado"),
          date("Date of birth", "Fecha de nacimiento"),
          text("Share in percent", "Porcentaje"),
        ],
      },
      {
        heading: say("Please note", "Tome en cuenta"),
        fields: [
          check(
            "A child under 18 cannot receive the money directly; I asked about a guardian, a trust or a custodian.",
            "Un menor de 18 años no puede recibir el dinero directamente; pregunté por un tutor, un fideicomiso o un custodio.",
          ),
          check(
            "Texas is a community property state; my spouse may have to agree.",
            "Texas es un estado de bienes mancomunados; mi cónyuge podría tener que estar de acuerdo.",
          ),
          check(
            "A divorce may change who receives the money; I look at my beneficiaries after one.",
            "Un divorcio puede cambiar quién recibe el dinero; después de uno, revisaré mis beneficiarios.",
          ),
        ],
      },
      {
        heading: say("Signatures", "Firmas"),
        text: say(
          "The change counts once the insurance company has recorded it on its own form.",
          "El cambio vale cuando la aseguradora lo haya registrado en su propia hoja.",
        ),
        fields: [
          sign("Owner of the policy", "Dueño de la póliza"),
          date("Date", "Fecha"),
          sign("Spouse, where needed", "Cónyuge, si hace falta"),
          date("Date", "Fecha"),
        ],
      },
    ],
  },
  {
    slug: "policy-replacement-comparison",
    line: "life",
    title: say("Policy replacement comparison", "Comparación para reemplazar una póliza"),
    purpose: say(
      "Sets an old and a new life policy side by side before anybody gives the old one up.",
      "Compara la póliza de vida anterior con la nueva antes de que alguien deje la anterior.",
    ),
    sections: [
      customer,
      {
        heading: say("Policy in force", "Póliza vigente"),
        fields: [
          text("Insurance company and policy number", "Aseguradora y número de póliza"),
          text("Kind and year issued", "Tipo y año de emisión"),
          text("Death benefit", "Beneficio por fallecimiento"),
          text("Premium", "Prima"),
          text("Cash value and surrender charge", "Valor en efectivo y cargo por rescate"),
          text("Loans on it", "Préstamos sobre ella"),
        ],
      },
      {
        heading: say("New policy", "Póliza nueva"),
        fields: [
          text("Insurance company", "Aseguradora"),
          text("Kind and years", "Tipo y años"),
          text("Death benefit", "Beneficio por fallecimiento"),
          text("Premium", "Prima"),
          text("Premium is fixed until", "La prima es fija hasta"),
          text("Surrender charges end after", "Los cargos por rescate terminan después de"),
        ],
      },
      {
        heading: say("What I was told", "Lo que me explicaron"),
        fields: [
          check(
            "A new policy usually starts a new time in which the company may contest it, and a new suicide clause.",
            "Con una póliza nueva por lo general empieza otra vez el plazo en que la aseguradora puede impugnarla y la cláusula de suicidio.",
          ),
          check(
            "I am older than when I bought the old one, and my health may count against me.",
            "Tengo más edad que cuando compré la anterior, y mi salud puede contar en mi contra.",
          ),
          check(
            "Giving up cash value can cost charges and taxes; I can ask a tax adviser.",
            "Renunciar al valor en efectivo puede causar cargos e impuestos; puedo consultar a un asesor fiscal.",
          ),
          check(
            "I keep the old policy until the new one is in my hands and paid.",
            "Conservo la póliza anterior hasta tener la nueva en mis manos y pagada.",
          ),
        ],
      },
      {
        heading: say("Reason for the change", "Motivo del cambio"),
        fields: [
          long(
            "Why the new policy is better for this customer",
            "Por qué le conviene más la póliza nueva a este cliente",
          ),
        ],
      },
      signatures(
        "This comparison does not take the place of the replacement notice that the insurance company gives me.",
        "Esta comparación no sustituye el aviso de reemplazo que me entrega la aseguradora.",
      ),
    ],
  },
  {
    slug: "life-claim-checklist",
    line: "life",
    title: say("Life claim checklist", "Lista para reclamar un seguro de vida"),
    purpose: say(
      "Helps a family after a death: what the carrier needs, and what is already there.",
      "Ayuda a la familia después de un fallecimiento: qué necesita la aseguradora y qué ya se tiene.",
    ),
    sections: [
      {
        heading: say("The deceased", "La persona fallecida"),
        fields: [
          text("Full name", "Nombre completo"),
          date("Date of birth", "Fecha de nacimiento"),
          date("Date of death", "Fecha de fallecimiento"),
          text("Last address", "Último domicilio"),
          text("Policy numbers", "Números de póliza"),
          text("Insurance companies", "Aseguradoras"),
        ],
      },
      {
        heading: say("The claimant", "El reclamante"),
        fields: [
          text("Full name", "Nombre completo"),
          text("Relation", "Parentesco"),
          text("Phone", "Teléfono"),
          text("Email", "Correo electrónico"),
          text("Address", "Domicilio"),
          choice("Speaks", "Habla", [say("English", "Inglés"), say("Spanish", "Español")]),
        ],
      },
      {
        heading: say("Documents", "Documentos"),
        fields: [
          check("Certified copy of the death certificate", "Copia certificada del acta de defunción"),
          check("The policy, or a note that it is lost", "La póliza, o una nota de que se perdió"),
          check("Claim form of the insurance company, signed", "Hoja de reclamo de la aseguradora, firmada"),
          check("Identification of the beneficiary", "Identificación del beneficiario"),
          check(
            "Papers of the guardian or the estate, where needed",
            "Papeles del tutor o de la sucesión, si hacen falta",
          ),
          check("Assignment to the funeral home, where wanted", "Cesión a la funeraria, si se desea"),
          text(
            "Policies that may exist elsewhere (employer, bank, lender)",
            "Pólizas que podría haber en otra parte (empleo, banco, prestamista)",
          ),
        ],
      },
      {
        heading: say("For the office", "Para la oficina"),
        fields: [
          date("Reported on", "Fecha del reporte"),
          text("Claim number", "Número de reclamo"),
          text("Contact at the insurance company", "Contacto en la aseguradora"),
          long("Notes", "Notas"),
        ],
      },
    ],
  },
];
