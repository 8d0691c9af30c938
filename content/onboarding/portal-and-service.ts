import { TRACKS } from "../../domain/people/onboarding.ts";
import type { Lesson } from "./lesson.ts";
import { law } from "../facts/index.ts";

/** Steps about this portal and about serving customers once they have a quote or a policy. */
export const portalAndService: Lesson[] = [
  {
    key: "tour-of-this-portal",
    title: { en: "A tour of this portal", es: "Un recorrido por este portal" },
    description: {
      en: "Find your way around the bar, the sidebar, the five tabs and your profile.",
      es: "Aprenda a moverse por la barra de arriba, el menú lateral, las cinco pestañas y su perfil.",
    },
    content: {
      en: `<h3>Where you land</h3>
<p>When you log in you arrive at <a href="/agent-tools">Agent Tools</a>, the front room of the Agent Portal, unless your profile names another first page. Agent Tools greets you by name, says what waits for you, and shows the role of your account: trainee, agent, senior agent or admin. Your role decides what you see. An entry that your role may not open is not shown to you at all.</p>
<p>One bar stands above every page. Our name leads to the public website. Beside it are the search, <em>New</em> (a request somebody tells you on the phone, a task), the language, and the menu of your account. In the search you find customers, pages and everything the page can do.</p>
<h3>The five tabs</h3>
<table>
<thead><tr><th>Tab</th><th>What is there</th><th>Use it to</th></tr></thead>
<tbody>
<tr><td>Portals</td><td>Cards of the insurance companies, by auto, home and business</td><td>Quote or service a policy</td></tr>
<tr><td>Tools</td><td>Six quick links, agency codes, reference codes, screen share</td><td>Look something up while you quote</td></tr>
<tr><td>Resources</td><td>Links to quote requests, the archives, the chat dashboard and this onboarding</td><td>Jump to another part of the portal</td></tr>
<tr><td>Forms</td><td>Five forms each for auto, home, business and life</td><td>Print or fill in a form with our letterhead</td></tr>
<tr><td>Training</td><td>Upcoming events and the onboarding banner</td><td>Register for a class and save it to your calendar</td></tr>
</tbody>
</table>
<p>Every tab has its own address, so you can bookmark the one you use most, for example <a href="/agent-tools?tab=tools">the Tools tab</a>. The back and forward buttons of your browser move between tabs as you would expect.</p>
<h3>The sidebar</h3>
<ul>
<li><strong>Dashboard</strong> brings you back to Agent Tools.</li>
<li><strong>Today</strong> lists <a href="/today">what to do next</a>: customers who wait for an answer and tasks that are due, the most urgent first.</li>
<li><strong>Inbox</strong> opens <a href="/agent-dashboard">the agent dashboard</a>, where quote, contact and service requests arrive. The number beside it says how many need a reply. Tags on a request, such as a referral or a fleet, say what no field says; the filters find it by them. To change many at once, check them (with Shift a whole range) and choose what to do: the portal first says what will change and what will not, and you can undo all of it for a week.</li>
<li><strong>Customers</strong> lists <a href="/customers">everybody we know</a>, with their requests, messages and policies. Its second tab lists what expires soon, its third the wins that have no policy yet.</li>
<li><strong>Tasks</strong> are <a href="/tasks">what was promised</a>: yours, and what anybody with your role may do. A task has a day, perhaps an hour, and may repeat.</li>
<li><strong>The bell</strong> above every page tells you what concerns you: what was assigned to you, who wrote, what is due. <a href="/profile?tab=notices">Your profile</a> says what also comes by mail or to your devices, and when.</li>
<li><strong>Morning</strong> shows the figures of the office to admins.</li>
<li><strong>Forms, Training and Agent Onboarding</strong> are short cuts.</li>
<li><strong>Email Archive and SMS archive</strong> hold what was sent and received. Trainees do not have these two.</li>
<li><strong>Calls</strong> lists <a href="/calls">calls made and received</a>. A call that came in is logged by hand: the number says whom it was with. Trainees do not have it either.</li>
<li><strong>The agency management system</strong> opens in a new tab. It is a separate program. Policies and customer notes live there.</li>
<li><strong>Admin Tools</strong> is for admins only.</li>
</ul>
<p>The sidebar folds to a narrow strip of icons. Rest the pointer on an icon to see its name. On a phone it is a drawer. The portal remembers whether you left it open or folded.</p>
<h3>If you are an admin</h3>
<p>Three pages of Admin Tools decide what visitors see of our agency. <a href="/admin-settings">Settings</a> hold the name, the offices with their hours, the promises, the lines we offer and the statements about us. Each section keeps every earlier version, so a change can be taken back. Under <a href="/admin-settings?section=looks">Looks</a> you choose the logo, the picture of the home page and the colors; colors that cannot be read together cannot be saved. The <a href="/admin-go-live">list for going live</a> names what is still a sample, a placeholder or not confirmed, and each line leads to the page that fixes it. Look at it again after every larger change.</p>
<p>When somebody leaves, delete the account under Admin Tools. You are asked who takes their open requests, tasks, rules and customers, and can undo it.</p>
<h3>Your profile</h3>
<p>The menu with your name, at the right of the bar, leads to <a href="/profile">your profile</a>, where you also choose your first page. Under Security you change your password and turn on two-factor login, which asks for a code from your phone. Turn it on today: behind your password are other people's birth dates and addresses. Nobody in our agency will ever ask you for your password, and no screen of the portal shows one.</p>
<p>Days away are entered there too, with the colleague who stands in for you. New requests, replies and tasks of those days go to that colleague; without one they wait in the queue.</p>
<p>Customers book a time to talk by the private link of their request: a call or a visit, in office hours, while you are not away and have no task at that hour. Your profile says whether you take such appointments, and in which languages. They stand in the request, under Today and in the week of your tasks; you can move or cancel yours, and the customer is told by mail.</p>
<p>If you see Access Denied, your role does not include that page. Ask an administrator if you believe it should.</p>`,
      es: `<h3>A dónde llega usted</h3>
<p>Al iniciar sesión llega a <a href="/agent-tools">Herramientas del agente</a>, la entrada del portal, salvo que su perfil indique otra primera página. Esa página lo saluda por su nombre, dice qué le espera e indica el rol de su cuenta: aprendiz, agente, agente sénior o administrador. El rol decide lo que usted ve. Si su rol no puede abrir una sección, esa sección simplemente no aparece.</p>
<p>Una misma barra está arriba de todas las páginas. Nuestro nombre lleva al sitio público. A su lado están la búsqueda, <em>Nuevo</em> (una solicitud que le dictan por teléfono, una tarea), el idioma y el menú de su cuenta. Con la búsqueda encuentra clientes, páginas y todo lo que se puede hacer en ellas.</p>
<h3>Las cinco pestañas</h3>
<table>
<thead><tr><th>Pestaña</th><th>Qué contiene</th><th>Para qué sirve</th></tr></thead>
<tbody>
<tr><td>Portales</td><td>Tarjetas de las aseguradoras: auto, casa y negocio</td><td>Cotizar o atender una póliza</td></tr>
<tr><td>Herramientas</td><td>Seis enlaces rápidos, códigos de agencia, códigos de referencia y pantalla compartida</td><td>Consultar un dato mientras cotiza</td></tr>
<tr><td>Recursos</td><td>Enlaces a las solicitudes, los archivos, el panel de chat y esta capacitación inicial</td><td>Pasar a otra parte del portal</td></tr>
<tr><td>Formularios</td><td>Cinco formularios de auto, cinco de casa, cinco de negocio y cinco de vida</td><td>Imprimir o llenar un formulario con nuestro membrete</td></tr>
<tr><td>Capacitación</td><td>Próximos eventos y el acceso a la capacitación inicial</td><td>Inscribirse en una clase y guardarla en su calendario</td></tr>
</tbody>
</table>
<p>Cada pestaña tiene su propia dirección. Puede guardar como favorita la que más use, por ejemplo <a href="/agent-tools?tab=tools">la de herramientas</a>. Los botones de atrás y adelante del navegador pasan de una pestaña a otra.</p>
<h3>La barra lateral</h3>
<ul>
<li><strong>Panel</strong> lo regresa a Herramientas del agente.</li>
<li><strong>Hoy</strong> muestra <a href="/today">lo que sigue</a>: clientes que esperan respuesta y tareas que vencen, primero lo más urgente.</li>
<li><strong>Bandeja de entrada</strong> abre <a href="/agent-dashboard">el panel del agente</a>, donde llegan las solicitudes de cotización, de contacto y de servicio. El número al lado dice cuántas esperan respuesta. Las etiquetas de una solicitud, como una recomendación o una flotilla, dicen lo que ningún campo dice; los filtros la encuentran por ellas. Para cambiar muchas a la vez, márquelas (con Mayús, todo un tramo) y elija qué hacer: el portal dice primero qué cambiará y qué no, y usted puede deshacerlo todo durante una semana.</li>
<li><strong>Clientes</strong> muestra <a href="/customers">a todas las personas que conocemos</a>, con sus solicitudes, mensajes y pólizas. La segunda pestaña muestra lo que está por vencer; la tercera, las ventas ganadas que aún no tienen póliza.</li>
<li><strong>Tareas</strong> contiene <a href="/tasks">lo que se prometió</a>: lo suyo y lo que puede hacer cualquiera con su rol. Una tarea tiene un día, quizá una hora, y puede repetirse.</li>
<li><strong>La campana</strong> sobre cada página le avisa de lo que le concierne: lo que se le asignó, quién escribió, qué vence. <a href="/profile?tab=notices">Su perfil</a> dice qué llega además por correo o a sus dispositivos, y cuándo.</li>
<li><strong>La mañana</strong> muestra a los administradores las cifras de la oficina.</li>
<li><strong>Formularios, Capacitación y Capacitación inicial</strong> son atajos.</li>
<li><strong>Los archivos de correos y de SMS</strong> guardan lo enviado y lo recibido. Los aprendices no tienen estas dos entradas.</li>
<li><strong>Llamadas</strong> muestra <a href="/calls">las llamadas hechas y recibidas</a>. Una llamada que entró se anota a mano: el número dice con quién fue. Los aprendices tampoco la tienen.</li>
<li><strong>El sistema de gestión de la agencia</strong> se abre en otra pestaña. Es un programa aparte: ahí viven las pólizas y las notas de cada cliente.</li>
<li><strong>Herramientas de administración</strong> es solo para administradores.</li>
</ul>
<p>La barra se pliega hasta quedar en una tira de iconos. Deje el cursor sobre un icono para ver su nombre. En el celular es un menú que se desliza. El portal recuerda si la dejó abierta o plegada.</p>
<h3>Si usted es administrador</h3>
<p>Tres páginas de Herramientas de administración deciden lo que los visitantes ven de nuestra agencia. Los <a href="/admin-settings">ajustes</a> contienen el nombre, las oficinas con sus horarios, los compromisos, los ramos que ofrecemos y lo que afirmamos de nosotros. Cada sección guarda todas sus versiones anteriores, así que un cambio se puede deshacer. En <a href="/admin-settings?section=looks">Aspecto</a> se eligen el logotipo, la foto de la página de inicio y los colores; no se pueden guardar colores que juntos no se lean bien. La <a href="/admin-go-live">lista para abrir el sitio</a> dice qué es todavía una muestra, un dato de relleno o algo sin confirmar, y cada renglón lleva a la página que lo corrige. Revísela después de cada cambio grande.</p>
<p>Cuando alguien se va, elimine su cuenta en Herramientas de administración. El portal le pregunta quién sigue con sus solicitudes, tareas, reglas y clientes, y se puede deshacer.</p>
<h3>Su perfil</h3>
<p>El menú con su nombre, a la derecha de la barra, lleva a <a href="/profile">su perfil</a>, donde también elige su primera página. En Seguridad cambia su contraseña y activa la verificación en dos pasos, que pide un código de su teléfono. Actívela hoy: detrás de su contraseña hay fechas de nacimiento y domicilios de otras personas. Nadie de nuestra agencia le pedirá jamás su contraseña, y ninguna pantalla del portal la muestra.</p>
<p>Ahí también se anotan los días de ausencia, con quien le suple. Las solicitudes, respuestas y tareas de esos días van a esa persona; sin nadie, esperan en la fila.</p>
<p>Los clientes hacen una cita para hablar con el enlace privado de su solicitud: una llamada o una visita, en el horario de la oficina, mientras usted no esté ausente ni tenga una tarea a esa hora. Su perfil dice si usted acepta citas y en qué idiomas. Las citas aparecen en la solicitud, en Hoy y en la semana de sus tareas; usted puede cambiar o cancelar las suyas, y al cliente se le avisa por correo.</p>
<p>Si ve un aviso de acceso denegado, su rol no incluye esa página. Si cree que debería incluirla, hable con un administrador.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Open each of the five tabs and read the headings.</li>
<li>Fold and open the sidebar.</li>
<li>Switch the portal to Spanish and back. Everything you have seen exists in both languages.</li>
<li>Open one auto form in the Forms tab and look at the letterhead.</li>
<li>Go to Profile, then Security, and check whether two-factor login is on.</li>
</ol>`,
        es: `<ol>
<li>Abra las cinco pestañas y lea los títulos.</li>
<li>Pliegue y despliegue la barra lateral.</li>
<li>Cambie el portal a inglés y regrese al español. Todo lo que ha visto existe en los dos idiomas.</li>
<li>Abra un formulario de auto y fíjese en el membrete.</li>
<li>Vaya a Perfil, luego a Seguridad, y revise si la verificación en dos pasos está activa.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "tools",
    prerequisites: ["your-workspace-and-accounts"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Walk through the five tabs", es: "Recorra las cinco pestañas" },
        url: "/agent-tools",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "Map of every public page", es: "Mapa de todas las páginas públicas" },
        url: "/sitemap",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "What customers ask us most", es: "Lo que más nos preguntan los clientes" },
        url: "/faq",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Live portal tour by video call", es: "Recorrido del portal en vivo por videollamada" },
        url: "/agent-tools?tab=training",
        type: "video",
        style: "video",
      },
    ],
  },
  {
    key: "carrier-portals",
    title: { en: "Carrier portals", es: "Los portales de las aseguradoras" },
    description: {
      en: "Open the right insurance company's site quickly and work in it safely.",
      es: "Abra con rapidez el sitio de la aseguradora correcta y trabaje en él con cuidado.",
    },
    content: {
      en: `<h3>What a carrier portal is</h3>
<p>A <em>carrier</em> is the insurance company that takes on the risk. We are an independent agency, so we place customers with several carriers. Each carrier runs its own website for agents, with its own login, its own questions and its own rules. Our portal does not replace those sites. It gets you to the right one.</p>
<h3>Find one fast</h3>
<p>Open <a href="/agent-tools?tab=carrier-portals">the Portals tab</a>. Three buttons group the cards: Auto has eleven carriers, Home has three and Business has two. Each card has a name, a short description and an Open Portal button, which opens a new browser tab.</p>
<ul>
<li>Type part of a name into the search box to look through all three groups at once. A badge shows which group each result belongs to.</li>
<li>If you see <em>No carriers found</em>, check the spelling or try a shorter word.</li>
<li>Mark the carriers you use every day as favorites. They then come first, for you only.</li>
</ul>
<h3>Your login is yours</h3>
<p>Carriers give each person a user name. Everything done under it is recorded as done by you: each driving record ordered, each policy issued. Do not share it, and do not let the browser of a shared computer save it. If a login stops working, ask your manager to contact the carrier. Do not borrow a colleague's.</p>
<h3>Quoting is not binding</h3>
<p>A <em>quote</em> is a price for the facts you entered. To <em>bind</em> is to put coverage in force. You may bind only with carriers that have given our agency that authority, only within their rules, and only with a license for that kind of insurance. Until your manager tells you otherwise, have a licensed colleague bind with you.</p>
<p>Watch for a <strong>binding restriction</strong>. When a storm enters the Gulf or a wildfire is near, carriers often stop new policies and changes in that area. The notice is on the carrier's first page. Read it before you promise a start date.</p>
<h3>A routine for every session</h3>
<ol>
<li>Read the notices on the carrier's first page.</li>
<li>Search for the customer before you start a new quote, so that you do not create a double.</li>
<li>Enter what the customer told you. Never change an answer to get a better price: that is misrepresentation, and it can cost the customer the claim and you your license.</li>
<li>Write the carrier's quote number and the date in the agency management system.</li>
<li>Log out and close the tab before you take the next customer.</li>
</ol>
<h3>Customers who only want to pay</h3>
<p>They do not need your carrier login. Send them to <a href="/payments">Make a Payment</a>, where each company's own payment page is one click away, or show them the table in <a href="/payment-options">Payment Options</a>.</p>`,
      es: `<h3>Qué es el portal de una aseguradora</h3>
<p>La <em>aseguradora</em> (en inglés, <em>carrier</em>) es la compañía que asume el riesgo. Somos una agencia independiente y colocamos a nuestros clientes con varias. Cada una tiene su sitio para agentes, con su propio acceso, sus preguntas y sus reglas. Nuestro portal no los sustituye: lo lleva al correcto.</p>
<h3>Encuéntrelo rápido</h3>
<p>Abra <a href="/agent-tools?tab=carrier-portals">la pestaña Portales</a>. Tres botones agrupan las tarjetas: once aseguradoras de auto, tres de casa y dos de negocio. Cada tarjeta muestra el nombre, una breve descripción y un botón que abre el portal en otra pestaña del navegador.</p>
<ul>
<li>Escriba parte del nombre en el buscador para revisar los tres grupos a la vez. Una etiqueta indica a qué grupo pertenece cada resultado.</li>
<li>Si no aparece ninguna aseguradora, revise la ortografía o pruebe con una palabra más corta.</li>
<li>Marque como favoritas las que usa a diario. Saldrán primero, solo para usted.</li>
</ul>
<h3>Su acceso es personal</h3>
<p>La aseguradora le da un usuario a cada persona. Todo lo que se haga con él queda a nombre suyo: cada historial de manejo que se pida, cada póliza que se emita. No lo comparta ni permita que lo guarde el navegador de una computadora compartida. Si deja de funcionar, pida a su gerente que hable con la compañía. No use el de un compañero.</p>
<h3>Cotizar no es poner en vigor</h3>
<p>Una <em>cotización</em> es un precio para los datos que usted capturó. Poner en vigor la cobertura (en inglés, <em>bind</em>) es otra cosa: solo se hace con aseguradoras que le dieron esa autoridad a nuestra agencia, dentro de sus reglas y con licencia para ese tipo de seguro. Hasta que su gerente le diga lo contrario, hágalo junto con un compañero con licencia.</p>
<p>Fíjese si hay una <strong>restricción para emitir</strong>. Cuando entra una tormenta al Golfo o hay un incendio forestal cerca, muchas aseguradoras suspenden pólizas nuevas y cambios en la zona. El aviso aparece en la primera página de su portal. Léalo antes de prometer una fecha de inicio.</p>
<h3>Una rutina para cada sesión</h3>
<ol>
<li>Lea los avisos de la primera página.</li>
<li>Busque al cliente antes de empezar otra cotización, para no duplicarlo.</li>
<li>Capture lo que el cliente le dijo. Nunca cambie una respuesta para bajar el precio: eso es una declaración falsa. Al cliente puede costarle el reclamo y a usted la licencia.</li>
<li>Anote en el sistema de gestión el número de cotización de la aseguradora y la fecha.</li>
<li>Cierre la sesión y la pestaña antes de atender al siguiente cliente.</li>
</ol>
<h3>Si el cliente solo quiere pagar</h3>
<p>No hace falta su acceso de agente. Mándelo a <a href="/payments">Hacer un pago</a>, donde la página de cada compañía está a un clic, o muéstrele la tabla de <a href="/payment-options">Opciones de pago</a>.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Find three carriers by typing part of their name, and mark the ones you will use most as favorites.</li>
<li>Open two of them beside a colleague and find where the notices are.</li>
<li>Find a carrier's payment page in <a href="/payments">Make a Payment</a> in under ten seconds.</li>
</ol>`,
        es: `<ol>
<li>Encuentre tres aseguradoras escribiendo parte del nombre y marque como favoritas las que más va a usar.</li>
<li>Abra dos de ellas junto a un compañero y busque dónde están los avisos.</li>
<li>Encuentre en menos de diez segundos la página de pagos de una aseguradora en <a href="/payments">Hacer un pago</a>.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "tools",
    prerequisites: ["tour-of-this-portal"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Mark your first three favorites", es: "Marque sus primeras tres favoritas" },
        url: "/agent-tools?tab=carrier-portals",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "Which company takes which kind of payment", es: "Qué forma de pago acepta cada compañía" },
        url: "/payment-options",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "The payment pages that customers use", es: "Las páginas de pago que usan los clientes" },
        url: "/payments",
        type: "tool",
        style: "hands_on",
      },
    ],
  },
  {
    key: "agency-codes-and-references",
    title: { en: "Agency codes and reference codes", es: "Códigos de agencia y códigos de referencia" },
    description: {
      en: "Tell one kind of code from another and look up any abbreviation in seconds.",
      es: "Distinga los tipos de códigos y encuentre cualquier abreviatura en segundos.",
    },
    content: {
      en: `<h3>Two kinds of code, one tab</h3>
<p>Insurance people speak in abbreviations. Two panels in <a href="/agent-tools?tab=tools">the Tools tab</a> keep you from having to remember them.</p>
<ul>
<li><strong>Agency Codes</strong> say who we are to a carrier. The card holds three of them. Each has a copy button.</li>
<li><strong>Insurance Code References</strong> say what an abbreviation means: BI, HO-3, ACORD 25, and so on.</li>
</ul>
<h3>Agency codes</h3>
<p>A carrier gives our agency a code so that a policy, and the commission for it, is credited to us. You will be asked for it when you call the carrier's help line, and on some applications. Copy it with the button instead of typing it: one wrong digit can place a policy under a stranger's name. If the browser does not allow copying, you see <em>Failed to copy</em>. Then select the code and copy it by hand.</p>
<p>Do not mix it up with other numbers you will meet:</p>
<table>
<thead><tr><th>Number</th><th>Whose it is</th><th>Who gives it</th></tr></thead>
<tbody>
<tr><td>Agency code</td><td>Our agency, at one carrier</td><td>The carrier</td></tr>
<tr><td>Texas license number</td><td>You, or the agency</td><td>Texas Department of Insurance</td></tr>
<tr><td>NPN (National Producer Number)</td><td>You, in every state</td><td>NAIC, through the National Insurance Producer Registry</td></tr>
<tr><td>NAIC company code</td><td>The insurance company</td><td>National Association of Insurance Commissioners</td></tr>
</tbody>
</table>
<p>An agency code is not a secret like a password, but it is for business only. Do not post it or read it to a caller you do not know.</p>
<h3>Reference codes</h3>
<p>The references are grouped by subject: auto coverages, home policy forms, building construction, business classes, ACORD forms, policy transactions, and driver license and violation terms. Type into the search box to look through the code, its description and the extra note at the same time. Searching for <em>roof</em> finds roofing contractors as well as roof ratings. If nothing fits, you see <em>No reference codes found matching your search.</em></p>
<p>A word of caution. Carriers do not all use the same abbreviation for the same thing. Our list gives the common meaning. When the carrier's own manual says something else, the manual wins for that carrier. If you meet a code that is missing, tell an admin, who can add it for everyone.</p>
<h3>Speak plainly to customers</h3>
<p>Codes are for us. A customer should never hear only "BI" or "PIP". Say "the part that pays for people you hurt" or "the part that pays your own doctor bills, whoever caused the crash". If you want to show a definition, open <a href="/auto-insurance-glossary">the Texas auto glossary</a> together.</p>`,
      es: `<h3>Dos tipos de códigos, una pestaña</h3>
<p>En los seguros se habla con abreviaturas. Dos paneles de <a href="/agent-tools?tab=tools">la pestaña Herramientas</a> le ahorran memorizarlas.</p>
<ul>
<li><strong>Los códigos de agencia</strong> dicen quiénes somos ante una aseguradora. La tarjeta tiene tres, cada uno con un botón para copiarlo.</li>
<li><strong>Los códigos de referencia</strong> dicen qué significa una abreviatura: BI, HO-3, ACORD 25 y muchas más.</li>
</ul>
<h3>Códigos de agencia</h3>
<p>La aseguradora le da un código a nuestra agencia para acreditarnos cada póliza y su comisión. Se lo pedirán cuando llame a la línea de ayuda de la compañía y en algunas solicitudes. Cópielo con el botón en vez de escribirlo: un dígito equivocado puede poner la póliza a nombre de un desconocido. Si el navegador no permite copiar, verá un aviso. En ese caso seleccione el código y cópielo a mano.</p>
<p>No lo confunda con otros números:</p>
<table>
<thead><tr><th>Número</th><th>De quién es</th><th>Quién lo da</th></tr></thead>
<tbody>
<tr><td>Código de agencia</td><td>De nuestra agencia, ante una aseguradora</td><td>La aseguradora</td></tr>
<tr><td>Número de licencia de Texas</td><td>De usted o de la agencia</td><td>Departamento de Seguros de Texas</td></tr>
<tr><td>NPN (número nacional de productor)</td><td>De usted, en todos los estados</td><td>La NAIC, por medio del National Insurance Producer Registry</td></tr>
<tr><td>Código NAIC de compañía</td><td>De la aseguradora</td><td>National Association of Insurance Commissioners</td></tr>
</tbody>
</table>
<p>El código de agencia no es secreto como una contraseña, pero es solo para el trabajo. No lo publique ni se lo lea a alguien que llama y que usted no conoce.</p>
<h3>Códigos de referencia</h3>
<p>Están agrupados por tema: coberturas de auto, formas de póliza de casa, tipos de construcción, giros de negocio, formularios ACORD, movimientos de póliza, y términos de licencias e infracciones. El buscador revisa al mismo tiempo el código, la descripción y la nota adicional. Si busca <em>techo</em>, encuentra tanto a los contratistas de techos como las clasificaciones de techos. Si nada coincide, el portal se lo dice.</p>
<p>Tenga cuidado: no todas las aseguradoras usan la misma abreviatura para lo mismo. Nuestra lista da el significado más común. Si el manual de la aseguradora dice otra cosa, para esa aseguradora vale su manual. Si le falta un código, avise a un administrador, que puede agregarlo para todos.</p>
<h3>Con el cliente, palabras sencillas</h3>
<p>Los códigos son para nosotros. El cliente nunca debe oír solo “BI” o “PIP”. Diga “la parte que paga por las personas que usted lastime” o “la parte que paga sus propios gastos médicos, sin importar quién causó el choque”. Si quiere mostrar una definición, abran juntos <a href="/auto-insurance-glossary">el glosario de seguro de auto en Texas</a>.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Copy one agency code and paste it into an empty note. Compare each character, then delete the note.</li>
<li>Search for <em>HO-4</em> and say in one sentence who needs it.</li>
<li>Search for <em>deductible</em> and see which codes mention it.</li>
</ol>`,
        es: `<ol>
<li>Copie un código de agencia y péguelo en una nota vacía. Compare cada carácter y borre la nota.</li>
<li>Busque <em>HO-4</em> y diga en una frase quién lo necesita.</li>
<li>Busque <em>deducible</em> y vea qué códigos lo mencionan.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "tools",
    prerequisites: ["tour-of-this-portal"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Search the reference codes", es: "Busque en los códigos de referencia" },
        url: "/agent-tools?tab=tools",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "Insurance glossary, A to Z", es: "Glosario de seguros, de la A a la Z" },
        url: "/insurance-glossary",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Auto coverages on cards, as customers see them",
          es: "Las coberturas de auto en tarjetas, como las ve el cliente",
        },
        url: "/auto",
        type: "diagram",
        style: "visual",
      },
    ],
  },
  {
    key: "working-a-quote-request",
    title: { en: "Working a quote request", es: "Cómo atender una solicitud de cotización" },
    description: {
      en: "Follow a request from the website to a call that helps, and leave a clean trail.",
      es: "Siga una solicitud desde el sitio web hasta una llamada útil y deje todo bien anotado.",
    },
    content: {
      en: `<h3>How a request reaches you</h3>
<p>A visitor fills in a form on our site. The request is stored first, and the visitor gets a short reference such as <strong>Q-7K3F9</strong>. Then an email goes to the agents. It holds what you need to call back and a link to the request. Birth dates and street addresses are never in that email. You see them only in the portal, after you log in.</p>
<h3>Read before you dial</h3>
<p>Open <a href="/agent-dashboard">the agent dashboard</a>. One line of views narrows the list: what needs a reply, what is yours, what is due, what is in Spanish. Filters stand as chips above the list, and you can keep them as a view of your own. With the keys <strong>j</strong> and <strong>k</strong> you move, <strong>w</strong> goes to the next that needs a reply, <strong>r</strong> answers, and <strong>?</strong> lists all keys.</p>
<p>An open request has three regions: the work on it above, the conversation, and the facts beside it. Read five things:</p>
<ol>
<li><strong>The kind of insurance</strong>: auto, home, business or life, with the details the visitor gave.</li>
<li><strong>The language</strong> the form was filled in. Greet in that language.</li>
<li><strong>The consent</strong>. The box covers calls and texts about this request only. It is not permission to market other products: texts about renewals or other insurance need a second consent, which the customer gives on “Your request”. Choose “Renewals or other insurance” in the message when that is what you write about. If the box is not checked, no text message goes out. You may still answer the request the visitor made.</li>
<li><strong>Current insurance</strong>, which tells you whether there is a gap in coverage.</li>
<li><strong>The time</strong> it arrived. Fresh requests first: people often ask more than one agency.</li>
</ol>
<p>The public form never asks for a driver license number, and most details are optional. Expect to fill gaps on the call. Ask only for what the carrier needs for the quote.</p>
<h3>The call</h3>
<p>Without a Texas license for that kind of insurance you do not quote and do not explain coverage. Then a licensed colleague makes the call and you listen.</p>
<ol>
<li>Say your name, our agency's name, and why you call: "You asked us for an auto quote this morning."</li>
<li>Ask whether it is a good time, and which language the customer prefers.</li>
<li>Read back what you have, so the customer corrects it instead of repeating it.</li>
<li>Ask what matters most: price, repairs without trouble, or protection for what the family owns.</li>
<li>Agree on the next step and the time. Give the reference, so that any colleague can find the request.</li>
</ol>
<p>No answer? Leave a short message without personal details. Try again at another time of day.</p>
<h3>Answer in writing</h3>
<p>Mails and texts are written below the conversation. Begin with a template and make it yours. To a mail you can attach files: choose, drop, paste or photograph them. A text carries none. What the customer sent you can look at, send on and keep with the request. Customers also add photos and papers on the private page of their request: the conversation says so, the request waits for us, and they stand among its files. A current policy that they photographed is shown beside the fields when you complete the details. An answer you do not finish is kept as a draft, and you find it on every device.</p>
<p>Every customer has a private link to the page of their request, where they add details, withdraw their consent or ask for a copy or the deletion of their data. Such a wish is a task with 45 days. Make sure who asks first, by the number or address that we had before; a link alone proves nothing.</p>
<p>A customer can also write on the page of their request. That stands in the conversation, and you answer by mail or text. A file that you share from the list of files waits for the customer on that page, behind a code that we send to their address or number. Share ID cards and certificates as the insurer made them, and take back at once what you shared by mistake. Never ask a customer for the code.</p>
<h3>Offer side by side</h3>
<p>Under Offers, state the coverage of each premium line by line. Then show two to four of them to the customer, with your recommendation and why. The customer compares them on a private page, asks beside a line, wishes for one or declines. A wish is not a contract: you apply to the carrier, and coverage begins when the carrier says so. What the customer declines there is recorded, and the carrier's own rejection form is still needed.</p>
<h3>Leave a trail</h3>
<p>Press Call in the request, so that the portal asks how it went, and write what was said. Put what you promised into a task with a day. If a detail is missing, fill it in; if one is wrong, propose the change, and a senior agent accepts it. Then write the same note in the agency management system: when you called, what was said, what you promised. If it is not written, a colleague cannot help and nobody can show later what happened.</p>
<h3>Contact requests</h3>
<p>These are questions rather than quotes. Look at the kind of inquiry. A <em>claim</em> comes before everything else on the list, because someone may be standing beside a damaged car.</p>
<h3>Service requests</h3>
<p>Customers who have a policy ask for an ID card, proof or a certificate, for a change of vehicle, driver, address or lienholder, about a bill, to cancel, or report a claim or broken glass. The form told them that nothing is added, changed, canceled or reported until the insurance company confirms it, and your answer says nothing else. Move the request to <em>waiting for the customer</em> or <em>with the insurer</em>, so that everyone sees who is next, and to <em>done</em> once the company has confirmed. We pass on the insurer's own cards and certificates and never make one. Claims and glass are marked as high priority and come first.</p>
<h3>Requests listed apart</h3>
<p>The site marks posts that look like a robot's. They notify nobody and are listed apart. Look through them now and then: a real person may be among them.</p>
<h3>Exports</h3>
<p>A list can be exported as a CSV file, a table for spreadsheets. Export only for a task your manager gave you, keep the file on a work computer, and delete it when the task is done. Each export is recorded.</p>`,
      es: `<h3>Cómo le llega una solicitud</h3>
<p>Una persona llena un formulario en nuestro sitio. Primero se guarda la solicitud y la persona recibe una referencia corta, como <strong>Q-7K3F9</strong>. Después sale un correo a los agentes con lo necesario para devolver la llamada y un enlace a la solicitud. Ese correo nunca lleva fechas de nacimiento ni domicilios. Esos datos solo se ven en el portal, con la sesión iniciada.</p>
<h3>Lea antes de marcar</h3>
<p>Abra <a href="/agent-dashboard">el panel del agente</a>. Una línea de vistas acota la lista: lo que espera respuesta, lo suyo, lo que vence, lo que está en español. Los filtros aparecen como etiquetas arriba de la lista, y puede guardarlos como una vista propia. Con las teclas <strong>j</strong> y <strong>k</strong> se mueve, <strong>w</strong> lleva a la siguiente que espera respuesta, <strong>r</strong> responde y <strong>?</strong> muestra todas las teclas.</p>
<p>Una solicitud abierta tiene tres partes: arriba el trabajo, en medio la conversación y a un lado los datos. Fíjese en cinco cosas:</p>
<ol>
<li><strong>El tipo de seguro</strong>: auto, casa, negocio o vida, con los detalles que dio la persona.</li>
<li><strong>El idioma</strong> del formulario. Salude en ese idioma.</li>
<li><strong>El consentimiento</strong>. La casilla vale solo para llamadas y mensajes sobre esta solicitud. No da permiso para ofrecer otros productos: los mensajes de texto sobre renovaciones u otros seguros requieren un segundo consentimiento, que el cliente da en “Su solicitud”. Cuando escriba sobre eso, elija “Renovaciones u otros seguros” en el mensaje. Si la casilla no está marcada, no se manda ningún mensaje de texto. Sí puede responder a lo que la persona pidió.</li>
<li><strong>El seguro actual</strong>, que le dice si hay un periodo sin cobertura.</li>
<li><strong>La hora</strong> en que llegó. Primero las más recientes: mucha gente pregunta en varias agencias.</li>
</ol>
<p>El formulario público nunca pide el número de la licencia de manejar y casi todos los detalles son opcionales. Es normal que falten datos. Pida solo lo que la aseguradora necesita para cotizar.</p>
<h3>La llamada</h3>
<p>Sin licencia de Texas para ese tipo de seguro, usted no cotiza ni explica coberturas. En ese caso llama un compañero con licencia y usted escucha.</p>
<ol>
<li>Diga su nombre, el de nuestra agencia y el motivo: “Esta mañana nos pidió una cotización de seguro de auto”.</li>
<li>Pregunte si es buen momento y en qué idioma prefiere hablar.</li>
<li>Lea lo que ya tiene, para que el cliente corrija en vez de repetir.</li>
<li>Pregunte qué le importa más: el precio, que las reparaciones no sean un problema o proteger lo que tiene su familia.</li>
<li>Acuerden el siguiente paso y la hora. Dé la referencia, para que cualquier compañero encuentre la solicitud.</li>
</ol>
<p>¿No contestan? Deje un mensaje breve, sin datos personales, e intente a otra hora.</p>
<h3>Responda por escrito</h3>
<p>Los correos y los mensajes de texto se escriben debajo de la conversación. Empiece con una plantilla y hágala suya. A un correo puede adjuntar archivos: elíjalos, arrástrelos, péguelos o tómeles una foto. Un mensaje de texto no lleva archivos. Lo que mandó el cliente se puede ver, reenviar y guardar con la solicitud. Los clientes también agregan fotos y papeles en la página privada de su solicitud: la conversación lo dice, la solicitud espera por nosotros y quedan entre sus archivos. La póliza actual que fotografiaron aparece junto a los campos cuando usted completa los datos. Una respuesta sin terminar queda como borrador, y usted la encuentra en todos sus dispositivos.</p>
<p>Cada cliente tiene un enlace privado a la página de su solicitud, donde agrega datos, retira su consentimiento o pide una copia o la eliminación de sus datos. Ese pedido es una tarea con 45 días. Asegúrese primero de quién lo pide, con el número o el correo que ya teníamos; un enlace solo no prueba nada.</p>
<p>El cliente también puede escribir en la página de su solicitud. Lo que escribe aparece en la conversación, y usted responde por correo o mensaje de texto. Un archivo que usted comparte desde la lista de archivos espera al cliente en esa página, detrás de un código que enviamos a su correo o a su número. Comparta las tarjetas y los certificados tal como los hizo la aseguradora, y retire enseguida lo que compartió por error. Nunca le pida el código a un cliente.</p>
<h3>Ofrezca una al lado de otra</h3>
<p>En Ofertas, indique la cobertura de cada prima, línea por línea. Después muestre de dos a cuatro al cliente, con su recomendación y el porqué. El cliente las compara en una página privada, pregunta junto a una línea, dice cuál quiere o las rechaza. Un deseo no es un contrato: usted presenta la solicitud a la aseguradora, y la cobertura empieza cuando ella lo diga. Lo que el cliente rechaza ahí queda registrado, y sigue haciendo falta el formulario de rechazo de la aseguradora.</p>
<h3>Deje todo anotado</h3>
<p>Oprima Llamar en la solicitud, para que el portal le pregunte cómo fue, y escriba qué se dijo. Ponga lo que prometió en una tarea con fecha. Si falta un dato, complételo; si uno está mal, proponga el cambio y un agente sénior lo acepta. Después escriba lo mismo en el sistema de gestión: cuándo llamó, qué se dijo y qué prometió. Lo que no está escrito no le sirve a ningún compañero, y después nadie puede demostrar qué pasó.</p>
<h3>Solicitudes de contacto</h3>
<p>Son preguntas, no cotizaciones. Mire el tipo de consulta. Un <em>reclamo</em> va antes que todo lo demás: puede haber alguien parado junto a un carro chocado.</p>
<h3>Solicitudes de servicio</h3>
<p>Los clientes que ya tienen póliza piden una tarjeta, un comprobante o un certificado, un cambio de vehículo, conductor, domicilio o acreedor, preguntan por un cobro, quieren cancelar, o reportan un reclamo o un vidrio roto. El formulario les dijo que nada se agrega, se cambia, se cancela ni se reporta hasta que la compañía de seguros lo confirme, y su respuesta no dice otra cosa. Pase la solicitud a <em>en espera del cliente</em> o <em>con la aseguradora</em>, para que todos vean a quién le toca, y a <em>terminada</em> cuando la compañía lo confirme. Entregamos las tarjetas y los certificados de la aseguradora y nunca hacemos uno. Los reclamos y los vidrios llegan con prioridad alta y van primero.</p>
<h3>Las que aparecen aparte</h3>
<p>El sitio marca los envíos que parecen de un robot. No avisan a nadie y se listan por separado. Revíselos de vez en cuando, porque entre ellos puede haber una persona real.</p>
<h3>Exportar listas</h3>
<p>Una lista se puede exportar como archivo CSV, una tabla para hojas de cálculo. Hágalo solo para una tarea que le encargó su gerente, guarde el archivo en una computadora del trabajo y bórrelo al terminar. Cada exportación queda registrada.</p>`,
    },
    exercise: {
      minutes: 20,
      task: {
        en: `<ol>
<li>Open a request beside your mentor and read the five things aloud.</li>
<li>Say your opening sentence three times, twice in the language you speak less.</li>
<li>Write the note you would leave after that call, and the short voice message for when nobody answers.</li>
<li>Look through the requests that are listed apart and say of one why the site suspected it.</li>
</ol>`,
        es: `<ol>
<li>Abra una solicitud junto a su mentor y lea en voz alta las cinco cosas.</li>
<li>Diga tres veces su frase de apertura, dos de ellas en el idioma que menos habla.</li>
<li>Escriba la nota que dejaría después de esa llamada y el mensaje breve para cuando nadie contesta.</li>
<li>Revise las solicitudes que aparecen aparte y diga de una por qué el sitio sospechó.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "tools",
    prerequisites: ["tour-of-this-portal"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "The agent dashboard", es: "El panel del agente" },
        url: "/agent-dashboard",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "The auto form, as a visitor sees it",
          es: "El formulario de auto, como lo ve el visitante",
        },
        url: "/quote?type=auto",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "Answers to have ready for the call", es: "Respuestas para tener a la mano en la llamada" },
        url: "/faq",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Printable intake forms", es: "Formularios para imprimir y tomar datos" },
        url: "/agent-tools?tab=forms",
        type: "worksheet",
        style: "hands_on",
      },
    ],
  },
  {
    key: "email-and-sms-archives",
    title: { en: "The email and SMS archives", es: "Los archivos de correos y de SMS" },
    description: {
      en: "Read what was sent and received, spot a message that failed, and respect STOP.",
      es: "Lea lo enviado y lo recibido, detecte un mensaje que falló y respete el ALTO.",
    },
    content: {
      en: `<h3>Why there is an archive</h3>
<p>When a customer says "I never got that", or "I told you by text", you should not have to guess. Messages that leave through our system, and texts that customers send back, are stored. You read them in <a href="/email-admin">the Email Manager</a> and in <a href="/sms-admin">SMS Admin</a>.</p>
<p>Agents, senior agents and admins may read both. Trainees may not, and see Access Denied. If you are a trainee, read this step and then sit with your mentor for ten minutes at their screen.</p>
<h3>Finding a message</h3>
<ul>
<li>Both screens have a list and a detail pane. Pick an item in the list to read it in full.</li>
<li>The text list shows the first 60 characters of each message and then an ellipsis. Open it before you draw conclusions.</li>
<li>Search by what you know: a name, a number, a subject.</li>
<li>From a message, the request it belongs to is one click away. Use that to see the whole story.</li>
</ul>
<h3>When sending failed</h3>
<p>A message that could not be sent stands out in the list and can be retried. First ask why it failed. A mistyped address will fail again. Correct the address with the customer by phone. If many messages fail at once, tell an admin, because the mail service may be down. Nothing is lost: the system keeps trying, and what it could not send stays visible.</p>
<h3>Texts have rules of their own</h3>
<ul>
<li>Without a recorded consent, the system sends no text to that number.</li>
<li>A customer who answers <strong>STOP</strong> or <strong>ALTO</strong>, or a word like them, gets no more texts. Do not look for a way around it, and do not text that person from your own phone.</li>
<li>Texts wait out the quiet hours: from ${law.callHours.closes.en} to ${law.callHours.opens.en}, and Sunday before ${law.callHours.opensOnSunday.en}, both at our office and where the customer's number is at home. A text written at night leaves in the morning, and later for a number in a time zone behind ours.</li>
</ul>
<h3>Reading safely</h3>
<p>An archived email opens in a closed frame. Pictures and links from outside are not loaded, so a message may look plain. That is on purpose. Messages with a one-use link, such as an invitation or a password reset, are stored with the link taken out, so that nobody can use it from the archive.</p>
<h3>Deleting</h3>
<p>Only admins see the delete buttons. Deleting one message asks for a confirmation. Deleting all of them cannot be undone. Apart from this working mailbox there is a journal of every email as it left. No screen deletes from it. It expires under the agency's retention policy.</p>
<h3>Good habits</h3>
<ol>
<li>Open a message only when your work needs it. Curiosity is not a reason.</li>
<li>Do not copy message text into private chats or take photos of the screen.</li>
<li>If a customer asks for a copy, check who they are first and ask your manager how to send it.</li>
<li>If a message shows a card number or a Social Security number, do not forward it. Tell an admin.</li>
</ol>`,
      es: `<h3>Para qué sirve el archivo</h3>
<p>Cuando un cliente dice “eso nunca me llegó” o “yo se lo avisé por mensaje”, usted no debe adivinar. Los mensajes que salen por nuestro sistema y los textos que mandan los clientes se guardan. Los lee en <a href="/email-admin">el administrador de correos</a> y en <a href="/sms-admin">el administrador de SMS</a>.</p>
<p>Los agentes, los agentes sénior y los administradores pueden leer los dos. Los aprendices no: verán un aviso de acceso denegado. Si usted es aprendiz, lea este paso y luego siéntese diez minutos con su mentor frente a su pantalla.</p>
<h3>Cómo encontrar un mensaje</h3>
<ul>
<li>Las dos pantallas tienen una lista y un panel de detalle. Elija un mensaje de la lista para leerlo completo.</li>
<li>La lista de textos muestra los primeros 60 caracteres y puntos suspensivos. Abra el mensaje antes de sacar conclusiones.</li>
<li>Busque por lo que sepa: un nombre, un número, un asunto.</li>
<li>Desde el mensaje, la solicitud a la que pertenece está a un clic. Así verá la historia completa.</li>
</ul>
<h3>Cuando un envío falla</h3>
<p>El mensaje que no pudo salir se distingue en la lista y se puede reintentar. Pregúntese primero por qué falló. Una dirección mal escrita volverá a fallar: corríjala con el cliente por teléfono. Si fallan muchos a la vez, avise a un administrador, porque quizá el servicio de correo no funciona. Nada se pierde: el sistema sigue intentando, y lo que no pudo enviar queda a la vista.</p>
<h3>Los textos tienen sus propias reglas</h3>
<ul>
<li>Sin un consentimiento registrado, el sistema no manda textos a ese número.</li>
<li>Quien responde <strong>ALTO</strong>, <strong>STOP</strong> o una palabra parecida no recibe más textos. No busque la manera de darle la vuelta ni le escriba desde su celular.</li>
<li>Los textos esperan a que pasen las horas de silencio: de ${law.callHours.closes.es} a ${law.callHours.opens.es}, y el domingo antes del ${law.callHours.opensOnSunday.es}, tanto en nuestra oficina como en el lugar del número del cliente. Un texto escrito de noche sale por la mañana, y más tarde si el número es de una zona horaria más al oeste.</li>
</ul>
<h3>Leer sin riesgo</h3>
<p>Un correo archivado se abre en un marco cerrado. Las imágenes y los enlaces de fuera no se cargan, por eso un mensaje puede verse muy sencillo. Así debe ser. Los correos con un enlace de un solo uso, como una invitación o un cambio de contraseña, se guardan sin el enlace, para que nadie lo use desde el archivo.</p>
<h3>Borrar</h3>
<p>Solo los administradores ven los botones de borrar. Borrar un mensaje pide confirmación; borrar todos no se puede deshacer. Además de este buzón de trabajo existe un registro de cada correo tal como salió. Ninguna pantalla borra de ahí. Vence según la política de conservación de la agencia.</p>
<h3>Buenas costumbres</h3>
<ol>
<li>Abra un mensaje solo si su trabajo lo requiere. La curiosidad no es una razón.</li>
<li>No copie mensajes en chats personales ni tome fotos de la pantalla.</li>
<li>Si un cliente pide una copia, primero confirme quién es y pregunte a su gerente cómo enviarla.</li>
<li>Si un mensaje trae un número de tarjeta o de Seguro Social, no lo reenvíe. Avise a un administrador.</li>
</ol>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>With your mentor, or alone if your role allows, find a message by name, open it, and go from it to its request.</li>
<li>Find a message that failed and say what you would check first.</li>
<li>Say what happens to a text that you write on Sunday at 8 a.m.</li>
</ol>`,
        es: `<ol>
<li>Con su mentor, o por su cuenta si su rol lo permite, busque un mensaje por nombre, ábralo y pase de él a su solicitud.</li>
<li>Busque un mensaje que falló y diga qué revisaría primero.</li>
<li>Diga qué pasa con un texto que usted escribe el domingo a las 8 de la mañana.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "tools",
    prerequisites: ["working-a-quote-request"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Email Manager", es: "Administrador de correos" },
        url: "/email-admin",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "SMS Admin: list and detail side by side",
          es: "Administrador de SMS: lista y detalle lado a lado",
        },
        url: "/sms-admin",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Federal Communications Commission: the rules on unwanted calls and texts",
          es: "Comisión Federal de Comunicaciones: las reglas sobre llamadas y textos no deseados",
        },
        url: "https://www.fcc.gov/consumers/guides/stop-unwanted-robocalls-and-texts",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "screen-share-support",
    title: { en: "Helping a customer by screen share", es: "Ayudar a un cliente con pantalla compartida" },
    description: {
      en: "See what the customer sees while you help by phone, and see nothing that you should not.",
      es: "Vea lo que ve el cliente mientras lo ayuda por teléfono, y nada que no deba ver.",
    },
    content: {
      en: `<h3>What it is for</h3>
<p>A customer is on the phone and stuck: the payment page of a carrier, an app, a form that will not go on. Describing a screen takes long. With screen share you see the <strong>customer's</strong> screen while you talk. The customer does the clicking. You look, point and explain. Nothing is recorded, and you cannot click or type on the customer's device.</p>
<h3>How it works</h3>
<ol>
<li>Stay on the phone: your voice tells the customer that it is really you.</li>
<li>Open the request of the customer and press <strong>Screen Share</strong> under the person. Without a request, open <a href="/agent-tools?tab=tools">the Tools tab</a> and find the Support Tools panel.</li>
<li>Click <strong>Generate Link</strong>. It takes a second or two. In the Tools tab, choose the customer's language first.</li>
<li>From a request, send the link by email or text with the buttons below it; a text leaves only if the customer agreed to texts, and not at night. Otherwise copy the link and send it to this one customer, at an address that is already in the file.</li>
<li>Click <strong>Open the session</strong>. Your page says when the customer is there.</li>
<li>Ask the customer to open the link and press <strong>Share my screen</strong>. Their browser asks which window. A red bar tells them that you see it, with a <strong>Stop</strong> button.</li>
</ol>
<p>The session ends when the tab is closed, or after 60 minutes. A link works on the device that opened it first, and nowhere else. If it went to the wrong person, click <strong>Generate New Link</strong>: the old one, as long as nobody has opened it, stops working. Make a new link for every customer.</p>
<h3>Before the customer presses the button</h3>
<p>First check who is on the phone, as for any talk about a policy. Then say: "Please close your mail, your bank, your photos and anything private. Choose only the window that we need. You can press Stop at any time." Wait until they say that they are ready.</p>
<p>If the customer does not want it, help in another way. Nobody has to share a screen to be served.</p>
<h3>While it runs</h3>
<ul>
<li><strong>Never ask for a password, a login code or a card number</strong>, and do not let one be typed while you watch. Ask the customer to press Stop, type it alone, and then share again with the same button.</li>
<li>Move over the picture to point; the customer sees your pointer in the picture on their page. Say where to click, one step at a time, and say why. Full screen makes small text larger.</li>
<li>If something private appears, look away, say so, and have it closed. Do not read it, and do not write it down.</li>
<li>Do not take pictures of the screen, and do not record it.</li>
<li>Do not fill in answers for the customer. They read, they type, they sign.</li>
<li>Write what matters on the note pad. With a request, it stands in the timeline when the session is over.</li>
</ul>
<h3>When it is the other way round</h3>
<p><strong>Show my screen</strong> lets the customer see a window of yours, such as an offer. Choose that one window, never the whole screen: behind it are other customers. Microphones are off. Each of you can turn their own on, if the phone line is bad.</p>
<p>Browsers on phones cannot share their screen. The page says so, and offers the camera instead: the customer can show a letter. From a request it also leads to the page where files are sent.</p>
<p>If the connection is lost, it comes back by itself. If your page says that the two networks let no connection through, help by phone.</p>
<h3>What criminals do with it</h3>
<p>Many frauds begin with a stranger on the phone who wants to see a screen. The Federal Trade Commission warns of them often. So offer a session only to customers who called us, or whom you called at a number in the file. Tell them: "We never call out of the blue to look at your computer. If somebody does, hang up and call our office."</p>
<p>The same holds for you. Somebody who calls you unasked, says that your computer has a problem and wants a link, gets none. Hang up and tell an admin.</p>
<h3>Afterward</h3>
<p>Click <strong>End the session</strong>; the customer's page says that it is over. Without a request, write two lines in the agency management system: what the problem was and what solved it. If you saw something you should not have, say so to your manager the same day.</p>`,
      es: `<h3>Para qué sirve</h3>
<p>Un cliente está al teléfono y no avanza: la página de pagos de una aseguradora, una aplicación, un formulario atorado. Describir una pantalla toma tiempo. Con la pantalla compartida usted ve la pantalla <strong>del cliente</strong> mientras conversan. Los clics los hace el cliente. Usted mira, señala y explica. No se graba nada, y usted no puede hacer clic ni escribir en el dispositivo del cliente.</p>
<h3>Cómo funciona</h3>
<ol>
<li>Siga al teléfono: por la voz, el cliente sabe que de verdad es usted.</li>
<li>Abra la solicitud del cliente y oprima <strong>Compartir pantalla</strong> debajo de la persona. Si no hay solicitud, abra <a href="/agent-tools?tab=tools">la pestaña Herramientas</a> y busque el panel Herramientas de apoyo.</li>
<li>Oprima <strong>Generar enlace</strong>. Tarda uno o dos segundos. En la pestaña Herramientas, escoja antes el idioma del cliente.</li>
<li>Desde una solicitud, mande el enlace por correo o por mensaje de texto con los botones de abajo; el texto sale solo si el cliente aceptó textos, y nunca de noche. Si no, copie el enlace y mándelo solo a este cliente, a una dirección que ya esté en el expediente.</li>
<li>Oprima <strong>Abrir la sesión</strong>. Su página le dice cuándo llega el cliente.</li>
<li>Pídale que abra el enlace y oprima <strong>Compartir mi pantalla</strong>. El navegador le pregunta qué ventana. Una barra roja le dice que usted la ve, con un botón <strong>Detener</strong>.</li>
</ol>
<p>La sesión termina al cerrar la pestaña o después de 60 minutos. Un enlace sirve en el dispositivo que lo abrió primero y en ningún otro. Si llegó a la persona equivocada, oprima <strong>Generar otro enlace</strong>: el anterior, si nadie lo ha abierto, deja de servir. Genere un enlace para cada cliente.</p>
<h3>Antes de que el cliente oprima el botón</h3>
<p>Primero confirme quién está al teléfono, como en toda plática sobre una póliza. Después diga: “Por favor cierre su correo, su banco, sus fotos y todo lo privado. Escoja solo la ventana que necesitamos. Puede oprimir Detener cuando quiera”. Espere a que le diga que está listo.</p>
<p>Si el cliente no quiere, ayúdelo de otra manera. Nadie tiene que compartir su pantalla para que lo atiendan.</p>
<h3>Durante la sesión</h3>
<ul>
<li><strong>Nunca pida una contraseña, un código de acceso ni un número de tarjeta</strong>, y no deje que los escriba mientras usted mira. Pídale que oprima Detener, que lo escriba a solas y que después comparta otra vez con el mismo botón.</li>
<li>Pase el cursor por la imagen para señalar; el cliente ve su puntero en la imagen de su página. Diga dónde hacer clic, un paso a la vez, y por qué. La pantalla completa agranda la letra chica.</li>
<li>Si aparece algo privado, no mire, dígalo y pida que lo cierre. No lo lea ni lo anote.</li>
<li>No tome fotos de la pantalla ni la grabe.</li>
<li>No conteste por el cliente. Él lee, él escribe, él firma.</li>
<li>Escriba lo importante en las notas. Si hay solicitud, quedan en su historial cuando termina la sesión.</li>
</ul>
<h3>Cuando es al revés</h3>
<p><strong>Mostrar mi pantalla</strong> deja que el cliente vea una ventana de usted, por ejemplo una oferta. Escoja esa única ventana, nunca la pantalla entera: detrás hay otros clientes. Los micrófonos están apagados. Cada quien puede encender el suyo si la línea del teléfono es mala.</p>
<p>Los navegadores de los teléfonos no pueden compartir su pantalla. La página lo dice y ofrece la cámara: el cliente puede mostrar una carta. Desde una solicitud lleva también a la página donde se mandan archivos.</p>
<p>Si se pierde la conexión, vuelve por sí sola. Si su página dice que las dos redes no dejan pasar la conexión, ayude por teléfono.</p>
<h3>Lo que hacen los delincuentes</h3>
<p>Muchos fraudes empiezan con un extraño al teléfono que quiere ver una pantalla. La Comisión Federal de Comercio lo advierte con frecuencia. Por eso ofrezca una sesión solo a clientes que nos llamaron, o a quienes usted llamó a un número del expediente. Dígales: “Nunca llamamos de la nada para ver su computadora. Si alguien lo hace, cuelgue y llame a nuestra oficina”.</p>
<p>Lo mismo vale para usted. A quien le llama sin aviso, dice que su computadora tiene un problema y pide un enlace, no se le da ninguno. Cuelgue y avise a un administrador.</p>
<h3>Al terminar</h3>
<p>Oprima <strong>Terminar la sesión</strong>; la página del cliente dice que terminó. Si no hay solicitud, escriba dos renglones en el sistema de gestión: cuál era el problema y qué lo resolvió. Si vio algo que no debía, dígaselo a su gerente ese mismo día.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Let your mentor play the customer. Make a link, send it, open the session, and guide them to a carrier's payment page.</li>
<li>Say the sentence about private windows before they click the button.</li>
<li>Point at the button for the next step, and write one line on the note pad.</li>
<li>Your mentor begins to type a card number. Have them press Stop in time.</li>
</ol>`,
        es: `<ol>
<li>Su mentor hace de cliente. Genere un enlace, mándelo, abra la sesión y guíelo hasta la página de pagos de una aseguradora.</li>
<li>Diga la frase sobre las ventanas privadas antes de que oprima el botón.</li>
<li>Señale el botón del paso siguiente y escriba un renglón en las notas.</li>
<li>Su mentor empieza a escribir un número de tarjeta. Haga que oprima Detener a tiempo.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "tools",
    prerequisites: ["tour-of-this-portal"],
    trackTypes: ["remote_worker", "new_to_insurance"],
    resources: [
      {
        title: {
          en: "Practice with your mentor: make a link and open it",
          es: "Practique con su mentor: genere un enlace y ábranlo",
        },
        url: "/agent-tools?tab=tools",
        type: "tool",
        style: "hands_on",
      },
      {
        title: {
          en: "Federal Trade Commission: tech support scams",
          es: "Comisión Federal de Comercio: fraudes de soporte técnico",
        },
        url: "https://consumer.ftc.gov/articles/how-spot-avoid-and-report-tech-support-scams",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "What we promise customers about their data",
          es: "Lo que prometemos a los clientes sobre sus datos",
        },
        url: "/privacy",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "privacy-and-consent",
    title: { en: "Privacy and consent", es: "Privacidad y consentimiento" },
    description: {
      en: "Protect what customers entrust to us, and call or text only those who agreed.",
      es: "Proteja lo que los clientes nos confían, y llame o escriba solo a quien lo aceptó.",
    },
    content: {
      en: `<h3>What we hold</h3>
<p>To quote a family's insurance we learn birth dates, addresses, driving records, sometimes health and income. Federal law (the Gramm-Leach-Bliley Act) and Texas law require people in insurance to keep such information safe and to tell customers how it is used. Our own promise to visitors is on <a href="/privacy">the privacy page</a>. Read it once in full: you are the person who keeps it.</p>
<h3>Ask for less, show less, keep less</h3>
<ul>
<li><strong>Ask</strong> only for what the quote or the change needs. Our public forms never ask for a driver license number.</li>
<li><strong>Show</strong> a customer's data only to those whose work needs it. Lock your screen when you stand up, at home too.</li>
<li><strong>Keep</strong> data where it belongs: in the portal, the agency management system and the carrier's site. Not in private mail, chat groups, phone photos or paper in the car.</li>
</ul>
<p>In the portal, birth dates and street addresses are stored encrypted. Logins, exports, deletions and refused accesses are recorded. Old requests are removed under the retention policy.</p>
<h3>Who is on the phone</h3>
<p>Before you speak about a policy, check two facts that a stranger would not know. A spouse, a parent or a neighbor is not the policyholder unless named on the policy or authorized. Say kindly: "I protect your family's information the same way."</p>
<h3>Consent to call and text</h3>
<p>Our quote and contact forms have one box for consent to calls and texts. It is never checked in advance, and nobody needs it to send the form. It covers this request and nothing else. When it is checked, the system stores what was shown, in which language, on which page and when. That record is never changed.</p>
<table>
<thead><tr><th>Situation</th><th>May I?</th></tr></thead>
<tbody>
<tr><td>Answer a quote the person asked for, by phone</td><td>Yes, at a decent hour</td></tr>
<tr><td>Send a text without recorded consent</td><td>No</td></tr>
<tr><td>Text an offer for another product to someone who agreed about a quote</td><td>No. Ask on the call whether they want to hear about it</td></tr>
<tr><td>Text someone who answered STOP or ALTO</td><td>No</td></tr>
<tr><td>Call a bought list of numbers</td><td>No. Ask your manager first</td></tr>
<tr><td>Send our newsletter</td><td>Only to people who confirmed by email</td></tr>
</tbody>
</table>
<p>The federal rules on calls and texts are enforced by the Federal Communications Commission. Texas has its own rules, and since ${law.salesTexts.month.en} a law known as Senate Bill 140 treats a sales text like a sales call. Since a settlement in November 2025, texts that people agreed to need no registration under chapter 302 of the Business and Commerce Code. Chapters 304 and 305 and the Deceptive Trade Practices Act still apply. Texas law allows sales calls from ${law.callHours.opens.en} to ${law.callHours.closes.en} on weekdays and Saturdays, and from ${law.callHours.opensOnSunday.en} to ${law.callHours.closes.en} on Sundays. Our system holds texts to the same hours. Hold your calls to them too, and respect the no-call lists. A person who says "do not call me again" is right, whatever the form says and however it is said. Record it on the request at once.</p>
<h3>When something goes wrong</h3>
<p>A mail to the wrong person, a lost phone, a strange login: tell an admin right away, even at night. Texas law (Business and Commerce Code, section 521.053) sets deadlines: up to ${law.dataBreach.people} days to tell the people, and ${law.dataBreach.attorneyGeneral} days to tell the attorney general when ${law.dataBreach.affected} or more Texans are affected. Both are outer limits. Do not try to fix it alone and do not delete anything. You will not be blamed for reporting.</p>`,
      es: `<h3>Lo que tenemos en las manos</h3>
<p>Para cotizar el seguro de una familia conocemos fechas de nacimiento, domicilios, historiales de manejo y, a veces, datos de salud e ingresos. La ley federal (la ley Gramm-Leach-Bliley) y la de Texas nos obligan a cuidar esa información y a decirle al cliente cómo se usa. Nuestra promesa está en <a href="/privacy">la página de privacidad</a>. Léala completa una vez: quien la cumple es usted.</p>
<h3>Pida menos, muestre menos, guarde menos</h3>
<ul>
<li><strong>Pida</strong> solo lo que hace falta para la cotización o el cambio. Nuestros formularios públicos nunca piden el número de la licencia de manejar.</li>
<li><strong>Muestre</strong> los datos solo a quien los necesita para su trabajo. Bloquee la pantalla cuando se levante, también en su casa.</li>
<li><strong>Guarde</strong> los datos donde van: en el portal, en el sistema de gestión y en el sitio de la aseguradora. No en su correo personal, en grupos de chat, en fotos del celular ni en papeles dentro del carro.</li>
</ul>
<p>En el portal, las fechas de nacimiento y los domicilios se guardan cifrados. Quedan registrados los accesos, las exportaciones, lo que se borra y los accesos negados. Las solicitudes viejas se eliminan según la política de conservación.</p>
<h3>Quién está al teléfono</h3>
<p>Antes de hablar de una póliza, confirme dos datos que un extraño no sabría. El esposo, la mamá o el vecino no son el titular, salvo que aparezcan en la póliza o estén autorizados. Dígalo con amabilidad: “Así mismo cuido la información de su familia”.</p>
<h3>Consentimiento para llamar y escribir</h3>
<p>Nuestros formularios tienen una sola casilla para aceptar llamadas y textos. Nunca viene marcada y no hace falta para enviar el formulario. Vale para esa solicitud y para nada más. Si la persona la marca, el sistema guarda qué texto vio, en qué idioma, en qué página y a qué hora. Ese registro no se cambia nunca.</p>
<table>
<thead><tr><th>Situación</th><th>¿Se puede?</th></tr></thead>
<tbody>
<tr><td>Responder por teléfono a una cotización que la persona pidió</td><td>Sí, a una hora prudente</td></tr>
<tr><td>Mandar un texto sin consentimiento registrado</td><td>No</td></tr>
<tr><td>Ofrecer otro producto por texto a quien aceptó mensajes sobre una cotización</td><td>No. Pregunte en la llamada si le interesa</td></tr>
<tr><td>Escribirle a quien respondió ALTO o STOP</td><td>No</td></tr>
<tr><td>Llamar a una lista de números comprada</td><td>No. Hable primero con su gerente</td></tr>
<tr><td>Mandar nuestro boletín</td><td>Solo a quien lo confirmó por correo</td></tr>
</tbody>
</table>
<p>Las reglas federales sobre llamadas y textos las hace cumplir la Comisión Federal de Comunicaciones. Texas tiene además las suyas, y desde ${law.salesTexts.month.es} la ley conocida como Senate Bill 140 trata un texto de venta igual que una llamada de venta. Desde un acuerdo judicial de noviembre de 2025, los textos que la persona aceptó no necesitan registro según el capítulo 302 del Código de Negocios y Comercio. Los capítulos 304 y 305 y la ley de prácticas comerciales engañosas siguen vigentes. La ley de Texas permite llamadas de venta de ${law.callHours.opens.es} a ${law.callHours.closes.es} entre semana y los sábados, y de ${law.callHours.opensOnSunday.es} a ${law.callHours.closes.es} los domingos. Nuestro sistema aplica ese horario a los textos. Aplíquelo usted a sus llamadas y respete las listas de personas que no quieren ser llamadas. Quien dice “no me vuelva a llamar” tiene razón, diga lo que diga el formulario y como sea que lo diga. Anótelo de inmediato en la solicitud.</p>
<h3>Cuando algo sale mal</h3>
<p>Un correo a la persona equivocada, un celular perdido, un acceso extraño: avise de inmediato a un administrador, aunque sea de noche. La ley de Texas (Código de Negocios y Comercio, sección 521.053) fija plazos: hasta ${law.dataBreach.people} días para avisar a las personas y ${law.dataBreach.attorneyGeneral} para avisar al procurador general cuando hay ${law.dataBreach.affected} texanos afectados o más. Los dos son límites máximos. No intente arreglarlo por su cuenta ni borre nada. Nadie lo va a culpar por avisar.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Read <a href="/privacy">our privacy page</a> in full.</li>
<li>Play three calls with a colleague: a mother who asks about her son's policy, a landlord who wants a tenant's declarations page, a caller who says “stop calling me.” Answer each in two sentences.</li>
<li>Look around your desk and put away one thing that a visitor could read.</li>
</ol>`,
        es: `<ol>
<li>Lea completa <a href="/privacy">nuestra página de privacidad</a>.</li>
<li>Ensaye tres llamadas con un compañero: una mamá que pregunta por la póliza de su hijo, un arrendador que quiere la página de declaraciones de un inquilino y alguien que dice “ya no me llamen”. Conteste cada una en dos frases.</li>
<li>Mire su escritorio y guarde una cosa que un visitante podría leer.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "training",
    prerequisites: ["working-a-quote-request"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Our privacy policy", es: "Nuestra política de privacidad" },
        url: "/privacy",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "See the consent box on the contact form",
          es: "Vea la casilla de consentimiento en el formulario de contacto",
        },
        url: "/contact",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Turn on two-factor login under Security",
          es: "Active la verificación en dos pasos en Seguridad",
        },
        url: "/profile",
        type: "checklist",
        style: "hands_on",
      },
      {
        title: {
          en: "Federal Trade Commission: protecting personal information, a guide for business",
          es: "Comisión Federal de Comercio: guía para negocios sobre cómo proteger datos personales",
        },
        url: "https://www.ftc.gov/business-guidance/resources/protecting-personal-information-guide-business",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "bilingual-service",
    title: { en: "Service in two languages", es: "Atención en dos idiomas" },
    description: {
      en: "Serve each family in the language it prefers, with words that are clear and true.",
      es: "Atienda a cada familia en el idioma que prefiera, con palabras claras y ciertas.",
    },
    content: {
      en: `<h3>Why it matters here</h3>
<p>Across Texas many families live in two languages. The grandmother speaks Spanish, the daughter both, the grandson mostly English. Insurance is hard enough in one's own language. A customer who understands the policy buys what fits, keeps it longer and has fewer bad surprises at claim time.</p>
<h3>Let the customer choose</h3>
<ul>
<li>Look at the language of the request before you call, and greet in it. Then ask: "English or Spanish, which do you prefer?"</li>
<li>Never guess from a name, an accent or a face.</li>
<li>Note the preference in the agency management system, so that the next colleague does not have to ask.</li>
<li>If you do not speak the language well enough, say so and hand over: "My colleague speaks Spanish very well. May I ask her to call you today?" Then make sure that she does.</li>
<li>Do not use a child to interpret. Insurance means money, accidents and illness.</li>
</ul>
<h3>What is official</h3>
<p>Policies are usually written in English, and the written policy is what counts. You may explain a policy in Spanish. You may not promise that your explanation is the contract. A good sentence is: "I will explain it in Spanish. The document that counts is the policy in English. Let us look at the page together." Ask each carrier whether it has forms, cards or help lines in Spanish. The Texas Department of Insurance publishes consumer guides in Spanish and answers its help line in both languages.</p>
<h3>Words that cause trouble</h3>
<table>
<thead><tr><th>People say</th><th>They may mean</th><th>We write in Spanish</th></tr></thead>
<tbody>
<tr><td>aseguranza</td><td>Insurance. Everyone understands it</td><td>seguro</td></tr>
<tr><td>full cover</td><td>Collision and comprehensive, or simply "everything". It is no legal term</td><td>cobertura de colisión y cobertura amplia</td></tr>
<tr><td>el bil (los biles)</td><td>The bill, or the premium</td><td>factura, or prima</td></tr>
<tr><td>el deducible</td><td>The part the customer pays first</td><td>deducible</td></tr>
<tr><td>reclamo</td><td>A claim, but also a complaint</td><td>reclamo for a claim, queja for a complaint</td></tr>
<tr><td>título</td><td>The paper that shows who owns the car</td><td>título de propiedad</td></tr>
</tbody>
</table>
<p>When someone asks for "full cover", do not nod. Ask what they want paid: their own car after a crash, a rental, their doctor bills?</p>
<h3>Manner</h3>
<p>In Spanish use <em>usted</em> until the customer offers <em>tú</em>. Ask how to write the names: many people use two surnames, and the name on the license must match the policy. Write dates with the month as a word, since 3/4 means different days in different countries. Do not ask about immigration status. Ask only what the carrier asks, for example which country issued the license. Some carriers accept licenses from other countries and some do not, so check before you promise.</p>
<h3>Our site helps</h3>
<p>Every public page has a Spanish twin, and what you send from the site goes out in the customer's language. Show customers the <a href="/faq">questions and answers</a> and the <a href="/insurance-glossary">glossary</a> in the language they read best.</p>`,
      es: `<h3>Por qué importa aquí</h3>
<p>En todo Texas muchas familias viven en dos idiomas. La abuela habla español, la hija los dos y el nieto casi puro inglés. Entender un seguro ya cuesta trabajo en el idioma propio. El cliente que entiende su póliza compra lo que le queda, la conserva más tiempo y se lleva menos sorpresas cuando hay un reclamo.</p>
<h3>Que escoja el cliente</h3>
<ul>
<li>Antes de llamar, vea en qué idioma llegó la solicitud y salude en ese idioma. Luego pregunte: “¿Prefiere español o inglés?”.</li>
<li>Nunca lo suponga por un apellido, un acento o una cara.</li>
<li>Anote la preferencia en el sistema de gestión, para que el siguiente compañero no tenga que preguntar.</li>
<li>Si no domina el idioma, dígalo y pase la llamada: “Mi compañera habla muy bien inglés. ¿Le puedo pedir que le llame hoy?”. Después asegúrese de que lo haga.</li>
<li>No ponga a un niño a interpretar. Aquí se habla de dinero, de accidentes y de enfermedades.</li>
</ul>
<h3>Qué es lo oficial</h3>
<p>Las pólizas casi siempre están en inglés, y lo que cuenta es la póliza escrita. Usted puede explicarla en español. No puede prometer que su explicación sea el contrato. Una buena frase: “Se lo explico en español. El documento que cuenta es la póliza en inglés. Vamos a ver juntos la página”. Pregunte a cada aseguradora si tiene formularios, tarjetas o líneas de ayuda en español. El Departamento de Seguros de Texas publica guías en español y atiende su línea de ayuda en los dos idiomas.</p>
<h3>Palabras que enredan</h3>
<table>
<thead><tr><th>La gente dice</th><th>Puede querer decir</th><th>Nosotros escribimos</th></tr></thead>
<tbody>
<tr><td>aseguranza</td><td>Seguro. Todos la entendemos</td><td>seguro</td></tr>
<tr><td>full cover</td><td>Colisión y cobertura amplia, o simplemente “todo”. No es un término legal</td><td>cobertura de colisión y cobertura amplia</td></tr>
<tr><td>el bil (los biles)</td><td>El cobro o la prima</td><td>factura, o prima</td></tr>
<tr><td>el deducible</td><td>La parte que el cliente paga primero</td><td>deducible</td></tr>
<tr><td>reclamo</td><td>Pedir que el seguro pague, o quejarse</td><td>reclamo para lo primero, queja para lo segundo</td></tr>
<tr><td>título</td><td>El papel que dice de quién es el carro</td><td>título de propiedad</td></tr>
</tbody>
</table>
<p>Cuando alguien pida “full cover”, no diga que sí nada más. Pregunte qué quiere que le paguen: ¿su carro después de un choque, un carro rentado, sus gastos médicos?</p>
<h3>El trato</h3>
<p>Hable de <em>usted</em> hasta que el cliente proponga el <em>tú</em>. Pregunte cómo se escriben los nombres: mucha gente usa dos apellidos, y el nombre de la licencia debe coincidir con el de la póliza. Escriba el mes con letra, porque 3/4 no es el mismo día en todos los países. No pregunte por la situación migratoria. Pregunte solo lo que pide la aseguradora, por ejemplo qué país emitió la licencia. Unas aseguradoras aceptan licencias de otros países y otras no: averigüe antes de prometer.</p>
<h3>Nuestro sitio ayuda</h3>
<p>Cada página pública tiene su versión en español, y lo que el sitio envía sale en el idioma del cliente. Muéstrele <a href="/faq">las preguntas frecuentes</a> y <a href="/insurance-glossary">el glosario</a> en el idioma en que mejor lee.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Answer five questions of <a href="/faq">our FAQ</a> aloud in both languages. If you speak only one, practice handing the call over.</li>
<li>Explain deductible, limit and claim in Spanish without an English word, or ask a colleague to, and write down what you learned.</li>
<li>Play the customer who asks for “full cover”, and find out what they want.</li>
</ol>`,
        es: `<ol>
<li>Conteste en voz alta cinco preguntas de <a href="/faq">las preguntas frecuentes</a> en los dos idiomas. Si habla solo uno, practique pasar la llamada.</li>
<li>Explique deducible, límite y reclamo en inglés sin una palabra en español, o pida que lo haga un compañero, y anote lo que aprendió.</li>
<li>Ensaye con el cliente que pide “full cover” y averigüe qué quiere.</li>
</ol>`,
      },
    },
    difficulty: "beginner",
    category: "training",
    prerequisites: ["welcome-to-the-agency"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Insurance glossary in both languages", es: "Glosario de seguros en los dos idiomas" },
        url: "/insurance-glossary",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Five questions to answer aloud in both languages",
          es: "Cinco preguntas para contestar en voz alta en los dos idiomas",
        },
        url: "/faq",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "The same answers in Spanish, to compare line by line",
          es: "Las mismas respuestas en inglés, para comparar renglón por renglón",
        },
        url: "/es/faq",
        type: "diagram",
        style: "visual",
      },
    ],
  },
  {
    key: "renewals-and-retention",
    title: { en: "Renewals and keeping customers", es: "Renovaciones y cómo conservar clientes" },
    description: {
      en: "Prepare each renewal early, explain the price honestly and leave no gap in coverage.",
      es: "Prepare cada renovación con tiempo, explique el precio con honestidad y no deje días sin cobertura.",
    },
    content: {
      en: `<h3>Why renewals are your best work</h3>
<p>A new customer costs many calls. A customer who stays costs one good call a year and brings neighbors along. Yet most people hear from an agent only when the price goes up. Be the one who calls first.</p>
<h3>What Texas law gives the customer</h3>
<ul>
<li><strong>Nonrenewal</strong>: for most personal auto and home policies the company must mail its notice at least ${law.nonrenewal.days} days before the policy ends, under chapter 551 of the Texas Insurance Code. If it does not, the customer can ask to have the policy renewed.</li>
<li><strong>Reasons</strong>: the company must give its reasons in writing, for a declination, a cancellation or a nonrenewal, without being asked (House Bill 2067 of 2025). If the letter comes to us, it goes on to the customer the same day.</li>
<li><strong>A question is not a claim</strong>: the same chapter says a company may not refuse, cancel or not renew only because a customer asked about coverage.</li>
<li><strong>Complaints</strong>: anyone may complain to the Texas Department of Insurance, free of charge (help line 800-252-3439).</li>
</ul>
<p><em>Nonrenewal</em> means the policy ends on its last day and is not continued. <em>Cancellation</em> means it ends earlier. Customers mix the two up. You should not.</p>
<h3>A calendar that works</h3>
<table>
<thead><tr><th>Days before the end</th><th>What you do</th></tr></thead>
<tbody>
<tr><td>75</td><td>The portal gives you a task. Check its box when you have begun; the <a href="/customers?tab=renewals">list of renewals</a> shows all of them, and j and k go through it.</td></tr>
<tr><td>60</td><td>Check for a nonrenewal or a change in coverage. If there is one, start looking for a new company today.</td></tr>
<tr><td>45</td><td>Look at the renewal offer. Compare limits, deductibles, drivers, vehicles and price with last year.</td></tr>
<tr><td>30</td><td>Call the customer. Ask what has changed.</td></tr>
<tr><td>15</td><td>Confirm the choice, the payment and, for a new company, the exact start time.</td></tr>
<tr><td>0</td><td>Check that the policy is in force and that the customer has proof.</td></tr>
</tbody>
</table>
<h3>The renewal call</h3>
<ol>
<li><strong>Ask about life, not about insurance.</strong> New driver, new job, new roof, a dog, a pool, a room rented out, a side business, a move?</li>
<li><strong>Explain the price.</strong> Say what you know: repair costs, claims in the area, an accident, a lost discount. If you do not know, say that you will ask.</li>
<li><strong>Look for honest savings</strong>: discounts, mileage, a higher deductible the customer could really pay, auto and home together.</li>
<li><strong>Never save by stealth.</strong> Dropping coverage to win on price is a decision for the customer, after you have said what is lost. In Texas, turning down personal injury protection or uninsured motorist coverage must be in writing.</li>
<li><strong>Look for gaps.</strong> Flood is not in a homeowners policy. On the coast, wind and hail may need a separate policy.</li>
</ol>
<h3>Moving without a gap</h3>
<p>Never let the customer cancel the old policy before the new one is in force. Even one day without coverage can raise the price for months, and driving uninsured is against the law. Check the lender: a mortgage or car loan company must hear of the change. Moving a customer only for your commission is wrong. Write down why the new policy is better.</p>
<h3>If they leave</h3>
<p>Thank them, ask what we could have done better, and do not argue. Note the date on which their new policy ends. A kind word next year brings some of them back, if they agreed to be contacted.</p>`,
      es: `<h3>Por qué la renovación es su mejor trabajo</h3>
<p>Un cliente nuevo cuesta muchas llamadas. El que se queda cuesta una buena llamada al año, y además recomienda. Sin embargo, la mayoría solo oye de su agente cuando sube el precio. Sea usted quien llame primero.</p>
<h3>Lo que la ley de Texas le da al cliente</h3>
<ul>
<li><strong>No renovación</strong>: en la mayoría de las pólizas personales de auto y de casa, la compañía debe mandar el aviso al menos ${law.nonrenewal.days} días antes de que termine la póliza, según el capítulo 551 del Código de Seguros de Texas. Si no lo hace, el cliente puede pedir que se la renueven.</li>
<li><strong>Razones</strong>: la compañía debe darlas por escrito al rechazar, cancelar o no renovar, sin que nadie las pida (House Bill 2067 de 2025). Si la carta nos llega a nosotros, se le manda al cliente el mismo día.</li>
<li><strong>Preguntar no es reclamar</strong>: el mismo capítulo dice que la compañía no puede rechazar, cancelar o dejar de renovar solo porque el cliente hizo una pregunta sobre su cobertura.</li>
<li><strong>Quejas</strong>: cualquiera puede presentar una queja, sin costo, ante el Departamento de Seguros de Texas (línea de ayuda 800-252-3439).</li>
</ul>
<p><em>No renovar</em> quiere decir que la póliza termina en su último día y ya no sigue. <em>Cancelar</em> quiere decir que termina antes. Los clientes confunden las dos cosas. Usted no debe confundirlas.</p>
<h3>Un calendario que funciona</h3>
<table>
<thead><tr><th>Días antes del fin</th><th>Qué hace usted</th></tr></thead>
<tbody>
<tr><td>75</td><td>El portal le da una tarea. Márquela cuando haya empezado; la <a href="/customers?tab=renewals">lista de renovaciones</a> las muestra todas, y j y k la recorren.</td></tr>
<tr><td>60</td><td>Revisa si hay aviso de no renovación o cambio de cobertura. Si lo hay, ese mismo día empieza a buscar otra compañía.</td></tr>
<tr><td>45</td><td>Mira la oferta de renovación. Compara límites, deducibles, conductores, vehículos y precio con los del año pasado.</td></tr>
<tr><td>30</td><td>Llama al cliente y pregunta qué ha cambiado.</td></tr>
<tr><td>15</td><td>Confirma la decisión, el pago y, si cambia de compañía, la hora exacta de inicio.</td></tr>
<tr><td>0</td><td>Revisa que la póliza esté vigente y que el cliente tenga su comprobante.</td></tr>
</tbody>
</table>
<h3>La llamada de renovación</h3>
<ol>
<li><strong>Pregunte por la vida, no por el seguro.</strong> ¿Un nuevo conductor, otro trabajo, techo nuevo, un perro, una alberca, un cuarto en renta, un negocio aparte, una mudanza?</li>
<li><strong>Explique el precio.</strong> Diga lo que sabe: el costo de las reparaciones, los reclamos de la zona, un accidente, un descuento que se perdió. Si no lo sabe, diga que lo va a preguntar.</li>
<li><strong>Busque ahorros honestos</strong>: descuentos, millaje, un deducible más alto que de verdad pueda pagar, auto y casa juntos.</li>
<li><strong>Nunca ahorre a escondidas.</strong> Quitar cobertura para ganar en precio lo decide el cliente, después de que usted le diga qué pierde. En Texas, para rechazar la protección contra lesiones personales o la cobertura contra conductores sin seguro hay que hacerlo por escrito.</li>
<li><strong>Busque huecos.</strong> La inundación no viene en la póliza de casa. En la costa, el viento y el granizo pueden necesitar una póliza aparte.</li>
</ol>
<h3>Cambiar sin días descubiertos</h3>
<p>No permita que el cliente cancele la póliza vieja antes de que la nueva esté en vigor. Un solo día sin cobertura puede subir el precio por meses, y manejar sin seguro va contra la ley. Piense en el banco: quien dio el préstamo de la casa o del carro debe enterarse del cambio. Mover a un cliente solo por la comisión está mal. Escriba por qué la póliza nueva es mejor.</p>
<h3>Si se va</h3>
<p>Dele las gracias, pregunte qué pudimos hacer mejor y no discuta. Anote cuándo termina su nueva póliza. Una palabra amable el año que viene hace volver a algunos, si aceptaron que los contactemos.</p>`,
    },
    exercise: {
      minutes: 25,
      task: {
        en: `<ol>
<li>Take a made-up renewal: auto and home, up 18 percent, one accident, a son who turned 16. Fill in the calendar from day 60 to day 0.</li>
<li>Write three sentences that explain the price without blaming anyone.</li>
<li>Compare two offers line by line: limits, deductibles, roof clause, price. Say which one you would advise and why.</li>
<li>Write the note that shows why the new policy is better, or why you advised to stay.</li>
</ol>`,
        es: `<ol>
<li>Tome una renovación inventada: auto y casa, 18 por ciento más cara, un accidente, un hijo que cumplió 16. Llene el calendario del día 60 al día 0.</li>
<li>Escriba tres frases que expliquen el precio sin culpar a nadie.</li>
<li>Compare dos ofertas renglón por renglón: límites, deducibles, cláusula del techo, precio. Diga cuál aconsejaría y por qué.</li>
<li>Escriba la nota que muestra por qué la póliza nueva es mejor, o por qué aconsejó quedarse.</li>
</ol>`,
      },
    },
    difficulty: "advanced",
    category: "training",
    prerequisites: ["quoting-auto"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Ways to pay, carrier by carrier",
          es: "Formas de pago de cada aseguradora",
        },
        url: "/payment-options",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "Prepare a review with a printable form", es: "Prepare una revisión con un formulario impreso" },
        url: "/agent-tools?tab=forms",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: {
          en: "Class by video call: the renewal conversation",
          es: "Clase por videollamada: la conversación de renovación",
        },
        url: "/agent-tools?tab=training",
        type: "video",
        style: "video",
      },
    ],
  },
  {
    key: "claims-support",
    title: { en: "Standing by a customer with a claim", es: "Acompañar al cliente en un reclamo" },
    description: {
      en: "Help a customer report a claim, know the deadlines, and promise nothing that is not yours to promise.",
      es: "Ayude al cliente a reportar un reclamo, conozca los plazos y no prometa lo que no le toca prometer.",
    },
    content: {
      en: `<h3>Your part, and what is not your part</h3>
<p>A claim is the moment a customer finds out what they bought. The carrier's <em>adjuster</em> decides about coverage and payment. You do not. You help the customer report, understand and keep going. Three sentences to avoid: "That is covered." "That is not covered." "They will pay you by Friday." Say instead: "Let us report it, and the adjuster will look at your policy. I will help you follow it."</p>
<h3>The first call</h3>
<ol>
<li><strong>Safety.</strong> Is anyone hurt? Is everyone in a safe place? If not, the call to 911 comes first.</li>
<li><strong>Calm.</strong> Let the person tell it once, without interrupting.</li>
<li><strong>Facts.</strong> When, where, what happened, who was there, police report number, photos. Write what was said, not your opinion of whose fault it was.</li>
<li><strong>Report.</strong> Give the carrier's claim line, or report together. Many carriers take claims around the clock. Our office is there in office hours.</li>
<li><strong>Protect.</strong> Cover the broken window, stop the water, keep receipts, throw nothing away. Permanent repairs wait for the adjuster.</li>
<li><strong>Note</strong> the claim number and the adjuster's name in the agency management system.</li>
</ol>
<p>The five steps that follow are on <a href="/claims-process">the claims page</a>, with a checklist for auto, home and business. Open it with the customer.</p>
<h3>Deadlines for the company</h3>
<p>Chapter 542 of the Texas Insurance Code sets deadlines when customers claim on their own policy:</p>
<table>
<thead><tr><th>Step</th><th>The company has</th></tr></thead>
<tbody>
<tr><td>Confirm the claim, start to look into it, ask for what it needs</td><td>${law.promptPayment.confirm} days after notice of the claim</td></tr>
<tr><td>Accept or reject in writing, with reasons if it rejects</td><td>${law.promptPayment.decide} business days after it has received everything it asked for</td></tr>
<tr><td>Pay</td><td>${law.promptPayment.pay} business days after it says it will pay</td></tr>
</tbody>
</table>
<p>These deadlines do not apply to a claim on the other driver's policy. There are exceptions, for example when the company explains why it needs more time (then it has up to ${law.promptPayment.extended} days from that day), for surplus lines companies, and after large disasters. So do not promise a date. Do call the adjuster when a date has passed.</p>
<h3>Claims against another driver</h3>
<p>If another driver caused the crash, the customer may claim on that driver's liability policy or on their own collision coverage. Own coverage is often faster, with the deductible to pay first. Explain both ways and let the customer choose.</p>
<h3>Storm days</h3>
<ul>
<li>Call our customers in the area before they call us.</li>
<li>Warn of door-to-door contractors. In Texas it is illegal for a contractor to waive or pay a property insurance deductible for the customer.</li>
<li>Rising water is a flood claim and needs a flood policy. On the coast, the wind claim may belong to the Texas Windstorm Insurance Association. One storm can mean two or three claims.</li>
</ul>
<h3>When the answer is no</h3>
<p>Listen. Ask the carrier for the reason and the page of the policy. The customer may send more proof, ask for a second look, or complain to the Texas Department of Insurance (help line 800-252-3439). If the dispute is only about the amount, personal auto and home policies issued or renewed in Texas since ${law.appraisal.since.en} must let them ask for an appraisal, which binds both sides. TWIA and business policies have their own rules. Tell them so. Never advise on suing: that is a lawyer's work. If someone says that we made a mistake in selling the policy, stop, admit nothing, and tell your manager the same day, because our E&amp;O insurer (the company that insures the agency's own errors) must hear of it.</p>`,
      es: `<h3>Lo que le toca y lo que no</h3>
<p>El reclamo es el momento en que el cliente descubre qué compró. El <em>ajustador</em> de la aseguradora decide si hay cobertura y cuánto se paga. Usted no. Usted ayuda a reportar, a entender y a no rendirse. Tres frases que debe evitar: “Eso sí está cubierto”. “Eso no está cubierto”. “Le pagan el viernes”. Mejor diga: “Vamos a reportarlo, y el ajustador va a revisar su póliza. Yo le ayudo a darle seguimiento”.</p>
<h3>La primera llamada</h3>
<ol>
<li><strong>Seguridad.</strong> ¿Hay heridos? ¿Están todos en un lugar seguro? Si no, primero se llama al 911.</li>
<li><strong>Calma.</strong> Deje que la persona lo cuente una vez, sin interrumpir.</li>
<li><strong>Hechos.</strong> Cuándo, dónde, qué pasó, quién estaba, número del reporte de policía, fotos. Escriba lo que le dijeron, no su opinión sobre quién tuvo la culpa.</li>
<li><strong>Reporte.</strong> Dé el número de reclamos de la aseguradora o repórtenlo juntos. Muchas aseguradoras reciben reclamos a toda hora. Nuestra oficina atiende en su horario.</li>
<li><strong>Protección.</strong> Tapar la ventana rota, cerrar el agua, guardar los recibos, no tirar nada. Las reparaciones definitivas esperan al ajustador.</li>
<li><strong>Anote</strong> en el sistema de gestión el número del reclamo y el nombre del ajustador.</li>
</ol>
<p>Los cinco pasos que siguen están en <a href="/claims-process">la página de reclamos</a>, con listas para auto, casa y negocio. Ábrala junto con el cliente.</p>
<h3>Los plazos de la compañía</h3>
<p>El capítulo 542 del Código de Seguros de Texas fija plazos cuando el cliente reclama a su propia póliza:</p>
<table>
<thead><tr><th>Paso</th><th>La compañía tiene</th></tr></thead>
<tbody>
<tr><td>Confirmar el reclamo, empezar a investigarlo y pedir lo que necesita</td><td>${law.promptPayment.confirm} días desde que recibe el aviso</td></tr>
<tr><td>Aceptar o rechazar por escrito, con razones si rechaza</td><td>${law.promptPayment.decide} días hábiles desde que recibe todo lo que pidió</td></tr>
<tr><td>Pagar</td><td>${law.promptPayment.pay} días hábiles desde que avisa que va a pagar</td></tr>
</tbody>
</table>
<p>Estos plazos no valen para un reclamo a la póliza del otro conductor. Hay excepciones, por ejemplo cuando la compañía explica por qué necesita más tiempo (entonces tiene hasta ${law.promptPayment.extended} días desde ese día), en las compañías de líneas excedentes y después de grandes desastres. Por eso no prometa una fecha. Pero si un plazo ya pasó, llame al ajustador.</p>
<h3>Cuando la culpa es de otro conductor</h3>
<p>El cliente puede reclamar al seguro de responsabilidad de ese conductor o usar su propia cobertura de colisión. La propia suele ser más rápida, pero primero se paga el deducible. Explique los dos caminos y deje que el cliente escoja.</p>
<h3>Días de tormenta</h3>
<ul>
<li>Llame a nuestros clientes de la zona antes de que ellos llamen.</li>
<li>Advierta sobre los contratistas que van de puerta en puerta. En Texas es ilegal que un contratista perdone o pague por el cliente el deducible de un seguro de propiedad.</li>
<li>El agua que sube es inundación y necesita una póliza de inundación. En la costa, el daño por viento puede corresponder a la Asociación de Seguros contra Tormentas de Viento de Texas (TWIA). Una sola tormenta puede significar dos o tres reclamos.</li>
</ul>
<h3>Cuando la respuesta es no</h3>
<p>Escuche. Pida a la aseguradora la razón y la página de la póliza. El cliente puede mandar más pruebas, pedir otra revisión o presentar una queja ante el Departamento de Seguros de Texas (línea de ayuda 800-252-3439). Si el desacuerdo es solo por el monto, las pólizas personales de auto y de casa emitidas o renovadas en Texas desde el ${law.appraisal.since.es} deben permitirle pedir una tasación, que obliga a las dos partes. TWIA y las pólizas de negocio tienen sus propias reglas. Dígaselo. Nunca aconseje sobre demandas: eso le toca a un abogado. Si alguien dice que nos equivocamos al venderle la póliza, deténgase, no admita nada y avise ese mismo día a su gerente, porque debe enterarse nuestra aseguradora de errores y omisiones (E&amp;O), la que cubre las fallas de la propia agencia.</p>`,
    },
    exercise: {
      minutes: 20,
      task: {
        en: `<ol>
<li>Play the first call after a hailstorm with a colleague, all six steps, in ten minutes.</li>
<li>Write the note: facts only, no opinion about fault.</li>
<li>A claim was reported on March 2, and everything was in on March 20. Work out by which day the company must have confirmed it, and from which day the ${law.promptPayment.decide} business days run. (March 17; from March 20)</li>
</ol>`,
        es: `<ol>
<li>Ensaye con un compañero la primera llamada después de una granizada, con los seis pasos, en diez minutos.</li>
<li>Escriba la nota: solo hechos, sin opinar sobre la culpa.</li>
<li>Un reclamo se reportó el 2 de marzo y el 20 de marzo ya estaba todo. Calcule para qué día debió confirmarlo la compañía y desde qué día corren los ${law.promptPayment.decide} días hábiles. (17 de marzo; desde el 20)</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "training",
    prerequisites: ["quoting-auto"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "The five steps of a claim", es: "Los cinco pasos de un reclamo" },
        url: "/claims-process",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Write your own one-page claim checklist from the forms",
          es: "Haga su propia lista de una página para reclamos a partir de los formularios",
        },
        url: "/agent-tools?tab=forms",
        type: "checklist",
        style: "hands_on",
      },
      {
        title: { en: "After a car accident in Texas", es: "Después de un choque en Texas" },
        url: "/blog/after-a-car-accident-in-texas",
        type: "article",
        style: "reading",
      },
    ],
  },
];
