import type { Lesson } from "./lesson.ts";
import { law } from "../facts/index.ts";
import { bare, inWords } from "../facts/numbers.ts";

/** Steps for the first days and the license: everything a new agent needs before the first quote. */
export const setupAndLicense: Lesson[] = [
  {
    key: "welcome-to-the-agency",
    title: { en: "Welcome to the agency", es: "Le damos la bienvenida a la agencia" },
    description: {
      en: "What we do, how we treat people, and how to use this learning path in your first weeks.",
      es: "Qué hacemos, cómo tratamos a la gente y cómo usar esta ruta de aprendizaje en sus primeras semanas.",
    },
    content: {
      en: `<h3>What we do</h3>
<p>We are an independent agency. That means we do not belong to one insurance company. We work with several companies, which we call <strong>carriers</strong>, and we look for the one that fits each customer. Our customers are families and small businesses in Texas. Most come to us for auto insurance first. Many stay for their home, their business or life insurance.</p>
<p>Half of our work is selling. The other half is helping: a late payment, a new car, a claim after a storm. People remember the second half longer.</p>
<h3>How we treat people</h3>
<ul>
<li><strong>Integrity.</strong> We say what a policy covers and what it does not. If we do not know, we say so and find out.</li>
<li><strong>Customer focus.</strong> We listen before we quote. The right coverage comes before the lowest price.</li>
<li><strong>Local expertise.</strong> Hail, hurricanes, floods and busy freeways are part of life here. We know what they do to a policy.</li>
<li><strong>Continuous improvement.</strong> Rules and products change. We keep learning, and so will you.</li>
</ul>
<p>We serve people in English and in Spanish. Use the language the customer prefers. If you speak only one of them, ask a colleague to join the call. Do not ask a customer's child to interpret.</p>
<h3>Three rules from day one</h3>
<ol>
<li>Do not sell, quote, explain coverage to customers or take an application until you hold a Texas license for that kind of insurance. Until then you learn and listen.</li>
<li>What customers tell us stays with us. Do not talk about them outside, and do not send their data to your own email.</li>
<li>Write it down. A short note after each call protects the customer, the agency and you.</li>
</ol>
<h3>How this learning path works</h3>
<p>Open <a href="/agent-onboarding">your onboarding page</a>. Under Personalization, choose the track that describes you and the way you like to learn. The path then shows the steps that fit you, with the material you prefer first.</p>
<ul>
<li>Click <strong>Start Step</strong> when you begin and <strong>Mark Complete</strong> when you are done.</li>
<li>Some steps open only after an earlier one is complete.</li>
<li>Each step ends with an exercise and a short quiz. Take the quiz before you mark the step complete: afterward you see why each answer is right or wrong. The score does not block you, but a step completed without its quiz says so to you and your mentor.</li>
</ul>
<h3>Your first week</h3>
<table>
<thead><tr><th>Day</th><th>Do this</th></tr></thead>
<tbody>
<tr><td>1</td><td>Meet the team and your mentor. Finish this step. Read our <a href="/about">About page</a>.</td></tr>
<tr><td>2</td><td>Set up your accounts and your two-factor login.</td></tr>
<tr><td>3</td><td>Check where you stand with your license.</td></tr>
<tr><td>4</td><td>Listen to real calls beside a colleague. Write down each word you do not know.</td></tr>
<tr><td>5</td><td>Look up those words in the <a href="/insurance-glossary">glossary</a>. Talk the week over with your mentor.</td></tr>
</tbody>
</table>
<p>Nobody expects you to know it all. We do expect you to ask.</p>`,
      es: `<h3>A qué nos dedicamos</h3>
<p>Somos una agencia independiente. Eso quiere decir que no pertenecemos a una sola compañía de seguros. Trabajamos con varias compañías, que llamamos <strong>aseguradoras</strong>, y buscamos la que mejor le queda a cada cliente. Nuestros clientes son familias y negocios pequeños de Texas. La mayoría llega primero por el seguro de auto. Muchos se quedan para asegurar su casa, su negocio o su vida.</p>
<p>La mitad del trabajo es vender. La otra mitad es ayudar: un pago atrasado, un carro nuevo, un reclamo después de una tormenta. La gente recuerda más esa segunda mitad.</p>
<h3>Cómo tratamos a la gente</h3>
<ul>
<li><strong>Integridad.</strong> Decimos qué cubre una póliza y qué no cubre. Si no lo sabemos, lo decimos y lo averiguamos.</li>
<li><strong>El cliente al centro.</strong> Primero escuchamos y después cotizamos. La cobertura correcta va antes que el precio más bajo.</li>
<li><strong>Conocimiento local.</strong> El granizo, los huracanes, las inundaciones y las autopistas llenas son parte de la vida aquí. Sabemos cómo afectan a una póliza.</li>
<li><strong>Mejora continua.</strong> Las reglas y los productos cambian. Nosotros seguimos aprendiendo, y usted también.</li>
</ul>
<p>Atendemos en inglés y en español. Use el idioma que prefiera el cliente. Si usted habla solo uno, pida a un compañero que entre a la llamada. No le pida a un niño que interprete para sus padres.</p>
<h3>Tres reglas desde el primer día</h3>
<ol>
<li>No venda, no cotice, no explique coberturas a los clientes ni tome una solicitud hasta tener la licencia de Texas para ese tipo de seguro. Mientras tanto, aprenda y escuche.</li>
<li>Lo que nos cuenta el cliente se queda aquí. No hable de los clientes afuera ni mande sus datos a su correo personal.</li>
<li>Anótelo. Una nota corta después de cada llamada protege al cliente, a la agencia y a usted.</li>
</ol>
<h3>Cómo funciona esta ruta</h3>
<p>Abra <a href="/agent-onboarding">su página de capacitación inicial</a>. En la sección de personalización, elija el perfil que lo describe y la forma en que le gusta aprender. La ruta le mostrará los pasos que le corresponden, con el material que prefiere en primer lugar.</p>
<ul>
<li>Marque el inicio del paso cuando comience y márquelo como completado cuando termine.</li>
<li>Algunos pasos se abren solo cuando ya completó otro anterior.</li>
<li>Cada paso termina con un ejercicio y un cuestionario corto. Contéstelo antes de marcar el paso como completado: al terminar verá por qué cada respuesta es correcta o no. La calificación no le cierra el camino, pero un paso completado sin su cuestionario se lo indica a usted y a su mentor.</li>
</ul>
<h3>Su primera semana</h3>
<table>
<thead><tr><th>Día</th><th>Qué hacer</th></tr></thead>
<tbody>
<tr><td>1</td><td>Conozca al equipo y a su mentor. Termine este paso. Lea <a href="/about">quiénes somos</a>.</td></tr>
<tr><td>2</td><td>Prepare sus cuentas y su verificación en dos pasos.</td></tr>
<tr><td>3</td><td>Revise en qué situación está su licencia.</td></tr>
<tr><td>4</td><td>Escuche llamadas reales junto a un compañero. Apunte cada palabra que no conozca.</td></tr>
<tr><td>5</td><td>Busque esas palabras en el <a href="/insurance-glossary">glosario</a>. Repase la semana con su mentor.</td></tr>
</tbody>
</table>
<p>Nadie espera que lo sepa todo. Lo que sí esperamos es que pregunte.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Under Personalization, choose your track, how you like to learn, and one goal.</li>
<li>Write down three things about your own insurance that nobody ever explained to you. Bring them to your mentor.</li>
<li>Say the three rules of day one aloud, without looking.</li>
</ol>`,
        es: `<ol>
<li>En Personalización, elija su perfil, cómo le gusta aprender y una meta.</li>
<li>Escriba tres cosas de su propio seguro que nadie le explicó nunca. Llévelas a su mentor.</li>
<li>Diga en voz alta las tres reglas del primer día, sin mirar.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "setup",
    prerequisites: [],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: { en: "Our story and our values", es: "Nuestra historia y nuestros valores" },
        url: "/about",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "The five stages of a claim, drawn as a timeline",
          es: "Las cinco etapas de un reclamo, dibujadas en una línea de tiempo",
        },
        url: "/claims-process",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Choose your track, learning style and goals",
          es: "Elija su perfil, su forma de aprender y sus metas",
        },
        url: "/agent-onboarding?tab=personalization",
        type: "worksheet",
        style: "hands_on",
      },
    ],
  },
  {
    key: "your-workspace-and-accounts",
    title: { en: "Your workspace and accounts", es: "Su espacio de trabajo y sus cuentas" },
    description: {
      en: "Get your logins, know what your role may see, and make your desk safe for customer data.",
      es: "Reciba sus accesos, sepa qué puede ver con su rol y prepare un escritorio seguro para los datos de los clientes.",
    },
    content: {
      en: `<h3>How you get your account</h3>
<p>Nobody signs up alone. An administrator invites you or creates your account. An invitation is a link that works once and expires. If yours has expired, ask for a new one. You log in at the <a href="/auth">agent login</a>, and you land in the agent portal.</p>
<p>On your first day, open your <a href="/profile">profile</a>. Check the spelling of your name and your email address, because customers may see them. Then change the password you were given.</p>
<h3>A good password</h3>
<ul>
<li>Use four or more words that have nothing to do with each other. Long beats complicated.</li>
<li>Use it only here. A password from another site may already be known to thieves.</li>
<li>Keep it in a password manager, not on a note or in your phone's photos.</li>
<li>Never tell it to anyone. No colleague, carrier or administrator needs it.</li>
</ul>
<h3>What your role may see</h3>
<p>Your role decides what opens for you. If a page says Access Denied, that is usually not a mistake.</p>
<table>
<thead><tr><th>Area</th><th>Trainee</th><th>Agent</th><th>Senior agent</th></tr></thead>
<tbody>
<tr><td>Agent tools and carrier portals</td><td>View</td><td>View</td><td>View; tools also edit</td></tr>
<tr><td>Customer data</td><td>View</td><td>View, create</td><td>View, create, edit</td></tr>
<tr><td>Quote requests</td><td>View, create</td><td>View, create</td><td>View, create, edit, approve</td></tr>
<tr><td>Email and SMS archive</td><td>No</td><td>View</td><td>View</td></tr>
<tr><td>Commission reports</td><td>No</td><td>View</td><td>View</td></tr>
</tbody>
</table>
<h3>Your carrier logins</h3>
<p>Each carrier gives you a login of your own once it has approved you. Do not borrow one. The carrier records who made each quote and each change, and a shared login puts your work under another person's name. It can also break the agency's contract with that carrier. Our office keeps the list of who has access to what, so tell your manager when a login arrives or stops working.</p>
<h3>A safe desk, at the office or at home</h3>
<ol>
<li>Lock the screen each time you stand up.</li>
<li>Install updates the day they are offered.</li>
<li>Use work devices for work. Family members do not use them.</li>
<li>At home, protect your Wi-Fi with its own password. Avoid public Wi-Fi for customer data.</li>
<li>Take calls where others cannot hear them. A headset helps.</li>
<li>Do not print what you do not need. Shred what you print.</li>
<li>Never write down a card number. Use the payment page of the carrier.</li>
</ol>
<h3>When something looks wrong</h3>
<p>A strange login, a lost phone, a customer file sent to the wrong address: tell your manager at once. Telling us quickly is never held against you. Waiting makes the damage grow. If a call or an email pressures you to act in minutes, stop and ask first.</p>`,
      es: `<h3>Cómo recibe su cuenta</h3>
<p>Nadie se registra por su cuenta. Un administrador lo invita o crea su usuario. La invitación es un enlace que sirve una sola vez y que vence. Si la suya ya venció, pida otra. Usted entra por el <a href="/auth">acceso de agentes</a> y llega al portal.</p>
<p>El primer día abra su <a href="/profile">perfil</a>. Revise que su nombre y su correo estén bien escritos, con acentos si los lleva, porque los clientes pueden verlos. Después cambie la contraseña que le dieron.</p>
<h3>Una buena contraseña</h3>
<ul>
<li>Use cuatro palabras o más que no tengan relación entre sí. Vale más larga que complicada.</li>
<li>Úsela solo aquí. Una contraseña de otro sitio puede estar ya en manos de ladrones.</li>
<li>Guárdela en un administrador de contraseñas, no en un papelito ni entre las fotos del teléfono.</li>
<li>No se la diga a nadie. Ningún compañero, aseguradora o administrador la necesita.</li>
</ul>
<h3>Qué puede ver según su rol</h3>
<p>Su rol decide qué se abre para usted. Si una página le niega el acceso, casi nunca es un error.</p>
<table>
<thead><tr><th>Área</th><th>Aprendiz</th><th>Agente</th><th>Agente sénior</th></tr></thead>
<tbody>
<tr><td>Herramientas y portales de aseguradoras</td><td>Ver</td><td>Ver</td><td>Ver; también editar herramientas</td></tr>
<tr><td>Datos de clientes</td><td>Ver</td><td>Ver, crear</td><td>Ver, crear, editar</td></tr>
<tr><td>Solicitudes de cotización</td><td>Ver, crear</td><td>Ver, crear</td><td>Ver, crear, editar, aprobar</td></tr>
<tr><td>Archivo de correos y mensajes SMS</td><td>No</td><td>Ver</td><td>Ver</td></tr>
<tr><td>Reportes de comisiones</td><td>No</td><td>Ver</td><td>Ver</td></tr>
</tbody>
</table>
<h3>Sus accesos a las aseguradoras</h3>
<p>Cada aseguradora le da un usuario propio cuando lo aprueba. No pida uno prestado. La aseguradora registra quién hizo cada cotización y cada cambio, y con un usuario compartido su trabajo queda a nombre de otra persona. También puede romper el contrato de la agencia con esa aseguradora. Nuestra oficina lleva la lista de quién tiene acceso a qué, así que avise a su gerente cuando le llegue un usuario o cuando deje de funcionar.</p>
<h3>Un escritorio seguro, en la oficina o en casa</h3>
<ol>
<li>Bloquee la pantalla cada vez que se levante.</li>
<li>Instale las actualizaciones el mismo día en que aparecen.</li>
<li>Use los equipos de trabajo solo para trabajar. La familia no los usa.</li>
<li>En casa, proteja su Wi-Fi con una contraseña propia. No abra datos de clientes en redes públicas.</li>
<li>Tome las llamadas donde nadie más las oiga. Unos audífonos con micrófono ayudan.</li>
<li>No imprima lo que no necesita. Destruya lo que imprima.</li>
<li>Nunca apunte el número de una tarjeta. Use la página de pagos de la aseguradora.</li>
</ol>
<h3>Cuando algo se ve mal</h3>
<p>Un acceso extraño, un teléfono perdido, un expediente enviado a la dirección equivocada: avise a su gerente de inmediato. Avisar pronto nunca se toma en su contra. Esperar hace más grande el daño. Si una llamada o un correo lo presiona para actuar en minutos, deténgase y pregunte primero.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Check your name and email in your profile, and change the password you were given.</li>
<li>Log out, log in again, and open each tab of <a href="/agent-tools">Agent Tools</a> once.</li>
<li>Lock your screen with the keyboard three times, until your hands know it.</li>
<li>Go through the safe-desk list at the place where you work and fix the first thing that is missing.</li>
</ol>`,
        es: `<ol>
<li>Revise su nombre y su correo en su perfil, y cambie la contraseña que le dieron.</li>
<li>Cierre la sesión, vuelva a entrar y abra una vez cada pestaña de <a href="/agent-tools">las herramientas del agente</a>.</li>
<li>Bloquee la pantalla tres veces con el teclado, hasta que le salga solo.</li>
<li>Repase la lista del escritorio seguro en el lugar donde trabaja y corrija lo primero que falte.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "setup",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: "Check your profile and change your password",
          es: "Revise su perfil y cambie su contraseña",
        },
        url: "/profile",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "See the tabs of Agent Tools", es: "Vea las pestañas de las herramientas del agente" },
        url: "/agent-tools",
        type: "tool",
        style: "visual",
      },
      {
        title: {
          en: "How we handle personal data: our privacy policy",
          es: "Cómo cuidamos los datos personales: nuestra política de privacidad",
        },
        url: "/privacy",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "set-up-two-factor-login",
    title: { en: "Set up two-factor login", es: "Active la verificación en dos pasos" },
    description: {
      en: "Protect your account with a second proof, save your recovery codes, and learn to spot a false login page.",
      es: "Proteja su cuenta con una segunda prueba, guarde sus códigos de recuperación y aprenda a reconocer una página falsa.",
    },
    content: {
      en: `<h3>Why a second proof</h3>
<p>A password can be guessed, copied or stolen from another site. Two-factor login asks for two things: something you know, your password, and something you have, your phone. A thief who gets only one of them stays outside.</p>
<p>This matters here more than in many jobs. Our files hold birth dates, addresses and vehicle data. That is enough to open accounts in another person's name.</p>
<h3>What you need</h3>
<ul>
<li>Your work phone, or your own phone if your manager agrees.</li>
<li>An authenticator app. Any app that shows six-digit codes that change every half minute will do. You do not need a paid one.</li>
<li>A quiet ten minutes and a safe place for your recovery codes.</li>
</ul>
<h3>Switch it on</h3>
<ol>
<li>Open <a href="/profile">your profile</a> and choose the Security tab.</li>
<li>Start the two-factor setup. A square code appears on the screen.</li>
<li>In the app, choose to add an account and point the camera at the square. If the camera does not work, type the key shown beside it.</li>
<li>The app now shows a number. Type it into the page to confirm.</li>
<li>Save the recovery codes that appear. Store them in your password manager, or print them and keep them at home. Do not keep them only on the phone.</li>
<li>Log out and log in again. Check that the page asks for a code.</li>
</ol>
<h3>If the code is refused</h3>
<p>Most often the phone's clock is off. Set it to automatic time. Also wait for a fresh number: a code that was used once does not work a second time.</p>
<h3>If you lose your phone</h3>
<p>Use one recovery code to log in. Each works once. Then set up the new phone and make new codes. If you have neither phone nor codes, call your manager from a number we know. Tell us even if you think the phone will turn up.</p>
<h3>Nobody may ask for your code</h3>
<p>The code is for the login page and for nothing else. A false message often sounds like this: <em>we see a problem with your account, read me the number on your screen.</em> It may use the name of a carrier or of someone you know. Hang up. Then call that person back on a number you already had.</p>
<table>
<thead><tr><th>Sign</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>The address in the browser is not the one you know</td><td>Close the page. Open it from your own bookmark.</td></tr>
<tr><td>A code request arrives and you did not log in</td><td>Change your password and tell your manager.</td></tr>
<tr><td>The message is urgent and wants secrecy</td><td>Stop. Ask a colleague to read it with you.</td></tr>
</tbody>
</table>
<p>Do the same for your work email and for each carrier that offers it. Your email comes first, because a thief who reads it can reset your other passwords.</p>`,
      es: `<h3>Por qué una segunda prueba</h3>
<p>Una contraseña se puede adivinar, copiar o robar de otro sitio. La verificación en dos pasos pide dos cosas: algo que usted sabe, su contraseña, y algo que usted tiene, su teléfono. El ladrón que consigue solo una se queda afuera.</p>
<p>Aquí importa más que en muchos trabajos. Nuestros expedientes guardan fechas de nacimiento, direcciones y datos de vehículos. Con eso basta para abrir cuentas a nombre de otra persona.</p>
<h3>Qué necesita</h3>
<ul>
<li>Su teléfono de trabajo, o el suyo propio si su gerente está de acuerdo.</li>
<li>Una aplicación de autenticación. Sirve cualquiera que muestre códigos de seis números que cambian cada medio minuto. No tiene que ser de paga.</li>
<li>Diez minutos tranquilos y un lugar seguro para los códigos de recuperación.</li>
</ul>
<h3>Cómo activarla</h3>
<ol>
<li>Abra <a href="/profile">su perfil</a> y elija la pestaña de seguridad.</li>
<li>Empiece la configuración. En la pantalla aparece un código cuadrado.</li>
<li>En la aplicación, elija agregar una cuenta y apunte la cámara al cuadro. Si la cámara no funciona, escriba la clave que está al lado.</li>
<li>La aplicación ya muestra un número. Escríbalo en la página para confirmar.</li>
<li>Guarde los códigos de recuperación que aparecen. Póngalos en su administrador de contraseñas, o imprímalos y guárdelos en casa. No los deje solo en el teléfono.</li>
<li>Cierre la sesión y vuelva a entrar. Compruebe que la página le pide un código.</li>
</ol>
<h3>Si no acepta el código</h3>
<p>Casi siempre es la hora del teléfono. Póngala en automático. También espere un número nuevo: un código que ya se usó no sirve otra vez.</p>
<h3>Si pierde el teléfono</h3>
<p>Entre con un código de recuperación. Cada uno sirve una sola vez. Después configure el teléfono nuevo y genere códigos nuevos. Si no tiene ni teléfono ni códigos, llame a su gerente desde un número que conozcamos. Avise aunque crea que el teléfono va a aparecer.</p>
<h3>Nadie puede pedirle su código</h3>
<p>El código es para la página de acceso y para nada más. Un mensaje falso suele sonar así: <em>vemos un problema en su cuenta, léame el número de su pantalla.</em> Puede usar el nombre de una aseguradora o de alguien que usted conoce. Cuelgue. Luego llame a esa persona al número que usted ya tenía.</p>
<table>
<thead><tr><th>Señal</th><th>Qué hacer</th></tr></thead>
<tbody>
<tr><td>La dirección del navegador no es la que usted conoce</td><td>Cierre la página. Ábrala desde su propio marcador.</td></tr>
<tr><td>Le llega una petición de código y usted no estaba entrando</td><td>Cambie su contraseña y avise a su gerente.</td></tr>
<tr><td>El mensaje es urgente y le pide guardar el secreto</td><td>Deténgase. Pida a un compañero que lo lea con usted.</td></tr>
</tbody>
</table>
<p>Haga lo mismo con su correo de trabajo y con cada aseguradora que lo ofrezca. El correo va primero, porque el ladrón que lo lee puede cambiar todas sus demás contraseñas.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Switch on two-factor login in your profile, following the steps above.</li>
<li>Save the recovery codes, then log out and log in again with a code.</li>
<li>Switch it on for your work email as well.</li>
</ol>`,
        es: `<ol>
<li>Active la verificación en dos pasos en su perfil, con los pasos de arriba.</li>
<li>Guarde los códigos de recuperación; luego cierre la sesión y vuelva a entrar con un código.</li>
<li>Actívela también en su correo de trabajo.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "setup",
    prerequisites: ["your-workspace-and-accounts"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: "Switch on two-factor login in Profile, Security",
          es: "Active la verificación en dos pasos en Perfil, Seguridad",
        },
        url: "/profile",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "Federal Trade Commission: how two-factor login protects an account",
          es: "Comisión Federal de Comercio: cómo protege una cuenta la verificación en dos pasos",
        },
        url: "https://consumer.ftc.gov/articles/use-two-factor-authentication-protect-your-accounts",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Federal Trade Commission: recognize a phishing message",
          es: "Comisión Federal de Comercio: reconozca un mensaje falso",
        },
        url: "https://consumer.ftc.gov/articles/how-recognize-and-avoid-phishing-scams",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "texas-license-basics",
    title: { en: "Your Texas license, step by step", es: "Su licencia de Texas, paso a paso" },
    description: {
      en: "Which license you need, how the exam and fingerprints work, and what you may do while you wait.",
      es: "Qué licencia necesita, cómo son el examen y las huellas, y qué puede hacer mientras espera.",
    },
    content: {
      en: `<h3>Why you need a license</h3>
<p>In Texas you must hold a license before you act as an insurance agent. The Texas Department of Insurance, TDI for short, gives it and can take it away. Acting as an agent is more than signing a policy. It includes asking people to buy, taking an application and accepting a payment for insurance.</p>
<h3>Which license fits your work</h3>
<table>
<thead><tr><th>License</th><th>What you may sell with it</th></tr></thead>
<tbody>
<tr><td>General Lines, Property and Casualty</td><td>Auto, home, business, umbrella and flood</td></tr>
<tr><td>Personal Lines, Property and Casualty</td><td>Auto and home for individuals and families, not for businesses</td></tr>
<tr><td>General Lines, Life, Accident, Health and HMO</td><td>Life, health and annuities (contracts that pay an income)</td></tr>
<tr><td>Life Agent</td><td>Life insurance and annuities</td></tr>
</tbody>
</table>
<p>Most of our agents begin with General Lines, Property and Casualty. It covers most of what we sell. Later, many add a license for life insurance.</p>
<h3>The five steps</h3>
<ol>
<li><strong>Study.</strong> Texas does not ask you to attend a course before the exam, but TDI says that people who prepare with a course are more likely to pass. Download the outline of the exam from Pearson VUE and study from that list.</li>
<li><strong>Take the exam.</strong> Pearson VUE runs the exams for TDI. You book and pay online. Your identification must match your registration exactly. An outline in Spanish and a request form for people whose first language is not English are on the Pearson VUE site. The passing score is ${law.examScore.points}. The number of questions, the time and the fee are in the current handbook there. If you fail, you pay again and take it again.</li>
<li><strong>Give your fingerprints.</strong> You book with IdentoGO. Keep the receipt, because the application asks for it. Some applicants do not need this step, for example if they already hold an active Texas license and gave prints before.</li>
<li><strong>Apply.</strong> You file online through Sircon or the National Insurance Producer Registry. According to TDI, you have ${inWords(law.examResult.years).en} year after passing the exam. After that you must pass it again.</li>
<li><strong>Wait for the answer, then get appointed.</strong> An appointment is the carrier's notice that you act for it. Our office arranges this.</li>
</ol>
<p>Answer every question in the application truthfully. An old offense does not always close the door. Hiding one often does. If you have something in your past, read the TDI rules or ask TDI before you pay the exam fee.</p>
<p>Fees change, so look them up on the day in <a href="https://www.tdi.texas.gov/agent/agent-questions.html">TDI's questions and answers on licensing</a>.</p>
<h3>While you wait</h3>
<ul>
<li>You may study, listen to calls, prepare files and learn the systems.</li>
<li>You may not quote, recommend, explain coverage to a customer, take an application or accept a premium (the price of a policy).</li>
<li>Some beginners may get a temporary license. Ask your manager whether it makes sense for you.</li>
</ul>
<h3>Once you have it</h3>
<p>The license runs for ${inWords(law.licenseTerm.years).en} years. It expires on the last day of your birth month, so your first term may not be exactly ${inWords(law.licenseTerm.years).en} years. Put the date in your calendar now. Tell TDI when your address changes: its letters go to the last address it has.</p>`,
      es: `<h3>Por qué necesita una licencia</h3>
<p>En Texas usted debe tener licencia antes de actuar como agente de seguros. La otorga el Departamento de Seguros de Texas, TDI por sus siglas en inglés, y también la puede quitar. Actuar como agente es más que firmar una póliza. Incluye invitar a comprar, tomar una solicitud y recibir un pago de seguro.</p>
<h3>Qué licencia va con su trabajo</h3>
<p>El nombre oficial está en inglés. Apréndalo así, porque así aparece en los trámites.</p>
<table>
<thead><tr><th>Licencia</th><th>Qué puede vender con ella</th></tr></thead>
<tbody>
<tr><td>General Lines, Property and Casualty</td><td>Auto, casa, negocio, paraguas (umbrella) e inundación</td></tr>
<tr><td>Personal Lines, Property and Casualty</td><td>Auto y casa para personas y familias, no para negocios</td></tr>
<tr><td>General Lines, Life, Accident, Health and HMO</td><td>Vida, salud y anualidades (contratos que pagan un ingreso)</td></tr>
<tr><td>Life Agent</td><td>Seguro de vida y anualidades</td></tr>
</tbody>
</table>
<p>La mayoría de nuestros agentes empieza con General Lines, Property and Casualty. Abarca casi todo lo que vendemos. Más adelante, muchos agregan una licencia de vida.</p>
<h3>Los cinco pasos</h3>
<ol>
<li><strong>Estudie.</strong> Texas no exige un curso antes del examen, pero el TDI dice que quien se prepara con uno tiene más probabilidad de pasar. Descargue el temario en el sitio de Pearson VUE y estudie con esa lista.</li>
<li><strong>Presente el examen.</strong> Pearson VUE aplica los exámenes para el TDI. Usted reserva y paga en línea. Su identificación debe coincidir exactamente con su registro. En el sitio de Pearson VUE hay un temario en español y un formulario para quienes tienen el inglés como segundo idioma. Se aprueba con ${law.examScore.points}. El número de preguntas, el tiempo y la cuota están en el manual vigente de ese sitio. Si no lo pasa, lo paga y lo presenta otra vez.</li>
<li><strong>Registre sus huellas.</strong> La cita se hace con IdentoGO. Guarde el recibo, porque la solicitud lo pide. Algunas personas no necesitan este paso; por ejemplo, quien ya tiene una licencia activa de Texas y ya dio sus huellas.</li>
<li><strong>Presente la solicitud.</strong> Se hace en línea por Sircon o por el registro nacional NIPR. Según el TDI, tiene ${inWords(law.examResult.years).es} año después de pasar el examen. Pasado ese tiempo, hay que presentarlo otra vez.</li>
<li><strong>Espere la respuesta y reciba su nombramiento.</strong> El nombramiento (appointment) es el aviso de la aseguradora de que usted actúa por ella. Nuestra oficina lo tramita.</li>
</ol>
<p>Conteste con la verdad cada pregunta de la solicitud. Un delito antiguo no siempre cierra la puerta. Esconderlo muchas veces sí. Si tiene algo en su pasado, lea las reglas del TDI o pregúntele antes de pagar el examen.</p>
<p>Las cuotas cambian. Consúltelas el mismo día en <a href="https://www.tdi.texas.gov/agent/agent-questions.html">las preguntas sobre licencias del TDI</a>.</p>
<h3>Mientras espera</h3>
<ul>
<li>Puede estudiar, escuchar llamadas, preparar expedientes y aprender los sistemas.</li>
<li>No puede cotizar, recomendar, explicar coberturas a un cliente, tomar una solicitud ni recibir una prima (el precio de la póliza).</li>
<li>Algunos principiantes pueden obtener una licencia temporal. Pregunte a su gerente si le conviene.</li>
</ul>
<h3>Cuando ya la tenga</h3>
<p>La licencia dura ${inWords(law.licenseTerm.years).es} años. Vence el último día del mes en que usted nació, así que su primer periodo puede no ser de ${inWords(law.licenseTerm.years).es} años exactos. Ponga la fecha en su calendario hoy mismo. Avise al TDI cuando cambie de dirección: sus cartas llegan a la última que tiene registrada.</p>`,
    },
    exercise: {
      minutes: 20,
      task: {
        en: `<ol>
<li>Download the outline of your exam from Pearson VUE and mark what you already know.</li>
<li>Write five dates into your calendar: study plan, exam, fingerprints, application, and a reminder eleven months after the exam.</li>
<li>Find a colleague's license in the license lookup and read its type and end date.</li>
</ol>`,
        es: `<ol>
<li>Descargue el temario de su examen en Pearson VUE y marque lo que ya sabe.</li>
<li>Anote cinco fechas en su calendario: plan de estudio, examen, huellas, solicitud y un recordatorio once meses después del examen.</li>
<li>Busque la licencia de un compañero en la búsqueda de licencias y lea el tipo y el vencimiento.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "certification",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: ["new_to_insurance", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: "Texas Department of Insurance: questions and answers on licensing",
          es: "Departamento de Seguros de Texas: preguntas y respuestas sobre licencias",
        },
        url: "https://www.tdi.texas.gov/agent/agent-questions.html",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "License lookup in the quick tools: find a colleague's license",
          es: "Búsqueda de licencias en las herramientas: encuentre la de un compañero",
        },
        url: "/agent-tools?tab=tools",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "The lines of insurance at a glance, by category",
          es: "Los ramos de seguro de un vistazo, por categoría",
        },
        url: "/knowledge-center",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Terms of the exam in plain words: our glossary",
          es: "Los términos del examen en palabras sencillas: nuestro glosario",
        },
        url: "/insurance-glossary",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "transfer-or-reinstate-your-license",
    title: { en: "Transfer or reinstate your license", es: "Traslade o recupere su licencia" },
    description: {
      en: "For agents with experience: moving a license to Texas, reviving an expired one, and starting again with carriers.",
      es: "Para agentes con experiencia: traer su licencia a Texas, recuperar una vencida y empezar de nuevo con las aseguradoras.",
    },
    content: {
      en: `<h3>Find your case first</h3>
<p>You know the work. What you need is the right door at the Texas Department of Insurance (TDI). Look up your record in the license lookup among <a href="/agent-tools?tab=tools">our quick tools</a>. Note the type, the status and the expiry date. Then find your row.</p>
<table>
<thead><tr><th>Your case</th><th>What to expect</th></tr></thead>
<tbody>
<tr><td>Active Texas license</td><td>Keep your address current with TDI. Our office asks carriers to appoint you.</td></tr>
<tr><td>Texas nonresident license, and you now live here</td><td>You may apply for the comparable resident license. The Insurance Code requires your new address and fingerprints. TDI then cancels the nonresident one.</td></tr>
<tr><td>License from another state only</td><td>You apply for a Texas resident license. Ask TDI whether you must take the exam <em>before</em> you give up the old license.</td></tr>
<tr><td>Texas license expired ${law.licenseLapse.renewable} days or less</td><td>You may still renew. You pay the renewal fee plus ${law.lateRenewal.share.en} of it again.</td></tr>
<tr><td>Expired more than ${law.licenseLapse.renewable} days, less than ${inWords(law.licenseLapse.examAgain).en} year</td><td>You cannot renew. You file a new application, but without the exam.</td></tr>
<tr><td>Expired ${inWords(law.licenseLapse.examAgain).en} year or more</td><td>You start over: exam, fingerprints, application.</td></tr>
</tbody>
</table>
<p>The rows about expired licenses follow the Texas Insurance Code, chapter 4003.</p>
<h3>Reinstating after ${law.licenseLapse.renewable} days</h3>
<p>TDI lists four things, and all must be done before the license comes back:</p>
<ol>
<li>Complete the missing hours of continuing education.</li>
<li>Pay the fine for those hours. TDI sets it at ${bare(law.continuingEducation.fine)} dollars for each late hour, up to a maximum.</li>
<li>Give a new set of fingerprints.</li>
<li>File a new application with its fee and the late fee.</li>
</ol>
<p>While a license is expired you may not act as an agent. That holds even for one day, and even for an old customer who calls with a small question about coverage. Hand the call to a licensed colleague.</p>
<h3>If you move</h3>
<p>An agent with a Texas license who moves from one state to another must send TDI the new address within ${law.agentMove.days} days, together with proof that he or she may work in the new state. The Insurance Code says so. Moving within Texas also means a change of address.</p>
<h3>What does not move with you</h3>
<ul>
<li><strong>Appointments.</strong> A carrier's appointment belongs to your old agency's contract. Each carrier must appoint you again here.</li>
<li><strong>Customers.</strong> Read your old contract before you contact anyone. Do not bring lists, files or screenshots. We do not want them.</li>
<li><strong>Past mistakes.</strong> Ask your old agency how claims about your earlier work are insured.</li>
</ul>
<h3>Bring these to your manager</h3>
<ul>
<li>Your National Producer Number, the number that follows you in every state.</li>
<li>Your TDI license number and its expiry date.</li>
<li>Your transcript of continuing education.</li>
<li>A list of carriers that appointed you in the last years.</li>
<li>Any order or fine by a regulator, however old. We would rather hear it from you.</li>
</ul>
<p>Rules and fees change. Read <a href="https://www.tdi.texas.gov/agent/agent-questions.html">TDI's questions and answers on licensing</a> before you pay anything.</p>`,
      es: `<h3>Primero, ubique su caso</h3>
<p>Usted ya conoce el trabajo. Lo que necesita es tocar la puerta correcta en el Departamento de Seguros de Texas (TDI). Busque su registro con la búsqueda de licencias que está entre <a href="/agent-tools?tab=tools">nuestras herramientas</a>. Apunte el tipo, el estado y la fecha de vencimiento. Luego busque su renglón.</p>
<table>
<thead><tr><th>Su caso</th><th>Qué sigue</th></tr></thead>
<tbody>
<tr><td>Licencia de Texas activa</td><td>Mantenga su dirección al día con el TDI. Nuestra oficina pide su nombramiento a las aseguradoras.</td></tr>
<tr><td>Licencia de Texas como no residente, y ya vive aquí</td><td>Puede pedir la licencia equivalente de residente. El Código de Seguros pide su nueva dirección y sus huellas. Después el TDI cancela la de no residente.</td></tr>
<tr><td>Licencia de otro estado solamente</td><td>Solicita una licencia de residente de Texas. Pregunte al TDI si debe presentar examen <em>antes</em> de dejar la anterior.</td></tr>
<tr><td>Licencia de Texas vencida hace ${law.licenseLapse.renewable} días o menos</td><td>Todavía puede renovar. Paga la cuota de renovación y ${law.lateRenewal.share.es} más.</td></tr>
<tr><td>Vencida hace más de ${law.licenseLapse.renewable} días y menos de ${inWords(law.licenseLapse.examAgain).es} año</td><td>Ya no puede renovar. Presenta una solicitud nueva, pero sin examen.</td></tr>
<tr><td>Vencida hace ${inWords(law.licenseLapse.examAgain).es} año o más</td><td>Empieza de nuevo: examen, huellas y solicitud.</td></tr>
</tbody>
</table>
<p>Los renglones sobre licencias vencidas siguen el capítulo 4003 del Código de Seguros de Texas.</p>
<h3>Recuperarla después de ${law.licenseLapse.renewable} días</h3>
<p>El TDI pide cuatro cosas, y todas deben estar listas antes de que la licencia vuelva:</p>
<ol>
<li>Completar las horas de educación continua que faltan.</li>
<li>Pagar la multa por esas horas. El TDI la fija en ${bare(law.continuingEducation.fine)} dólares por cada hora atrasada, hasta un máximo.</li>
<li>Dar un nuevo juego de huellas.</li>
<li>Presentar una solicitud nueva con su cuota y el recargo por atraso.</li>
</ol>
<p>Con la licencia vencida no puede actuar como agente. Ni un solo día, y tampoco con un cliente de años que llama por una duda pequeña de cobertura. Pase la llamada a un compañero con licencia.</p>
<h3>Si se muda</h3>
<p>El agente con licencia de Texas que se muda de un estado a otro debe mandar al TDI su nueva dirección en un plazo de ${law.agentMove.days} días, junto con la prueba de que puede trabajar en el nuevo estado. Así lo dice el Código de Seguros. Una mudanza dentro de Texas también es un cambio de dirección.</p>
<h3>Lo que no se muda con usted</h3>
<ul>
<li><strong>Los nombramientos.</strong> El nombramiento de una aseguradora va con el contrato de su agencia anterior. Aquí cada aseguradora debe nombrarlo otra vez.</li>
<li><strong>Los clientes.</strong> Lea su contrato anterior antes de llamar a alguien. No traiga listas, expedientes ni capturas de pantalla. No los queremos.</li>
<li><strong>Los errores pasados.</strong> Pregunte a su agencia anterior cómo están asegurados los reclamos por su trabajo de antes.</li>
</ul>
<h3>Lleve esto a su gerente</h3>
<ul>
<li>Su National Producer Number, el número que lo acompaña en todos los estados.</li>
<li>Su número de licencia del TDI y la fecha de vencimiento.</li>
<li>Su historial de educación continua.</li>
<li>La lista de aseguradoras que lo nombraron en los últimos años.</li>
<li>Cualquier orden o multa de un regulador, aunque sea vieja. Preferimos saberlo por usted.</li>
</ul>
<p>Las reglas y las cuotas cambian. Lea <a href="https://www.tdi.texas.gov/agent/agent-questions.html">las preguntas sobre licencias del TDI</a> antes de pagar.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Look up your own record and find your row in the table above.</li>
<li>Write down what is missing, with a date for each thing.</li>
<li>Gather the five documents for your manager.</li>
</ol>`,
        es: `<ol>
<li>Busque su propio registro y ubique su renglón en la tabla de arriba.</li>
<li>Anote qué le falta, con una fecha para cada cosa.</li>
<li>Reúna los cinco documentos para su gerente.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "certification",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: ["experienced_agent"],
    resources: [
      {
        title: {
          en: "Texas Department of Insurance: questions and answers on licensing",
          es: "Departamento de Seguros de Texas: preguntas y respuestas sobre licencias",
        },
        url: "https://www.tdi.texas.gov/agent/agent-questions.html",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Look up your own license record", es: "Busque su propio registro de licencia" },
        url: "/agent-tools?tab=tools",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "See which carriers we work with, sorted by line",
          es: "Vea con qué aseguradoras trabajamos, por ramo",
        },
        url: "/agent-tools?tab=carrier-portals",
        type: "checklist",
        style: "visual",
      },
      {
        title: {
          en: "Check your name and email in your profile",
          es: "Revise su nombre y su correo en su perfil",
        },
        url: "/profile",
        type: "tool",
        style: "hands_on",
      },
    ],
  },
  {
    key: "continuing-education",
    title: { en: "Continuing education", es: "Educación continua" },
    description: {
      en: "The hours Texas requires, how to plan them without a rush, and which products need a course of their own.",
      es: "Las horas que pide Texas, cómo planearlas sin prisas y qué productos exigen un curso propio.",
    },
    content: {
      en: `<h3>The rule in one minute</h3>
<p>Continuing education, CE for short, is what you study to keep your license. According to the Texas Department of Insurance (TDI), agents with a general lines, personal lines or life license need:</p>
<ul>
<li><strong>${law.continuingEducation.hours} hours</strong> in each ${inWords(law.licenseTerm.years).en}-year license term;</li>
<li>of these, at least <strong>${law.continuingEducation.ethics} hours of ethics</strong> or consumer protection;</li>
<li>at least <strong>${law.continuingEducation.share.en}</strong> in a classroom or in courses that TDI counts as equal to a classroom. Many online courses count. Look for the words classroom equivalent.</li>
</ul>
<p>The rest may be self-study. If you hold two licenses, for example property and life, the same ${law.continuingEducation.hours} hours serve both. The courses may be about any line. A course counts once in a term, so taking it again brings nothing.</p>
<h3>What happens if you are late</h3>
<p>Every hour must be done before the license expires. TDI charges a fine of ${bare(law.continuingEducation.fine)} dollars for each hour that is missing, up to a maximum. You cannot renew until the hours are done and the fine is paid. After ${law.licenseLapse.renewable} days you can no longer renew and must apply again. In the meantime you may not work as an agent.</p>
<p>TDI advises finishing at least ${law.educationAdvice.days} days early. The course provider, not you, reports the hours, and that takes time.</p>
<h3>A plan that works</h3>
<p>Two years have eight quarters. Three hours a quarter make ${law.continuingEducation.hours}.</p>
<table>
<thead><tr><th>Quarter</th><th>Hours</th><th>Idea</th></tr></thead>
<tbody>
<tr><td>1</td><td>3</td><td>Ethics. Do it first, then it is done.</td></tr>
<tr><td>2</td><td>3</td><td>Flood insurance</td></tr>
<tr><td>3 and 4</td><td>6</td><td>Home policies, wind and hail (classroom)</td></tr>
<tr><td>5 and 6</td><td>6</td><td>Business policies (classroom)</td></tr>
<tr><td>7</td><td>3</td><td>Auto or life, as you need (classroom)</td></tr>
<tr><td>8</td><td>3</td><td>A reserve, finished a month before the end</td></tr>
</tbody>
</table>
<p>The rule requires ${law.continuingEducation.classroom} classroom hours. This plan has 15, so that one rejected course does not block your renewal.</p>
<h3>Courses that come before a sale</h3>
<ul>
<li><strong>Flood.</strong> Federal rules ask agents who sell through the National Flood Insurance Program for a basic flood course. The Texas course lasts at least ${inWords(law.floodCourse.hours).en} hours and counts toward your ${law.continuingEducation.hours}.</li>
<li><strong>Annuities, long-term care and Medicare products.</strong> Each needs training before the first sale. Ask your manager which course and when. Do not begin with the customer and catch up later.</li>
</ul>
<h3>Choosing and keeping records</h3>
<ol>
<li>Check in Sircon that the course is approved by TDI, and how many hours of which kind it gives.</li>
<li>Register with your full name and license number as TDI has them.</li>
<li>Keep the certificate. Save a copy with the date in its name.</li>
<li>A few weeks later, look at your CE transcript in Sircon. If the hours are missing, call the provider.</li>
</ol>
<h3>Exceptions</h3>
<p>TDI may grant more time for illness or for events beyond your control. Agents with ${law.educationExemption.years} years of continuous licensing may ask for an exemption. Both need a request. Neither happens by itself.</p>
<p>Pick courses you will use. An afternoon on hail deductibles pays for itself at the next storm. For dates in our office, see the <a href="/agent-tools?tab=training">training tab</a>. An event there counts as CE only if it says so.</p>`,
      es: `<h3>La regla en un minuto</h3>
<p>La educación continua, CE por sus siglas en inglés, es lo que usted estudia para conservar su licencia. Según el Departamento de Seguros de Texas (TDI), quien tiene una licencia de general lines, personal lines o vida necesita:</p>
<ul>
<li><strong>${law.continuingEducation.hours} horas</strong> en cada periodo de licencia de ${inWords(law.licenseTerm.years).es} años;</li>
<li>de ellas, al menos <strong>${law.continuingEducation.ethics} horas de ética</strong> o de protección al consumidor;</li>
<li>al menos <strong>${law.continuingEducation.share.es}</strong> en salón de clase o en cursos que el TDI considera equivalentes. Muchos cursos en línea cuentan. Busque las palabras <em>classroom equivalent</em>.</li>
</ul>
<p>Lo demás puede ser estudio por su cuenta. Si tiene dos licencias, por ejemplo de propiedad y de vida, las mismas ${law.continuingEducation.hours} horas sirven para las dos. Los cursos pueden ser de cualquier ramo. Un curso cuenta una sola vez por periodo, así que repetirlo no le suma nada.</p>
<h3>Qué pasa si se atrasa</h3>
<p>Todas las horas deben estar listas antes de que venza la licencia. El TDI cobra una multa de ${bare(law.continuingEducation.fine)} dólares por cada hora que falte, hasta un máximo. No puede renovar hasta completar las horas y pagar la multa. Después de ${law.licenseLapse.renewable} días ya no se puede renovar y hay que solicitar de nuevo. Mientras tanto, no puede trabajar como agente.</p>
<p>El TDI aconseja terminar al menos ${law.educationAdvice.days} días antes. El proveedor del curso es quien reporta las horas, no usted, y eso tarda.</p>
<h3>Un plan que funciona</h3>
<p>Dos años tienen ocho trimestres. Tres horas por trimestre dan ${law.continuingEducation.hours}.</p>
<table>
<thead><tr><th>Trimestre</th><th>Horas</th><th>Idea</th></tr></thead>
<tbody>
<tr><td>1</td><td>3</td><td>Ética. Hágala primero y ya no queda pendiente.</td></tr>
<tr><td>2</td><td>3</td><td>Seguro contra inundaciones</td></tr>
<tr><td>3 y 4</td><td>6</td><td>Pólizas de casa, viento y granizo (salón)</td></tr>
<tr><td>5 y 6</td><td>6</td><td>Pólizas de negocio (salón)</td></tr>
<tr><td>7</td><td>3</td><td>Auto o vida, según necesite (salón)</td></tr>
<tr><td>8</td><td>3</td><td>Una reserva, terminada un mes antes del final</td></tr>
</tbody>
</table>
<p>La regla pide ${law.continuingEducation.classroom} horas de salón. Este plan tiene 15, para que un curso rechazado no detenga su renovación.</p>
<h3>Cursos que van antes de vender</h3>
<ul>
<li><strong>Inundación.</strong> Las reglas federales piden un curso básico a quien vende por el Programa Nacional de Seguro contra Inundaciones (NFIP). El curso de Texas dura al menos ${inWords(law.floodCourse.hours).es} horas y cuenta para sus ${law.continuingEducation.hours}.</li>
<li><strong>Anualidades, cuidado a largo plazo y productos de Medicare.</strong> Cada uno exige capacitación antes de la primera venta. Pregunte a su gerente qué curso y cuándo. No empiece con el cliente para ponerse al corriente después.</li>
</ul>
<h3>Cómo elegir y guardar comprobantes</h3>
<ol>
<li>Revise en Sircon que el curso esté aprobado por el TDI y cuántas horas da, y de qué tipo.</li>
<li>Inscríbase con su nombre completo y su número de licencia, tal como los tiene el TDI.</li>
<li>Guarde el certificado. Haga una copia con la fecha en el nombre.</li>
<li>Unas semanas después, mire su historial en Sircon. Si faltan horas, llame al proveedor.</li>
</ol>
<h3>Excepciones</h3>
<p>El TDI puede dar más tiempo por enfermedad o por causas fuera de su control. Quien lleva ${law.educationExemption.years} años seguidos con licencia puede pedir una exención. Las dos cosas se solicitan. Ninguna llega sola.</p>
<p>Elija cursos que va a usar. Una tarde sobre deducibles de granizo se paga sola en la próxima tormenta. Las fechas de nuestra oficina están en <a href="/agent-tools?tab=training">la pestaña de capacitación</a>. Un evento de ahí cuenta como CE solo si lo dice.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Write your own plan for eight quarters: ${law.continuingEducation.hours} hours, of which at least 15 in the classroom or equivalent, and ${law.continuingEducation.ethics} of ethics.</li>
<li>Look at your transcript in Sircon and note how many hours are reported.</li>
<li>Put the day ${law.educationAdvice.days} days before your license expires into your calendar.</li>
</ol>`,
        es: `<ol>
<li>Escriba su propio plan para ocho trimestres: ${law.continuingEducation.hours} horas, de ellas al menos 15 de salón o equivalentes, y ${law.continuingEducation.ethics} de ética.</li>
<li>Mire su historial en Sircon y anote cuántas horas están reportadas.</li>
<li>Ponga en su calendario el día que cae ${law.educationAdvice.days} días antes de que venza su licencia.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "certification",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: "Texas Department of Insurance: the continuing education rules",
          es: "Departamento de Seguros de Texas: las reglas de educación continua",
        },
        url: "https://www.tdi.texas.gov/agent/agcehome.html",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Register for a training in our office",
          es: "Inscríbase en una capacitación de nuestra oficina",
        },
        url: "/agent-tools?tab=training",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "FEMA: how flood insurance works", es: "FEMA: cómo funciona el seguro contra inundaciones" },
        url: "https://www.fema.gov/flood-insurance",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "errors-and-omissions",
    title: { en: "Errors and omissions (E&O)", es: "Errores y omisiones (E&O)" },
    description: {
      en: "How small slips become claims against us, and the habits that prevent almost all of them.",
      es: "Cómo un descuido pequeño se vuelve un reclamo contra nosotros, y los hábitos que evitan casi todos.",
    },
    content: {
      en: `<h3>What E&amp;O is</h3>
<p>Errors and omissions insurance protects an agency when a customer says that our mistake cost them money. An <strong>error</strong> is something we did wrong. An <strong>omission</strong> is something we should have done and did not.</p>
<p>Carriers usually ask for this insurance in their contracts. The Texas Insurance Code also expects an agency that is a corporation or a partnership to be able to pay up to ${bare(law.agencyMeans.amount)} dollars for a customer's claim of negligence. Ask your manager how you are covered here, and whether the policy covers work you did before you joined us.</p>
<h3>Where claims come from</h3>
<table>
<thead><tr><th>The slip</th><th>What the customer finds out later</th></tr></thead>
<tbody>
<tr><td>A son who lives at home was not listed on the auto policy</td><td>The carrier disputes the claim</td></tr>
<tr><td>Nobody said that the home policy leaves out flood</td><td>The loss is not covered</td></tr>
<tr><td>A request to add a truck stayed in an inbox</td><td>The truck was never insured</td></tr>
<tr><td>We said <em>you are fully covered</em></td><td>No such coverage exists</td></tr>
<tr><td>A certificate promised more than the policy</td><td>The other company relied on it</td></tr>
</tbody>
</table>
<p>A certificate of insurance only reports what a policy says. Texas law does not let it change the policy. Never edit one to please a landlord or a contractor.</p>
<h3>Seven habits</h3>
<ol>
<li><strong>Ask the same questions every time.</strong> Use the checklist for the line, even with people you know.</li>
<li><strong>Offer, and record the answer.</strong> If a customer says no to a coverage, write down that it was offered and refused. In Texas, a refusal of uninsured motorist coverage or personal injury protection must be in writing.</li>
<li><strong>Avoid the words full coverage.</strong> Name each coverage and its limit.</li>
<li><strong>Never answer for the customer.</strong> They read the application, they correct it, they sign it.</li>
<li><strong>Say when coverage begins.</strong> A quote is not a policy. Nothing is insured until the carrier says so. Never backdate anything.</li>
<li><strong>Confirm by email.</strong> Two lines after a call: what was asked, what you will do, by when.</li>
<li><strong>Do not interpret claims.</strong> Help the customer report. The carrier decides what is covered.</li>
</ol>
<h3>A note that helps</h3>
<p><em>March 4, 10:20. Customer called. Wants the lowest price. Offered 100/300/100 and uninsured motorist. Chose ${law.autoMinimum.short}, refused uninsured motorist, form sent for signature. Told that damage to own car is not covered. Follow up March 6.</em></p>
<p>It gives the date, what was offered, what was chosen and what comes next. It holds no opinion about the customer. Write each note as if the customer will read it, because one day that may happen.</p>
<h3>If you made a mistake</h3>
<ol>
<li>Tell your manager the same day, even if you hope that nothing comes of it. The insurance may depend on prompt notice.</li>
<li>Be kind to the customer, but do not admit fault and do not promise payment.</li>
<li>Do not change, add or delete anything in the file.</li>
<li>If a letter from a lawyer arrives, give it to your manager. Do not answer it yourself.</li>
</ol>
<p>Everyone makes mistakes. Hiding one is what ends careers.</p>`,
      es: `<h3>Qué es E&amp;O</h3>
<p>El seguro de errores y omisiones protege a la agencia cuando un cliente dice que un error nuestro le costó dinero. Un <strong>error</strong> es algo que hicimos mal. Una <strong>omisión</strong> es algo que debimos hacer y no hicimos.</p>
<p>Las aseguradoras suelen pedir este seguro en sus contratos. El Código de Seguros de Texas también espera que una agencia constituida como corporación o sociedad pueda pagar hasta ${bare(law.agencyMeans.amount)} dólares por el reclamo de un cliente por negligencia. Pregunte a su gerente cómo está cubierto usted aquí y si la póliza cubre el trabajo que hizo antes de llegar.</p>
<h3>De dónde salen los reclamos</h3>
<table>
<thead><tr><th>El descuido</th><th>Lo que el cliente descubre después</th></tr></thead>
<tbody>
<tr><td>No se anotó en la póliza de auto al hijo que vive en casa</td><td>La aseguradora disputa el reclamo</td></tr>
<tr><td>Nadie le dijo que la póliza de casa no incluye inundación</td><td>La pérdida no está cubierta</td></tr>
<tr><td>La petición de agregar una camioneta (troca) se quedó en un buzón</td><td>La camioneta nunca estuvo asegurada</td></tr>
<tr><td>Le dijimos <em>está cubierto de todo</em></td><td>Esa cobertura no existe</td></tr>
<tr><td>Un certificado prometía más que la póliza</td><td>La otra empresa confió en él</td></tr>
</tbody>
</table>
<p>Un certificado de seguro solo informa lo que dice la póliza. La ley de Texas no permite que la cambie. Nunca edite uno para dar gusto a un arrendador o a un contratista.</p>
<h3>Siete hábitos</h3>
<ol>
<li><strong>Haga siempre las mismas preguntas.</strong> Use la lista de cada ramo, aun con gente conocida.</li>
<li><strong>Ofrezca y anote la respuesta.</strong> Si el cliente no quiere una cobertura, escriba que se ofreció y que la rechazó. En Texas, el rechazo de la cobertura contra conductores sin seguro o de la protección contra lesiones personales debe ser por escrito.</li>
<li><strong>No diga full coverage ni cobertura completa.</strong> Nombre cada cobertura y su límite.</li>
<li><strong>Nunca conteste por el cliente.</strong> Él lee la solicitud, la corrige y la firma.</li>
<li><strong>Diga cuándo empieza la cobertura.</strong> Una cotización no es una póliza. Nada está asegurado hasta que la aseguradora lo confirma. Nunca ponga una fecha anterior.</li>
<li><strong>Confirme por correo.</strong> Dos renglones después de la llamada: qué pidió, qué hará usted y para cuándo.</li>
<li><strong>No interprete los reclamos.</strong> Ayude al cliente a reportar. La aseguradora decide qué se cubre.</li>
</ol>
<h3>Una nota que sirve</h3>
<p><em>4 de marzo, 10:20. Llamó el cliente. Quiere el precio más bajo. Se ofreció 100/300/100 y conductores sin seguro. Eligió ${law.autoMinimum.short}, rechazó conductores sin seguro, se envió el formulario para firma. Se le explicó que no cubre los daños de su propio carro. Dar seguimiento el 6 de marzo.</em></p>
<p>Dice la fecha, qué se ofreció, qué se eligió y qué sigue. No opina sobre el cliente. Escriba cada nota como si el cliente la fuera a leer, porque un día puede pasar.</p>
<h3>Si cometió un error</h3>
<ol>
<li>Avise a su gerente el mismo día, aunque espere que no pase nada. El seguro puede depender de un aviso pronto.</li>
<li>Sea amable con el cliente, pero no acepte culpa ni prometa pagos.</li>
<li>No cambie, agregue ni borre nada del expediente.</li>
<li>Si llega la carta de un abogado, entréguela a su gerente y no la conteste usted.</li>
</ol>
<p>Todos nos equivocamos. Lo que termina una carrera es esconderlo.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Take a made-up call: a customer wants the lowest auto price and refuses uninsured motorist coverage. Write the note for the file in five lines.</li>
<li>Check it: date, offered, chosen, refused, next step, no opinion.</li>
<li>Write the two-line email that confirms the call.</li>
</ol>`,
        es: `<ol>
<li>Imagine una llamada: un cliente quiere el precio más bajo de auto y rechaza la cobertura contra conductores sin seguro. Escriba la nota del expediente en cinco renglones.</li>
<li>Revísela: fecha, qué se ofreció, qué se eligió, qué se rechazó, qué sigue, sin opiniones.</li>
<li>Escriba el correo de dos renglones que confirma la llamada.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "certification",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"],
    resources: [
      {
        title: {
          en: "What a home policy does not cover: flood",
          es: "Lo que la póliza de casa no cubre: la inundación",
        },
        url: "/blog/flood-insurance-texas",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Forms and checklists for each line", es: "Formularios y listas para cada ramo" },
        url: "/agent-tools?tab=forms",
        type: "checklist",
        style: "hands_on",
      },
      {
        title: {
          en: "Timeline of a claim: where the carrier decides",
          es: "Línea de tiempo de un reclamo: dónde decide la aseguradora",
        },
        url: "/claims-process",
        type: "diagram",
        style: "visual",
      },
    ],
  },
];
