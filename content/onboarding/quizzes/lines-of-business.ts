import { ask, right, wrong, type Quizzes } from "./ask.ts";
import { law } from "../../facts/index.ts";
import { bare, capital, inWords } from "../../facts/numbers.ts";

export const linesOfBusinessQuizzes: Quizzes = {
  "insurance-in-plain-words": [
    ask(
      [
        "A house is insured for 300,000 dollars with a hail deductible of 2 percent. Hail does 10,000 dollars of damage. How much does the carrier pay?",
        "Una casa está asegurada por 300,000 dólares con un deducible de granizo del 2 por ciento. El granizo causa 10,000 dólares de daño. ¿Cuánto paga la aseguradora?",
      ],
      wrong(
        ["9,800 dollars", "9,800 dólares"],
        [
          "That takes 2 percent of the damage. The deductible is a percentage of the insured amount.",
          "Eso quita el 2 por ciento del daño. El deducible es un porcentaje de la suma asegurada.",
        ],
      ),
      right(
        ["4,000 dollars", "4,000 dólares"],
        [
          "2 percent of 300,000 is 6,000. The carrier pays the remaining 4,000.",
          "El 2 por ciento de 300,000 son 6,000. La aseguradora paga los 4,000 restantes.",
        ],
      ),
      wrong(
        ["6,000 dollars", "6,000 dólares"],
        ["6,000 is the deductible, the part of the customer.", "6,000 es el deducible, la parte del cliente."],
      ),
      wrong(["10,000 dollars", "10,000 dólares"], ["That leaves the deductible out.", "Eso olvida el deducible."]),
    ),
    ask(
      [
        "A customer with liability only causes a crash. What does the policy pay?",
        "Un cliente que solo tiene responsabilidad civil causa un choque. ¿Qué paga la póliza?",
      ],
      right(
        ["The injuries and the damage of the other people", "Las lesiones y los daños de las demás personas"],
        [
          "Liability pays others when you are at fault.",
          "La responsabilidad civil paga a otros cuando usted tiene la culpa.",
        ],
      ),
      wrong(
        ["The damage to both cars, less the deductible", "El daño de los dos carros, menos el deducible"],
        ["The customer's own car needs collision coverage.", "El carro propio necesita cobertura de colisión."],
      ),
      wrong(
        ["The customer's own doctor bills, but not the car", "Los gastos médicos del cliente, pero no el carro"],
        [
          "Own doctor bills are for personal injury protection.",
          "Los gastos médicos propios son de la protección contra lesiones personales.",
        ],
      ),
    ),
    ask(
      [
        "“Your limit is 30,000 dollars.” What does the customer now know?",
        "“Su límite es de 30,000 dólares”. ¿Qué sabe ahora el cliente?",
      ],
      wrong(
        ["What the policy costs for the whole term", "Lo que cuesta la póliza por todo el periodo"],
        ["That is the premium.", "Eso es la prima."],
      ),
      wrong(
        ["What he pays before the carrier begins to pay", "Lo que él paga antes de que empiece a pagar la aseguradora"],
        ["That is the deductible.", "Eso es el deducible."],
      ),
      right(
        ["The most that the carrier will pay for a loss", "Lo más que pagará la aseguradora por una pérdida"],
        ["What goes beyond the limit is the customer's.", "Lo que pase del límite le toca al cliente."],
      ),
    ),
  ],
  "quoting-auto": [
    ask(
      [
        `What does the ${law.autoMinimum.last} in ${law.autoMinimum.short} stand for?`,
        `¿Qué significa el ${law.autoMinimum.last} en ${law.autoMinimum.short}?`,
      ],
      right(
        [
          `${bare(law.autoMinimum.property)} dollars for others' property`,
          `${bare(law.autoMinimum.property)} dólares por la propiedad de otros`,
        ],
        ["A new pickup can cost more than twice that.", "Una camioneta nueva puede costar más del doble."],
      ),
      wrong(
        [
          `${bare(law.autoMinimum.property)} dollars for the customer's own car`,
          `${bare(law.autoMinimum.property)} dólares para el carro del cliente`,
        ],
        ["The minimum pays nothing for the customer's own car.", "El mínimo no paga nada por el carro del cliente."],
      ),
      wrong(
        [
          `${bare(law.autoMinimum.property)} dollars for injuries to each person`,
          `${bare(law.autoMinimum.property)} dólares por las lesiones de cada persona`,
        ],
        [
          `That is the first figure, and it is ${bare(law.autoMinimum.person)}.`,
          `Esa es la primera cifra, y es de ${bare(law.autoMinimum.person)}.`,
        ],
      ),
      wrong(
        [
          `${bare(law.autoMinimum.property)} dollars for all claims together`,
          `${bare(law.autoMinimum.property)} dólares por todos los reclamos juntos`,
        ],
        ["Each of the three figures is a limit of its own.", "Cada una de las tres cifras es un límite aparte."],
      ),
    ),
    ask(
      [
        "A customer with a personal auto policy delivers food in the evenings. What do you do?",
        "Un cliente con póliza personal de auto entrega comida por las noches. ¿Qué hace usted?",
      ],
      wrong(
        [
          "Leave it out, since part-time work is not business use",
          "No lo menciona, porque medio tiempo no es uso comercial",
        ],
        [
          "An hour of delivery can be enough for the carrier to dispute a claim.",
          "Una hora de entregas puede bastar para que la aseguradora dispute un reclamo.",
        ],
      ),
      right(
        [
          "Tell the carrier and ask which policy or endorsement covers it",
          "Se lo informa a la aseguradora y pregunta qué póliza o endoso lo cubre",
        ],
        [
          "A personal policy may not cover deliveries. The carrier may have an endorsement.",
          "La póliza personal quizá no cubra entregas. La aseguradora puede tener un endoso.",
        ],
      ),
      wrong(
        [
          "Quote it as pleasure and note the deliveries in our file only",
          "Lo cotiza como paseo y anota las entregas solo en nuestro expediente",
        ],
        [
          "Our note proves that we knew and that the carrier was misled.",
          "Nuestra nota prueba que lo sabíamos y que se engañó a la aseguradora.",
        ],
      ),
    ),
    ask(
      [
        "How much personal injury protection must be offered in Texas, unless the customer refuses it in writing?",
        "¿Cuánta protección contra lesiones personales (PIP) se debe ofrecer en Texas, si el cliente no la rechaza por escrito?",
      ],
      right(
        [`${bare(law.pipOffer.amount)} dollars`, `${bare(law.pipOffer.amount)} dólares`],
        [
          `Carriers must offer ${bare(law.pipOffer.amount)}. Higher amounts can be bought.`,
          `Las aseguradoras deben ofrecer ${bare(law.pipOffer.amount)}. Se puede comprar más.`,
        ],
      ),
      wrong(
        ["10,000 dollars", "10,000 dólares"],
        [
          `10,000 is sold often, but the offer that the law requires is ${bare(law.pipOffer.amount)}.`,
          `Se venden mucho 10,000, pero la oferta que pide la ley es de ${bare(law.pipOffer.amount)}.`,
        ],
      ),
      wrong(
        [`${bare(law.autoMinimum.person)} dollars`, `${bare(law.autoMinimum.person)} dólares`],
        [
          `${bare(law.autoMinimum.person)} is the liability limit per person, which pays others.`,
          `${bare(law.autoMinimum.person)} es el límite de responsabilidad por persona, que paga a otros.`,
        ],
      ),
    ),
    ask(
      ["When may the customer cancel the old policy?", "¿Cuándo puede el cliente cancelar la póliza anterior?"],
      wrong(
        ["When you have sent the application", "Cuando usted ya mandó la solicitud"],
        ["The carrier can still decline it.", "La aseguradora todavía la puede rechazar."],
      ),
      wrong(
        ["When the down payment has been taken", "Cuando ya se cobró el pago inicial"],
        ["A payment alone does not start the coverage.", "Un pago por sí solo no inicia la cobertura."],
      ),
      right(
        ["When the new policy is in force", "Cuando la póliza nueva está en vigor"],
        [
          "Even one day without insurance can cost the customer dearly.",
          "Un solo día sin seguro le puede salir muy caro al cliente.",
        ],
      ),
    ),
  ],
  "quoting-home": [
    ask(
      ["On which figure do you base the dwelling limit?", "¿En qué cifra se basa el límite de la vivienda?"],
      wrong(
        ["The price the house would sell for", "El precio en que se vendería la casa"],
        ["The price includes the land, which does not burn.", "El precio incluye el terreno, que no se quema."],
      ),
      wrong(
        ["The balance that is left on the loan", "El saldo que todavía se debe del préstamo"],
        ["It protects the bank, not the family's house.", "Protege al banco, no la casa de la familia."],
      ),
      right(
        ["The cost of building the house again", "Lo que cuesta volver a construir la casa"],
        [
          "After a fire the family must be able to rebuild.",
          "Después de un incendio, la familia debe poder reconstruir.",
        ],
      ),
      wrong(
        ["The appraisal district's tax value", "El valor fiscal del distrito de tasación"],
        ["It is made for taxes and includes the land.", "Se calcula para los impuestos e incluye el terreno."],
      ),
    ),
    ask(
      [
        "A customer wants flood insurance because a storm is due in a week. What do you say about a National Flood Insurance Program policy?",
        "Un cliente quiere seguro contra inundaciones porque viene una tormenta en una semana. ¿Qué le dice de una póliza del NFIP?",
      ],
      right(
        [
          `It normally begins only after ${law.floodWait.days} days`,
          `Normalmente empieza solo después de ${law.floodWait.days} días`,
        ],
        [
          "There are exceptions, such as a loan closing. A storm is none.",
          "Hay excepciones, como el cierre de un préstamo. Una tormenta no es una.",
        ],
      ),
      wrong(
        ["It begins at midnight if it is paid today", "Empieza a la medianoche si se paga hoy"],
        ["Paying at once does not shorten the wait.", "Pagar de inmediato no acorta la espera."],
      ),
      wrong(
        ["It is not needed, since TWIA covers the storm", "No hace falta, porque la TWIA cubre la tormenta"],
        [
          "TWIA covers wind and hail only. Rising water is flood.",
          "La TWIA cubre solo viento y granizo. El agua que sube es inundación.",
        ],
      ),
    ),
    ask(
      [
        "A house in Galveston has a TWIA policy and a home policy without wind. A storm surge fills the ground floor. Which policy pays?",
        "Una casa en Galveston tiene póliza de la TWIA y una de casa sin viento. La marejada inunda la planta baja. ¿Qué póliza paga?",
      ],
      wrong(
        ["TWIA, because the wind drove the water", "La TWIA, porque el viento empujó el agua"],
        [
          "Water that the wind drives over the ground is still flood.",
          "El agua que el viento empuja sobre el suelo sigue siendo inundación.",
        ],
      ),
      wrong(
        ["The home policy, after its deductible", "La póliza de casa, después de su deducible"],
        ["A home policy does not cover flood.", "Una póliza de casa no cubre inundación."],
      ),
      wrong(
        ["Both of them, half each", "Las dos, mitad y mitad"],
        [
          "Neither covers flood, so there is nothing to share.",
          "Ninguna cubre inundación, así que no hay nada que repartir.",
        ],
      ),
      right(
        ["Neither; it takes a flood policy", "Ninguna; hace falta una de inundación"],
        [
          "On the coast a house may need three policies: home, wind and flood.",
          "En la costa una casa puede necesitar tres pólizas: casa, viento e inundación.",
        ],
      ),
    ),
    ask(
      [
        "A roof costs 20,000 dollars new and has lost half of its value. The deductible is 4,000. What does actual cash value pay?",
        "Un techo nuevo cuesta 20,000 dólares y ha perdido la mitad de su valor. El deducible es de 4,000. ¿Cuánto paga el valor real en efectivo?",
      ],
      wrong(
        ["16,000 dollars", "16,000 dólares"],
        [
          "That is replacement cost: the new price less the deductible.",
          "Eso es costo de reemplazo: el precio nuevo menos el deducible.",
        ],
      ),
      right(
        ["6,000 dollars", "6,000 dólares"],
        [
          "20,000 less half for age is 10,000, less the deductible is 6,000.",
          "20,000 menos la mitad por la edad son 10,000; menos el deducible, 6,000.",
        ],
      ),
      wrong(["10,000 dollars", "10,000 dólares"], ["That forgets the deductible.", "Eso olvida el deducible."]),
    ),
  ],
  "quoting-business": [
    ask(
      [
        "Is workers' compensation required for private employers in Texas?",
        "¿Es obligatoria la compensación para trabajadores para los empleadores privados en Texas?",
      ],
      wrong(
        ["Yes, for everyone from the fifth employee on", "Sí, para todos desde el quinto empleado"],
        [
          "Other states count employees. Texas lets most private employers choose.",
          "Otros estados cuentan empleados. Texas deja elegir a la mayoría de los empleadores privados.",
        ],
      ),
      right(
        ["Not for most, but doing without has duties", "No para la mayoría, pero no tenerla trae deberes"],
        [
          "A non-subscriber reports each year, tells the employees, and loses defenses in court.",
          "El no suscriptor reporta cada año, avisa a sus empleados y pierde defensas en la corte.",
        ],
      ),
      wrong(
        [
          "No, and an employer who does without has nothing to report",
          "No, y el empleador que no la tiene no debe reportar nada",
        ],
        [
          "Non-subscribers must report to the Division of Workers' Compensation.",
          "Los no suscriptores deben reportarlo a la División de Compensación para Trabajadores.",
        ],
      ),
    ),
    ask(
      [
        "A general contractor must be covered under your customer's policy. What is needed?",
        "Un contratista general debe quedar cubierto en la póliza de su cliente. ¿Qué hace falta?",
      ],
      wrong(
        [
          "To add the contractor as certificate holder on the ACORD 25",
          "Agregarlo como titular del certificado en el ACORD 25",
        ],
        [
          "A certificate holder receives information. It is not insured.",
          "El titular del certificado recibe información. No queda asegurado.",
        ],
      ),
      right(
        [
          "An endorsement by the carrier that adds the contractor",
          "Un endoso de la aseguradora que agregue al contratista",
        ],
        [
          "Only the carrier can add an additional insured to its policy.",
          "Solo la aseguradora puede agregar un asegurado adicional a su póliza.",
        ],
      ),
      wrong(
        [
          "To write “additional insured” in the description box",
          "Escribir “asegurado adicional” en el cuadro de descripción",
        ],
        [
          "Words on a certificate do not change the policy, and false ones break the law.",
          "Las palabras de un certificado no cambian la póliza, y si son falsas violan la ley.",
        ],
      ),
      wrong(
        ["The contract between the two, kept in our file", "El contrato entre los dos, guardado en nuestro expediente"],
        ["The contract asks for the coverage. It does not create it.", "El contrato pide la cobertura. No la crea."],
      ),
    ),
    ask(
      ["Why do you ask for loss runs?", "¿Para qué pide los loss runs?"],
      right(
        ["They show the carrier's own list of claims", "Muestran la lista de reclamos de la aseguradora"],
        ["The underwriter trusts them more than memory.", "El suscriptor confía más en ellos que en la memoria."],
      ),
      wrong(
        ["They prove that premiums were paid on time", "Prueban que las primas se pagaron a tiempo"],
        ["They list claims, not payments.", "Contienen reclamos, no pagos."],
      ),
      wrong(
        ["They show how much income a closed shop would lose", "Muestran cuánto ingreso perdería un negocio cerrado"],
        ["That is worked out for business interruption.", "Eso se calcula para la interrupción de negocio."],
      ),
    ),
    ask(
      [
        "The owner guesses a payroll far below the real one. What happens?",
        "El dueño declara una nómina muy por debajo de la real. ¿Qué pasa?",
      ],
      wrong(
        ["The lower price is binding for the policy year", "El precio más bajo obliga durante todo el año"],
        [
          "The first premium is an estimate. The audit settles it.",
          "La primera prima es una estimación. La auditoría la ajusta.",
        ],
      ),
      wrong(
        ["Claims are cut in proportion, and nothing else", "Los reclamos se reducen en proporción, y nada más"],
        ["The usual consequence is a bill, not a smaller claim.", "Lo normal es una cuenta, no un reclamo más chico."],
      ),
      right(
        ["The audit after the year brings a bill", "La auditoría al terminar el año trae una cuenta"],
        [
          "Better a fair figure now than a bill that nobody planned for.",
          "Más vale una cifra justa hoy que una cuenta que nadie esperaba.",
        ],
      ),
    ),
  ],
  "quoting-life": [
    ask(
      [
        "You hold only a property and casualty license. A customer wants a life quote. What do you do?",
        "Usted solo tiene licencia de property and casualty. Un cliente quiere una cotización de vida. ¿Qué hace?",
      ],
      right(
        ["Ask whether a licensed colleague may call", "Pregunta si puede llamarle un compañero con licencia"],
        [
          "That is all your license allows in life insurance.",
          "Eso es todo lo que su licencia le permite en seguro de vida.",
        ],
      ),
      wrong(
        ["Quote term only, since it has no savings part", "Cotiza solo a término, porque no tiene parte de ahorro"],
        [
          "Term is life insurance too, and takes a life license.",
          "A término también es seguro de vida y exige esa licencia.",
        ],
      ),
      wrong(
        ["Take the health answers and let a colleague sign", "Toma las respuestas de salud y que firme un compañero"],
        ["Taking the application is the licensed act.", "Tomar la solicitud es el acto que exige licencia."],
      ),
    ),
    ask(
      [
        "The applicant already has a life policy. What does Texas law require of you?",
        "El solicitante ya tiene una póliza de vida. ¿Qué le pide a usted la ley de Texas?",
      ],
      wrong(
        [
          "Nothing, unless the old policy is with the same carrier",
          "Nada, salvo que la anterior sea de la misma aseguradora",
        ],
        ["The carrier of the old policy does not matter.", "No importa de qué aseguradora sea la anterior."],
      ),
      wrong(
        [
          "To have the old policy canceled first, to avoid paying twice",
          "Que se cancele antes la anterior, para no pagar doble",
        ],
        [
          "Never before the new one is in force: the applicant may be declined.",
          "Nunca antes de que la nueva esté en vigor: pueden rechazar al solicitante.",
        ],
      ),
      right(
        [
          "To present a replacement notice, which both of you sign",
          "Presentar un aviso de reemplazo, que firman usted y él",
        ],
        [
          "Insurance Code, chapter 1114. You read it aloud unless the applicant does not want that.",
          "Código de Seguros, capítulo 1114. Se lee en voz alta, a menos que el solicitante no quiera.",
        ],
      ),
    ),
    ask(
      [
        "A policy replaces an old one. How long may the owner return it for a full refund?",
        "Una póliza reemplaza a otra. ¿En cuánto tiempo puede el dueño devolverla y recibir todo su dinero?",
      ],
      wrong(
        ["10 days", "10 días"],
        [
          `A first policy may have a shorter period. A replacement has ${law.freeLook.days} days.`,
          `Una primera póliza puede tener un plazo menor. Un reemplazo tiene ${law.freeLook.days} días.`,
        ],
      ),
      right(
        [`${law.freeLook.days} days`, `${law.freeLook.days} días`],
        [
          `Insurance Code, section 1114.053: ${law.freeLook.days} days from delivery.`,
          `Código de Seguros, sección 1114.053: ${law.freeLook.days} días desde la entrega.`,
        ],
      ),
      wrong(
        [
          `${capital(inWords(law.contestability.years).en)} years`,
          `${capital(inWords(law.contestability.years).es)} años`,
        ],
        [
          `${capital(inWords(law.contestability.years).en)} years is the time in which a claim can be contested.`,
          `${capital(inWords(law.contestability.years).es)} años es el tiempo en que se puede disputar un reclamo.`,
        ],
      ),
    ),
    ask(
      [
        "A customer says: I smoke a little, leave it out. What do you do?",
        "Un cliente dice: fumo poquito, no lo ponga. ¿Qué hace?",
      ],
      right(
        ["Write the true answer and say why it matters", "Anota la verdad y explica por qué importa"],
        [
          `In the first ${inWords(law.contestability.years).en} years a false answer can cost the family the claim.`,
          `En los primeros ${inWords(law.contestability.years).es} años, una respuesta falsa puede costarle el reclamo a la familia.`,
        ],
      ),
      wrong(
        ["Leave it out, since a little does not count as smoking", "No lo pone, porque poquito no cuenta como fumar"],
        [
          "The form asks about tobacco, not about how much you think counts.",
          "El formulario pregunta por tabaco, no por lo que usted crea que cuenta.",
        ],
      ),
      wrong(
        [
          "Skip the question and let the medical exam find out",
          "Se salta la pregunta y que lo descubra el examen médico",
        ],
        [
          "An empty answer to a question you heard is a false application.",
          "Dejar vacía una pregunta cuya respuesta oyó es una solicitud falsa.",
        ],
      ),
      wrong(
        ["Write the true answer only if the exam shows it too", "Anota la verdad solo si el examen también la muestra"],
        ["The answer is written as given, at once.", "La respuesta se anota tal como se dio, en ese momento."],
      ),
    ),
  ],
  "umbrella-and-bundling": [
    ask(
      [
        "A customer owes 700,000 dollars after a crash. Auto pays 250,000. The umbrella is one million, and its required limits were kept. How much does the umbrella pay?",
        "Un cliente debe 700,000 dólares después de un choque. El auto paga 250,000. El paraguas es de un millón y se mantuvieron los límites exigidos. ¿Cuánto paga el paraguas?",
      ],
      wrong(
        ["1,000,000 dollars", "1,000,000 de dólares"],
        ["The limit is the most it may pay, not what it pays.", "El límite es lo más que puede pagar, no lo que paga."],
      ),
      wrong(
        ["700,000 dollars", "700,000 dólares"],
        [
          "The auto policy pays first. Nobody is paid twice.",
          "Primero paga la póliza de auto. A nadie se le paga dos veces.",
        ],
      ),
      right(
        ["450,000 dollars", "450,000 dólares"],
        [
          "700,000 owed, less 250,000 from the auto policy.",
          "700,000 que se deben, menos 250,000 de la póliza de auto.",
        ],
      ),
      wrong(
        ["750,000 dollars", "750,000 dólares"],
        [
          "The auto limit is taken off what is owed, not off the umbrella.",
          "El límite de auto se resta de lo que se debe, no del paraguas.",
        ],
      ),
    ),
    ask(
      [
        "The umbrella requires 250,000 dollars per person, but the auto policy has 30,000. Who carries the difference?",
        "El paraguas exige 250,000 dólares por persona, pero la póliza de auto tiene 30,000. ¿Quién pone la diferencia?",
      ],
      right(
        ["The customer", "El cliente"],
        [
          "The umbrella still begins at 250,000. The gap of 220,000 is the customer's.",
          "El paraguas sigue empezando en 250,000. El hueco de 220,000 es del cliente.",
        ],
      ),
      wrong(
        ["The umbrella, which drops down", "El paraguas, que baja"],
        ["It does not drop below the limit that it requires.", "No baja más allá del límite que exige."],
      ),
      wrong(
        ["The auto carrier, at the next renewal", "La aseguradora de auto, en la renovación"],
        [
          "A later change does not reach back to an accident.",
          "Un cambio posterior no alcanza a un accidente anterior.",
        ],
      ),
    ),
    ask(
      ["When is a bundle the better choice?", "¿Cuándo conviene más un paquete?"],
      wrong(
        ["When its discount is the larger one", "Cuando su descuento es el más grande"],
        [
          "A large discount on a high price can still be dearer.",
          "Un gran descuento sobre un precio alto puede salir más caro.",
        ],
      ),
      right(
        ["When total and conditions are better", "Cuando el total y las condiciones son mejores"],
        [
          "Add up the year, then compare roof, hail and water clauses.",
          "Sume el año y luego compare las cláusulas de techo, granizo y agua.",
        ],
      ),
      wrong(
        [
          "When one bill matters more to the customer than the coverage",
          "Cuando una sola cuenta importa más que la cobertura",
        ],
        [
          "One bill is handy, but the coverage comes first.",
          "Una sola cuenta es cómoda, pero primero va la cobertura.",
        ],
      ),
    ),
    ask(
      [
        "Which loss does a personal umbrella usually leave out?",
        "¿Qué pérdida suele dejar fuera un paraguas personal?",
      ],
      wrong(
        ["A guest who is hurt at the customer's pool", "Una visita que se lastima en la alberca del cliente"],
        [
          "That is liability to others, which is what it is for.",
          "Eso es responsabilidad ante otros, justo para lo que sirve.",
        ],
      ),
      wrong(
        ["A crash by the teenage driver on the auto policy", "Un choque del hijo que está en la póliza de auto"],
        [
          "A listed driver's liability is usually covered.",
          "La responsabilidad de un conductor anotado suele estar cubierta.",
        ],
      ),
      right(
        ["A client hurt by the customer's side business", "Un daño a un cliente de su negocio aparte"],
        [
          "Business activity needs a commercial umbrella.",
          "La actividad de un negocio necesita un paraguas comercial.",
        ],
      ),
    ),
  ],
};
