import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 10,
  slug: "workers-compensation-texas",
  category: "Business Insurance",
  topic: null,
  featured: false,
  imageUrl: "/art/framing-a-new-house.svg",
  publishDate: "2026-10-05",
  tags: {
    en: ["workers' compensation", "non-subscriber", "small business", "employees", "liability"],
    es: ["compensación para trabajadores", "no suscriptor", "negocio pequeño", "empleados", "responsabilidad"],
  },
  title: {
    en: "Workers' compensation in Texas: your choice, and what it costs to say no",
    es: "Compensación para trabajadores en Texas: usted decide, y decir que no también cuesta",
  },
  excerpt: {
    en: "Most private employers in Texas may go without workers' compensation. Before you do, know which protections you give up and what you still have to file with the state.",
    es: "En Texas, la mayoría de los empleadores privados pueden operar sin compensación para trabajadores. Antes de decidirlo, conozca qué protección pierde y qué papeles le sigue debiendo al estado.",
  },
  content: {
    en: `Texas does something unusual. Most private employers here may decide for themselves whether to carry workers' compensation, the insurance that pays when an employee is hurt or falls ill because of the job. Those who buy it are called subscribers. Those who do not are called non-subscribers.

The choice is real, and many owners make it without knowing all of it. According to a ${law.nonSubscribers.year} report of the Division of Workers' Compensation, which is part of the Texas Department of Insurance, ${law.nonSubscribers.employers} percent of private employers were non-subscribers. They employed ${law.nonSubscribers.workers} percent of the workers. So most employers, and above all most of the large ones, do subscribe.

## Who has no choice

Some must carry the coverage. State agencies, cities, counties and public schools are on that list. So is a contractor on a building or construction project for a government body: the Texas Labor Code makes the contractor certify in writing that every employee on that project is covered, and each subcontractor must do the same.

Private contracts can ask for it too. A general contractor, a plant or a landlord may refuse to let you through the gate without a certificate of insurance. Read the contract before you bid.

## What the insurance does

When a covered employee is hurt at work, the policy pays for medical care and replaces part of the lost wages. If the worker dies, it pays benefits to the family and helps with the burial. It does not matter much whose mistake it was. Fault is usually not the question.

In return, the employer gets peace of mind. An employee who is covered generally cannot sue the company for the injury. There are narrow exceptions, such as a death caused by gross negligence. For the owner, an unknown loss turns into a known premium.

## What a non-subscriber gives up

Without coverage, an injured employee can take you to court and ask for all the damage: medical bills, lost income, pain, and in some cases punitive damages, which are meant to punish. There is no cap like the one the insurance system sets.

You also lose the defenses that a business would normally use. Under the Texas Labor Code, a non-subscriber cannot answer the lawsuit by saying that:

- The worker was careless too
- The worker knew the risk and accepted it
- A coworker caused the injury

The worker still has to prove that the company, or someone acting for it, was negligent. You may still show that the worker was drunk or drugged, or meant to be hurt. But if the company was even a small part of the cause, it may have to pay for everything. And a document in which workers give up their right to sue before any injury is worth nothing; the law calls it void.

## What a non-subscriber must do

Going without is not a matter of doing nothing. The Division of Workers' Compensation asks for these steps:

- File DWC Form-005, the notice of no coverage, every year between ${law.noCoverageNotice.from.en} and ${law.noCoverageNotice.until.en}
- File it also within ${law.noCoverageNotice.afterHiring} days after hiring the first employee, and within ${law.noCoverageNotice.afterEnding} days after telling an insurer that you are ending a policy
- Post the notice at the workplace in English, in Spanish and in any other language common among your employees
- Give that notice in writing to each new employee at the time of hire
- With ${inWords(law.workInjuryList.employees).en} or more employees, report work injuries with more than ${inWords(law.workInjuryList.absence).en} day of absence, work illnesses and deaths on DWC Form-007, by the ${law.workInjuryList.dayOfMonth.en} of the following month

Missing these can bring fines. Some employers, such as those with only certain domestic or farm workers, are exempt. Ask before you assume.

## The middle road, and its holes

Some non-subscribers buy an occupational accident policy or set up their own benefit plan. That can help an injured worker quickly, and it is better than nothing. But it is not workers' compensation. It does not make you a subscriber, it does not stop a lawsuit, and it has limits that may run out. General liability insurance does not fill the gap either, because it normally excludes injuries to your own employees.

Calling people independent contractors does not settle the matter. If you set their hours, give them the tools and tell them how to work, a court may see employees.

## How the price is made

The premium depends on your payroll, on the kind of work each person does, and on your history of claims. An office clerk costs far less to insure than a roofer. Estimate your payroll honestly, because the insurer audits it at the end of the year. Training, safety gear and a plan for light duty after an injury bring claims down, and in time the premium too. Ask also whether owners and partners are included in the policy or left out.

If an employee is hurt and you are covered, act fast. The Division says that the worker should report the injury to you within ${law.workInjuryClaim.report} days and file a claim within ${inWords(law.workInjuryClaim.claim).en} year. Send it to your insurer at once.

Before you decide, put the price of a policy next to the price of one serious fall. We can get you that number, and explain it in plain words. For a legal question about your own business, please ask an attorney.`,
    es: `Texas hace algo poco común. Aquí la mayoría de los empleadores privados deciden por su cuenta si tienen o no compensación para trabajadores, que muchos conocen como “workers' comp”. Es el seguro que paga cuando un empleado se lastima o se enferma por causa del trabajo. Al que lo compra se le llama suscriptor. Al que no, no suscriptor.

La libertad es real, pero muchos dueños deciden sin conocer el cuadro completo. Según un informe de ${law.nonSubscribers.year} de la División de Compensación para Trabajadores, que es parte del Departamento de Seguros de Texas, el ${law.nonSubscribers.employers} por ciento de los empleadores privados eran no suscriptores. Con ellos trabajaba el ${law.nonSubscribers.workers} por ciento de los empleados. Es decir, la mayoría sí tiene el seguro, y sobre todo las empresas grandes.

## Quiénes no pueden escoger

Algunos están obligados. Entre ellos, las agencias del estado, las ciudades, los condados y las escuelas públicas. También el contratista que construye o repara para una entidad del gobierno: el Código Laboral de Texas le exige certificar por escrito que cada empleado en esa obra está cubierto, y cada subcontratista debe hacer lo mismo.

Un contrato privado también lo puede pedir. Un contratista general, una planta o el dueño de un local pueden negarle la entrada si no trae un certificado de seguro. Lea el contrato antes de dar su precio.

## Qué hace este seguro

Cuando un empleado cubierto se lastima en el trabajo, la póliza paga la atención médica y repone una parte del sueldo perdido. Si el trabajador muere, paga beneficios a la familia y ayuda con el entierro. Casi no importa de quién fue el error. La culpa normalmente no es el tema.

A cambio, el empleador gana tranquilidad. En general, el empleado cubierto no puede demandar a la empresa por la lesión. Hay excepciones contadas, como una muerte causada por negligencia grave. Para el dueño, una pérdida que nadie puede calcular se convierte en un pago conocido.

## Qué pierde el no suscriptor

Sin cobertura, el empleado lastimado puede llevarlo a la corte y pedir todo el daño: gastos médicos, ingresos perdidos, dolor y, en ciertos casos, daños punitivos, que son un castigo. Ahí no existe el tope que sí fija el sistema del seguro.

Además, usted pierde las defensas que un negocio usaría normalmente. Según el Código Laboral de Texas, el no suscriptor no puede contestar la demanda diciendo que:

- El trabajador también se descuidó
- El trabajador conocía el riesgo y lo aceptó
- Un compañero causó la lesión

El trabajador todavía tiene que probar que hubo negligencia de la empresa o de alguien que actuaba por ella. Y usted todavía puede demostrar que la persona estaba tomada o drogada, o que se lastimó a propósito. Pero si la empresa tuvo aunque sea una parte pequeña de la causa, puede terminar pagando todo. Tampoco sirve un papel donde los trabajadores renuncien a demandar antes de lastimarse: para la ley es nulo.

## Qué debe hacer el no suscriptor

Estar sin cobertura no significa cruzarse de brazos. La División de Compensación para Trabajadores pide estos pasos:

- Presentar el formulario DWC Form-005, el aviso de que no hay cobertura, cada año entre el ${law.noCoverageNotice.from.es} y el ${law.noCoverageNotice.until.es}
- Presentarlo también dentro de los ${law.noCoverageNotice.afterHiring} días después de contratar al primer empleado, y dentro de los ${law.noCoverageNotice.afterEnding} días después de avisar a la aseguradora que termina la póliza
- Colocar el aviso en el lugar de trabajo en inglés, en español y en cualquier otro idioma común entre sus empleados
- Entregar ese aviso por escrito a cada empleado nuevo al contratarlo
- Con ${inWords(law.workInjuryList.employees).es} empleados o más, reportar en el formulario DWC Form-007 las lesiones con más de ${inWords(law.workInjuryList.absence).es} día de ausencia, las enfermedades del trabajo y las muertes, a más tardar el ${law.workInjuryList.dayOfMonth.es} del mes siguiente

No cumplir puede traer multas. Algunos empleadores están exentos, por ejemplo los que solo tienen ciertos trabajadores domésticos o del campo. Pregunte antes de darlo por hecho.

## El camino de en medio y sus huecos

Algunos no suscriptores compran una póliza de accidentes de trabajo o arman su propio plan de beneficios. Eso puede ayudar rápido a un trabajador lastimado, y es mejor que nada. Pero no es compensación para trabajadores. No lo convierte en suscriptor, no detiene una demanda y tiene límites que se pueden agotar. El seguro de responsabilidad civil general tampoco tapa el hueco, porque normalmente excluye las lesiones de sus propios empleados.

Llamarle a la gente “contratista independiente” no arregla el asunto. Si usted fija el horario, presta la herramienta y dice cómo se hace el trabajo, un juez puede ver empleados.

## Cómo se calcula el precio

El precio depende de su nómina, del tipo de trabajo de cada persona y de su historial de reclamos. Asegurar a un empleado de oficina cuesta mucho menos que asegurar a un techador. Calcule la nómina con honestidad, porque la aseguradora la revisa al final del año. La capacitación, el equipo de seguridad y un plan de trabajo ligero después de una lesión bajan los reclamos y, con el tiempo, también el precio. Pregunte además si los dueños y socios quedan dentro o fuera de la póliza.

Si un empleado se lastima y usted tiene cobertura, actúe pronto. La División indica que el trabajador debe avisarle a usted dentro de ${law.workInjuryClaim.report} días y presentar su reclamo dentro de ${inWords(law.workInjuryClaim.claim).es} año. Mande el reporte a su aseguradora de inmediato.

Antes de decidir, ponga el precio de una póliza junto al precio de una sola caída grave. Nosotros le conseguimos ese número y se lo explicamos con palabras sencillas. Si tiene una duda legal sobre su negocio, consulte a un abogado.`,
  },
};
