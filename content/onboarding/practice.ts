import { TRACKS } from "../../domain/people/onboarding.ts";
import type { Lesson } from "./lesson.ts";
import { law } from "../facts/index.ts";
import { inWords, minus } from "../facts/numbers.ts";

/** Steps in which the new agent does the work with made-up customers before meeting real ones. */
export const practice: Lesson[] = [
  {
    key: "first-call-practice",
    title: { en: "Practice your first calls", es: "Practique sus primeras llamadas" },
    description: {
      en: "Play three calls with a partner, in both languages if you speak both, and learn from what you hear.",
      es: "Ensaye tres llamadas con un compañero, en los dos idiomas si habla ambos, y aprenda de lo que oiga.",
    },
    content: {
      en: `<h3>How it works</h3>
<p>You need a partner: your mentor, a colleague, or another trainee. One plays the customer, the other the agent. Play each call for about five minutes, then change places. Use the phone or sit back to back, so that you hear and do not see. Everything here is made up. Do not use a real customer's name or file.</p>
<h3>The shape of a good call</h3>
<ol>
<li><strong>Greet.</strong> Your name, our agency's name, and "How can I help you?" Offer the language.</li>
<li><strong>Listen.</strong> Let the first answer run to its end. Then say back what you heard in one sentence.</li>
<li><strong>Ask.</strong> One question at a time, and say why you ask it.</li>
<li><strong>Explain.</strong> No abbreviation without plain words.</li>
<li><strong>Agree.</strong> Who does what, and by when.</li>
<li><strong>Close.</strong> Repeat the next step, thank them, let them hang up first.</li>
</ol>
<h3>Call one: the price shopper</h3>
<p>Marisol has one car and asks only, "How much is the cheapest?" Her current policy ends in nine days. <em>Your aim:</em> give her a reason to answer six questions. Try: "I can look for a low price right now. So that it is a price for you and not for a stranger, may I ask about the car and who drives it?" Explain the Texas minimum, ${law.autoMinimum.short}, in one breath: ${inWords(law.autoMinimum.person).en} dollars for each person hurt, ${inWords(law.autoMinimum.accident).en} for all people hurt in one crash, ${inWords(law.autoMinimum.property).en} for property.</p>
<h3>Call two: the worried father</h3>
<p>Ernesto speaks Spanish at home. His daughter has just got her license, and somebody told him that his insurance will double. <em>Your aim:</em> take the worry seriously without promising a figure. Ask which car she drives, how often, and about her grades, since many companies give good students a discount. Tell him why a driver in the household must be on the policy or be dealt with in writing.</p>
<h3>Call three: the upset customer</h3>
<p>Denise got a letter: her payment is late and the policy will be canceled. She is angry. <em>Your aim:</em> stay slow and kind. First a sentence for the feeling: "I would be worried too." Then the facts: which company, which date is on the letter, has she paid since? Do not promise that the company will forgive it. Show her where to <a href="/payments">make a payment</a> and stay until it is done. Check who she is before you speak about the policy.</p>
<h3>What your partner notes</h3>
<ul>
<li>Who spoke more, agent or customer?</li>
<li>Was the language offered?</li>
<li>Was any word used that a neighbor would not know?</li>
<li>Did the agent promise something that only the carrier can decide?</li>
<li>Was there a clear next step with a time?</li>
</ul>
<p>Give two good points before one to improve. Play the weakest call again the next day. Then write three sentences in your notes: what went well, what surprised you, what you will say differently.</p>`,
      es: `<h3>Cómo se hace</h3>
<p>Necesita una pareja: su mentor, un compañero u otro aprendiz. Uno hace de cliente y el otro de agente. Cada llamada dura unos cinco minutos y luego cambian de lugar. Usen el teléfono o siéntense de espaldas, para oír y no ver. Todo lo que sigue es inventado. No use el nombre ni el expediente de un cliente real.</p>
<h3>La forma de una buena llamada</h3>
<ol>
<li><strong>Salude.</strong> Su nombre, el de nuestra agencia y “¿En qué le puedo ayudar?”. Ofrezca el idioma.</li>
<li><strong>Escuche.</strong> Deje que terminen la primera respuesta. Luego repita en una frase lo que entendió.</li>
<li><strong>Pregunte.</strong> Una cosa a la vez, y diga por qué la pregunta.</li>
<li><strong>Explique.</strong> Ninguna abreviatura sin palabras sencillas.</li>
<li><strong>Acuerde.</strong> Quién hace qué y para cuándo.</li>
<li><strong>Cierre.</strong> Repita el siguiente paso, dé las gracias y deje que el cliente cuelgue primero.</li>
</ol>
<h3>Primera llamada: quien busca precio</h3>
<p>Marisol tiene un carro y solo pregunta: “¿Cuánto sale lo más barato?”. Su póliza termina en nueve días. <em>Su meta:</em> darle una razón para contestar seis preguntas. Pruebe así: “Ahorita mismo le busco un buen precio. Para que sea el suyo y no el de un desconocido, ¿me permite preguntarle por el carro y por quién lo maneja?”. Explique de un tirón el mínimo de Texas, ${law.autoMinimum.short}: ${inWords(law.autoMinimum.person).es} dólares por cada persona lastimada, ${inWords(law.autoMinimum.accident).es} por todas las personas lastimadas en un choque y ${inWords(law.autoMinimum.property).es} por daños a la propiedad.</p>
<h3>Segunda llamada: el papá preocupado</h3>
<p>Ernesto habla español en su casa. Su hija acaba de sacar la licencia y alguien le dijo que el seguro le va a costar el doble. <em>Su meta:</em> tomar en serio la preocupación sin prometer una cifra. Pregunte qué carro maneja ella, qué tan seguido, y por sus calificaciones, porque muchas compañías dan descuento a los buenos estudiantes. Explíquele por qué quien vive en casa y maneja debe estar en la póliza o quedar aclarado por escrito.</p>
<h3>Tercera llamada: la clienta molesta</h3>
<p>A Denise le llegó una carta: su pago va atrasado y le van a cancelar la póliza. Está enojada. <em>Su meta:</em> hablar despacio y con amabilidad. Primero una frase para lo que siente: “Yo también estaría preocupado”. Después los hechos: qué compañía es, qué fecha trae la carta, si ya pagó. No prometa que la compañía la va a perdonar. Muéstrele dónde <a href="/payments">hacer el pago</a> y quédese con ella hasta que termine. Confirme quién es antes de hablar de la póliza.</p>
<h3>Lo que anota su pareja</h3>
<ul>
<li>¿Quién habló más, el agente o el cliente?</li>
<li>¿Se ofreció el idioma?</li>
<li>¿Se usó alguna palabra que un vecino no entendería?</li>
<li>¿Prometió el agente algo que solo puede decidir la aseguradora?</li>
<li>¿Quedó claro el siguiente paso, con hora?</li>
</ul>
<p>Primero dos cosas buenas y luego una por mejorar. Al día siguiente repitan la llamada que salió peor. Después escriba tres frases en sus notas: qué salió bien, qué le sorprendió y qué dirá de otra manera.</p>`,
    },
    exercise: {
      minutes: 40,
      task: {
        en: `<p>Play the three calls, five minutes each, in both roles, and talk each one over for three to four minutes.</p>`,
        es: `<p>Ensaye las tres llamadas, de cinco minutos cada una, en los dos papeles, y comente cada una tres o cuatro minutos.</p>`,
      },
    },
    difficulty: "beginner",
    category: "practice",
    prerequisites: ["bilingual-service"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Answer these questions aloud, without reading",
          es: "Conteste estas preguntas en voz alta, sin leer",
        },
        url: "/faq",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "Plain words for auto insurance in Texas",
          es: "Palabras sencillas para el seguro de auto en Texas",
        },
        url: "/auto-insurance-glossary",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Class by video call: listen to two practice calls",
          es: "Clase por videollamada: escuche dos llamadas de práctica",
        },
        url: "/agent-tools?tab=training",
        type: "video",
        style: "video",
      },
    ],
  },
  {
    key: "auto-quote-practice",
    title: { en: "Practice an auto quote", es: "Practique una cotización de auto" },
    description: {
      en: "Take one made-up household from the request to three offers, on paper, with your mentor close by.",
      es: "Lleve a una familia inventada desde la solicitud hasta tres ofertas, en papel y con su mentor cerca.",
    },
    content: {
      en: `<h3>Before you begin</h3>
<p>This quote is made on paper, or in a carrier's training area if it has one. <strong>Do not enter made-up people into a carrier's real site</strong>: it may order reports and leave a false record. Do not send the public form for practice either, because that makes a real request that a colleague will call.</p>
<h3>The household</h3>
<table>
<thead><tr><th>Person</th><th>Age</th><th>What we know</th></tr></thead>
<tbody>
<tr><td>Ana</td><td>38</td><td>Nurse, drives 24 miles each way, no accidents</td></tr>
<tr><td>Luis</td><td>41</td><td>Roofing contractor, one speeding ticket two years ago</td></tr>
<tr><td>Sofía</td><td>16</td><td>New license, good grades</td></tr>
</tbody>
</table>
<p>They own a family SUV with a loan and a twelve-year-old pickup that is paid off. Luis carries ladders and tools in the pickup. They rent an apartment in Pasadena, Texas. They have insurance with the state minimum and it ends in three weeks. The form came in Spanish, with consent to texts.</p>
<h3>Step one: what is missing?</h3>
<p>Write your list before you look at ours. You should have found at least: the VIN of each vehicle, who mostly drives which one, yearly miles, the lender's name and address, the date of the ticket, any claims, where the vehicles are parked overnight, other people in the household, and one question many forget: <em>is the pickup used for work?</em> If it is, a personal auto policy may not fit, and a business auto policy may be needed.</p>
<h3>Step two: what do the limits mean?</h3>
<p>Suppose Luis causes a crash. One person has $45,000 in medical bills, a second has $20,000, and the other car is worth $31,000.</p>
<table>
<thead><tr><th></th><th>${law.autoMinimum.short} pays</th><th>100/300/100 pays</th></tr></thead>
<tbody>
<tr><td>First person, $45,000</td><td>${law.autoMinimum.person}</td><td>$45,000</td></tr>
<tr><td>Second person, $20,000</td><td>$20,000</td><td>$20,000</td></tr>
<tr><td>Car, $31,000</td><td>${law.autoMinimum.property}</td><td>$31,000</td></tr>
<tr><td>Left for the family to pay</td><td>${minus(45_000 + 31_000, law.autoMinimum.person, law.autoMinimum.property)}</td><td>$0</td></tr>
</tbody>
</table>
<p>Explain this table aloud in one minute, in both languages if you can.</p>
<h3>Step three: three offers</h3>
<ol>
<li><strong>The minimum</strong> the law allows, with liability ${law.autoMinimum.short}. Say plainly what it leaves open. The lender will still ask for collision and comprehensive on the SUV.</li>
<li><strong>The one you would advise</strong>: higher liability, uninsured motorist, personal injury protection, collision and comprehensive on the SUV, and a business auto quote for the pickup.</li>
<li><strong>The full one</strong>: the second offer with higher limits, rental and towing, and a talk about renters insurance.</li>
</ol>
<p>For each offer write who is covered, the limits, the deductibles and one sentence in plain words. If they refuse personal injury protection or uninsured motorist coverage, Texas law requires that in writing.</p>
<h3>Step four: the close</h3>
<p>Write the note for the agency management system: date, what was offered, what was refused, the next step. Then write the text message you would send to agree on a time. Keep it short, in Spanish, with our agency's name and without personal data.</p>
<p>Show all four parts to your mentor. Keep the paper for your review.</p>`,
      es: `<h3>Antes de empezar</h3>
<p>Esta cotización se hace en papel, o en el área de práctica de una aseguradora si la tiene. <strong>No capture personas inventadas en el sitio real de una aseguradora</strong>: puede pedir reportes y dejar un registro falso. Tampoco mande el formulario público para practicar, porque crea una solicitud real y un compañero va a llamar.</p>
<h3>La familia</h3>
<table>
<thead><tr><th>Persona</th><th>Edad</th><th>Lo que sabemos</th></tr></thead>
<tbody>
<tr><td>Ana</td><td>38</td><td>Enfermera, maneja 24 millas de ida y 24 de vuelta, sin accidentes</td></tr>
<tr><td>Luis</td><td>41</td><td>Contratista de techos, una multa por velocidad hace dos años</td></tr>
<tr><td>Sofía</td><td>16</td><td>Licencia nueva, buenas calificaciones</td></tr>
</tbody>
</table>
<p>Tienen una SUV que todavía deben y una camioneta (troca) de doce años ya pagada. En la camioneta, Luis lleva escaleras y herramienta. Rentan un apartamento en Pasadena, Texas. Su seguro tiene el mínimo del estado y termina en tres semanas. El formulario llegó en español, con permiso para mandar textos.</p>
<h3>Primera parte: ¿qué falta?</h3>
<p>Escriba su lista antes de ver la nuestra. Debe tener por lo menos: el VIN de cada vehículo, quién maneja más cada uno, las millas al año, el nombre y la dirección de quien dio el préstamo, la fecha de la multa, los reclamos anteriores, dónde se estacionan los vehículos de noche, quién más vive en casa y una pregunta que muchos olvidan: <em>¿la camioneta se usa para trabajar?</em> Si es así, quizá no sirva una póliza personal y haga falta una de auto comercial.</p>
<h3>Segunda parte: ¿qué significan los límites?</h3>
<p>Suponga que Luis causa un choque. Una persona tiene $45,000 de gastos médicos, otra tiene $20,000, y el otro carro vale $31,000.</p>
<table>
<thead><tr><th></th><th>${law.autoMinimum.short} paga</th><th>100/300/100 paga</th></tr></thead>
<tbody>
<tr><td>Primera persona, $45,000</td><td>${law.autoMinimum.person}</td><td>$45,000</td></tr>
<tr><td>Segunda persona, $20,000</td><td>$20,000</td><td>$20,000</td></tr>
<tr><td>El carro, $31,000</td><td>${law.autoMinimum.property}</td><td>$31,000</td></tr>
<tr><td>Lo que le queda por pagar a la familia</td><td>${minus(45_000 + 31_000, law.autoMinimum.person, law.autoMinimum.property)}</td><td>$0</td></tr>
</tbody>
</table>
<p>Explique esta tabla en voz alta en un minuto, en los dos idiomas si puede.</p>
<h3>Tercera parte: tres ofertas</h3>
<ol>
<li><strong>El mínimo</strong> que permite la ley, con responsabilidad de ${law.autoMinimum.short}. Diga con claridad qué deja descubierto. Aun así, quien dio el préstamo va a exigir colisión y cobertura amplia en la SUV.</li>
<li><strong>La que usted aconsejaría</strong>: más responsabilidad, conductores sin seguro, protección contra lesiones personales, colisión y cobertura amplia en la SUV, y una cotización de auto comercial para la camioneta.</li>
<li><strong>La completa</strong>: la segunda con límites más altos, carro rentado y grúa, y una plática sobre el seguro de inquilinos.</li>
</ol>
<p>Para cada oferta escriba quién queda cubierto, los límites, los deducibles y una frase sencilla. Si rechazan la protección contra lesiones personales o la de conductores sin seguro, la ley de Texas pide que sea por escrito.</p>
<h3>Cuarta parte: el cierre</h3>
<p>Escriba la nota para el sistema de gestión: fecha, qué se ofreció, qué se rechazó y el siguiente paso. Después redacte el texto que mandaría para acordar una hora: corto, en español, con el nombre de nuestra agencia y sin datos personales.</p>
<p>Enseñe las cuatro partes a su mentor y guarde el papel para su revisión.</p>`,
    },
    exercise: {
      minutes: 40,
      task: {
        en: `<p>Work through the four parts on paper: ten minutes each. Then show them to your mentor.</p>`,
        es: `<p>Haga las cuatro partes en papel: diez minutos cada una. Después enséñelas a su mentor.</p>`,
      },
    },
    difficulty: "intermediate",
    category: "practice",
    prerequisites: ["quoting-auto", "working-a-quote-request"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Print the auto forms and fill them in", es: "Imprima los formularios de auto y llénelos" },
        url: "/agent-tools?tab=forms",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: { en: "The coverages on one page", es: "Las coberturas en una sola página" },
        url: "/auto",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: `Texas minimums ${law.autoMinimum.short} explained`,
          es: `Los mínimos de Texas ${law.autoMinimum.short}, explicados`,
        },
        url: "/blog/texas-auto-insurance-minimums-30-60-25",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "review-with-your-mentor",
    title: { en: "Review with your mentor", es: "Revisión con su mentor" },
    description: {
      en: "Show what you can do, name what is still hard, and leave with a plan for your first ninety days.",
      es: "Muestre lo que sabe hacer, diga qué le cuesta todavía y salga con un plan para sus primeros noventa días.",
    },
    content: {
      en: `<h3>What this meeting is</h3>
<p>It is not an examination. It is the hour in which you and your mentor decide what you may do alone from tomorrow, what you still do together, and what comes next. An administrator assigns the mentor. Your mentor and the administrators can see your steps, times and quiz scores in the portal. Nobody else can. They also see which steps you completed without the quiz. A low score is no shame: it shows where to look again.</p>
<h3>Bring</h3>
<ul>
<li>Your auto practice on paper, with the three offers.</li>
<li>Your notes from the practice calls.</li>
<li>Two quiz questions that you got wrong and now understand.</li>
<li>One thing in <a href="/agent-onboarding">your learning path</a> that was unclear. We want to fix it.</li>
<li>Your license, your continuing education plan and a list of the carrier logins you have.</li>
</ul>
<h3>The hour</h3>
<table>
<thead><tr><th>Minutes</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>10</td><td>You tell what went well and what did not. Your mentor only listens.</td></tr>
<tr><td>15</td><td>You play a call. Your mentor is the customer and picks the story.</td></tr>
<tr><td>15</td><td>You explain your middle offer as if to a family. Then your mentor asks three hard questions.</td></tr>
<tr><td>10</td><td>You show the portal: find a request, copy an agency code, look up a reference, open the claims page.</td></tr>
<tr><td>10</td><td>You both fill in the plan below.</td></tr>
</tbody>
</table>
<h3>Hard questions to expect</h3>
<ol>
<li>A customer wants you to leave the teenage son off the policy. What do you say?</li>
<li>A friend asks whether a certain customer of ours has a claim. What do you say?</li>
<li>A caller wants to insure a house in Galveston today, and there is a storm in the Gulf. What do you check?</li>
<li>You notice that you entered the wrong birth date in a policy issued last week. What do you do?</li>
</ol>
<p>For the last one there is only one right beginning: you tell somebody, today. Errors told early can nearly always be corrected. Errors hidden become E&amp;O claims, that is, claims against the agency for its own mistakes.</p>
<h3>Your first ninety days</h3>
<table>
<thead><tr><th>By day</th><th>With your mentor</th><th>Alone</th></tr></thead>
<tbody>
<tr><td>30</td><td>Every quote is checked before it is sent</td><td>First calls, notes, payments</td></tr>
<tr><td>60</td><td>Home and business quotes</td><td>Simple auto quotes, changes of address or vehicle</td></tr>
<tr><td>90</td><td>Claims with a dispute, anything you have never done</td><td>Auto and renters from start to end, renewals</td></tr>
</tbody>
</table>
<p>Your mentor may move these lines, and they all presume that you hold your license. Binding coverage alone needs a license for that line, the carrier's authority and your manager's word.</p>
<h3>Afterward</h3>
<p>Write your three goals into the Personalization tab of your onboarding, so that you see them each time. Agree on a fixed half hour every week. When all your steps are complete, you can print your certificate from the Progress tab. It is not continuing education credit. Then do the one thing that helps the most: offer to play the customer for the next new colleague.</p>`,
      es: `<h3>Qué es esta reunión</h3>
<p>No es un examen. Es la hora en que usted y su mentor deciden qué puede hacer solo desde mañana, qué siguen haciendo juntos y qué viene después. El mentor lo asigna un administrador. Su mentor y los administradores pueden ver en el portal sus pasos, sus tiempos y los resultados de sus cuestionarios. Nadie más. También ven qué pasos completó sin el cuestionario. Un resultado bajo no es motivo de vergüenza: le muestra dónde volver a mirar.</p>
<h3>Lleve consigo</h3>
<ul>
<li>Su práctica de auto en papel, con las tres ofertas.</li>
<li>Sus notas de las llamadas de práctica.</li>
<li>Dos preguntas de los cuestionarios que falló y que ahora entiende.</li>
<li>Algo de <a href="/agent-onboarding">su ruta de aprendizaje</a> que no quedó claro. Queremos corregirlo.</li>
<li>Su licencia, su plan de educación continua y la lista de los accesos que tiene con las aseguradoras.</li>
</ul>
<h3>La hora</h3>
<table>
<thead><tr><th>Minutos</th><th>Qué se hace</th></tr></thead>
<tbody>
<tr><td>10</td><td>Usted cuenta qué salió bien y qué no. Su mentor solo escucha.</td></tr>
<tr><td>15</td><td>Usted ensaya una llamada. Su mentor es el cliente y escoge la historia.</td></tr>
<tr><td>15</td><td>Usted explica su oferta de en medio como si hablara con una familia. Luego su mentor hace tres preguntas difíciles.</td></tr>
<tr><td>10</td><td>Usted muestra el portal: encuentra una solicitud, copia un código de agencia, busca una referencia y abre la página de reclamos.</td></tr>
<tr><td>10</td><td>Llenan juntos el plan de abajo.</td></tr>
</tbody>
</table>
<h3>Preguntas difíciles que le pueden tocar</h3>
<ol>
<li>Un cliente quiere que deje fuera de la póliza a su hijo adolescente. ¿Qué le dice?</li>
<li>Un amigo le pregunta si cierto cliente nuestro tiene un reclamo. ¿Qué le dice?</li>
<li>Alguien llama para asegurar hoy una casa en Galveston, y hay una tormenta en el Golfo. ¿Qué revisa?</li>
<li>Se da cuenta de que puso mal una fecha de nacimiento en una póliza de la semana pasada. ¿Qué hace?</li>
</ol>
<p>La última solo tiene un buen comienzo: decírselo a alguien hoy mismo. Un error que se avisa pronto casi siempre se corrige. Un error escondido acaba en un reclamo de E&amp;O (errores y omisiones), es decir, contra la agencia por sus propias fallas.</p>
<h3>Sus primeros noventa días</h3>
<table>
<thead><tr><th>Para el día</th><th>Con su mentor</th><th>Por su cuenta</th></tr></thead>
<tbody>
<tr><td>30</td><td>Toda cotización se revisa antes de enviarla</td><td>Primeras llamadas, notas, pagos</td></tr>
<tr><td>60</td><td>Cotizaciones de casa y de negocio</td><td>Cotizaciones sencillas de auto, cambios de domicilio o de vehículo</td></tr>
<tr><td>90</td><td>Reclamos con desacuerdo y todo lo que nunca haya hecho</td><td>Auto e inquilinos de principio a fin, renovaciones</td></tr>
</tbody>
</table>
<p>Su mentor puede mover estas líneas, y todas suponen que usted ya tiene su licencia. Para poner coberturas en vigor por su cuenta hacen falta la licencia de ese ramo, la autoridad de la aseguradora y el visto bueno de su gerente.</p>
<h3>Después</h3>
<p>Escriba sus tres metas en la pestaña Personalización, para verlas cada vez que entre. Acuerden media hora fija cada semana. Cuando complete todos sus pasos, podrá imprimir su certificado desde la pestaña Avance. No da crédito de educación continua. Y haga lo que más ayuda: ofrézcase a hacer de cliente para el próximo compañero nuevo.</p>`,
    },
    exercise: {
      minutes: 60,
      task: {
        en: `<p>Hold the meeting as the table above divides it.</p>`,
        es: `<p>Tengan la reunión como la divide la tabla de arriba.</p>`,
      },
    },
    difficulty: "advanced",
    category: "practice",
    prerequisites: ["auto-quote-practice", "first-call-practice"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Your steps, times and scores on one chart",
          es: "Sus pasos, tiempos y resultados en una gráfica",
        },
        url: "/agent-onboarding?tab=progress",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "Show your mentor: find a request", es: "Muéstrele a su mentor: encuentre una solicitud" },
        url: "/agent-dashboard",
        type: "checklist",
        style: "hands_on",
      },
      {
        title: { en: "Choose your next class by video call", es: "Escoja su próxima clase por videollamada" },
        url: "/agent-tools?tab=training",
        type: "video",
        style: "video",
      },
    ],
  },
];
