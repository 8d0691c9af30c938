import { ask, right, wrong, type Quizzes } from "./ask.ts";
import { law } from "../../facts/index.ts";
import { capital } from "../../facts/numbers.ts";

export const portalAndServiceQuizzes: Quizzes = {
  "tour-of-this-portal": [
    ask(
      [
        "Which sidebar entry opens the quote and contact requests?",
        "¿Qué entrada de la barra lateral abre las solicitudes de cotización y de contacto?",
      ],
      wrong(
        ["Dashboard", "Panel"],
        [
          "Dashboard brings you back to Agent Tools. The names are easy to confuse.",
          "Panel lo regresa a Herramientas del agente. Los nombres se confunden fácilmente.",
        ],
      ),
      wrong(
        ["Forms", "Formularios"],
        ["Forms holds the printable sheets.", "Formularios contiene las hojas para imprimir."],
      ),
      wrong(
        ["Email Archive", "Archivo de correos"],
        [
          "It holds messages. The requests behind them are elsewhere.",
          "Guarda mensajes. Las solicitudes están en otra parte.",
        ],
      ),
      right(
        ["Inbox", "Bandeja de entrada"],
        [
          "It opens the agent dashboard, where requests arrive.",
          "Abre el panel del agente, donde llegan las solicitudes.",
        ],
      ),
    ),
    ask(
      ["Where do policies live?", "¿Dónde están las pólizas?"],
      right(
        ["In the agency management system, which is separate", "En el sistema de gestión, que es un programa aparte"],
        ["It is a separate program and opens in a new tab.", "Es un programa aparte y se abre en otra pestaña."],
      ),
      wrong(
        ["In the Portals tab, on each carrier's card", "En la pestaña Portales, en cada tarjeta"],
        [
          "The cards lead to the carriers' own sites. They hold nothing.",
          "Las tarjetas llevan a los sitios de las aseguradoras. No guardan nada.",
        ],
      ),
      wrong(
        ["In the agent dashboard, beside the request", "En el panel del agente, junto a la solicitud"],
        [
          "The dashboard holds requests. A policy comes after that.",
          "El panel guarda solicitudes. La póliza viene después.",
        ],
      ),
    ),
    ask(
      [
        "A colleague asks for your password to finish a quote. What do you do?",
        "Un compañero le pide su contraseña para terminar una cotización. ¿Qué hace usted?",
      ],
      wrong(
        ["Type it in yourself and stay nearby", "La escribe usted y se queda cerca"],
        [
          "Your colleague would still work under your name.",
          "Su compañero trabajaría de todos modos a nombre de usted.",
        ],
      ),
      right(
        ["Refuse, and send them to an administrator", "Se niega y lo manda con un administrador"],
        [
          "If access is missing, an administrator can give it.",
          "Si falta un acceso, un administrador se lo puede dar.",
        ],
      ),
      wrong(
        ["Give it once and change it right afterward", "Se la da una vez y la cambia enseguida"],
        ["What was done meanwhile stays recorded as yours.", "Lo que se hizo entretanto queda registrado como suyo."],
      ),
    ),
  ],
  "carrier-portals": [
    ask(
      [
        "A storm has entered the Gulf. What do you check before promising a start date?",
        "Entró una tormenta al Golfo. ¿Qué revisa antes de prometer una fecha de inicio?",
      ],
      wrong(
        ["Whether the house lies within ten miles of the water", "Si la casa está a menos de diez millas del agua"],
        [
          "Carriers draw their own areas, often far inland.",
          "Cada aseguradora traza su propia zona, a veces muy adentro.",
        ],
      ),
      right(
        ["Whether the carrier restricts binding", "Si la aseguradora restringe la emisión"],
        ["The notice is on the carrier's first page.", "El aviso está en la primera página de su portal."],
      ),
      wrong(
        [
          "Whether the quote was saved before the storm was named",
          "Si la cotización se guardó antes de que nombraran la tormenta",
        ],
        [
          "A saved quote is not a policy and does not get around a restriction.",
          "Una cotización guardada no es una póliza y no evita la restricción.",
        ],
      ),
    ),
    ask(
      ["When is coverage bound?", "¿Cuándo queda la cobertura en vigor?"],
      wrong(
        ["When the customer accepts the price by phone", "Cuando el cliente acepta el precio por teléfono"],
        [
          "The customer's yes starts your work. It starts no coverage.",
          "El sí del cliente inicia su trabajo. No inicia ninguna cobertura.",
        ],
      ),
      right(
        ["When the carrier has confirmed that it is in force", "Cuando la aseguradora confirma que ya está en vigor"],
        [
          "Only within the authority that the carrier gave us, and by a licensed agent.",
          "Solo dentro de la autoridad que nos dio la aseguradora, y con licencia.",
        ],
      ),
      wrong(
        [
          "When the carrier's site shows a quote number",
          "Cuando el sitio de la aseguradora da un número de cotización",
        ],
        ["A quote number names a price, not a policy.", "Un número de cotización identifica un precio, no una póliza."],
      ),
      wrong(
        ["When the application has been signed and sent", "Cuando la solicitud está firmada y enviada"],
        ["An application can still be declined.", "Una solicitud todavía se puede rechazar."],
      ),
    ),
    ask(
      [
        "The price drops if you enter a shorter drive to work than the customer gave. What do you do?",
        "El precio baja si captura un trayecto al trabajo más corto que el que dijo el cliente. ¿Qué hace?",
      ],
      right(
        ["Enter what the customer told you, whatever it costs", "Captura lo que dijo el cliente, cueste lo que cueste"],
        [
          "Anything else is misrepresentation. It can cost the claim and your license.",
          "Lo demás es declaración falsa. Puede costar el reclamo y su licencia.",
        ],
      ),
      wrong(
        ["Enter the shorter drive if the customer agrees", "Captura el más corto si el cliente está de acuerdo"],
        [
          "Two people who agree on a false answer are still giving one.",
          "Una respuesta falsa lo sigue siendo aunque dos estén de acuerdo.",
        ],
      ),
      wrong(
        ["Round it down, since the carrier only wants a range", "Lo redondea hacia abajo, porque solo piden un rango"],
        ["The range that is true is the one to choose.", "Hay que elegir el rango que es cierto."],
      ),
    ),
  ],
  "agency-codes-and-references": [
    ask(
      ["Who gives our agency its agency code?", "¿Quién le da a nuestra agencia su código de agencia?"],
      right(
        ["Each carrier, for itself", "Cada aseguradora, el suyo"],
        ["So that a policy and its commission are credited to us.", "Para acreditarnos cada póliza y su comisión."],
      ),
      wrong(
        ["The Texas Department of Insurance", "El Departamento de Seguros de Texas"],
        ["TDI gives license numbers.", "El TDI da números de licencia."],
      ),
      wrong(
        ["The National Insurance Producer Registry", "El National Insurance Producer Registry"],
        ["That is where your own producer number comes from.", "De ahí viene su número de productor."],
      ),
    ),
    ask(
      [
        "The carrier's manual gives a code another meaning than our list. Which one counts for that carrier?",
        "El manual de la aseguradora le da a un código un significado distinto al de nuestra lista. ¿Cuál vale para esa aseguradora?",
      ],
      wrong(
        ["Our list, because an admin checked it", "Nuestra lista, porque la revisó un administrador"],
        [
          "Our list gives the common meaning, not each carrier's.",
          "Nuestra lista da el significado común, no el de cada aseguradora.",
        ],
      ),
      wrong(
        ["The one that ACORD uses on its forms", "El que usa ACORD en sus formularios"],
        [
          "ACORD forms are a standard, but the carrier decides about its own codes.",
          "ACORD es un estándar, pero la aseguradora decide sobre sus códigos.",
        ],
      ),
      right(
        ["The manual of that carrier, for its own policies", "El manual de esa aseguradora, para sus pólizas"],
        [
          "For that carrier its manual wins. Tell an admin about the difference.",
          "Para esa aseguradora vale su manual. Avise de la diferencia a un administrador.",
        ],
      ),
    ),
    ask(
      [
        "A caller says he is from a carrier and asks for our agency code to “verify the account”. What do you do?",
        "Alguien dice que llama de una aseguradora y pide nuestro código de agencia para “verificar la cuenta”. ¿Qué hace?",
      ],
      wrong(
        ["Give it, since it is not a secret like a password", "Se lo da, porque no es secreto como una contraseña"],
        [
          "It is for business only, and the carrier already has it.",
          "Es solo para el trabajo, y la aseguradora ya lo tiene.",
        ],
      ),
      right(
        ["Hang up and call the carrier at a number you know", "Cuelga y llama a la aseguradora a un número que conoce"],
        ["A real caller loses nothing by that.", "Quien llama de verdad no pierde nada con eso."],
      ),
      wrong(
        [
          "Give only the last four digits and ask for the rest",
          "Le da solo los últimos cuatro dígitos y le pide el resto",
        ],
        ["A stranger should get no part of it.", "Un extraño no debe recibir ninguna parte."],
      ),
    ),
  ],
  "working-a-quote-request": [
    ask(
      [
        "What is never in the email that tells agents about a new request?",
        "¿Qué no lleva nunca el correo que avisa a los agentes de una solicitud nueva?",
      ],
      wrong(
        ["The visitor's name and phone number", "El nombre y el teléfono de la persona"],
        ["You need both to call back, so they are in it.", "Los necesita para devolver la llamada, así que sí van."],
      ),
      wrong(
        ["The link to the request in the portal", "El enlace a la solicitud en el portal"],
        ["The link is in it. It asks you to log in.", "El enlace sí va. Le pide iniciar sesión."],
      ),
      right(
        ["The birth date and the street address", "La fecha de nacimiento y el domicilio"],
        ["You see them only in the portal, after you log in.", "Solo se ven en el portal, con la sesión iniciada."],
      ),
    ),
    ask(
      [
        "A visitor checked the consent box on an auto quote. You would like to offer life insurance by text. May you?",
        "Una persona marcó la casilla de consentimiento al pedir una cotización de auto. Usted quiere ofrecerle seguro de vida por texto. ¿Se puede?",
      ],
      wrong(
        ["Yes, the box covers everything we sell", "Sí, la casilla vale para todo lo que vendemos"],
        ["The box speaks of this request only.", "La casilla habla solo de esta solicitud."],
      ),
      right(
        [
          "No, the box covers calls and texts about this request",
          "No, la casilla vale para mensajes sobre esta solicitud",
        ],
        [
          "It is not permission to market other products. Ask on the call instead.",
          "No da permiso para ofrecer otros productos. Mejor pregunte en la llamada.",
        ],
      ),
      wrong(
        [
          `Yes, if the text is sent between ${law.callHours.opens.en} and ${law.callHours.closes.en}`,
          `Sí, si el texto sale entre las ${law.callHours.opens.es} y las ${law.callHours.closes.es}`,
        ],
        [
          "The hour is a second rule. It does not replace consent.",
          "El horario es otra regla. No sustituye al consentimiento.",
        ],
      ),
    ),
    ask(
      [
        "The visitor did not check the consent box. What is right?",
        "La persona no marcó la casilla de consentimiento. ¿Qué es lo correcto?",
      ],
      right(
        ["Answer the request, and send no texts", "Responder a la solicitud y no mandar textos"],
        ["You may still answer what the visitor asked for.", "Sí puede responder a lo que la persona pidió."],
      ),
      wrong(
        ["Close the request, since we may not reply", "Cerrar la solicitud, porque no podemos responder"],
        [
          "The visitor asked us. The box is never needed for that.",
          "La persona nos lo pidió. Para eso no hace falta la casilla.",
        ],
      ),
      wrong(
        ["Send one text that asks for consent", "Mandar un texto que pida el consentimiento"],
        ["That text would already be one without consent.", "Ese texto ya sería uno sin consentimiento."],
      ),
    ),
    ask(
      ["Which contact request do you open first?", "¿Qué solicitud de contacto abre primero?"],
      right(
        ["A claim, even if it came in last", "Un reclamo, aunque haya llegado al último"],
        ["Someone may be standing beside a damaged car.", "Puede haber alguien parado junto a un carro chocado."],
      ),
      wrong(
        ["The oldest one, so that everything stays in order", "La más antigua, para que todo siga en orden"],
        [
          "Age matters among equals. A claim has no equal.",
          "La antigüedad cuenta entre iguales. Un reclamo va aparte.",
        ],
      ),
      wrong(
        ["A customer who wants to add a car today", "Un cliente que quiere agregar un carro hoy"],
        [
          "Urgent, and second: nobody is hurt yet.",
          "Es urgente, y va en segundo lugar: todavía nadie salió lastimado.",
        ],
      ),
      wrong(
        ["A complaint about a late call back", "Una queja porque no le devolvieron la llamada"],
        ["Answer it today, after the claims.", "Contéstela hoy, después de los reclamos."],
      ),
    ),
  ],
  "email-and-sms-archives": [
    ask(
      [
        "A customer answered ALTO to a text and calls the next day about her claim. What holds?",
        "Una clienta respondió ALTO a un texto y al día siguiente llama por su reclamo. ¿Qué vale?",
      ],
      right(
        ["Help her by phone, and send no texts", "Ayudarla por teléfono y no mandarle textos"],
        [
          "ALTO ends the texts. Her call still deserves an answer.",
          "ALTO termina los textos. Su llamada sí merece respuesta.",
        ],
      ),
      wrong(
        [
          "Text her the claim number, since she called us",
          "Mandarle por texto el número de reclamo, porque ella llamó",
        ],
        ["A call does not take the ALTO back.", "Una llamada no anula el ALTO."],
      ),
      wrong(
        ["Text her from your own phone, which is not the system", "Escribirle desde su celular, que no es el sistema"],
        [
          "ALTO was said to the agency, whatever phone is used.",
          "El ALTO se lo dijo a la agencia, sea cual sea el teléfono.",
        ],
      ),
    ),
    ask(
      [
        "A text to a number in Central time is written on Saturday at 10 p.m. When can it leave?",
        "Un texto a un número de la hora del centro se escribe el sábado a las 10 de la noche. ¿Cuándo puede salir?",
      ],
      wrong(
        ["At once, since it is not a sales text", "De inmediato, porque no es un texto de venta"],
        [
          "Our system keeps every text to the quiet hours.",
          "Nuestro sistema aplica las horas de silencio a todos los textos.",
        ],
      ),
      wrong(
        [
          `On Sunday at ${law.callHours.opens.en}, as on other days`,
          `El domingo a las ${law.callHours.opens.es}, como los otros días`,
        ],
        [
          `On Sunday the quiet hours last until ${law.callHours.opensOnSunday.en}.`,
          `El domingo las horas de silencio duran hasta el ${law.callHours.opensOnSunday.es}.`,
        ],
      ),
      right(
        [
          `On Sunday at ${law.callHours.opensOnSunday.en}, and not a minute before`,
          `El domingo al ${law.callHours.opensOnSunday.es}, y ni un minuto antes`,
        ],
        [
          "A number in another time zone may have to wait longer.",
          "Un número de otra zona horaria quizá deba esperar más.",
        ],
      ),
      wrong(
        [
          `On Monday at ${law.callHours.opens.en}, after the weekend`,
          `El lunes a las ${law.callHours.opens.es}, después del fin de semana`,
        ],
        ["Sunday afternoon is open.", "El domingo por la tarde sí se puede."],
      ),
    ),
    ask(
      ["Who may delete messages?", "¿Quién puede borrar mensajes?"],
      wrong(
        ["Whoever sent the message", "Quien envió el mensaje"],
        ["The archive belongs to the agency, not to the sender.", "El archivo es de la agencia, no de quien envía."],
      ),
      wrong(
        ["Senior agents and admins", "Agentes sénior y administradores"],
        ["Senior agents read. Deleting is for admins.", "Los agentes sénior leen. Borrar es de los administradores."],
      ),
      right(
        ["Admins, and nobody else", "Los administradores y nadie más"],
        ["And no screen at all deletes from the journal.", "Y del registro no borra ninguna pantalla."],
      ),
    ),
    ask(
      ["One email failed. What do you do first?", "Falló un correo. ¿Qué hace primero?"],
      wrong(
        ["Retry it a few times before you look further", "Reintentarlo varias veces antes de ver más"],
        ["A mistyped address fails every time.", "Una dirección mal escrita falla siempre."],
      ),
      right(
        ["Find out why it failed, perhaps by phone", "Averiguar por qué falló, quizá por teléfono"],
        [
          "Most often the address is mistyped. Correct it by phone.",
          "Casi siempre la dirección está mal escrita. Corríjala por teléfono.",
        ],
      ),
      wrong(
        ["Send it from your own mail account", "Mandarlo desde su cuenta personal"],
        ["Customer data does not belong in a private account.", "Los datos de clientes no van en una cuenta personal."],
      ),
    ),
  ],
  "screen-share-support": [
    ask(
      [
        "The customer opened the link and pressed the button. What can you do on their device?",
        "El cliente abrió el enlace y oprimió el botón. ¿Qué puede hacer usted en el dispositivo de él?",
      ],
      wrong(
        ["Click and type for them, to save time", "Hacer clic y escribir por él, para ahorrar tiempo"],
        [
          "Nobody but the customer can. They read, they type, they sign.",
          "Solo el cliente puede. Él lee, él escribe, él firma.",
        ],
      ),
      right(
        ["See the window they chose, and point at it", "Ver la ventana que escogió y señalar en ella"],
        [
          "You look, point and explain. The customer does the clicking.",
          "Usted mira, señala y explica. Los clics los hace el cliente.",
        ],
      ),
      wrong(
        ["See all of their windows and files", "Ver todas sus ventanas y archivos"],
        ["You see only the window that they chose.", "Usted ve solo la ventana que escogió."],
      ),
      wrong(
        ["Record the session for the file", "Grabar la sesión para el expediente"],
        ["Nothing is recorded. What matters goes on the note pad.", "No se graba nada. Lo importante va en las notas."],
      ),
    ),
    ask(
      [
        "The customer is about to type a card number on the shared screen. What do you say?",
        "El cliente está por escribir el número de su tarjeta en la pantalla compartida. ¿Qué le dice?",
      ],
      wrong(
        ["“Go ahead, the line is encrypted.”", "“Adelante, la conexión está cifrada”."],
        [
          "The line is not the problem. You would see the number.",
          "El problema no es la conexión. Usted vería el número.",
        ],
      ),
      wrong(
        ["“Read it to me, and I will type it for you.”", "“Dígamelo y yo lo escribo por usted”."],
        [
          "Never ask for a card number. The customer pays on the carrier's page.",
          "Nunca pida un número de tarjeta. El cliente paga en la página de la aseguradora.",
        ],
      ),
      wrong(
        ["“Type it quickly, I will look away.”", "“Escríbalo rápido, yo no miro”."],
        ["The customer cannot know whether you do.", "El cliente no puede saber si es cierto."],
      ),
      right(
        ["“Please press Stop before you type it.”", "“Oprima Detener antes de escribirlo”."],
        [
          "Afterward the customer can share again with the same button.",
          "Después el cliente puede compartir otra vez con el mismo botón.",
        ],
      ),
    ),
    ask(
      ["How long can one session last at most?", "¿Cuánto puede durar como máximo una sesión?"],
      right(
        ["60 minutes", "60 minutos"],
        ["It also ends when the tab is closed.", "También termina al cerrar la pestaña."],
      ),
      wrong(
        ["Until you log out", "Hasta que usted cierre sesión"],
        ["The time runs out by itself, whatever you do.", "El tiempo se acaba solo, haga lo que haga."],
      ),
      wrong(
        ["24 hours", "24 horas"],
        [
          "A link that lives for a day could be opened by anyone who finds it.",
          "Un enlace que vive un día lo podría abrir cualquiera que lo encuentre.",
        ],
      ),
    ),
    ask(
      [
        "You want to show the customer an offer. What do you choose after Show my screen?",
        "Quiere mostrarle una oferta al cliente. ¿Qué escoge después de Mostrar mi pantalla?",
      ],
      wrong(
        ["The whole screen, so that nothing is missing", "La pantalla entera, para que no falte nada"],
        [
          "Behind the offer are other customers, and messages pop up.",
          "Detrás de la oferta hay otros clientes, y aparecen mensajes.",
        ],
      ),
      right(
        ["Only the window with the offer", "Solo la ventana de la oferta"],
        ["Nothing else can appear in the picture then.", "Así no puede aparecer nada más en la imagen."],
      ),
      wrong(
        ["The portal, with the list of requests", "El portal, con la lista de solicitudes"],
        ["The list names other customers.", "La lista nombra a otros clientes."],
      ),
    ),
  ],
  "privacy-and-consent": [
    ask(
      [
        "A customer who agreed to texts says on the phone: please do not call me again. What do you do?",
        "Un cliente que aceptó mensajes dice por teléfono: ya no me llamen. ¿Qué hace?",
      ],
      wrong(
        [
          "Ask for it in writing, since the consent was in writing",
          "Pedirlo por escrito, porque el consentimiento fue por escrito",
        ],
        ["Any reasonable way of saying it counts.", "Cuenta cualquier forma razonable de decirlo."],
      ),
      wrong(
        ["Stop the sales calls and keep the reminders going", "Parar las llamadas de venta y seguir con los avisos"],
        [
          "The customer said not to call. It is not ours to narrow that.",
          "El cliente dijo que no lo llamen. No nos toca recortarlo.",
        ],
      ),
      right(
        ["Record it at once, and see that everybody honors it", "Anotarlo de inmediato y cuidar que todos lo cumplan"],
        ["Every colleague must see it before the next call.", "Todo compañero debe verlo antes de la próxima llamada."],
      ),
    ),
    ask(
      [
        "A father asks about his adult daughter's policy. He is not named on it. What do you do?",
        "Un papá pregunta por la póliza de su hija adulta. Él no aparece en ella. ¿Qué hace usted?",
      ],
      wrong(
        [
          "Answer, if he knows her birth date and address",
          "Le contesta si sabe la fecha de nacimiento y el domicilio de ella",
        ],
        [
          "A father knows both. They prove nothing about permission.",
          "Un papá sabe las dos cosas. No prueban ningún permiso.",
        ],
      ),
      right(
        ["Decline kindly until she authorizes him", "Se niega con amabilidad hasta que ella lo autorice"],
        [
          "He is not the policyholder. You protect his data the same way.",
          "Él no es el titular. Los datos de él se cuidan igual.",
        ],
      ),
      wrong(
        ["Tell him only whether the policy is paid", "Le dice solamente si la póliza está pagada"],
        ["Whether it is paid is her information too.", "Si está pagada también es información de ella."],
      ),
    ),
    ask(
      [
        "A laptop with customers' data is stolen and 300 Texans are affected. What does Texas law set?",
        "Roban una computadora con datos de clientes y hay 300 texanos afectados. ¿Qué fija la ley de Texas?",
      ],
      wrong(
        ["One year to tell the people, and nobody else", "Un año para avisar a las personas, y a nadie más"],
        [
          "The time is far shorter, and the attorney general must hear too.",
          "El plazo es mucho menor, y también debe enterarse el procurador general.",
        ],
      ),
      right(
        ["Deadlines, so tell an admin now", "Plazos; avise ya a un administrador"],
        [
          `Up to ${law.dataBreach.people} days for the people, ${law.dataBreach.attorneyGeneral} for the attorney general from ${law.dataBreach.affected} Texans on. Every hour you wait is lost.`,
          `Hasta ${law.dataBreach.people} días para las personas y ${law.dataBreach.attorneyGeneral} para el procurador general desde ${law.dataBreach.affected} texanos. Cada hora de espera se pierde.`,
        ],
      ),
      wrong(
        ["No deadline, as long as the thief is found", "Ningún plazo, si se encuentra al ladrón"],
        ["Finding the thief does not bring the data back.", "Encontrar al ladrón no recupera los datos."],
      ),
      wrong(
        ["A notice in a newspaper is enough", "Basta un aviso en el periódico"],
        ["The people affected must be told.", "Hay que avisar a las personas afectadas."],
      ),
    ),
    ask(
      [
        "From what time may a sales call be made on a Sunday in Texas?",
        "¿Desde qué hora se puede hacer una llamada de venta un domingo en Texas?",
      ],
      right(
        [capital(law.callHours.opensOnSunday.en), capital(law.callHours.opensOnSunday.es)],
        [
          `From ${law.callHours.opensOnSunday.en} to ${law.callHours.closes.en} on Sundays.`,
          `Los domingos, de ${law.callHours.opensOnSunday.es} a ${law.callHours.closes.es}.`,
        ],
      ),
      wrong(
        ["8 a.m.", "8 de la mañana"],
        ["8 a.m. is the federal hour. Texas is stricter.", "Las 8 son la hora federal. Texas es más estricto."],
      ),
      wrong(
        [law.callHours.opens.en, law.callHours.opens.es],
        [`${law.callHours.opens.en} holds from Monday to Saturday.`, "Las 9 valen de lunes a sábado."],
      ),
    ),
  ],
  "bilingual-service": [
    ask(
      ["How do you find out which language a customer prefers?", "¿Cómo sabe qué idioma prefiere un cliente?"],
      wrong(
        ["From the surname and the accent together", "Por el apellido y el acento juntos"],
        ["Two guesses are still a guess.", "Dos suposiciones siguen siendo una suposición."],
      ),
      right(
        ["You greet in the language of the form, then ask", "Saluda en el idioma del formulario y pregunta"],
        ["Greet in the language of the request, then ask.", "Salude en el idioma de la solicitud y luego pregunte."],
      ),
      wrong(
        ["From the language of the form, without asking", "Por el idioma del formulario, sin preguntar"],
        [
          "A relative may have filled it in. It is where you start, no more.",
          "Quizá lo llenó un pariente. Es un comienzo, nada más.",
        ],
      ),
    ),
    ask(
      [
        "You explain a policy in Spanish. Which text counts?",
        "Usted explica una póliza en español. ¿Qué texto es el que cuenta?",
      ],
      right(
        ["The written policy, in whatever language", "La póliza escrita, esté en el idioma que esté"],
        ["Look at the page together, and say so.", "Vean juntos la página, y dígalo."],
      ),
      wrong(
        ["Your words, if you are bilingual", "Sus palabras, si usted es bilingüe"],
        [
          "Speaking both languages does not make you the contract.",
          "Hablar los dos idiomas no lo convierte en el contrato.",
        ],
      ),
      wrong(
        ["The Spanish brochure, if there is one", "El folleto en español, si lo hay"],
        ["A brochure sums up. The policy decides.", "Un folleto resume. La póliza decide."],
      ),
    ),
    ask(
      [
        "A customer asks for “full cover”. What is the best answer?",
        "Un cliente pide “full cover”. ¿Cuál es la mejor respuesta?",
      ],
      wrong(
        ["“Of course, that is collision and comprehensive.”", "“Claro, eso es colisión y cobertura amplia”."],
        [
          "Perhaps. Perhaps the customer also expects a rental car and doctor bills.",
          "Tal vez. Quizá también espera carro rentado y gastos médicos.",
        ],
      ),
      wrong(
        [
          "“That is the wrong word. You mean the state minimum.”",
          "“Esa palabra está mal. Usted quiere el mínimo del estado”.",
        ],
        [
          "Never correct the customer, and the minimum is close to the opposite.",
          "Nunca corrija al cliente, y el mínimo es casi lo contrario.",
        ],
      ),
      right(
        [
          "“What would you like to have paid after an accident?”",
          "“¿Qué le gustaría que le pagaran después de un choque?”",
        ],
        [
          "The words have no fixed meaning, so ask what is expected.",
          "Las palabras no tienen un significado fijo; pregunte qué espera.",
        ],
      ),
    ),
  ],
  "renewals-and-retention": [
    ask(
      [
        "How long before the end must a company usually send a nonrenewal notice for a personal auto or home policy in Texas?",
        "¿Con cuánta anticipación debe la compañía, por lo general, mandar el aviso de no renovación de una póliza personal de auto o casa en Texas?",
      ],
      right(
        [`${law.nonrenewal.days} days`, `${law.nonrenewal.days} días`],
        ["Insurance Code, section 551.105.", "Código de Seguros, sección 551.105."],
      ),
      wrong(
        ["10 days", "10 días"],
        ["10 days is the kind of notice a cancellation may have.", "10 días es un plazo propio de una cancelación."],
      ),
      wrong(
        ["30 days", "30 días"],
        ["It was 30 days before the law changed.", "Eran 30 días antes de que cambiara la ley."],
      ),
      wrong(["90 days", "90 días"], ["Longer than the law requires.", "Es más de lo que pide la ley."]),
    ),
    ask(
      [
        "The company does not renew and gives no reason. What do you tell the customer?",
        "La compañía no renueva y no da ninguna razón. ¿Qué le dice al cliente?",
      ],
      right(
        ["It must give its reasons in writing", "Debe dar sus razones por escrito"],
        [
          "Under House Bill 2067 of 2025 it owes them without being asked.",
          "Según la ley House Bill 2067 de 2025, las debe aunque nadie las pida.",
        ],
      ),
      wrong(
        ["It owes reasons only to a lawyer", "Solo le debe razones a un abogado"],
        ["The customer has the right, without a lawyer.", "El derecho es del cliente, sin abogado."],
      ),
      wrong(
        ["It owes reasons only for a cancellation", "Solo debe razones por una cancelación"],
        ["Nonrenewal and declination need reasons too.", "La no renovación y el rechazo también exigen razones."],
      ),
    ),
    ask(
      [
        "The price drops if uninsured motorist coverage is removed. What is needed?",
        "El precio baja si se quita la cobertura contra conductores sin seguro. ¿Qué hace falta?",
      ],
      wrong(
        ["A call in which the customer says yes twice", "Una llamada en la que el cliente diga que sí dos veces"],
        ["Spoken words are not enough for this coverage.", "Para esta cobertura no basta la palabra."],
      ),
      wrong(
        ["A line about it in the renewal letter", "Un renglón sobre eso en la carta de renovación"],
        ["Silence after a letter is not a written rejection.", "Callar ante una carta no es un rechazo por escrito."],
      ),
      right(
        ["The rejection in writing, after you explained", "El rechazo por escrito, después de explicarle"],
        ["After you have said what is lost.", "Después de que usted le diga qué pierde."],
      ),
    ),
    ask(
      [
        "The new carrier's policy starts on the 15th at 12:01 a.m. When should the old one end?",
        "La póliza de la nueva aseguradora empieza el día 15 a las 12:01 a. m. ¿Cuándo debe terminar la anterior?",
      ],
      wrong(
        ["On the 14th, so that nothing is paid twice", "El 14, para no pagar nada dos veces"],
        ["That leaves hours without coverage.", "Eso deja horas sin cobertura."],
      ),
      right(
        ["On the 15th, once the new one is in force", "El 15, cuando la nueva ya está en vigor"],
        [
          "First the new policy, then the end of the old one.",
          "Primero la póliza nueva, después el fin de la anterior.",
        ],
      ),
      wrong(
        ["On the last day that the old one is paid for", "El último día que tenga pagado la anterior"],
        ["That may be before or long after the 15th.", "Puede ser antes o mucho después del 15."],
      ),
    ),
  ],
  "claims-support": [
    ask(
      [
        "A customer asks: is my burst pipe covered? What do you say?",
        "Un cliente pregunta: ¿está cubierta mi tubería reventada? ¿Qué le dice?",
      ],
      wrong(
        ["“Yes, sudden water is covered.”", "“Sí, el agua repentina está cubierta”."],
        [
          "Often true, but only the adjuster may say it of this claim.",
          "Suele ser cierto, pero de este reclamo solo lo puede decir el ajustador.",
        ],
      ),
      wrong(
        ["“No, water is always excluded.”", "“No, el agua siempre se excluye”."],
        [
          "Wrong, and a customer who believes it may not report at all.",
          "Es falso, y el cliente que lo crea quizá ni reporte.",
        ],
      ),
      right(
        ["“Let's report it. The adjuster decides.”", "“Vamos a reportarlo. Decide el ajustador”."],
        [
          "The carrier decides. You help to report and to follow up.",
          "Decide la aseguradora. Usted ayuda a reportar y a dar seguimiento.",
        ],
      ),
    ),
    ask(
      [
        "The company has received everything it asked for. How long does it have to accept or reject a first-party claim?",
        "La compañía ya recibió todo lo que pidió. ¿Cuánto tiempo tiene para aceptar o rechazar un reclamo del propio asegurado?",
      ],
      wrong(
        [`${law.promptPayment.confirm} calendar days`, `${law.promptPayment.confirm} días naturales`],
        [
          `${law.promptPayment.confirm} days is the time to confirm the claim at the start.`,
          `${law.promptPayment.confirm} días es el plazo para confirmar el reclamo al principio.`,
        ],
      ),
      wrong(
        [`${law.promptPayment.pay} business days`, `${law.promptPayment.pay} días hábiles`],
        [
          `${law.promptPayment.pay} business days is the time to pay once it has said that it will.`,
          `${law.promptPayment.pay} días hábiles es el plazo para pagar cuando ya avisó que pagará.`,
        ],
      ),
      right(
        [`${law.promptPayment.decide} business days`, `${law.promptPayment.decide} días hábiles`],
        [
          "Insurance Code, chapter 542. It may explain why it needs more time.",
          "Código de Seguros, capítulo 542. Puede explicar por qué necesita más tiempo.",
        ],
      ),
      wrong(
        [`${law.nonrenewal.days} days`, `${law.nonrenewal.days} días`],
        [
          `${law.nonrenewal.days} days is the notice of nonrenewal.`,
          `${law.nonrenewal.days} días es el aviso de no renovación.`,
        ],
      ),
    ),
    ask(
      [
        "A roofer offers to “take care of” the customer's deductible. What do you say?",
        "Un techador ofrece “encargarse” del deducible del cliente. ¿Qué le dice usted?",
      ],
      wrong(
        ["“Fine, if it is called a discount.”", "“Está bien, si lo llama descuento”."],
        [
          "A discount that swallows the deductible is the same thing.",
          "Un descuento que se come el deducible es lo mismo.",
        ],
      ),
      wrong(
        ["“Fine, if the carrier is not told.”", "“Está bien, si no se entera la aseguradora”."],
        ["Hiding it adds fraud to it.", "Esconderlo le suma un fraude."],
      ),
      wrong(
        ["“Only if he puts it in writing.”", "“Solo si lo da por escrito”."],
        ["Writing does not make it legal.", "Ponerlo por escrito no lo hace legal."],
      ),
      right(
        ["“In Texas that is illegal.”", "“En Texas eso es ilegal”."],
        [
          "A contractor may not waive or pay a property deductible.",
          "Un contratista no puede perdonar ni pagar un deducible de propiedad.",
        ],
      ),
    ),
    ask(
      [
        "Customer and carrier agree that the roof is covered, but not on the amount. The home policy was renewed in March 2026. What can the customer ask for?",
        "Cliente y aseguradora están de acuerdo en que el techo está cubierto, pero no en el monto. La póliza de casa se renovó en marzo de 2026. ¿Qué puede pedir el cliente?",
      ],
      right(
        ["An appraisal that decides the amount", "Una tasación que decida el monto"],
        [
          `Policies issued or renewed since ${law.appraisal.since.en} must allow it, and the result binds both.`,
          `Las pólizas emitidas o renovadas desde el ${law.appraisal.since.es} deben permitirla, y el resultado obliga a ambos.`,
        ],
      ),
      wrong(
        ["That we, the agency, set the amount", "Que la agencia fije el monto"],
        ["We never decide about a claim.", "Nosotros nunca decidimos sobre un reclamo."],
      ),
      wrong(
        ["An appraisal of whether it is covered", "Una tasación de si está cubierto"],
        ["Appraisal is about the amount, never about coverage.", "La tasación trata del monto, nunca de la cobertura."],
      ),
    ),
  ],
};
