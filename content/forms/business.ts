import type { PrintableFormSeed } from "../types.ts";
import { business, check, choice, date, long, say, signatures, text, yesNo } from "./fields.ts";

export const businessForms: PrintableFormSeed[] = [
  {
    slug: "business-application-worksheet",
    line: "business",
    title: say("Business application worksheet", "Hoja de solicitud de seguro de negocio"),
    purpose: say(
      "Gathers what carriers ask for before they quote a business: work, people, property and history.",
      "Reúne lo que piden las aseguradoras para cotizar un negocio: actividad, personal, bienes e historial.",
    ),
    sections: [
      business,
      {
        heading: say("What the business does", "A qué se dedica"),
        fields: [
          long("Work, products and services", "Trabajos, productos y servicios"),
          choice("Legal form", "Forma legal", [
            say("Sole proprietor", "Dueño único (sole proprietor)"),
            say("LLC", "LLC"),
            say("Corporation", "Corporación"),
            say("Partnership", "Sociedad"),
          ]),
          text("Federal tax ID (EIN)", "Número federal de impuestos (EIN)"),
          text("Year started", "Año en que empezó"),
          text("Sales in a year", "Ventas al año"),
          text("Employees, full and part time", "Empleados, de tiempo completo y parcial"),
          text("Payroll in a year", "Nómina al año"),
          text("Paid to subcontractors in a year", "Pagos a subcontratistas al año"),
        ],
      },
      {
        heading: say("Premises", "Local"),
        repeat: 2,
        fields: [
          text("Address", "Domicilio"),
          choice("Owned or rented", "Propio o rentado", [say("Owned", "Propio"), say("Rented", "Rentado")]),
          text("Square feet and year built", "Pies cuadrados y año de construcción"),
          text("Value of equipment and stock", "Valor del equipo y la mercancía"),
        ],
      },
      {
        heading: say("Coverage wanted", "Coberturas que desea"),
        fields: [
          check("General liability", "Responsabilidad civil general"),
          check("Property", "Bienes"),
          check("Business income", "Pérdida de ingresos"),
          check("Commercial auto", "Auto comercial"),
          check("Workers' compensation", "Compensación para trabajadores"),
          check("Professional liability", "Responsabilidad profesional"),
          check("Cyber", "Riesgos cibernéticos"),
          check("Umbrella", "Póliza paraguas"),
          text("Insurance company now", "Aseguradora actual"),
          date("Coverage needed from", "Cobertura desde"),
          long("Claims in the past 5 years", "Reclamos en los últimos 5 años"),
        ],
      },
      signatures(
        "To the best of my knowledge, this information is right and complete. I may sign for the business. Nothing is insured until an insurance company accepts the risk.",
        "Según mi leal saber y entender, estos datos son correctos y completos. Tengo facultad para firmar por el negocio. Nada queda asegurado hasta que una aseguradora acepte el riesgo.",
      ),
    ],
  },
  {
    slug: "certificate-of-insurance-request",
    line: "business",
    title: say("Certificate of insurance request", "Solicitud de certificado de seguro"),
    purpose: say(
      "Collects what a certificate must show, before one is issued to a client or landlord of the insured.",
      "Reúne lo que debe decir un certificado antes de emitirlo para un cliente o arrendador del asegurado.",
    ),
    sections: [
      business,
      {
        heading: say("Certificate holder", "A favor de quién"),
        fields: [
          text("Name, exactly as it appears in the contract", "Nombre, tal como aparece en el contrato"),
          text("Address", "Domicilio"),
          text("Send the certificate to (email)", "Enviar el certificado a (correo)"),
          date("Needed by", "Se necesita para el"),
          text("Job, project or lease", "Trabajo, proyecto o arrendamiento"),
          text("Policy numbers to show", "Números de póliza que deben aparecer"),
        ],
      },
      {
        heading: say("What the contract asks for", "Lo que pide el contrato"),
        text: say(
          "A certificate only shows what a policy says. Under Texas law it may not change, extend or add to the coverage. What the policy lacks needs an endorsement first.",
          "Un certificado solo muestra lo que dice la póliza. Según la ley de Texas, no puede cambiar, ampliar ni agregar cobertura. Lo que le falte a la póliza requiere antes un endoso.",
        ),
        fields: [
          check("General liability", "Responsabilidad civil general"),
          check("Commercial auto", "Auto comercial"),
          check("Workers' compensation", "Compensación para trabajadores"),
          check("Umbrella", "Póliza paraguas"),
          yesNo("Additional insured", "Asegurado adicional"),
          yesNo("Waiver of subrogation", "Renuncia a la subrogación"),
          yesNo("Primary and noncontributory", "Cobertura primaria y no contributiva"),
          long("Wording asked for (attach the contract page)", "Texto que piden (anexe la página del contrato)"),
        ],
      },
      signatures(
        "I ask for the certificate above and may sign for the business.",
        "Pido el certificado de arriba y tengo facultad para firmar por el negocio.",
      ),
    ],
  },
  {
    slug: "additional-insured-request",
    line: "business",
    title: say("Additional insured request", "Solicitud de asegurado adicional"),
    purpose: say(
      "Asks the carrier to add a client, landlord or lender to a liability policy by endorsement.",
      "Pide a la aseguradora agregar por endoso a un cliente, arrendador o prestamista a la póliza.",
    ),
    sections: [
      business,
      {
        heading: say("Who is added", "A quién se agrega"),
        fields: [
          text("Name, exactly as it appears in the contract", "Nombre, tal como aparece en el contrato"),
          text("Address", "Domicilio"),
          choice("Relation", "Relación", [
            say("Client or general contractor", "Cliente o contratista general"),
            say("Landlord", "Arrendador"),
            say("Lender or leasing company", "Financiera o arrendadora de equipo"),
            say("Other", "Otra"),
          ]),
          text("Policy number", "Número de póliza"),
          date("From", "Desde"),
          date("Until", "Hasta"),
        ],
      },
      {
        heading: say("The work", "El trabajo"),
        fields: [
          text("Place", "Lugar"),
          text("Contract amount", "Monto del contrato"),
          long("What is done there", "Qué se hace ahí"),
          check("Ongoing work", "Trabajos en curso"),
          check("Finished work", "Trabajos terminados"),
          check("Written contract attached", "Se anexa el contrato por escrito"),
        ],
      },
      signatures(
        "I ask for the endorsement above. It takes effect when the insurance company confirms it, and it may change the premium.",
        "Pido el endoso de arriba. Entra en vigor cuando la aseguradora lo confirme, y puede cambiar la prima.",
      ),
    ],
  },
  {
    slug: "workers-compensation-decision",
    line: "business",
    title: say("Workers' compensation decision", "Decisión sobre compensación para trabajadores"),
    purpose: say(
      "Records what an owner decided about workers' compensation after hearing what it means in Texas.",
      "Deja constancia de lo que decidió el dueño sobre la compensación para trabajadores después de saber lo que significa en Texas.",
    ),
    sections: [
      business,
      {
        heading: say("What I was told", "Lo que me explicaron"),
        fields: [
          check(
            "Most private employers in Texas may choose whether to carry workers' compensation.",
            "En Texas, la mayoría de los empleadores privados puede decidir si tiene compensación para trabajadores.",
          ),
          check(
            "Government contracts and many private ones require it.",
            "Los contratos de gobierno y muchos privados la exigen.",
          ),
          check(
            "Without it, an injured employee may sue, and the employer loses some of the usual defenses, for example that the employee was careless.",
            "Sin ella, un empleado lesionado puede demandar, y el empleador pierde algunas de las defensas comunes, por ejemplo que el empleado se descuidó.",
          ),
          check(
            "An employer without it must tell its employees in writing and report that to the Division of Workers' Compensation of the Texas Department of Insurance.",
            "Quien no la tiene debe avisar por escrito a sus empleados y reportarlo a la División de Compensación para Trabajadores del Departamento de Seguros de Texas.",
          ),
          check(
            "An occupational accident policy is not workers' compensation.",
            "Una póliza de accidentes de trabajo no es compensación para trabajadores.",
          ),
        ],
      },
      {
        heading: say("My decision", "Mi decisión"),
        fields: [
          choice("Workers' compensation", "Compensación para trabajadores", [
            say("Please quote it", "Quiero una cotización"),
            say("Please start it", "Quiero contratarla"),
            say("I do not want it now", "No la quiero por ahora"),
          ]),
          text("Employees", "Empleados"),
          text("Payroll in a year", "Nómina al año"),
        ],
      },
      signatures(
        "I made this decision myself and may sign for the business. I know that this form is not legal advice.",
        "Tomé esta decisión por mi cuenta y tengo facultad para firmar por el negocio. Sé que esta hoja no es asesoría legal.",
      ),
    ],
  },
  {
    slug: "commercial-vehicle-and-driver-list",
    line: "business",
    title: say("Commercial vehicle and driver list", "Lista de vehículos y conductores comerciales"),
    purpose: say(
      "Brings the vehicles and drivers of a business policy up to date, at renewal or after a change.",
      "Pone al día los vehículos y conductores de la póliza de un negocio, al renovar o después de un cambio.",
    ),
    sections: [
      business,
      {
        heading: say("Vehicles", "Vehículos"),
        repeat: 4,
        fields: [
          text("Year, make and model", "Año, marca y modelo"),
          text("VIN", "Número de serie (VIN)"),
          text("Gross weight and radius in miles", "Peso bruto y radio en millas"),
          text("Value and lender", "Valor y financiera"),
        ],
      },
      {
        heading: say("Drivers", "Conductores"),
        repeat: 4,
        fields: [
          text("Name", "Nombre"),
          date("Date of birth", "Fecha de nacimiento"),
          text("License number, state and class", "Número, estado y clase de licencia"),
          date("Hired on", "Fecha de contratación"),
        ],
      },
      {
        heading: say("Use", "Uso"),
        fields: [
          yesNo("Crosses state lines", "Cruza a otros estados"),
          yesNo("Hauls goods of others for pay", "Transporta mercancía ajena por paga"),
          text("USDOT or TxDMV number", "Número USDOT o TxDMV"),
          yesNo("Employees use their own cars for errands", "Los empleados usan su auto para mandados"),
        ],
      },
      signatures(
        "To the best of my knowledge, these lists are complete. I will report changes when they happen.",
        "Según mi leal saber y entender, estas listas están completas. Avisaré de los cambios cuando ocurran.",
      ),
    ],
  },
];
