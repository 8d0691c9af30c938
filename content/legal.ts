import type { Language, Localized } from "../domain/platform/language.ts";
import type { LegalPage } from "./types.ts";
import { law } from "./facts/index.ts";

export const privacy: LegalPage = {
  title: { en: "Privacy Policy", es: "Política de privacidad" },
  updated: "2026-11-16",
  intro: {
    en: "This page says what our agency learns about you through this site, why, who sees it, and how long we keep it. The short version: you tell us what we need to help you, we use it for that, we do not sell it, and nothing on these pages follows you around the internet.",
    es: "Esta página explica qué datos suyos recibe nuestra agencia por medio de este sitio, para qué, quién los ve y cuánto tiempo los guardamos. En pocas palabras: usted nos dice lo necesario para ayudarle, lo usamos para eso, no lo vendemos, y nada en estas páginas lo sigue por internet.",
  },
  sections: [
    {
      heading: { en: "What you tell us", es: "Lo que usted nos dice" },
      paragraphs: {
        en: [
          "You can read the whole public site without giving us anything. We receive personal data only when you send a form.",
          "A quote form asks for your name, email, phone and, for some products, your ZIP code. Depending on the insurance, it also offers fields such as the vehicle, the drivers' date of birth, the address and age of a home, a description of a business, or the kind of life insurance you have in mind. Most of these fields are optional. We never ask for a driver license number, a Social Security number or a card number on a public form.",
          "A service form, for a policy you already have, asks for your name, email and phone and for what the request is about, such as the holder of a certificate, a vehicle, a driver and the date of birth, a new address, a lender, or what happened in a claim and who was involved. Your insurance company and policy number are optional.",
          "The contact form asks for your name, email and phone, and lets you add a subject and a message. The newsletter box asks only for your email.",
          "People who work with us can ask for an account. We keep their name, email, username and role, and a record of what they do in the staff area. Their passwords are stored only in a form that cannot be read back.",
        ],
        es: [
          "Puede leer todo el sitio público sin darnos ningún dato. Solo recibimos datos personales cuando usted envía un formulario.",
          "El formulario de cotización pide su nombre, correo electrónico, teléfono y, en algunos productos, su código postal. Según el seguro, también ofrece campos como el vehículo, la fecha de nacimiento de quien maneja, la dirección y antigüedad de la casa, una descripción del negocio o el tipo de seguro de vida que le interesa. La mayoría son opcionales. En un formulario público nunca pedimos número de licencia de manejo, número de Seguro Social ni número de tarjeta.",
          "Un formulario de servicio, para una póliza que ya tiene, pide su nombre, correo electrónico y teléfono y lo que hace falta para la solicitud: por ejemplo, el titular de un certificado, un vehículo, un conductor y su fecha de nacimiento, una dirección nueva, un banco, o qué pasó en un reclamo y quiénes participaron. Su compañía de seguros y el número de póliza son opcionales.",
          "El formulario de contacto pide su nombre, correo electrónico y teléfono, y le permite agregar un tema y un mensaje. El boletín solo pide su correo electrónico.",
          "Quienes trabajan con nosotros pueden solicitar una cuenta. De ellos guardamos nombre, correo electrónico, nombre de usuario y rol, y un registro de lo que hacen en el área del personal. Sus contraseñas se guardan solo en una forma que no se puede volver a leer.",
        ],
      },
    },
    {
      heading: { en: "What is recorded with a form", es: "Lo que se registra junto con un formulario" },
      paragraphs: {
        en: [
          "Along with your form we store the date and time, the language you used, which page you sent it from, which site or ad brought you to us, and a short reference number, so that you and we can find it again.",
          "Each form carries a random key. Thanks to it, two clicks or a lost connection make one request and not two. To keep out automatic spam, we look at how fast a form was filled in, at a hidden field that people do not see, and at how many forms arrive from one internet address. A request that looks automatic is set aside, not thrown away, so that a person can still find it.",
          "The technical logs of our server are kept free of what you type into a form.",
        ],
        es: [
          "Junto con su formulario guardamos la fecha y la hora, el idioma que usó, desde qué página la envió, qué sitio o anuncio lo trajo y un número de referencia corto, para que usted y nosotros podamos encontrarla.",
          "Cada formulario lleva una clave al azar. Gracias a ella, dos clics o una conexión perdida hacen una sola solicitud y no dos. Para frenar el spam automático, miramos qué tan rápido se llenó el formulario, un campo oculto que las personas no ven y cuántos formularios llegan de una misma dirección de internet. La solicitud que parece automática se aparta, no se tira, para que una persona todavía la pueda encontrar.",
          "Los registros técnicos de nuestro servidor no contienen lo que usted escribe en un formulario.",
        ],
      },
    },
    {
      heading: { en: "What we use it for", es: "Para qué lo usamos" },
      paragraphs: {
        en: [
          "We use your data to prepare the quote you asked for, to answer your question, to serve you if you become a customer, to send you the newsletter if you confirmed it, to protect the site against abuse, and to meet our duties under the law. We do not use it for advertising by others, and no automatic system decides whether you get insurance from us.",
        ],
        es: [
          "Usamos sus datos para preparar la cotización que pidió, contestar su pregunta, atenderlo si se hace cliente, enviarle el boletín si lo confirmó, proteger el sitio contra abusos y cumplir con nuestras obligaciones legales. No los usamos para publicidad de otros, y ningún sistema automático decide si usted obtiene un seguro con nosotros.",
        ],
      },
    },
    {
      heading: { en: "Calls and text messages", es: "Llamadas y mensajes de texto" },
      paragraphs: {
        en: [
          "Quote, contact and service forms have one box with which you can agree to be called or texted. It is empty when you arrive, and you can send the form without checking it. Without that consent we do not send text messages to your number.",
          "If you check it, we keep a record of your consent: the exact text that you saw and its version, the language, the page, the date and time, your internet address and your browser. This record is never changed afterward. It exists so that both of us can prove what was agreed.",
          `You can change your mind at any time. Reply to a text with STOP or ALTO, or tell us in any other way, on the phone or through the contact page: we note it at once, for texts and for calls. Our system holds text messages back from ${law.callHours.closes.en} to ${law.callHours.opens.en} and on Sunday before ${law.callHours.opensOnSunday.en}, by the clock in our office and by the clock where your area code is. Where it cannot tell your time zone, it sends from noon to 8 p.m. Central time only. Your phone company may charge for messages and data.`,
        ],
        es: [
          "Los formularios de cotización, de contacto y de servicio tienen una casilla con la que usted puede aceptar que le llamemos o le mandemos mensajes de texto. Está vacía cuando usted llega, y puede enviar el formulario sin marcarla. Sin ese consentimiento no mandamos mensajes de texto a su número.",
          "Si la marca, guardamos constancia de su consentimiento: el texto exacto que vio y su versión, el idioma, la página, la fecha y la hora, su dirección de internet y su navegador. Esa constancia no se modifica después. Existe para que tanto usted como nosotros podamos demostrar lo que se acordó.",
          `Puede cambiar de opinión cuando quiera. Conteste un mensaje con ALTO o STOP, o díganoslo de cualquier otra manera, por teléfono o en la página de contacto: lo anotamos de inmediato, para mensajes y para llamadas. Nuestro sistema detiene los mensajes de texto de ${law.callHours.clockCloses.es} a ${law.callHours.clockOpens.es} y los domingos antes del ${law.callHours.opensOnSunday.es}, según el reloj de nuestra oficina y según el del lugar de su código de área. Cuando no puede saber su zona horaria, solo los envía de mediodía a 8 p. m., hora del centro. Su compañía de teléfono puede cobrarle por mensajes y datos.`,
        ],
      },
    },
    {
      heading: { en: "Newsletter", es: "Boletín" },
      paragraphs: {
        en: [
          "When you enter your email, we send one message that asks you to confirm. Only if you click the link in it do you receive the newsletter, in your language. This way nobody can sign you up without your knowledge. An address that is not confirmed is deleted after {{confirmKept}}. Every issue carries our postal address and a link that unsubscribes you with one click. After that we keep your address and the date you left, only so that we do not write to you again.",
        ],
        es: [
          "Cuando escribe su correo electrónico, le mandamos un mensaje para que confirme. Solo si abre el enlace que trae recibirá el boletín, en su idioma. Así nadie puede inscribirlo sin que usted lo sepa. Un correo que no se confirma se borra a los {{confirmKept}}. Cada envío lleva nuestra dirección postal y un enlace para darse de baja con un clic. Después guardamos su dirección y la fecha en que se dio de baja, solo para no volver a escribirle.",
        ],
      },
    },
    {
      heading: { en: "Cookies and browser storage", es: "Cookies y almacenamiento del navegador" },
      paragraphs: {
        en: [
          "Your browser remembers the language of the site, English or Spanish, in its local storage, and a cookie named lang holds the same two letters, so that the next page already arrives in your language. It contains nothing else.",
          "Staff who log in receive a session cookie. It is needed for the login, expires after {{session}} at the latest and cannot be read by scripts. A second cookie remembers whether they folded the menu of the agent portal, and a third, kept for a year, that somebody has logged in on this device before, so that strangers who guess at passwords cannot keep the owner of an account out. Their browser also remembers whether it announces new requests by a sound or a notification, how dense their lists are, which parts of a page they folded, whether this device gets notices, which change of many requests they follow, and, until its outcome is noted, that a call was begun. Visitors never receive any of this.",
          "While a form is open, its random key is kept in your browser's session storage and is gone when you close the tab.",
          "When you enter the code that opens the messages and documents of your request, your browser receives a cookie for that request. It expires after 30 minutes at the latest, and scripts cannot read it.",
          "When you accept to share your screen, your browser receives a cookie, so that the link works for you alone. It expires after 60 minutes at the latest, and scripts cannot read it. Nothing that you show is recorded.",
          "If you begin a quote, your browser keeps what you entered about the vehicle, the home, the business or the coverage until you send it or close the tab, so that a reload does not lose it. It does not keep your name, phone, email, date of birth or address, and we receive nothing before you send.",
          "Our own server counts how often each page is opened: one number for each page, language and day, and for the quote page also the kind of insurance. It keeps nothing about who opened it: no internet address, no browser, no time of day and no way to tell two visits apart.",
          "That is all. There are no advertising cookies, no analytics services, no tracking pixels and no social media buttons that report your visit. You can delete the language setting in your browser at any time, and the site keeps working.",
        ],
        es: [
          "Su navegador recuerda el idioma del sitio, español o inglés, en su almacenamiento local, y una cookie llamada lang guarda las mismas dos letras, para que la siguiente página ya llegue en su idioma. No contiene nada más.",
          "El personal que inicia sesión recibe una cookie de sesión. Es necesaria para entrar, caduca a más tardar después de {{session}} y ningún script la puede leer. Una segunda cookie recuerda si la persona plegó el menú del portal de agentes, y una tercera, que dura un año, que en ese dispositivo ya se había iniciado sesión, para que los extraños que prueban contraseñas no puedan dejar fuera a quien es dueño de la cuenta. Su navegador recuerda además si avisa de las solicitudes nuevas con un sonido o una notificación, qué tan densas son sus listas, qué partes de una página plegó, si este dispositivo recibe avisos, qué cambio de muchas solicitudes sigue y, hasta que se anote su resultado, que empezó una llamada. Los visitantes nunca reciben nada de esto.",
          "Mientras un formulario está abierto, su clave al azar se guarda en el almacenamiento de sesión del navegador y desaparece al cerrar la pestaña.",
          "Cuando escribe el código que abre los mensajes y documentos de su solicitud, su navegador recibe una cookie para esa solicitud. Caduca a más tardar después de 30 minutos, y ningún script la puede leer.",
          "Cuando acepta compartir su pantalla, su navegador recibe una cookie, para que el enlace le sirva solo a usted. Caduca a más tardar después de 60 minutos, y ningún script la puede leer. Nada de lo que muestra se graba.",
          "Si empieza una cotización, su navegador guarda lo que anotó sobre el vehículo, la casa, el negocio o la cobertura hasta que la envíe o cierre la pestaña, para que no se pierda al recargar la página. No guarda su nombre, teléfono, correo, fecha de nacimiento ni dirección, y nosotros no recibimos nada antes de que usted lo envíe.",
          "Nuestro propio servidor cuenta cuántas veces se abre cada página: un número por página, idioma y día, y en la página de cotización también por tipo de seguro. No guarda nada de quién la abrió: ni dirección de internet, ni navegador, ni hora, ni manera de distinguir dos visitas.",
          "Eso es todo. No hay cookies de publicidad, ni servicios de análisis, ni píxeles de rastreo, ni botones de redes sociales que avisen de su visita. Puede borrar el idioma guardado en su navegador cuando quiera, y el sitio sigue funcionando.",
        ],
      },
    },
    {
      heading: { en: "Map and links to other sites", es: "Mapa y enlaces a otros sitios" },
      paragraphs: {
        en: [
          "The map on the contact page is a drawing of our own. Only if you click the button on it does your browser load an interactive map from an outside map service, which then sees your internet address. If you do not click it, nothing is loaded.",
          "Links to insurance companies, to payment pages and to our social media pages lead to other sites. They have their own privacy policies, and we do not control them.",
        ],
        es: [
          "El mapa de la página de contacto es un dibujo nuestro. Solo si usted oprime su botón, el navegador carga un mapa interactivo de un servicio externo, que entonces ve su dirección de internet. Si no lo oprime, no se carga nada.",
          "Los enlaces a compañías de seguros, a páginas de pago y a nuestras redes sociales llevan a otros sitios. Tienen sus propias políticas de privacidad, y nosotros no los controlamos.",
        ],
      },
    },
    {
      heading: { en: "Who sees your data", es: "Quién ve sus datos" },
      paragraphs: {
        en: [
          "Your browser sends what you type into a form to our own server, and nothing to any third party. Inside our agency, only staff whose work requires it can open a request, and exports, deletions and refused attempts are recorded.",
          "Our server also passes the request to {{service}}, which handles our forms for us.",
          "We do not sell or rent personal data. We pass it on only in these cases: to insurance companies and our affiliates, as far as it is needed for the quote or the policy that you asked us for; to companies that work for us, such as those that deliver our email and text messages or run our customer records, and only to do that work; and to authorities, when the law requires it.",
          "Our email leaves through {{mailService}}.",
          "{{smsService}} delivers our text messages: it sees your number and what we write to you.",
          "Phone numbers, text-message opt-ins and consents are never sold, rented or shared with third parties or affiliates for their own marketing. Only the providers that deliver our messages receive them.",
        ],
        es: [
          "Su navegador manda lo que usted escribe en un formulario a nuestro propio servidor, y nada a terceros. Dentro de nuestra agencia, solo puede abrir una solicitud el personal que la necesita para su trabajo, y queda registro de las exportaciones, las eliminaciones y los intentos rechazados.",
          "Nuestro servidor también pasa la solicitud a {{service}}, que administra nuestros formularios.",
          "No vendemos ni rentamos datos personales. Los compartimos únicamente en estos casos: con compañías de seguros y con nuestras afiliadas, en lo necesario para la cotización o la póliza que usted nos pidió; con empresas que trabajan para nosotros, como las que entregan nuestros correos y mensajes de texto o administran nuestros expedientes de clientes, y solo para hacer ese trabajo; y con las autoridades, cuando la ley lo exige.",
          "Nuestros correos salen por {{mailService}}.",
          "{{smsService}} entrega nuestros mensajes de texto: ve su número y lo que le escribimos.",
          "Los números de teléfono, las suscripciones a mensajes de texto y los consentimientos nunca se venden, rentan ni comparten con terceros ni con afiliadas para su propia publicidad. Solo los reciben los proveedores que entregan nuestros mensajes.",
        ],
      },
    },
    {
      heading: { en: "How we protect it", es: "Cómo los protegemos" },
      paragraphs: {
        en: [
          "Dates of birth and street addresses are encrypted in our database, which means that a stolen copy could not be read without the key. The emails that tell our agents about a new request contain neither of them. Staff log in with personal accounts, each with no more rights than the job requires.",
          "No system is perfect. If a breach ever puts your data at risk, we will tell you and the authorities as Texas law requires.",
        ],
        es: [
          "Las fechas de nacimiento y las direcciones de casa están cifradas en nuestra base de datos; es decir, una copia robada no se podría leer sin la clave. Los correos que avisan a nuestros agentes de una solicitud nueva no llevan ninguno de esos dos datos. El personal entra con cuentas personales, cada una con los permisos que su trabajo pide y no más.",
          "Ningún sistema es perfecto. Si alguna vez una falla de seguridad pone en riesgo sus datos, le avisaremos a usted y a las autoridades como lo exige la ley de Texas.",
        ],
      },
    },
    {
      heading: { en: "How long we keep it", es: "Cuánto tiempo los guardamos" },
      paragraphs: {
        en: [
          "Quote and contact requests are deleted {{retention}} after they were last used, unless a law, a dispute or a policy that came of them obliges us to keep them longer. Records of consent to calls and texts are kept for {{consentKept}}. Copies of emails and text messages are deleted {{retention}} after they were sent, or together with the request that they belong to, whichever comes later. Your newsletter address stays until you unsubscribe.",
          "The record of what our staff do in the portal, such as who opened, exported or deleted a request, is kept without end. It names a request by its reference number only.",
          "{{!backupKept}}A deleted record may remain in a backup until that backup is replaced.",
          "Backups are kept for about {{backupKept}}. For that long a deleted record may remain in one.",
          "If you become a customer, the law and the insurance company set how long policy files are kept.",
        ],
        es: [
          "Las solicitudes de cotización y de contacto se borran {{retention}} después de su último uso, salvo que una ley, un conflicto o una póliza que haya nacido de ellas nos obligue a guardarlas más tiempo. Las constancias de consentimiento para llamadas y mensajes se guardan {{consentKept}}. Las copias de correos y mensajes de texto se borran {{retention}} después de su envío, o junto con la solicitud a la que pertenecen, lo que ocurra más tarde. Su correo del boletín se queda hasta que se dé de baja.",
          "El registro de lo que hace nuestro personal en el portal, por ejemplo quién abrió, exportó o borró una solicitud, se guarda sin límite de tiempo. Nombra la solicitud solo por su número de referencia.",
          "{{!backupKept}}Un dato borrado puede permanecer en una copia de respaldo hasta que esa copia se reemplace.",
          "Las copias de respaldo se conservan unos {{backupKept}}. Durante ese tiempo un dato borrado puede permanecer en una de ellas.",
          "Si usted se hace cliente, la ley y la compañía de seguros determinan cuánto tiempo se guardan los expedientes de la póliza.",
        ],
      },
    },
    {
      heading: { en: "Your choices", es: "Lo que usted puede pedir" },
      paragraphs: {
        en: [
          `You can ask us what we hold about you, get a copy, have it corrected, or have it deleted. Write to us through the contact page or call our office. Give the reference number of your request if you have it. We will first make sure that it is really you, by contacting you at the email or phone that we have on file. We answer within ${law.privacyAnswer.days} days and charge nothing.`,
          "Some records we may have to keep, such as proof of consent, a note that you do not want to be contacted, or files that insurance law requires. When we delete a request before its time, the copies of emails and texts about it stay in our archive until their own time is up. If we cannot delete something, we will tell you why. Asking never affects how we treat you.",
        ],
        es: [
          `Puede preguntarnos qué datos suyos tenemos, pedir una copia, corregirlos o pedir que los borremos. Escríbanos en la página de contacto o llame a nuestra oficina. Si lo tiene a la mano, dé el número de referencia de su solicitud. Primero nos aseguraremos de que en verdad es usted, por el correo o el teléfono que tenemos registrado. Contestamos dentro de ${law.privacyAnswer.days} días y sin costo.`,
          "Algunos registros quizá debamos conservarlos, como la constancia de consentimiento, la nota de que no quiere que lo contactemos o los expedientes que exige la ley de seguros. Cuando borramos una solicitud antes de tiempo, las copias de correos y mensajes sobre ella se quedan en nuestro archivo hasta que se cumple su propio plazo. Si no podemos borrar algo, le diremos por qué. Pedirlo nunca cambia la manera en que lo atendemos.",
        ],
      },
    },
    {
      heading: { en: "Children", es: "Menores de edad" },
      paragraphs: {
        en: [
          "This site is meant for adults. We do not knowingly collect data from children through it. If a quote concerns a young driver, a parent or guardian should fill out the form.",
        ],
        es: [
          "Este sitio está pensado para adultos. No reunimos a sabiendas datos de menores por este medio. Si la cotización es para un conductor joven, el formulario lo debe llenar su padre, madre o tutor.",
        ],
      },
    },
    {
      heading: { en: "Texas, questions and changes", es: "Texas, preguntas y cambios" },
      paragraphs: {
        en: [
          "Our agency works in Texas and follows the privacy rules of Texas and of the United States, among them the Gramm-Leach-Bliley Act and chapters 601 and 602 of the Texas Insurance Code. The insurance company gives you its own privacy notice; ours is this page. If we do not solve a concern of yours, you can turn to the Texas Department of Insurance.",
          "If we change this policy, the new text appears here with its date. Should we ever want to use data you already gave us in a new way, we would ask you first.",
        ],
        es: [
          "Nuestra agencia trabaja en Texas y sigue las reglas de privacidad de Texas y de Estados Unidos, entre ellas la ley Gramm-Leach-Bliley y los capítulos 601 y 602 del Código de Seguros de Texas. La compañía de seguros le da su propio aviso de privacidad; el nuestro es esta página. Si no resolvemos su inquietud, puede acudir al Departamento de Seguros de Texas.",
          "Si cambiamos esta política, el texto nuevo aparecerá aquí con su fecha. Si algún día quisiéramos usar de otra manera los datos que ya nos dio, le preguntaríamos primero.",
        ],
      },
    },
  ],
};

export const terms: LegalPage = {
  title: { en: "Terms of Service", es: "Términos del servicio" },
  updated: "2026-11-15",
  intro: {
    en: "These are the rules for using this site. We have kept them short and in plain words. By using the site you accept them. If you do not agree with something, call us instead: we are glad to serve you by phone or in our office.",
    es: "Estas son las reglas para usar este sitio. Las escribimos cortas y con palabras sencillas. Al usar el sitio, usted las acepta. Si no está de acuerdo con algo, mejor llámenos: con gusto lo atendemos por teléfono o en nuestra oficina.",
  },
  sections: [
    {
      heading: { en: "Who offers the insurance", es: "Quién ofrece el seguro" },
      paragraphs: {
        en: [
          "Insurance products shown here are offered through our agency, which is licensed in Texas, and its affiliates. The policies themselves are issued by insurance companies. Not every product is available to every person or in every place, and each company applies its own rules when it decides whom to insure and at what price.",
          "The site is meant for people and businesses in Texas. It is not an offer of insurance in any place where our agency is not licensed.",
        ],
        es: [
          "Los seguros que se muestran aquí se ofrecen por medio de nuestra agencia, que tiene licencia en Texas, y de sus afiliadas. Las pólizas las emiten las compañías de seguros. No todos los productos están disponibles para todas las personas ni en todos los lugares, y cada compañía aplica sus propias reglas para decidir a quién asegura y a qué precio.",
          "El sitio es para personas y negocios de Texas. No es una oferta de seguro en ningún lugar donde nuestra agencia no tenga licencia.",
        ],
      },
    },
    {
      heading: { en: "Quotes are estimates", es: "Las cotizaciones son estimaciones" },
      paragraphs: {
        en: [
          "A quote is an estimate that rests on what you told us. It is not an offer of coverage and not a contract. The price can change when the insurance company checks your driving record, your claims, the property or other facts that the law allows it to consider. Only the company's final price and the policy it issues count.",
          `To quote or issue a policy, an insurance company may order reports. For auto insurance: ${law.autoReports.reports.en}. For home insurance: ${law.homeReports.reports.en}. For business insurance: ${law.businessReports.reports.en}. For life insurance, with your signed permission: ${law.lifeReports.reports.en}.`,
          "Please give complete and true answers. A wrong answer, even by mistake, can change the price or lead a company to refuse a claim.",
        ],
        es: [
          "Una cotización es una estimación basada en lo que usted nos dijo. No es una oferta de cobertura ni un contrato. El precio puede cambiar cuando la compañía revisa su historial de manejo, sus reclamos, la propiedad u otros datos que la ley le permite considerar. Solo cuentan el precio final de la compañía y la póliza que emita.",
          `Para cotizar o emitir una póliza, la compañía puede pedir reportes. Para un seguro de auto: ${law.autoReports.reports.es}. Para un seguro de casa: ${law.homeReports.reports.es}. Para un seguro de negocio: ${law.businessReports.reports.es}. Para un seguro de vida, con su permiso firmado: ${law.lifeReports.reports.es}.`,
          "Por favor, dé respuestas completas y verdaderas. Un dato equivocado, aunque sea por error, puede cambiar el precio o hacer que una compañía niegue un reclamo.",
        ],
      },
    },
    {
      heading: { en: "No coverage through this site", es: "Por este sitio no se activa ninguna cobertura" },
      paragraphs: {
        en: [
          "Nothing that you send through this site starts, changes, renews or cancels insurance. The same is true of an email, a text or a voice message left with us. You are covered only when the insurance company, or one of our agents who is authorized to do so, confirms it to you in writing.",
          "A message on this site does not count as notice of a claim to an insurance company. Report a claim to your company directly; the claims page explains how. In an emergency, call 911.",
          "The reference number that you receive after sending a form shows that we received it. It is not a policy number.",
        ],
        es: [
          "Nada de lo que usted envíe por este sitio inicia, cambia, renueva ni cancela un seguro. Lo mismo vale para un correo, un mensaje de texto o un recado en nuestro buzón de voz. Usted tiene cobertura solo cuando la compañía de seguros, o uno de nuestros agentes autorizado para ello, se lo confirma por escrito.",
          "Un mensaje en este sitio no cuenta como aviso de reclamo ante la compañía. Reporte el reclamo directamente a su compañía; la página de reclamos explica cómo. En una emergencia, llame al 911.",
          "El número de referencia que recibe al enviar un formulario demuestra que lo recibimos. No es un número de póliza.",
        ],
      },
    },
    {
      heading: { en: "Text messages", es: "Mensajes de texto" },
      paragraphs: {
        en: [
          "If you agree, {{agency}} sends texts about the request you made: that we received it, and follow-ups to arrange a quote. Message frequency varies, usually one to five per request. Message and data rates may apply. Reply STOP, or ALTO, to stop; reply HELP, or AYUDA, or call {{phone}} for help. Carriers are not liable for delayed or undelivered messages. You can buy insurance from us without agreeing to texts.",
        ],
        es: [
          "Si usted acepta, {{agency}} le envía mensajes de texto sobre la solicitud que hizo: que la recibimos y lo necesario para preparar su cotización. La frecuencia varía; por lo general son de uno a cinco por solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO o STOP para dejar de recibirlos; responda AYUDA o HELP, o llame al {{phone}}, si necesita ayuda. Las compañías telefónicas no responden por mensajes retrasados o no entregados. Puede comprar un seguro con nosotros sin aceptar mensajes.",
        ],
      },
    },
    {
      heading: { en: "Savings", es: "Ahorros" },
      paragraphs: {
        en: [
          "Where we say that you may save up to a certain percentage, we mean the most that a customer has saved, not an average and not a promise; the note beside it says on whom it is based, and when. What you save, if anything, depends on your present policy, the coverage and deductibles you choose, the discounts you qualify for, and the company. Compare policies with the same coverage; a lower price that comes with less coverage is not a saving.",
        ],
        es: [
          "Cuando decimos que puede ahorrar hasta cierto porcentaje, hablamos de lo máximo que ha ahorrado un cliente; no es un promedio ni una promesa. La nota que lo acompaña dice en qué clientes se basa y de qué fechas. Lo que usted ahorre, si ahorra, depende de su póliza actual, de la cobertura y los deducibles que escoja, de los descuentos que le correspondan y de la compañía. Compare pólizas con la misma cobertura: un precio más bajo con menos cobertura no es un ahorro.",
        ],
      },
    },
    {
      heading: { en: "Articles, answers and glossaries", es: "Artículos, respuestas y glosarios" },
      paragraphs: {
        en: [
          "We write our articles, answers and glossaries with care, and for Texas. Even so, laws, limits and products change, and a general text cannot know your case. They are information, not legal, tax or financial advice, and they do not change what your policy says. If an article and your policy differ, the policy decides. Ask us, or a lawyer or tax adviser, before you rely on them for an important decision.",
          "Testimonials tell the experience of one customer. Yours may be different.",
        ],
        es: [
          "Escribimos con cuidado nuestros artículos, respuestas y glosarios, y pensando en Texas. Aun así, las leyes, los límites y los productos cambian, y un texto general no puede conocer su caso. Son información, no asesoría legal, fiscal ni financiera, y no cambian lo que dice su póliza. Si un artículo y su póliza no coinciden, vale la póliza. Antes de tomar una decisión importante, pregúntenos o consulte a un abogado o a un asesor de impuestos.",
          "Los testimonios cuentan la experiencia de un cliente. La suya puede ser distinta.",
        ],
      },
    },
    {
      heading: {
        en: "Links to insurance companies and other sites",
        es: "Enlaces a compañías de seguros y a otros sitios",
      },
      paragraphs: {
        en: [
          "Links on the payments page and elsewhere lead to sites of insurance companies and others. Those sites belong to them and follow their terms. We do not take your card or bank data on this site; a payment that you make on a company's site is between you and that company. Keep its confirmation, and call us if something looks wrong.",
          "Names and logos of companies belong to their owners. We show them so that you can find your company.",
        ],
        es: [
          "Los enlaces de la página de pagos y de otras partes llevan a sitios de compañías de seguros y de terceros. Esos sitios son de ellos y se rigen por sus propios términos. En este sitio no recibimos datos de su tarjeta ni de su banco; el pago que usted hace en el sitio de una compañía es entre usted y ella. Guarde su comprobante y llámenos si algo no se ve bien.",
          "Los nombres y logotipos de las compañías son de sus dueños. Los mostramos para que usted encuentre la suya.",
        ],
      },
    },
    {
      heading: { en: "Fair use", es: "Uso correcto" },
      paragraphs: {
        en: [
          "Use the site for your own insurance matters, or for those of someone who asked you to help. Do not send false requests, do not use another person's data without permission, do not send forms by automatic means, and do not try to enter parts of the site that are not meant for you or to disturb its operation. We may refuse or block such use.",
          "The staff area is for people whom our agency has invited. They keep their login to themselves and use customer data only for their work.",
          "The texts and drawings of this site belong to our agency or are used with permission. You may read, print and share links to them. Please ask before you republish them.",
        ],
        es: [
          "Use el sitio para sus propios asuntos de seguro o para los de alguien que le pidió ayuda. No envíe solicitudes falsas, no use datos de otra persona sin permiso, no mande formularios por medios automáticos y no intente entrar a partes del sitio que no son para usted ni alterar su funcionamiento. Podemos rechazar o bloquear ese tipo de uso.",
          "El área del personal es para quienes nuestra agencia ha invitado. Ellos no comparten su acceso y usan los datos de los clientes solo para su trabajo.",
          "Los textos y dibujos de este sitio son de nuestra agencia o se usan con permiso. Puede leerlos, imprimirlos y compartir enlaces. Si quiere volver a publicarlos, por favor pregúntenos antes.",
        ],
      },
    },
    {
      heading: { en: "Two languages", es: "Dos idiomas" },
      paragraphs: {
        en: [
          "We write this site in English and in Spanish with the same care. Insurance companies usually issue their policies in English, and the policy is what counts. If the two versions of these terms should ever differ, the English one decides, unless the law says otherwise. Please tell us if you find a difference.",
        ],
        es: [
          "Escribimos este sitio en inglés y en español con el mismo cuidado. Las compañías suelen emitir sus pólizas en inglés, y lo que cuenta es la póliza. Si alguna vez las dos versiones de estos términos no coinciden, vale la versión en inglés, salvo que la ley diga otra cosa. Si encuentra una diferencia, por favor avísenos.",
        ],
      },
    },
    {
      heading: { en: "Limits of our responsibility", es: "Límites de nuestra responsabilidad" },
      paragraphs: {
        en: [
          "We work to keep the site correct and available, but we offer it as it is and cannot promise that it is always free of errors or interruptions. As far as the law allows, our agency is not liable for losses that arise only from using the site or from not being able to use it, or from the content of other sites.",
          "Nothing here limits your rights under an insurance policy, the Texas Insurance Code or Texas consumer protection law, or any liability that the law does not allow us to limit.",
        ],
        es: [
          "Trabajamos para que el sitio esté correcto y disponible, pero lo ofrecemos tal como es y no podemos prometer que nunca tenga errores o interrupciones. Hasta donde la ley lo permite, nuestra agencia no responde por pérdidas que resulten únicamente de usar el sitio o de no poder usarlo, ni por el contenido de otros sitios.",
          "Nada de esto limita los derechos que le dan una póliza de seguro, el Código de Seguros de Texas o las leyes de Texas que protegen al consumidor, ni ninguna responsabilidad que la ley no nos permita limitar.",
        ],
      },
    },
    {
      heading: { en: "Texas law, complaints and changes", es: "Ley de Texas, quejas y cambios" },
      paragraphs: {
        en: [
          "The law of the State of Texas governs these terms and the use of this site, and any dispute about them will be heard in Texas courts. If one sentence of these terms turns out to be invalid, the others stay in force.",
          "If you are unhappy with us, please tell us first through the contact page or by phone. You can also complain to the Texas Department of Insurance, free of charge.",
          "Texas Department of Insurance, help with complaints: 800-252-3439, www.tdi.texas.gov, ConsumerProtection@tdi.texas.gov, Consumer Protection, MC: CO-CP, PO Box 12030, Austin, TX 78711-2030.",
          "We may change these terms. The version on this page, with its date, is the one that applies. How we handle your data is explained in our privacy policy.",
        ],
        es: [
          "La ley del Estado de Texas rige estos términos y el uso de este sitio, y cualquier conflicto sobre ellos se resolverá en los tribunales de Texas. Si una frase de estos términos resulta inválida, las demás siguen vigentes.",
          "Si no está contento con nosotros, por favor díganoslo primero en la página de contacto o por teléfono. También puede quejarse gratis ante el Departamento de Seguros de Texas.",
          "Departamento de Seguros de Texas, ayuda con quejas: 800-252-3439, www.tdi.texas.gov, ConsumerProtection@tdi.texas.gov, Consumer Protection, MC: CO-CP, PO Box 12030, Austin, TX 78711-2030.",
          "Podemos cambiar estos términos. Se aplica la versión de esta página, con su fecha. Cómo tratamos sus datos se explica en nuestra política de privacidad.",
        ],
      },
    },
  ],
};

export const accessibility: LegalPage = {
  title: { en: "Accessibility", es: "Accesibilidad" },
  updated: "2026-11-15",
  intro: {
    en: "Everyone should be able to use this site: with a keyboard, with a screen reader, with large text, on an old phone. Where it falls short, we want to know.",
    es: "Todas las personas deben poder usar este sitio: con teclado, con lector de pantalla, con letra grande, en un teléfono viejo. Si en algo falla, queremos saberlo.",
  },
  sections: [
    {
      heading: { en: "What we aim for", es: "Lo que buscamos" },
      paragraphs: {
        en: [
          "We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in both languages. Our pages can be used by keyboard alone, their forms name every field and every mistake, and text and background differ enough to be read in light and in dark.",
          "Pages can be read and forms can be sent without JavaScript. Motion stops when your device asks for less of it.",
        ],
        es: [
          "Buscamos cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en cada página y en los dos idiomas. Nuestras páginas se pueden usar solo con el teclado, los formularios nombran cada campo y cada error, y el texto se distingue del fondo en claro y en oscuro.",
          "Las páginas se pueden leer y los formularios enviar sin JavaScript. El movimiento se detiene cuando su dispositivo pide menos.",
        ],
      },
    },
    {
      heading: { en: "What we do not control", es: "Lo que no depende de nosotros" },
      paragraphs: {
        en: [
          "Sites of insurance companies that we link to, and the outside map on the contact page, belong to others. If one of them stands in your way, call us and we will help you with what you wanted to do there.",
        ],
        es: [
          "Los sitios de las compañías de seguros a los que enlazamos y el mapa externo de la página de contacto son de otros. Si alguno le estorba, llámenos y le ayudamos con lo que quería hacer allí.",
        ],
      },
    },
    {
      heading: { en: "Tell us", es: "Avísenos" },
      paragraphs: {
        en: [
          "If something on this site does not work for you, call {{phone}} or write to {{email}}. Say which page it was and what you use. We answer within two business days, and help you by phone or in our office in the meantime.",
        ],
        es: [
          "Si algo de este sitio no le funciona, llame al {{phone}} o escriba a {{email}}. Díganos en qué página fue y qué usa. Contestamos en dos días hábiles, y mientras tanto lo atendemos por teléfono o en nuestra oficina.",
        ],
      },
    },
  ],
};

/** Returns the text of a legal page as admins edit it: headings (`## `) and paragraphs, with a blank line between. */
export function legalArticle({ sections }: LegalPage): Localized {
  const textIn = (language: Language) =>
    sections.flatMap(({ heading, paragraphs }) => [`## ${heading[language]}`, ...paragraphs[language]]).join("\n\n");
  return { en: textIn("en"), es: textIn("es") };
}
