import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { inWords } from "../facts/numbers.ts";

export const article: Article = {
  id: 9,
  slug: "after-a-car-accident-in-texas",
  category: "Auto Insurance",
  topic: null,
  featured: false,
  imageUrl: "/art/crash-at-the-light.svg",
  publishDate: "2026-10-26",
  tags: {
    en: ["car accident", "claims", "uninsured drivers", "PIP", "Texas law"],
    es: ["choque", "reclamos", "conductores sin seguro", "PIP", "leyes de Texas"],
  },
  title: {
    en: "You just had a crash in Texas: what to do, step by step",
    es: "Acaba de chocar en Texas: qué hacer, paso a paso",
  },
  excerpt: {
    en: "The first hour after a crash decides how easy the next months will be. Here is what Texas law requires, what to write down, and how the claim works afterward.",
    es: "La primera hora después de un choque decide qué tan fáciles serán los meses siguientes. Esto es lo que exige la ley de Texas, lo que conviene anotar y cómo sigue el reclamo.",
  },
  content: {
    en: `A crash is loud, fast and confusing. Nobody thinks well with a shaking hand. That is why it helps to read this on a quiet day, and to keep a copy in the glove box. The steps below follow the order in which you will need them.

## Stop, breathe, and make the place safe

Texas law says that you must stop, at the scene or as near to it as you can, and stay until you have done your part. Leaving is a crime, and a serious one when somebody is hurt.

Look at yourself and your passengers first, then at the people in the other car. Call 911 if anyone is hurt or might be. Do not move an injured person unless there is fire or another danger.

If nobody is hurt and the car can be driven, move it out of the traffic lanes and turn on the hazard lights. On freeways in metropolitan areas the Texas Transportation Code requires this. A car in a live lane invites a second crash.

## When to call the police

Under the Texas Transportation Code, you must report the crash at once when a person is injured or killed, or when a vehicle cannot be driven normally and safely. In a city you call the police; outside, the sheriff or the state troopers.

We suggest that you also call when the other driver has no insurance, seems drunk, refuses to give a name, or drives off. According to the Texas Department of Transportation, an officer who investigates must file a written report within ${inWords(law.crashReport.days).en} days if someone was hurt or the damage to one person's property appears to be ${law.crashReport.damage} or more. Ask for the report number before the officer leaves. If you have read about a blue form that drivers mail to the state, that form is gone: the department stopped keeping it in 2017.

## What to exchange and what to record

Each driver must give a name, an address, the plate number and the name of the liability insurer, must show a driver license if asked, and must give reasonable help to anyone who is hurt, such as calling an ambulance. Write down or photograph:

- The other driver's name, address, phone number and license plate
- The insurance card, with the company's exact name and the policy number
- Names and phone numbers of witnesses, who often leave within minutes
- Both cars from every side, the road, the signs, the skid marks and the weather
- The time, the street, the direction of each car, and the officer's name

If you hit a parked car or a fence, look for the owner. If you cannot find that person, leave a note with your name, your address and a few words about what happened.

Be kind, but do not discuss whose fault it was, and do not promise to pay. Fault is decided later, with all the facts on the table. Do not accept cash to forget the matter either. Damage and pain often show up days later.

## The same day, at home

See a doctor if anything feels wrong. Then report the crash to your own insurance company, even if the other driver was clearly at fault. Your policy asks for prompt notice, and a late report can harm your claim. Many companies take claims by phone day and night. Keep one folder for the claim number, every receipt, and the name of everyone you speak with.

## Who pays for what

Every driver in Texas must be able to pay for the harm they cause. According to the Texas Department of Insurance (TDI), the minimum liability coverage is ${law.autoMinimum.person} for each injured person, ${law.autoMinimum.accident} for all injured people in one crash, and ${law.autoMinimum.property} for property damage. Liability pays other people. It never pays for your own car.

If the other driver was at fault, you may claim from that driver's insurer, or use your own collision coverage, pay your deductible, and let your company ask for the money back. The deductible is the part of the loss that you pay yourself.

Two coverages matter when the other side cannot pay. Personal injury protection, or PIP, pays your medical bills and part of your lost wages, no matter who caused the crash. Uninsured and underinsured motorist coverage pays when the other driver has too little insurance or none, or flees. Texas companies must offer both, and you have them unless you turned them down in writing. Check your policy today.

## Your rights while the claim is open

TDI says that your own insurer must confirm a claim within ${law.promptPayment.confirm} days, and must accept or reject it within ${law.promptPayment.decide} business days after it has everything it asked for, unless it explains in writing why it needs more time. These deadlines do not bind the other driver's insurer in the same way. You may choose your own repair shop. If you feel treated unfairly, you can complain to TDI free of charge at 800-252-3439.

Texas shares out the blame in percentages. Under the Civil Practice and Remedies Code, a person who is more than ${law.sharedFault.share.en} at fault recovers nothing from the others, and most injury lawsuits must be filed within ${inWords(law.injuryLawsuit.years).en} years. If somebody was badly hurt, speak with a lawyer before you sign a release. This article explains insurance; it is not legal advice.

Not sure what your policy would do? Bring it to our office, and we will read it with you.`,
    es: `Un choque es ruido, susto y confusión. Con las manos temblando nadie piensa bien. Por eso conviene leer esto en un día tranquilo y guardar una copia en la guantera. Los pasos van en el orden en que los va a necesitar.

## Deténgase, respire y ponga el lugar a salvo

La ley de Texas lo obliga a detenerse en el lugar, o lo más cerca posible, y a quedarse hasta cumplir con lo que le toca. Irse es un delito, y es grave cuando hay personas lastimadas.

Primero revise cómo está usted y cómo están sus pasajeros; después, la gente del otro carro. Llame al 911 si alguien está lastimado o si hay duda. No mueva a una persona herida, salvo que haya fuego u otro peligro.

Si nadie está herido y el carro camina, sáquelo de los carriles y prenda las intermitentes. En las autopistas de las zonas metropolitanas, el Código de Transporte de Texas lo exige. Un carro parado en pleno carril provoca el segundo choque.

## Cuándo llamar a la policía

Según el Código de Transporte de Texas, hay que avisar de inmediato cuando alguien resulta herido o muere, o cuando un vehículo ya no se puede manejar de forma normal y segura. Dentro de la ciudad se llama a la policía; fuera de ella, al sheriff o a la policía estatal.

Nosotros le sugerimos llamar también si el otro conductor no tiene seguro, parece tomado, no quiere dar su nombre o se da a la fuga. De acuerdo con el Departamento de Transporte de Texas, el oficial que investiga debe entregar un reporte escrito dentro de los ${inWords(law.crashReport.days).es} días siguientes si hubo heridos o si el daño a los bienes de una persona parece llegar a ${law.crashReport.damage} o más. Pida el número de reporte antes de que el oficial se vaya. Tal vez le hablaron de un formulario azul que uno mismo mandaba por correo: ya no existe, el departamento dejó de guardarlo en 2017.

## Qué datos dar y qué anotar

Cada conductor debe dar su nombre, su dirección, el número de placa y el nombre de su compañía de seguro, mostrar la licencia si se la piden y ayudar de manera razonable a quien esté herido, por ejemplo llamar a una ambulancia. Anote o tome foto de lo siguiente:

- Nombre, dirección, teléfono y placas del otro conductor
- La tarjeta del seguro, con el nombre exacto de la compañía y el número de póliza
- Nombre y teléfono de los testigos, que suelen irse en pocos minutos
- Los dos carros por todos lados, la calle, las señales, las marcas de frenado y el clima
- La hora, la calle, la dirección que llevaba cada carro y el nombre del oficial

Si le pegó a un carro estacionado o a una cerca, busque al dueño. Si no lo encuentra, deje una nota con su nombre, su dirección y unas palabras sobre lo que pasó.

Sea amable, pero no discuta de quién fue la culpa ni prometa pagar. Eso se decide después, con todos los datos en la mesa. Tampoco acepte dinero en efectivo para olvidar el asunto. Muchas veces el daño y el dolor aparecen días más tarde.

## El mismo día, ya en casa

Vaya con un médico si siente algo raro. Después avise a su propia compañía de seguro, aunque la culpa haya sido claramente del otro. Su póliza le pide avisar pronto, y un aviso tardío puede perjudicar el reclamo. Muchas compañías reciben reclamos por teléfono de día y de noche. Junte en una sola carpeta el número de reclamo, todos los recibos y el nombre de cada persona con la que hable.

## Quién paga qué

En Texas, todo conductor tiene que poder pagar el daño que cause. Según el Departamento de Seguros de Texas (TDI), el mínimo de responsabilidad civil, lo que aquí llamamos “liability”, es de ${law.autoMinimum.person} por cada persona herida, ${law.autoMinimum.accident} por todas las personas heridas en un mismo choque y ${law.autoMinimum.property} por daños a la propiedad. Esa cobertura le paga a los demás. Nunca paga su propio carro.

Si la culpa fue del otro, usted puede reclamarle a la compañía de esa persona. También puede usar su propia cobertura de colisión, pagar su deducible y dejar que su compañía recupere el dinero. El deducible es la parte de la pérdida que le toca pagar a usted.

Hay dos coberturas que ayudan mucho cuando el otro no puede pagar. La protección contra lesiones personales, o PIP, paga sus gastos médicos y parte del sueldo que deja de ganar, sin importar quién causó el choque. La cobertura contra conductores sin seguro o con seguro insuficiente responde cuando el otro trae poco seguro, no trae nada o huye. Las compañías de Texas están obligadas a ofrecer las dos, y usted las tiene a menos que las haya rechazado por escrito. Revise hoy mismo su póliza.

## Sus derechos mientras el reclamo está abierto

TDI explica que su propia compañía debe confirmar que recibió el reclamo en un plazo de ${law.promptPayment.confirm} días. Después, debe aceptarlo o negarlo dentro de los ${law.promptPayment.decide} días hábiles siguientes a recibir todo lo que pidió, salvo que le explique por escrito por qué necesita más tiempo. Esos plazos no obligan de la misma manera a la compañía del otro conductor. El taller lo escoge usted. Si siente que no lo tratan bien, puede quejarse gratis ante TDI, en el 800-252-3439.

En Texas la culpa se reparte por porcentajes. Según el Código de Práctica y Recursos Civiles, quien tiene más de ${law.sharedFault.share.es} de la culpa no recibe nada de los demás, y la mayoría de las demandas por lesiones deben presentarse antes de que pasen ${inWords(law.injuryLawsuit.years).es} años. Si alguien quedó malherido, hable con un abogado antes de firmar un finiquito. Este artículo explica el seguro; no es asesoría legal.

¿No sabe qué haría su póliza, o su “aseguranza”, como decimos muchos? Tráigala a nuestra oficina y la leemos juntos.`,
  },
};
