import { ask, right, wrong, type Quizzes } from "./ask.ts";
import { law } from "../../facts/index.ts";
import { capital, inWords } from "../../facts/numbers.ts";

export const setupAndLicenseQuizzes: Quizzes = {
  "welcome-to-the-agency": [
    ask(
      ["What makes our agency independent?", "¿Por qué decimos que nuestra agencia es independiente?"],
      wrong(
        ["We set our own prices for each policy", "Ponemos nuestros propios precios a cada póliza"],
        [
          "Prices come from the carriers. We compare them; we never set them.",
          "Los precios los ponen las aseguradoras. Nosotros los comparamos, nunca los fijamos.",
        ],
      ),
      wrong(
        ["We decide claims without asking the carrier", "Decidimos los reclamos sin preguntar a la aseguradora"],
        [
          "The carrier decides and pays claims. We help the customer report and follow up.",
          "La aseguradora decide y paga los reclamos. Nosotros ayudamos a reportar y a dar seguimiento.",
        ],
      ),
      right(
        ["We work with several carriers, not just one", "Trabajamos con varias aseguradoras, no con una"],
        [
          "We belong to no single company, so we can look for the one that fits.",
          "No pertenecemos a una sola compañía, así que podemos buscar la que mejor le queda al cliente.",
        ],
      ),
    ),
    ask(
      [
        "You are not licensed yet. A caller asks which liability limit to choose. What do you do?",
        "Usted todavía no tiene licencia. Una persona llama y pregunta qué límite de responsabilidad elegir. ¿Qué hace?",
      ],
      right(
        [
          "Hand the call over to a colleague who is licensed for it",
          "Pasa la llamada a un compañero que tiene licencia para eso",
        ],
        [
          "Recommending a limit is explaining coverage. That takes a license.",
          "Recomendar un límite es explicar coberturas, y para eso hace falta licencia.",
        ],
      ),
      wrong(
        [
          "Recommend the state minimum, since it is always legal",
          "Recomienda el mínimo del estado, porque siempre es legal",
        ],
        [
          "The minimum may be legal, but recommending it is still acting as an agent.",
          "El mínimo puede ser legal, pero recomendarlo ya es actuar como agente.",
        ],
      ),
      wrong(
        [
          "Read the limits from our website without adding anything",
          "Lee los límites de nuestro sitio sin agregar nada",
        ],
        [
          "The caller asked for advice. Reading aloud in answer to that is giving it.",
          "La persona pidió consejo. Leérselo como respuesta es darlo.",
        ],
      ),
    ),
    ask(
      [
        "You mark a step complete without taking its quiz. What happens?",
        "Marca un paso como completado sin contestar su cuestionario. ¿Qué pasa?",
      ],
      wrong(
        ["The step stays open until you score 80 percent", "El paso sigue abierto hasta que saque 80 por ciento"],
        [
          "No score is needed. The quiz blocks nothing.",
          "No hace falta ninguna calificación. El cuestionario no bloquea nada.",
        ],
      ),
      right(
        ["It counts, and it says that the quiz is missing", "Cuenta, y dice que falta el cuestionario"],
        [
          "You and your mentor both see it. You can still take the quiz later.",
          "Lo ven usted y su mentor. Todavía puede contestarlo después.",
        ],
      ),
      wrong(
        ["It counts as if the quiz had been passed in full", "Cuenta como si hubiera aprobado todo el cuestionario"],
        [
          "There is no score without answers, and nobody pretends there is one.",
          "Sin respuestas no hay calificación, y nadie finge que la hay.",
        ],
      ),
    ),
  ],
  "your-workspace-and-accounts": [
    ask(
      [
        "A colleague offers you a carrier login while yours is pending. What do you do?",
        "Un compañero le ofrece su usuario de una aseguradora mientras llega el de usted. ¿Qué hace?",
      ],
      wrong(
        ["Use it for quotes only and never bind with it", "Lo usa solo para cotizar y nunca para poner en vigor"],
        [
          "Each quote would still be recorded under your colleague's name.",
          "Cada cotización quedaría de todos modos a nombre de su compañero.",
        ],
      ),
      right(
        [
          "Say no, and ask your manager when your own will come",
          "Dice que no y pregunta a su gerente cuándo llega el suyo",
        ],
        [
          "A login shows who did the work. Sharing one can break our contract with the carrier.",
          "El usuario muestra quién hizo el trabajo. Compartirlo puede romper nuestro contrato con la aseguradora.",
        ],
      ),
      wrong(
        ["Use it while your colleague sits beside you", "Lo usa mientras su compañero está sentado a su lado"],
        [
          "A witness does not change whose name the carrier records.",
          "Un testigo no cambia el nombre que registra la aseguradora.",
        ],
      ),
    ),
    ask(
      ["Which area is closed to a trainee?", "¿Qué área está cerrada para un aprendiz?"],
      wrong(
        ["Carrier portals", "Portales de aseguradoras"],
        ["Trainees may view the carrier portals.", "Los aprendices pueden ver los portales de aseguradoras."],
      ),
      right(
        ["Email archive", "Archivo de correos"],
        [
          "The email and SMS archives open from the agent role on.",
          "Los archivos de correos y de SMS se abren desde el rol de agente.",
        ],
      ),
      wrong(
        ["Quote requests", "Solicitudes de cotización"],
        [
          "Trainees may view quote requests, and create them.",
          "Los aprendices pueden ver solicitudes, y también crearlas.",
        ],
      ),
      wrong(
        ["Customer data", "Datos de clientes"],
        [
          "Trainees may view customer data, but not change it.",
          "Los aprendices pueden ver los datos de clientes, pero no cambiarlos.",
        ],
      ),
    ),
    ask(
      [
        "You sent a customer's file to the wrong address. What comes first?",
        "Mandó el expediente de un cliente a la dirección equivocada. ¿Qué va primero?",
      ],
      right(
        ["Tell your manager at once, before anything else", "Avisar a su gerente de inmediato, antes que nada"],
        [
          "There may be legal deadlines, and they start early. Telling us quickly is never held against you.",
          "Puede haber plazos legales, y empiezan pronto. Avisar rápido nunca se toma en su contra.",
        ],
      ),
      wrong(
        [
          "Ask the recipient to delete it, then report it next week",
          "Pedir que lo borren y reportarlo la semana siguiente",
        ],
        [
          "Your manager decides about contacting the recipient, and a week is too long.",
          "Contactar a quien lo recibió lo decide su gerente, y una semana es demasiado.",
        ],
      ),
      wrong(
        ["Delete the message from your outbox", "Borrar el mensaje de sus enviados"],
        [
          "It does not reach the copy that left, and it destroys the record of what happened.",
          "No alcanza la copia que ya salió y destruye la constancia de lo que pasó.",
        ],
      ),
    ),
  ],
  "set-up-two-factor-login": [
    ask(
      [
        "Where is the worst place for your only copy of the recovery codes?",
        "¿Cuál es el peor lugar para la única copia de sus códigos de recuperación?",
      ],
      wrong(
        ["In the password manager on your computer", "En el administrador de contraseñas de su computadora"],
        [
          "A good place: it is locked and it is not the phone.",
          "Es un buen lugar: está cerrado con llave y no es el teléfono.",
        ],
      ),
      wrong(
        ["On a printed sheet in a drawer at home", "En una hoja impresa, en un cajón de su casa"],
        [
          "Good enough: a thief on the internet cannot reach a drawer.",
          "Sirve: un ladrón de internet no llega a un cajón.",
        ],
      ),
      right(
        ["On the same phone that shows your codes", "En el mismo teléfono donde ve los códigos"],
        [
          "Lose that phone and you lose the codes and the app in the same moment.",
          "Si pierde ese teléfono, pierde a la vez los códigos y la aplicación.",
        ],
      ),
    ),
    ask(
      [
        "A caller from a carrier's help desk wants the code on your screen. What do you do?",
        "Alguien que dice ser de la ayuda técnica de una aseguradora le pide el código de su pantalla. ¿Qué hace?",
      ],
      right(
        ["Hang up and call a number you already had", "Cuelga y llama a un número que usted ya tenía"],
        [
          "The code is for the login page only. A number that you already had reaches the real person.",
          "El código es solo para la página de acceso. Con un número que ya tenía llega a la persona real.",
        ],
      ),
      wrong(
        ["Read the code, but keep the password to yourself", "Le lee el código, pero se guarda la contraseña"],
        [
          "The caller may have the password already. The code is the last door.",
          "Quien llama quizá ya tiene la contraseña. El código es la última puerta.",
        ],
      ),
      wrong(
        ["Ask for the caller's name and employee number first", "Le pide primero su nombre y su número de empleado"],
        [
          "Both are easy to invent, and a real help desk never needs your code.",
          "Los dos son fáciles de inventar, y una ayuda técnica real nunca necesita su código.",
        ],
      ),
    ),
    ask(
      [
        "Your code is refused again and again. What do you check first?",
        "El sistema rechaza su código una y otra vez. ¿Qué revisa primero?",
      ],
      wrong(
        ["Whether the phone has a signal", "Si el teléfono tiene señal"],
        ["The app makes its codes without any connection.", "La aplicación genera los códigos sin ninguna conexión."],
      ),
      right(
        ["Whether the phone's clock is automatic", "Si la hora del teléfono está en automático"],
        [
          "The codes depend on the time. A clock that is off makes codes that nobody expects.",
          "Los códigos dependen de la hora. Un reloj desajustado genera códigos que nadie espera.",
        ],
      ),
      wrong(
        [
          "Whether you typed the code fast enough to use it twice",
          "Si escribió el código tan rápido que sirva dos veces",
        ],
        ["A code works once, however fast you are.", "Un código sirve una sola vez, por rápido que sea usted."],
      ),
    ),
  ],
  "texas-license-basics": [
    ask(
      [
        "Which license lets you sell auto, home and business insurance?",
        "¿Con qué licencia puede vender seguro de auto, de casa y de negocio?",
      ],
      right(
        ["General Lines, Property and Casualty", "General Lines, Property and Casualty"],
        ["It covers all three, and umbrella and flood too.", "Abarca los tres, y también paraguas e inundación."],
      ),
      wrong(
        ["Personal Lines, Property and Casualty", "Personal Lines, Property and Casualty"],
        [
          "It covers auto and home for families. A business policy is outside it.",
          "Abarca auto y casa para familias. Una póliza de negocio queda fuera.",
        ],
      ),
      wrong(
        ["General Lines, Life, Accident, Health and HMO", "General Lines, Life, Accident, Health and HMO"],
        [
          "It is for life and health. Auto and home are another license.",
          "Es para vida y salud. Auto y casa son otra licencia.",
        ],
      ),
      wrong(
        ["Life Agent", "Life Agent"],
        ["It covers life insurance and annuities only.", "Abarca solo seguro de vida y anualidades."],
      ),
    ),
    ask(
      ["Who runs the license exams for TDI?", "¿Quién aplica los exámenes de licencia para el TDI?"],
      right(
        ["Pearson VUE", "Pearson VUE"],
        ["You book and pay for the exam there.", "Ahí se reserva y se paga el examen."],
      ),
      wrong(["IdentoGO", "IdentoGO"], ["IdentoGO takes your fingerprints.", "IdentoGO toma sus huellas."]),
      wrong(
        ["Sircon or NIPR", "Sircon o NIPR"],
        ["You file the application there, after the exam.", "Ahí se presenta la solicitud, después del examen."],
      ),
    ),
    ask(
      [
        "How long after passing the exam may you file the application, according to TDI?",
        "Según el TDI, ¿cuánto tiempo tiene después de pasar el examen para presentar la solicitud?",
      ],
      wrong(
        [`${law.licenseLapse.renewable} days`, `${law.licenseLapse.renewable} días`],
        [
          `${law.licenseLapse.renewable} days is the time in which an expired license can still be renewed.`,
          `${law.licenseLapse.renewable} días es el plazo en que todavía se puede renovar una licencia vencida.`,
        ],
      ),
      right(
        [`${capital(inWords(law.examResult.years).en)} year`, `${capital(inWords(law.examResult.years).es)} año`],
        ["After that you must pass the exam again.", "Después hay que presentar el examen otra vez."],
      ),
      wrong(
        [`${capital(inWords(law.licenseTerm.years).en)} years`, `${capital(inWords(law.licenseTerm.years).es)} años`],
        [
          `${capital(inWords(law.licenseTerm.years).en)} years is the term of the license itself.`,
          `${capital(inWords(law.licenseTerm.years).es)} años es lo que dura la licencia.`,
        ],
      ),
    ),
    ask(
      ["Which of these may you do before the license arrives?", "¿Qué puede hacer antes de que llegue la licencia?"],
      wrong(
        ["Accept a premium in cash and give a receipt", "Recibir una prima en efectivo y dar recibo"],
        [
          "Accepting a payment for insurance is acting as an agent.",
          "Recibir un pago de seguro es actuar como agente.",
        ],
      ),
      wrong(
        [
          "Take an application that a licensed colleague signs later",
          "Tomar una solicitud que luego firma un compañero con licencia",
        ],
        [
          "Taking the application is the licensed act. A signature does not cure it.",
          "Tomar la solicitud es el acto que exige licencia. Una firma no lo remedia.",
        ],
      ),
      right(
        ["Listen to calls beside a colleague and take notes", "Escuchar llamadas junto a un compañero y tomar notas"],
        [
          "Listening, studying and preparing files are open to you.",
          "Escuchar, estudiar y preparar expedientes sí le está permitido.",
        ],
      ),
      wrong(
        ["Explain a deductible if you give no price", "Explicar un deducible si no da ningún precio"],
        [
          "Explaining coverage to a customer takes a license, price or no price.",
          "Explicar coberturas a un cliente exige licencia, con precio o sin él.",
        ],
      ),
    ),
  ],
  "transfer-or-reinstate-your-license": [
    ask(
      [
        "Your Texas license expired four months ago. What applies?",
        "Su licencia de Texas venció hace cuatro meses. ¿Qué corresponde?",
      ],
      wrong(
        [
          `Renew and pay the renewal fee plus ${law.lateRenewal.share.en} of it again`,
          `Renovar y pagar la cuota de renovación y ${law.lateRenewal.share.es} más`,
        ],
        [
          `That works only in the first ${law.licenseLapse.renewable} days.`,
          `Eso vale solo en los primeros ${law.licenseLapse.renewable} días.`,
        ],
      ),
      right(
        ["File a new application, without the exam", "Presentar una solicitud nueva, sin examen"],
        [
          `Between ${law.licenseLapse.renewable} days and ${inWords(law.licenseLapse.examAgain).en} year you cannot renew, but you need no exam.`,
          `Entre ${law.licenseLapse.renewable} días y ${inWords(law.licenseLapse.examAgain).es} año ya no puede renovar, pero no necesita examen.`,
        ],
      ),
      wrong(
        ["Start over with exam, fingerprints and application", "Empezar de nuevo: examen, huellas y solicitud"],
        [
          `That applies from ${inWords(law.licenseLapse.examAgain).en} year on.`,
          `Eso corresponde a partir de ${inWords(law.licenseLapse.examAgain).es} año.`,
        ],
      ),
    ),
    ask(
      [
        "An old customer calls while your license is expired. What do you do?",
        "Un cliente de años llama mientras su licencia está vencida. ¿Qué hace?",
      ],
      wrong(
        [
          "Answer the small questions, because the customer is not new",
          "Contesta las dudas pequeñas, porque no es un cliente nuevo",
        ],
        [
          "The law makes no difference between old and new customers.",
          "La ley no distingue entre clientes de antes y clientes nuevos.",
        ],
      ),
      wrong(
        [
          "Give a quote, but leave the binding to a colleague",
          "Cotiza, pero deja que un compañero ponga la póliza en vigor",
        ],
        [
          "Quoting is acting as an agent, with or without binding.",
          "Cotizar es actuar como agente, se emita o no la póliza.",
        ],
      ),
      right(
        [
          "Hand the call over to a colleague who is licensed for it",
          "Pasa la llamada a un compañero que tiene licencia para eso",
        ],
        [
          "While the license is expired you may not act as an agent, even for a day.",
          "Con la licencia vencida no puede actuar como agente ni un solo día.",
        ],
      ),
    ),
    ask(
      ["What comes with you from your old agency?", "¿Qué se trae de su agencia anterior?"],
      right(
        ["Your National Producer Number", "Su National Producer Number"],
        [
          "The number is yours in every state and every agency.",
          "El número es suyo en todos los estados y en toda agencia.",
        ],
      ),
      wrong(
        ["The customers you found yourself", "Los clientes que usted mismo consiguió"],
        [
          "Your old contract decides about that. Do not bring lists or files.",
          "Eso lo decide su contrato anterior. No traiga listas ni expedientes.",
        ],
      ),
      wrong(
        ["Your carriers' appointments", "Los nombramientos de sus aseguradoras"],
        [
          "They go with the old agency's contract. Each carrier must appoint you again.",
          "Van con el contrato de la otra agencia. Cada aseguradora debe nombrarlo otra vez.",
        ],
      ),
    ),
  ],
  "continuing-education": [
    ask(
      [
        `You hold a property and a life license. How many CE hours do you need in ${inWords(law.licenseTerm.years).en} years?`,
        `Usted tiene licencia de propiedad y de vida. ¿Cuántas horas de CE necesita en ${inWords(law.licenseTerm.years).es} años?`,
      ],
      wrong(
        [
          `48, because it is ${law.continuingEducation.hours} for each license`,
          `48, porque son ${law.continuingEducation.hours} por cada licencia`,
        ],
        [
          "The hours are counted once, whatever you hold.",
          "Las horas se cuentan una vez, tenga las licencias que tenga.",
        ],
      ),
      wrong(
        [
          `${law.continuingEducation.hours}, at least 2 of them ethics`,
          `${law.continuingEducation.hours}, al menos 2 de ética`,
        ],
        [
          `It was 2 in the past. Now it is ${law.continuingEducation.ethics}.`,
          `Antes eran 2. Ahora son ${law.continuingEducation.ethics}.`,
        ],
      ),
      wrong(
        ["30, of which 6 may be self-study", "30, y de ellas 6 por su cuenta"],
        [
          `Texas requires ${law.continuingEducation.hours}, and up to ${law.continuingEducation.share.en} may be self-study.`,
          `Texas pide ${law.continuingEducation.hours}, y hasta ${law.continuingEducation.share.es} puede ser por su cuenta.`,
        ],
      ),
      right(
        [
          `${law.continuingEducation.hours}, at least ${law.continuingEducation.ethics} of them ethics`,
          `${law.continuingEducation.hours}, al menos ${law.continuingEducation.ethics} de ética`,
        ],
        [
          `The same ${law.continuingEducation.hours} hours serve both licenses.`,
          `Las mismas ${law.continuingEducation.hours} horas sirven para las dos licencias.`,
        ],
      ),
    ),
    ask(
      [
        `At least how many of the ${law.continuingEducation.hours} hours must be classroom or classroom equivalent?`,
        `De las ${law.continuingEducation.hours} horas, ¿cuántas deben ser, por lo menos, de salón o equivalentes?`,
      ],
      wrong(
        [`${law.continuingEducation.ethics}`, `${law.continuingEducation.ethics}`],
        [
          `${law.continuingEducation.ethics} is the least for ethics, not for the classroom.`,
          `${law.continuingEducation.ethics} es el mínimo de ética, no de salón.`,
        ],
      ),
      wrong(
        ["15", "15"],
        [
          `15 is what we advise, so that one rejected course does not block you. The rule is ${law.continuingEducation.classroom}.`,
          `15 es lo que aconsejamos, para que un curso rechazado no lo detenga. La regla es ${law.continuingEducation.classroom}.`,
        ],
      ),
      right(
        [`${law.continuingEducation.classroom}`, `${law.continuingEducation.classroom}`],
        [
          `Half of ${law.continuingEducation.hours}. Online courses count if they are classroom equivalent.`,
          `La mitad de ${law.continuingEducation.hours}. Los cursos en línea cuentan si son classroom equivalent.`,
        ],
      ),
    ),
    ask(
      [
        "You finish your last course two days before the license expires. What is the risk?",
        "Termina su último curso dos días antes de que venza la licencia. ¿Cuál es el riesgo?",
      ],
      wrong(
        ["Hours in the last month do not count", "Las horas del último mes no cuentan"],
        ["They count, once they are reported.", "Sí cuentan, en cuanto se reportan."],
      ),
      right(
        ["The provider may report the hours too late", "El proveedor quizá reporte las horas tarde"],
        [
          `The provider reports the hours, and that takes time. TDI advises finishing ${law.educationAdvice.days} days early.`,
          `El proveedor reporta las horas y eso tarda. El TDI aconseja terminar ${law.educationAdvice.days} días antes.`,
        ],
      ),
      wrong(
        [
          "None, because you report the hours yourself online",
          "Ninguno, porque usted mismo reporta las horas en línea",
        ],
        ["You cannot. Only the course provider reports them.", "No puede. Solo las reporta el proveedor del curso."],
      ),
    ),
    ask(
      [
        "A customer asks about an annuity and you have not had the training. What do you do?",
        "Un cliente pregunta por una anualidad y usted no ha tomado el curso. ¿Qué hace?",
      ],
      wrong(
        [
          "Start the application and take the course before it is issued",
          "Empieza la solicitud y toma el curso antes de que se emita",
        ],
        [
          "The training comes before the first sale, not during it.",
          "La capacitación va antes de la primera venta, no durante ella.",
        ],
      ),
      right(
        [
          "Pass the customer to a colleague who has had the training",
          "Pasa al cliente con un compañero que ya tomó el curso",
        ],
        [
          "Someone trained and licensed for it serves the customer today.",
          "Alguien con capacitación y licencia lo atiende hoy mismo.",
        ],
      ),
      wrong(
        [
          "Explain the product in general, without naming a price",
          "Explica el producto en general, sin decir un precio",
        ],
        ["Explaining it is part of selling it.", "Explicarlo es parte de venderlo."],
      ),
      wrong(
        [
          "Sell it together with a colleague who has the training",
          "La vende junto con un compañero que sí tiene el curso",
        ],
        [
          "Selling together is still selling, and you have not had the course.",
          "Vender entre dos también es vender, y usted no ha tomado el curso.",
        ],
      ),
    ),
  ],
  "errors-and-omissions": [
    ask(
      [
        "A customer refuses uninsured motorist coverage by phone. What else is needed in Texas?",
        "Un cliente rechaza por teléfono la cobertura contra conductores sin seguro. ¿Qué más hace falta en Texas?",
      ],
      wrong(
        ["A note with the date and time of the call", "Una nota con la fecha y la hora de la llamada"],
        [
          "The note is a good habit, but the law requires the refusal in writing.",
          "La nota es un buen hábito, pero la ley pide el rechazo por escrito.",
        ],
      ),
      wrong(
        ["A recording of the call kept for two years", "Una grabación de la llamada guardada dos años"],
        ["A recording is not a written refusal.", "Una grabación no es un rechazo por escrito."],
      ),
      right(
        ["The customer's refusal in writing, with a signature", "El rechazo del cliente por escrito y con su firma"],
        ["Without it the coverage is part of the policy.", "Sin él, la cobertura forma parte de la póliza."],
      ),
    ),
    ask(
      [
        "A contractor asks you to add words to a certificate that the policy does not contain. What do you do?",
        "Un contratista le pide agregar a un certificado palabras que la póliza no dice. ¿Qué hace?",
      ],
      right(
        [
          "Decline, and ask the carrier whether it will add an endorsement",
          "Se niega y pregunta a la aseguradora si agrega un endoso",
        ],
        [
          "A certificate only reports the policy. An endorsement changes it.",
          "El certificado solo informa lo que dice la póliza. El endoso la cambia.",
        ],
      ),
      wrong(
        [
          "Add them in the field for remarks, which is not the form itself",
          "Las agrega en observaciones, que no es el formulario mismo",
        ],
        ["A false statement is false in any field.", "Una declaración falsa lo es en cualquier casilla."],
      ),
      wrong(
        [
          "Add them once the customer confirms by email that they are true",
          "Las agrega cuando el cliente confirma por correo que son ciertas",
        ],
        ["The customer's word does not change the policy either.", "La palabra del cliente tampoco cambia la póliza."],
      ),
    ),
    ask(
      [
        "You find out that you forgot to add a vehicle last week. What comes first?",
        "Se da cuenta de que olvidó agregar un vehículo la semana pasada. ¿Qué va primero?",
      ],
      wrong(
        ["Add it now with last week's date", "Agregarlo ahora con la fecha de la semana pasada"],
        ["That is backdating. It can be fraud.", "Eso es poner una fecha anterior. Puede ser fraude."],
      ),
      right(
        ["Tell your manager about it the same day", "Avisar a su gerente de ello el mismo día"],
        ["Our E&O insurance may depend on prompt notice.", "Nuestro seguro de E&O puede depender de un aviso pronto."],
      ),
      wrong(
        ["Call the customer and admit the fault", "Llamar al cliente y aceptar la culpa"],
        [
          "Your manager decides what is said. An admission can cost the insurance.",
          "Su gerente decide qué se dice. Aceptar culpa puede costar el seguro.",
        ],
      ),
    ),
    ask(
      ["Why do we avoid the words full coverage?", "¿Por qué no decimos cobertura completa o full coverage?"],
      right(
        ["They promise what no policy can give: everything", "Prometen lo que ninguna póliza puede dar: todo"],
        [
          "No policy covers everything. Name each coverage and its limit.",
          "Ninguna póliza cubre todo. Nombre cada cobertura y su límite.",
        ],
      ),
      wrong(
        ["They may only be used for policies with a loan", "Solo se pueden usar en pólizas con préstamo"],
        ["No rule says that. The trouble is the promise.", "Ninguna regla dice eso. El problema es la promesa."],
      ),
      wrong(
        ["They mean liability only, which is far too little", "Significan solo responsabilidad civil, que es muy poco"],
        [
          "People usually mean collision and comprehensive. The words have no fixed meaning.",
          "La gente suele querer decir colisión y amplia. Las palabras no tienen un significado fijo.",
        ],
      ),
      wrong(
        ["They raise the price that the carrier charges", "Suben el precio que cobra la aseguradora"],
        [
          "The price follows the coverages chosen, not our words.",
          "El precio sigue a las coberturas elegidas, no a nuestras palabras.",
        ],
      ),
    ),
  ],
};
