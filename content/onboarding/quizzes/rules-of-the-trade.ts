import { ask, right, wrong, type Quizzes } from "./ask.ts";
import { law } from "../../facts/index.ts";
import { bare } from "../../facts/numbers.ts";

export const rulesOfTheTradeQuizzes: Quizzes = {
  "handling-premium": [
    ask(
      [
        "A customer pays 120 dollars in cash at 4:50 p.m., after the bank has closed. Where is the money tonight?",
        "Un cliente paga 120 dólares en efectivo a las 4:50 de la tarde, con el banco ya cerrado. ¿Dónde está el dinero esta noche?",
      ],
      wrong(
        ["In your desk drawer, with the receipt around it", "En el cajón de su escritorio, junto con el recibo"],
        [
          "A drawer is not locked up, and the receipt does not guard it.",
          "Un cajón no es un lugar bajo llave, y el recibo no lo cuida.",
        ],
      ),
      right(
        [
          "In the safe, counted by two people, with the receipt",
          "En la caja fuerte, contado por dos personas y con recibo",
        ],
        ["And in the trust account the next morning.", "Y a la mañana siguiente, en la cuenta fiduciaria."],
      ),
      wrong(
        ["With you, so that you can go to the bank before work", "Con usted, para ir al banco antes del trabajo"],
        ["Carriers' money never goes home with anybody.", "El dinero de las aseguradoras no se va a casa de nadie."],
      ),
    ),
    ask(
      [
        "A good customer is 20 dollars short for the down payment. What do you do?",
        "A un buen cliente le faltan 20 dólares para el pago inicial. ¿Qué hace?",
      ],
      wrong(
        ["Add them from the cash box and note the loan", "Los pone de la caja y anota el préstamo"],
        [
          "The box holds the carrier's money. You would be lending it.",
          "La caja guarda dinero de la aseguradora. Usted lo estaría prestando.",
        ],
      ),
      wrong(
        ["Add them yourself, as a small favor among friends", "Los pone usted, como un pequeño favor entre amigos"],
        [
          "Paying part of a premium to make a sale is a rebate.",
          "Pagar parte de una prima para lograr la venta es una devolución prohibida.",
        ],
      ),
      right(
        ["Ask the carrier about another payment plan", "Pregunta a la aseguradora por otro plan de pago"],
        [
          "A plan that the carrier offers is open to everybody.",
          "Un plan que ofrece la aseguradora está abierto a todos.",
        ],
      ),
    ),
    ask(
      [
        "The count tonight is 15 dollars short. What is right?",
        "Esta noche faltan 15 dólares en la caja. ¿Qué es lo correcto?",
      ],
      right(
        ["Recount with a colleague and tell your manager", "Volver a contar con un compañero y avisar al gerente"],
        ["A difference that is seen can be explained.", "Una diferencia que se ve se puede explicar."],
      ),
      wrong(
        ["Put in 15 dollars of your own, so that it balances", "Poner 15 dólares de su bolsillo, para que cuadre"],
        ["Then nobody can ever find out what happened.", "Así nadie podrá averiguar nunca qué pasó."],
      ),
      wrong(
        ["Wait a week, because small differences even out", "Esperar una semana, porque lo poco se compensa solo"],
        ["Differences that are left alone add up.", "Las diferencias que se dejan se van sumando."],
      ),
    ),
  ],
  "fair-dealing": [
    ask(
      [
        "Which of these may you give somebody who buys an auto policy?",
        "¿Qué le puede dar a quien compra una póliza de auto?",
      ],
      wrong(
        ["The first month, paid by you", "El primer mes, pagado por usted"],
        ["Paying part of the premium is a rebate.", "Pagar parte de la prima es una devolución prohibida."],
      ),
      wrong(
        ["A gift card of 100 dollars", "Una tarjeta de regalo de 100 dólares"],
        [
          `Far above the ${bare(law.promotionalGift.worth)} dollars that the law allows as a courtesy.`,
          `Muy por encima de los ${bare(law.promotionalGift.worth)} dólares que la ley permite como cortesía.`,
        ],
      ),
      wrong(
        ["Half of your commission", "La mitad de su comisión"],
        [
          "Sharing the commission with the buyer is rebating.",
          "Compartir la comisión con el comprador es una devolución prohibida.",
        ],
      ),
      right(
        ["A coffee mug worth 12 dollars", "Una taza de 12 dólares"],
        [
          `A promotional item of ${bare(law.promotionalGift.worth)} dollars or less is allowed in property and casualty insurance.`,
          `Un artículo promocional de ${bare(law.promotionalGift.worth)} dólares o menos se permite en seguros de propiedad y responsabilidad.`,
        ],
      ),
    ),
    ask(
      [
        "A customer has a good home policy. Another carrier pays you more. When may you move the customer?",
        "Un cliente tiene una buena póliza de casa. Otra aseguradora le paga más a usted. ¿Cuándo puede mover al cliente?",
      ],
      right(
        [
          "When you can write down why it is better for the customer",
          "Cuando pueda escribir por qué es mejor para el cliente",
        ],
        ["And you can write down why.", "Y usted pueda escribir por qué."],
      ),
      wrong(
        [
          "When the price is the same and the customer does not mind",
          "Cuando el precio es igual y al cliente no le importa",
        ],
        [
          "Conditions differ. Without a reason for the customer it is twisting.",
          "Las condiciones cambian. Sin una razón para el cliente, es un reemplazo engañoso.",
        ],
      ),
      wrong(
        [
          "At any renewal, since the old policy ends anyway",
          "En cualquier renovación, porque la anterior termina de todos modos",
        ],
        ["The end of a term is no reason by itself.", "El fin de un periodo no es razón por sí mismo."],
      ),
    ),
    ask(
      [
        "The customer believes that the roof would be replaced new. You know that it is paid at actual cash value. What do you do?",
        "El cliente cree que le pondrían un techo nuevo. Usted sabe que se paga a valor real en efectivo. ¿Qué hace?",
      ],
      wrong(
        ["Nothing, because you did not say it", "Nada, porque usted no lo dijo"],
        [
          "Leaving out what makes the rest untrue is misrepresentation, too.",
          "Callar lo que vuelve falso lo demás también es declaración falsa.",
        ],
      ),
      right(
        ["Say it now, and say it in dollars as well", "Decirlo ahora, y decirlo también en dólares"],
        ["The customer can still choose another policy.", "El cliente todavía puede elegir otra póliza."],
      ),
      wrong(
        ["Point to the policy, where it is printed", "Remitirlo a la póliza, donde está impreso"],
        [
          "A printed page does not correct a belief that you know is wrong.",
          "Una página impresa no corrige una creencia que usted sabe equivocada.",
        ],
      ),
    ),
  ],
  "insurance-fraud": [
    ask(
      [
        "You reasonably suspect that a claim is false. By when must it be reported to the state?",
        "Usted sospecha razonablemente que un reclamo es falso. ¿Para cuándo debe reportarse al estado?",
      ],
      wrong(
        ["Within 10 days of being certain", "En 10 días desde que tenga certeza"],
        [
          "Certainty is not needed. Reasonable suspicion is enough.",
          "No hace falta certeza. Basta una sospecha razonable.",
        ],
      ),
      right(
        [`By the ${law.fraudReport.days}th day at the latest`, `A más tardar el día ${law.fraudReport.days}`],
        [
          "Insurance Code, section 701.051. Tell your manager today.",
          "Código de Seguros, sección 701.051. Avise hoy a su gerente.",
        ],
      ),
      wrong(
        ["When the carrier has paid the claim", "Cuando la aseguradora haya pagado el reclamo"],
        ["An attempt counts, paid or not.", "El intento cuenta, se pague o no."],
      ),
    ),
    ask(
      [
        "A customer wants a change dated two days back. What do you do first?",
        "Un cliente quiere que un cambio lleve la fecha de hace dos días. ¿Qué hace primero?",
      ],
      wrong(
        ["Do it, and note that he asked for it", "Hacerlo y anotar que él lo pidió"],
        ["Backdating is fraud, whoever asked for it.", "Poner una fecha anterior es fraude, lo pida quien lo pida."],
      ),
      right(
        ["Decline, and ask what happened", "Negarse y preguntar qué pasó"],
        [
          "The answer decides whether your manager must hear of it.",
          "La respuesta decide si su gerente debe enterarse.",
        ],
      ),
      wrong(
        ["Tell him that you will report him", "Decirle que lo va a reportar"],
        [
          "You neither accuse nor warn. There may be a harmless reason.",
          "No se acusa ni se previene. Puede haber una razón inocente.",
        ],
      ),
      wrong(
        ["Drive by his house to see the car", "Pasar por su casa a ver el carro"],
        ["You do not investigate on your own.", "Usted no investiga por su cuenta."],
      ),
    ),
    ask(
      [
        "“My son does not drive,” says a customer, and corrects himself when you explain. What is that?",
        "“Mi hijo no maneja”, dice un cliente, y lo corrige cuando usted le explica. ¿Qué es eso?",
      ],
      right(
        [
          "An application that became true before it was signed",
          "Una solicitud que se volvió verdadera antes de firmarse",
        ],
        ["That is the result you want. List the son.", "Es el resultado que usted busca. Anote al hijo."],
      ),
      wrong(
        [
          `Attempted fraud that must be reported within ${law.fraudReport.days} days`,
          `Un intento de fraude que se reporta en ${law.fraudReport.days} días`,
        ],
        [
          "A mistaken answer that is corrected before signing is no crime.",
          "Una respuesta equivocada que se corrige antes de firmar no es delito.",
        ],
      ),
      wrong(
        ["A reason to refuse the customer from now on", "Una razón para ya no atender al cliente"],
        ["Most people simply do not know why it matters.", "La mayoría simplemente no sabe por qué importa."],
      ),
    ),
  ],
  "certificates-of-insurance": [
    ask(
      [
        "The general contractor is named as certificate holder on an ACORD 25. What does that give them?",
        "El contratista general aparece como titular en un ACORD 25. ¿Qué le da eso?",
      ],
      wrong(
        ["Coverage for claims that arise from the job", "Cobertura para los reclamos que surjan de la obra"],
        [
          "Only an additional insured has coverage, by endorsement.",
          "Solo el asegurado adicional tiene cobertura, por endoso.",
        ],
      ),
      wrong(
        ["A right to 30 days' notice of cancellation", "Un derecho a 30 días de aviso de cancelación"],
        ["Such a right comes from the policy or an endorsement.", "Ese derecho viene de la póliza o de un endoso."],
      ),
      right(
        ["Information about the policy, and nothing else", "Información sobre la póliza, y nada más que eso"],
        ["A certificate reports. It insures nobody.", "Un certificado informa. No asegura a nadie."],
      ),
    ),
    ask(
      [
        "The holder wants the word “additional insured” on the certificate today. The endorsement will come on Thursday. What do you do?",
        "El titular quiere hoy las palabras “asegurado adicional” en el certificado. El endoso llega el jueves. ¿Qué hace?",
      ],
      right(
        ["Issue it without, and again on Thursday", "Emitirlo sin eso, y otra vez el jueves"],
        ["Each certificate is true on its own day.", "Cada certificado es cierto en su propio día."],
      ),
      wrong(
        ["Issue it with, dated Thursday", "Emitirlo con eso, con fecha del jueves"],
        ["It states something that is not true when it is issued.", "Afirma algo que no es cierto cuando se emite."],
      ),
      wrong(
        ["Issue it with “pending” behind the words", "Emitirlo con “pendiente” después de las palabras"],
        ["It misleads whoever reads only the first two words.", "Engaña a quien lea solo las primeras palabras."],
      ),
    ),
    ask(
      [
        "A contractor's office sends its own form and says that all other agencies sign it. What is true?",
        "La oficina de un contratista manda su propio formulario y dice que todas las agencias lo firman. ¿Qué es cierto?",
      ],
      right(
        ["Forms need approval by the state", "Los formularios exigen aprobación del estado"],
        [
          "Chapter 1811: approved, or a standard form that counts as approved.",
          "Capítulo 1811: aprobado, o un formulario estándar que se considera aprobado.",
        ],
      ),
      wrong(
        ["You may sign it if your manager has read it", "Puede firmarlo si su gerente lo leyó"],
        ["Reading is not approval by the state.", "Leerlo no es la aprobación del estado."],
      ),
      wrong(
        [
          "Only the agent breaks the law, so it is our risk alone",
          "Solo el agente viola la ley, así que el riesgo es nuestro",
        ],
        [
          "Requiring a form that is not approved is forbidden as well.",
          "Exigir un formulario no aprobado también está prohibido.",
        ],
      ),
      wrong(
        ["It is fine as long as everything in it is true", "Está bien mientras todo lo que diga sea cierto"],
        [
          "The form itself must be approved, true or not.",
          "El formulario mismo debe estar aprobado, diga la verdad o no.",
        ],
      ),
    ),
  ],
  "credit-disclosure": [
    ask(
      [
        "When must an applicant hear that credit may be used?",
        "¿Cuándo debe saber un solicitante que se puede usar su crédito?",
      ],
      wrong(
        ["With the policy, when it is delivered", "Con la póliza, cuando se entrega"],
        ["Too late: the report has been used by then.", "Es tarde: para entonces ya se usó el reporte."],
      ),
      right(
        ["At the application, before the report is ordered", "En la solicitud, antes de que se pida el reporte"],
        [
          "Insurance Code, section 559.053, with form CD-1.",
          "Código de Seguros, sección 559.053, con el formulario CD-1.",
        ],
      ),
      wrong(
        ["Only if the price turns out higher than expected", "Solo si el precio resulta más alto de lo esperado"],
        [
          "That is another notice. The disclosure comes first, to everybody.",
          "Ese es otro aviso. El primero va antes y a todos.",
        ],
      ),
    ),
    ask(
      [
        "A customer lost her job in spring, and her renewal went up because of credit. What can you offer?",
        "Una clienta perdió su empleo en primavera y su renovación subió por el crédito. ¿Qué le puede ofrecer?",
      ],
      wrong(
        ["To apply anew under her husband's name", "Solicitar de nuevo a nombre de su esposo"],
        [
          "Leaving a household member out is a false application.",
          "Dejar fuera a alguien de la casa es una solicitud falsa.",
        ],
      ),
      wrong(
        ["To wait until the score has recovered", "Esperar a que se recupere el puntaje"],
        ["She need not wait. The law helps now.", "No tiene que esperar. La ley ayuda ahora."],
      ),
      right(
        ["To write to the carrier for an exception", "Pedir por escrito una excepción a la aseguradora"],
        [
          "Section 559.103 names temporary loss of employment.",
          "La sección 559.103 nombra la pérdida temporal del empleo.",
        ],
      ),
    ),
    ask(
      [
        "A customer came to Texas last year and has no credit history. May the carrier simply count that as bad credit?",
        "Un cliente llegó a Texas el año pasado y no tiene historial de crédito. ¿Puede la aseguradora contarlo sin más como mal crédito?",
      ],
      right(
        ["No, the law allows it only in certain ways", "No, la ley lo permite solo de ciertas formas"],
        [
          "It may, for example, treat it as neutral. Section 559.052 names the ways.",
          "Puede, por ejemplo, tratarlo como neutral. La sección 559.052 nombra las formas.",
        ],
      ),
      wrong(
        ["Yes, because no history means a higher risk", "Sí, porque sin historial hay más riesgo"],
        [
          "It would need data that show it. It may not just assume so.",
          "Necesitaría datos que lo muestren. No puede suponerlo nada más.",
        ],
      ),
      wrong(
        ["Yes, unless the customer has a credit card", "Sí, a menos que tenga una tarjeta de crédito"],
        [
          "Having no card account may not be held against him by itself either.",
          "Tampoco se le puede reprochar por sí solo no tener tarjeta.",
        ],
      ),
    ),
  ],
  "surplus-lines": [
    ask(
      [
        "A surplus lines quote is 30 percent cheaper than an admitted one with the same limits. May you place it there?",
        "Una cotización de líneas excedentes es 30 por ciento más barata que una admitida con los mismos límites. ¿Puede colocarla ahí?",
      ],
      wrong(
        ["Yes, the customer decides about the price", "Sí, sobre el precio decide el cliente"],
        [
          "The law decides first: the admitted market offers the insurance.",
          "Primero decide la ley: el mercado admitido ofrece el seguro.",
        ],
      ),
      wrong(
        ["Yes, if the customer signs a waiver", "Sí, si el cliente firma una renuncia"],
        ["A signature does not replace the diligent effort.", "Una firma no sustituye al esfuerzo diligente."],
      ),
      right(
        ["No, the admitted market comes first", "No, primero va el mercado admitido"],
        [
          "Section 981.004. A lower price is no reason to leave it.",
          "Sección 981.004. Un precio más bajo no es razón para dejarlo.",
        ],
      ),
    ),
    ask(
      [
        "The surplus lines insurer fails. Who pays the customer's open claim?",
        "Quiebra la aseguradora de líneas excedentes. ¿Quién paga el reclamo abierto del cliente?",
      ],
      wrong(
        ["The Texas guaranty association, within its limits", "La asociación de garantía de Texas, con sus límites"],
        ["It stands behind admitted carriers only.", "Respalda solo a las aseguradoras admitidas."],
      ),
      wrong(
        ["Our agency's errors and omissions insurance", "El seguro de errores y omisiones de la agencia"],
        [
          "It pays for our mistakes, not for another company's failure.",
          "Paga nuestros errores, no la quiebra de otra compañía.",
        ],
      ),
      right(
        ["Perhaps nobody, which is why you say so before", "Quizá nadie, y por eso usted lo dice desde antes"],
        [
          "The notice on the policy says so. The customer must hear it from you first.",
          "Lo dice el aviso de la póliza. El cliente debe oírlo antes de usted.",
        ],
      ),
      wrong(
        ["The wholesale broker who placed it", "El corredor mayorista que la colocó"],
        ["A broker places insurance and does not stand behind it.", "El corredor coloca el seguro y no lo respalda."],
      ),
    ),
    ask(
      [
        "What belongs in the file to show a diligent effort?",
        "¿Qué va en el expediente para mostrar el esfuerzo diligente?",
      ],
      right(
        ["Which carriers you asked, when, and what they said", "A qué aseguradoras preguntó, cuándo y qué dijeron"],
        ["Best with their declinations in writing.", "De preferencia con sus rechazos por escrito."],
      ),
      wrong(
        ["A note that nobody else writes this kind of risk", "Una nota de que nadie más toma este tipo de riesgo"],
        ["That is an opinion. The search is what counts.", "Eso es una opinión. Lo que cuenta es la búsqueda."],
      ),
      wrong(
        [
          "Last year's search, if the risk has not changed at all",
          "La búsqueda del año pasado, si el riesgo no ha cambiado",
        ],
        [
          "The market may have changed. Every renewal is a new search.",
          "El mercado pudo cambiar. Cada renovación es una búsqueda nueva.",
        ],
      ),
    ),
  ],
  "new-texas-law": [
    ask(
      [
        "A home policy was last renewed in October 2025. The owner disputes the amount of a claim of this week. What do you say about appraisal?",
        "Una póliza de casa se renovó por última vez en octubre de 2025. El dueño no está de acuerdo con el monto de un reclamo de esta semana. ¿Qué le dice de la tasación?",
      ],
      wrong(
        ["The new law gives every owner this right", "La nueva ley da ese derecho a todo dueño"],
        [
          `It holds for policies issued or renewed since ${law.appraisal.since.en}.`,
          `Vale para pólizas emitidas o renovadas desde el ${law.appraisal.since.es}.`,
        ],
      ),
      wrong(
        [`There is no appraisal before ${law.appraisal.year}`, `Antes de ${law.appraisal.year} no hay tasación`],
        ["Many older policies have a clause of their own.", "Muchas pólizas anteriores tienen su propia cláusula."],
      ),
      right(
        ["Let us look at what this very policy says", "Vamos a ver qué dice precisamente esta póliza"],
        ["For older policies the policy itself decides.", "En las anteriores decide la póliza misma."],
      ),
    ),
    ask(
      [
        "The nonrenewal letter gives as its reason: “underwriting”. What do you do?",
        "La carta de no renovación da como razón: “suscripción”. ¿Qué hace?",
      ],
      right(
        ["Ask the company what exactly it means", "Preguntar a la compañía qué significa exactamente"],
        [
          "It owes reasons. A real one shows what can be fixed.",
          "Debe razones. Una de verdad muestra qué se puede arreglar.",
        ],
      ),
      wrong(
        ["Tell the customer that no reason is owed in Texas", "Decirle al cliente que en Texas no se deben razones"],
        [
          "Since House Bill 2067 it is owed in writing, unasked.",
          "Desde la House Bill 2067 se deben por escrito, sin pedirlas.",
        ],
      ),
      wrong(
        ["File it and look for another company at day 15", "Archivarla y buscar otra compañía el día 15"],
        ["The search starts on the day the letter arrives.", "La búsqueda empieza el día en que llega la carta."],
      ),
    ),
    ask(
      [
        "May we text an offer to everybody who ever called our office?",
        "¿Podemos mandar una oferta por texto a todos los que alguna vez llamaron a la oficina?",
      ],
      wrong(
        ["Yes, since the settlement of November 2025", "Sí, desde el acuerdo de noviembre de 2025"],
        [
          "It spares registration to those who text with consent. It gives no consent.",
          "Ahorra el registro a quien escribe con consentimiento. No da el consentimiento.",
        ],
      ),
      wrong(
        [
          `Yes, as long as it leaves before ${law.callHours.closes.en}`,
          `Sí, mientras salga antes de las ${law.callHours.closes.es}`,
        ],
        ["The hour is one rule, consent another.", "El horario es una regla; el consentimiento, otra."],
      ),
      wrong(
        ["Yes, because they called us first", "Sí, porque ellos llamaron primero"],
        ["A call is not consent to marketing texts.", "Una llamada no es consentimiento para textos de venta."],
      ),
      right(
        ["No, each of them must have agreed to it first", "No, cada uno tiene que haberlo aceptado antes"],
        ["A sales text counts as a sales call in Texas.", "En Texas, un texto de venta cuenta como llamada de venta."],
      ),
    ),
  ],
};
