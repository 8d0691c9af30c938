import type { Localized } from "../domain/platform/language.ts";

/** A version of the program, and what it has brought to those who work with it. CHANGELOG.md tells engineers more. */
export type Release = {
  version: string;
  /** YYYY-MM-DD */
  date: string;
  news: Localized<string[]>;
};

/** The releases, the newest first. The first one is the version of package.json (tests/site/releases.test.ts). */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: "0.3.0",
    date: "2026-11-17",
    news: {
      en: [
        "The view “Needs reply” shows who waits for us, the longest first, yours or everybody’s. A thank-you can be closed with one key (d): no answer needed.",
        "A request that you work on without an owner becomes yours, and you can undo it.",
        "A reply that arrives late, or after a request was closed, comes back into the queue instead of getting lost.",
        "Service requests have a tab of their own in the inbox: ID cards, certificates, changes, bills, cancellations and claims, each with its fields, and with stages that say who is next.",
        "The morning page also shows how long customers wait for later answers, and opens at once however many requests there are.",
        "A filled-in form is never taken for spam because it was quick, and password managers can fill in the login.",
        "Claims begin with the question who the insurer is, and lead to its own claims line.",
        "Admins change the agency’s name, offices, hours, promises, colors, logo, mails and claims themselves, under Admin Tools → Settings, with a history that leads back to any earlier version.",
        "Questions, glossaries, payment ways, the claim guide and the legal pages can be edited under Site content, and every item can be brought back to an earlier version.",
        "The page Going live lists what is still missing before the first customers come.",
        "You can log in with your email address, and add a photograph to your entry on the site.",
        "The portal has one narrow bar with search, “New” and your account, and a menu in groups. It can be installed as an app, and you choose the page it begins with.",
        "The inbox shows more requests at once, each with the beginning of its last message. Filters stand as chips, and you can keep them as views of your own. Press ? for all keys.",
        "An open request shows work, conversation and facts side by side, with the place to write always in view.",
        "Mails can carry files, which you choose, drop, paste or photograph, and copies. What customers send can be looked at, sent on and kept with the request.",
        "An unfinished answer is kept as a draft, and you find it on every device.",
        "Calls ask how they went, with room for a note.",
        "Agents fill in missing details themselves and propose other changes, which a senior agent accepts.",
        "Tasks: for you, a colleague, a role or anybody, once or repeating, as a list, by the week and in your own calendar.",
        "When a win is confirmed, its policy opens, filled in from the chosen premium. Wins without a policy are listed, and renewals come as tasks, with a list that shows who looks after them.",
        "Days away have a substitute, who gets the requests, replies and tasks that come in meanwhile.",
        "When somebody leaves, one step hands over their open requests, tasks, rules, customers and booked times, and can be undone.",
        "Calls have a list of their own beside mails and texts, and the palette logs one: type the number, and the portal says whose it is.",
        "Today shows who waits for an answer and which tasks are due, the most urgent first. A follow-up date is a task, and a note becomes one with a press.",
        "Service requests, and everything that is written about them, say first that nothing is done until the insurance company confirms it. The composer shows the sentence above your message.",
        "Customers have a private page for each request, by a link and without a login: they see where it stands, add details, photos and documents, withdraw their consent, and after a one-time code write with you and download what you share with them.",
        "Two to four premiums can be offered side by side, each with its exact coverage. The customer asks beside a line, wishes for one or declines, and you are told at once.",
        "Customers book a call or a visit, and move or cancel it themselves. Under My profile you choose whether you can be booked, where and in which languages; booked times stand in Today and among your tasks, and reminders go out by themselves.",
        "A current policy that a customer photographs is shown beside the fields that it fills.",
        "Texts about renewals and other insurance need a consent of their own, for which you can ask by mail. After a request has ended, everybody is asked once whether we helped.",
        "Many requests can be changed at once: taken, assigned, moved, tagged, settled, exported or put into the trash, and the whole change undone.",
        "Requests and customers have tags, by which lists, views, rules and sequences can be told apart.",
        "A bell in the bar says what concerns you; your profile says what also comes by mail or on your devices.",
        "This page, and the version at the foot of the menu.",
      ],
      es: [
        "La vista “Por responder” muestra quién nos espera, primero quien lleva más tiempo; los suyos o los de todos. Un agradecimiento se cierra con una tecla (d): no requiere respuesta.",
        "Una solicitud sin responsable que usted trabaja pasa a ser suya, y puede deshacerlo.",
        "Una respuesta que llega tarde, o después de cerrar la solicitud, vuelve a la lista en lugar de perderse.",
        "Las solicitudes de servicio tienen su propia pestaña en la bandeja de entrada: tarjetas, certificados, cambios, cobros, cancelaciones y reclamos, cada una con sus campos y con etapas que dicen a quién le toca.",
        "La página de la mañana también muestra cuánto esperan los clientes las respuestas siguientes, y abre de inmediato aunque haya muchas solicitudes.",
        "Un formulario llenado nunca se toma por correo no deseado por haberse enviado rápido, y los administradores de contraseñas pueden llenar el acceso.",
        "Los reclamos empiezan por la pregunta de quién es la aseguradora y llevan a su propia línea de reclamos.",
        "Los administradores cambian el nombre, las oficinas, los horarios, las promesas, los colores, el logotipo, los correos y las afirmaciones de la agencia en Herramientas de administración → Ajustes, con un historial que permite volver a cualquier versión anterior.",
        "Las preguntas, los glosarios, las formas de pago, la guía de reclamos y las páginas legales se editan en Contenido del sitio, y cada elemento puede volver a una versión anterior.",
        "La página de puesta en marcha muestra lo que falta antes de que lleguen los primeros clientes.",
        "Puede iniciar sesión con su correo electrónico y agregar una fotografía a su ficha en el sitio.",
        "El portal tiene una sola barra angosta con la búsqueda, “Nuevo” y su cuenta, y un menú por grupos. Se puede instalar como aplicación, y usted elige la página con la que empieza.",
        "La bandeja de entrada muestra más solicitudes a la vez, cada una con el comienzo de su último mensaje. Los filtros son etiquetas, y puede guardarlos como vistas propias. Oprima ? para ver todas las teclas.",
        "Una solicitud abierta muestra juntos el trabajo, la conversación y los datos, con el lugar para escribir siempre a la vista.",
        "Los correos pueden llevar archivos, que usted elige, arrastra, pega o fotografía, y copias. Lo que mandan los clientes se puede ver, reenviar y guardar con la solicitud.",
        "Una respuesta sin terminar queda como borrador, y usted la encuentra en todos sus dispositivos.",
        "Después de una llamada, el portal pregunta cómo fue y deja lugar para una nota.",
        "Los agentes completan ellos mismos los datos que faltan y proponen otros cambios, que un agente sénior acepta.",
        "Tareas: para usted, un colega, un rol o cualquiera, una sola vez o repetidas, en lista, por semana y en su propio calendario.",
        "Al confirmar una venta ganada se abre su póliza, llenada con la prima elegida. Las ventas sin póliza aparecen en una lista, y las renovaciones llegan como tareas, con una lista que muestra quién está a cargo.",
        "Los días de ausencia tienen a alguien que suple y recibe las solicitudes, respuestas y tareas que llegan mientras tanto.",
        "Cuando alguien se va, un solo paso traspasa sus solicitudes abiertas, tareas, reglas, clientes y citas, y se puede deshacer.",
        "Las llamadas tienen su propia lista junto a correos y mensajes, y la paleta anota una: escriba el número y el portal dice de quién es.",
        "Hoy muestra quién espera respuesta y qué tareas vencen, primero lo más urgente. Una fecha de seguimiento es una tarea, y una nota se convierte en tarea con un botón.",
        "Las solicitudes de servicio, y todo lo que se escribe sobre ellas, dicen primero que nada está hecho hasta que la compañía de seguros lo confirme. Al escribir, usted ve la frase encima de su mensaje.",
        "Los clientes tienen una página privada para cada solicitud, por un enlace y sin contraseña: ven cómo va, agregan datos, fotos y documentos, retiran su consentimiento y, con un código de un solo uso, se escriben con usted y descargan lo que usted comparte.",
        "Se pueden ofrecer de dos a cuatro primas una al lado de otra, cada una con su cobertura exacta. El cliente pregunta junto a un renglón, elige la que quisiera o las rechaza, y usted lo sabe al momento.",
        "Los clientes hacen una cita para una llamada o una visita, y la cambian o cancelan ellos mismos. En Mi perfil usted elige si acepta citas, dónde y en qué idiomas; las citas aparecen en Hoy y entre sus tareas, y los recordatorios salen solos.",
        "La póliza actual que un cliente fotografía se muestra junto a los campos que llena.",
        "Los mensajes sobre renovaciones y otros seguros necesitan un consentimiento propio, que usted puede pedir por correo. Cuando una solicitud termina, a todos se les pregunta una vez si les ayudamos.",
        "Se pueden cambiar muchas solicitudes a la vez: tomarlas, asignarlas, moverlas, etiquetarlas, cerrarlas, exportarlas o enviarlas a la papelera, y deshacer todo el cambio.",
        "Las solicitudes y los clientes tienen etiquetas, que sirven en listas, vistas, reglas y secuencias.",
        "Una campana en la barra avisa de lo que le concierne; en su perfil elige qué más llega por correo o a sus dispositivos.",
        "Esta página, y la versión al pie del menú.",
      ],
    },
  },
  {
    version: "0.2.0",
    date: "2026-11-16",
    news: {
      en: [
        "Requests appear on every open screen within a second, are given out by rules, and show by when somebody should answer.",
        "Agents answer by email and text message from the request; replies come back to it.",
        "Every customer has a file with all requests, messages and policies. Doubles can be merged, and the merge undone.",
        "Follow-up sequences, premiums of several carriers side by side, notes that mention colleagues.",
        "The owner’s morning: figures of requests, answers and wins, and a weekly letter.",
        "Passkeys, a signed audit trail, and backups that the program makes by itself.",
      ],
      es: [
        "Las solicitudes aparecen en cada pantalla abierta en menos de un segundo, se reparten por reglas y muestran para cuándo alguien debe responder.",
        "Los agentes responden por correo y por mensaje de texto desde la solicitud; las respuestas vuelven a ella.",
        "Cada cliente tiene un expediente con todas sus solicitudes, mensajes y pólizas. Los duplicados se pueden unir, y la unión se puede deshacer.",
        "Secuencias de seguimiento, primas de varias aseguradoras una junto a otra, notas que mencionan a colegas.",
        "La mañana del dueño: cifras de solicitudes, respuestas y ventas, y una carta semanal.",
        "Llaves de acceso, un registro de auditoría firmado y copias de seguridad que el programa hace por sí mismo.",
      ],
    },
  },
  {
    version: "0.1.0",
    date: "2026-11-15",
    news: {
      en: [
        "The public site in English and Spanish: quotes, contact, payments, claims, articles, FAQ and glossaries.",
        "The agent portal: carriers and codes, forms, training, a personal onboarding, the email and SMS archives.",
        "Accounts by invitation, roles with a permission matrix, content that admins edit.",
      ],
      es: [
        "El sitio público en inglés y español: cotizaciones, contacto, pagos, reclamos, artículos, preguntas frecuentes y glosarios.",
        "El portal de agentes: aseguradoras y códigos, formularios, capacitación, una incorporación personal, los archivos de correo y SMS.",
        "Cuentas por invitación, roles con una matriz de permisos, contenido que los administradores editan.",
      ],
    },
  },
];
