import { TRACKS } from "../../domain/people/onboarding.ts";
import type { Lesson } from "./lesson.ts";
import { law } from "../facts/index.ts";
import { bare } from "../facts/numbers.ts";

/**
 * Steps about the rules that end careers when they are not known: money, fairness, fraud, certificates, credit, surplus
 * lines.
 */
export const rulesOfTheTrade: Lesson[] = [
  {
    key: "handling-premium",
    title: { en: "Money that is not ours: handling premium", es: "Dinero que no es nuestro: cómo manejar las primas" },
    description: {
      en: "Take a payment, write a receipt, deposit it the same day, and know why a borrowed twenty can cost a license.",
      es: "Reciba un pago, haga un recibo, deposítelo el mismo día y sepa por qué veinte dólares prestados pueden costar una licencia.",
    },
    content: {
      en: `<h3>Whose money it is</h3>
<p>When a customer pays a premium at our desk, the money belongs to the carrier from that moment. We only hold it. The word for this is <strong>fiduciary</strong>: somebody who keeps what belongs to another and answers for every dollar.</p>
<p>The Texas Insurance Code lists what can cost a license (section 4005.101). Among the reasons: having misappropriated money that belongs to an insurer or an insured, having used it for oneself, or having held it back illegally. The amount does not matter. Neither does the plan to put it back on Friday.</p>
<h3>The best way is past our desk</h3>
<p>Where the carrier takes payments itself, show the customer its page: <a href="/payments">Make a Payment</a>. The carrier confirms at once, and nothing can get lost between us. Cards go there, and only there. Never write down a card number, never take one by text or email, and never keep one for next month.</p>
<h3>When somebody pays in cash</h3>
<p>Many of our customers do. Cash is welcome, and it needs more care than any other payment.</p>
<ol>
<li><strong>License.</strong> Only a licensed agent accepts a premium.</li>
<li><strong>Count twice</strong>, the second time aloud, in front of the customer.</li>
<li><strong>Receipt at once</strong>, numbered, with date, amount in figures and words, name, policy number, carrier, what it pays for, and your name. One copy for the customer, one stays in the book. No receipt book, no cash.</li>
<li><strong>Record it</strong> with the carrier and in the agency management system before the next customer sits down.</li>
<li><strong>Lock it up.</strong> Not in a drawer, a bag or a pocket.</li>
<li><strong>Deposit the same day</strong> into the premium trust account, the account that holds carriers' money and nothing else. What comes in after the bank closes goes into the safe, counted by two people.</li>
</ol>
<p>A voided receipt stays in the book with all its copies and the reason. A missing number is a question that we must be able to answer.</p>
<h3>Never</h3>
<table>
<thead><tr><th>This</th><th>Why not</th></tr></thead>
<tbody>
<tr><td>Pay rent or wages from the trust account</td><td>It mixes carriers' money with ours, which is called commingling</td></tr>
<tr><td>Lend a customer the down payment from the cash box</td><td>It lends out the carrier's money</td></tr>
<tr><td>Take a payment to your own phone app</td><td>There is no trail, and the money is in your name</td></tr>
<tr><td>Hold a check until the customer has funds</td><td>The policy may lapse meanwhile, and we knew</td></tr>
<tr><td>Keep a small overpayment</td><td>It belongs to the customer, to the cent</td></tr>
</tbody>
</table>
<h3>Fees</h3>
<p>A premium is the carrier's price. Anything we charge on top is our own fee. The Insurance Code (section 4005.003) allows some fees, and the customer must be told and must agree in writing before. Put a fee on a line of its own, never inside the premium. Ask your manager which ones we charge.</p>
<h3>When the cash does not match</h3>
<p>Count again with a colleague. Then tell your manager the same day, whether there is too much or too little. Do not make up the difference from your own pocket: a difference that nobody sees cannot be explained. And say when coverage begins. A receipt proves a payment. It does not prove that the carrier has put the policy in force.</p>`,
      es: `<h3>De quién es el dinero</h3>
<p>Cuando un cliente paga una prima en nuestro escritorio, desde ese momento el dinero es de la aseguradora. Nosotros solo lo guardamos. A eso se le llama deber <strong>fiduciario</strong>: quien guarda lo ajeno responde por cada dólar.</p>
<p>El Código de Seguros de Texas enumera lo que puede costar una licencia (sección 4005.101). Entre las razones: haberse apropiado de dinero de una aseguradora o de un asegurado, haberlo usado para sí o haberlo retenido de manera ilegal. No importa la cantidad. Tampoco el plan de devolverlo el viernes.</p>
<h3>Lo mejor es que no pase por aquí</h3>
<p>Si la aseguradora recibe pagos directamente, muéstrele al cliente su página: <a href="/payments">Hacer un pago</a>. La aseguradora confirma de inmediato y nada se pierde en el camino. Las tarjetas van ahí y solo ahí. Nunca apunte un número de tarjeta, no lo reciba por texto ni por correo y no lo guarde para el mes que viene.</p>
<h3>Cuando alguien paga en efectivo</h3>
<p>Muchos de nuestros clientes lo hacen. El efectivo es bienvenido y pide más cuidado que cualquier otro pago.</p>
<ol>
<li><strong>Licencia.</strong> Solo un agente con licencia recibe una prima.</li>
<li><strong>Cuente dos veces</strong>, la segunda en voz alta y frente al cliente.</li>
<li><strong>Recibo en ese momento</strong>, numerado, con fecha, cantidad en número y en letra, nombre, número de póliza, aseguradora, qué paga y el nombre de usted. Una copia para el cliente y otra se queda en el libro. Sin libro de recibos no hay efectivo.</li>
<li><strong>Regístrelo</strong> con la aseguradora y en el sistema de gestión antes de que se siente el siguiente cliente.</li>
<li><strong>Guárdelo bajo llave.</strong> No en un cajón, una bolsa o el bolsillo.</li>
<li><strong>Deposítelo el mismo día</strong> en la cuenta fiduciaria de primas, la que guarda dinero de las aseguradoras y nada más. Lo que llegue después de que cierre el banco va a la caja fuerte, contado por dos personas.</li>
</ol>
<p>Un recibo anulado se queda en el libro con todas sus copias y la razón. Un número que falta es una pregunta que debemos poder contestar.</p>
<h3>Nunca</h3>
<table>
<thead><tr><th>Esto</th><th>Por qué no</th></tr></thead>
<tbody>
<tr><td>Pagar renta o sueldos con la cuenta fiduciaria</td><td>Mezcla el dinero de las aseguradoras con el nuestro</td></tr>
<tr><td>Prestarle a un cliente el pago inicial de la caja</td><td>Es prestar dinero de la aseguradora</td></tr>
<tr><td>Recibir un pago en la aplicación de su teléfono</td><td>No deja constancia y el dinero queda a su nombre</td></tr>
<tr><td>Guardar un cheque hasta que el cliente tenga fondos</td><td>La póliza puede caducar mientras tanto, y lo sabíamos</td></tr>
<tr><td>Quedarse con un pequeño sobrante</td><td>Es del cliente, hasta el último centavo</td></tr>
</tbody>
</table>
<h3>Los cargos</h3>
<p>La prima es el precio de la aseguradora. Lo que cobremos aparte es un cargo nuestro. El Código de Seguros (sección 4005.003) permite algunos, y el cliente debe saberlo y aceptarlo antes por escrito. Ponga el cargo en su propio renglón, nunca dentro de la prima. Pregunte a su gerente cuáles cobramos.</p>
<h3>Cuando la caja no cuadra</h3>
<p>Cuente otra vez con un compañero. Después avise a su gerente el mismo día, ya sea que sobre o que falte. No ponga la diferencia de su bolsillo: una diferencia que nadie ve no se puede explicar. Y diga cuándo empieza la cobertura. Un recibo prueba un pago. No prueba que la aseguradora haya puesto la póliza en vigor.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>With a colleague as the customer, take a made-up cash payment of 186.40 dollars and write the receipt on paper. Check it against the list above.</li>
<li>Void it properly.</li>
<li>Say what you would do if the box held 12 dollars too much tonight.</li>
</ol>`,
        es: `<ol>
<li>Con un compañero como cliente, reciba un pago inventado de 186.40 dólares en efectivo y haga el recibo en papel. Compárelo con la lista de arriba.</li>
<li>Anúlelo como se debe.</li>
<li>Diga qué haría si esta noche sobraran 12 dólares en la caja.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "certification",
    prerequisites: ["your-workspace-and-accounts"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: { en: "Each carrier's own payment page", es: "La página de pagos de cada aseguradora" },
        url: "/payments",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "Who takes which kind of payment", es: "Quién acepta qué forma de pago" },
        url: "/payment-options",
        type: "diagram",
        style: "visual",
      },
      {
        title: {
          en: "Texas Insurance Code, chapter 4005: conduct of agents",
          es: "Código de Seguros de Texas, capítulo 4005: conducta de los agentes (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.4005.htm",
        type: "article",
        style: "reading",
      },
    ],
  },
  {
    key: "fair-dealing",
    title: { en: "Fair dealing: what you may not say or give", es: "Trato justo: lo que no se puede decir ni dar" },
    description: {
      en: "Misrepresentation, twisting, rebating and gifts: where a friendly word turns into an unfair practice.",
      es: "Declaración falsa, reemplazo engañoso, devolución de prima y regalos: cuándo una palabra amable se vuelve práctica desleal.",
    },
    content: {
      en: `<h3>The law behind it</h3>
<p>Chapter 541 of the Texas Insurance Code forbids unfair and deceptive practices in the business of insurance. Customers who are harmed can sue, and when somebody acted knowingly the damages can be tripled. The state can also take a license, and section 4005.101 names several of these practices among the reasons. You do not need to know the sections by heart. You need to notice the moment.</p>
<h3>Misrepresentation</h3>
<p>It means saying something untrue about a policy, or leaving out something that makes the rest untrue. Nobody has to intend harm. Four sentences that do it:</p>
<ul>
<li>"You are fully covered." No policy covers everything.</li>
<li>"This is the best company." You compare prices and conditions. You do not rank.</li>
<li>"The deductible is only 2 percent." Of what? Say 6,000 dollars.</li>
<li>"Just sign, it is the same as before." You have not read it together.</li>
</ul>
<p>Silence counts, too. If you know that a home policy pays only actual cash value for the roof, and the customer believes that a new roof is paid, you must speak.</p>
<h3>Twisting</h3>
<p>Twisting means talking a customer out of a policy with a false or incomplete comparison, so that it lapses and a new one is sold. The test is simple: write down why the new policy is better <em>for the customer</em>. If the only reason is your commission, stop. In life insurance there are extra duties, which the step on life insurance explains.</p>
<h3>Rebating</h3>
<p>The price of a policy is the filed price. Giving part of it back, or part of your commission, or anything else of value that the policy does not name in order to make the sale, is rebating. Both sides break the law: in property and casualty insurance the customer may not knowingly take it either (section 1806.104).</p>
<table>
<thead><tr><th>Offer</th><th>Allowed?</th></tr></thead>
<tbody>
<tr><td>"I will pay your first month."</td><td>No</td></tr>
<tr><td>"I will give you back 50 dollars of my commission."</td><td>No</td></tr>
<tr><td>A gift card of 100 dollars for a new policy</td><td>No</td></tr>
<tr><td>A calendar, a pen, a coffee</td><td>Yes, as a promotional item or courtesy worth ${bare(law.promotionalGift.worth)} dollars or less</td></tr>
<tr><td>A discount that the carrier shows in its system</td><td>Yes, it is part of the filed price</td></tr>
</tbody>
</table>
<p>The limit of ${bare(law.promotionalGift.worth)} dollars comes from section 1806.1541 and holds for property and casualty insurance. Ask your manager before you give anything at all with life insurance, and before every contest or raffle.</p>
<h3>Referrals</h3>
<p>A neighbor who sends us customers may be thanked. Somebody without a license may be paid for a name only if they do not discuss policy terms with the customer and if the payment does not depend on a sale. Ask your manager before you promise anything.</p>
<h3>Pressure and unequal treatment</h3>
<p>Do not tell anybody that they must buy one policy to get another, unless that is truly the carrier's rule. Do not use fear or hurry: "today only" is rarely true of insurance. Offer the same choices to everybody with the same need, whatever their language, name or neighborhood.</p>
<h3>When you hear it from others</h3>
<p>If a competitor seems to do these things, do not answer in kind and do not talk badly of them: a false statement about another company is an unfair practice of its own. If it happens in our office, tell your manager. If it comes from your manager, tell the owner.</p>`,
      es: `<h3>La ley de fondo</h3>
<p>El capítulo 541 del Código de Seguros de Texas prohíbe las prácticas desleales y engañosas en el negocio de los seguros. El cliente perjudicado puede demandar, y si alguien actuó a sabiendas la indemnización puede triplicarse. El estado también puede quitar la licencia, y la sección 4005.101 nombra varias de estas prácticas entre las razones. No hace falta saber las secciones de memoria. Hace falta notar el momento.</p>
<h3>Declaración falsa</h3>
<p>Es decir algo falso sobre una póliza, o callar algo que vuelve falso lo demás. No hace falta mala intención. Cuatro frases que lo son:</p>
<ul>
<li>“Está cubierto de todo”. Ninguna póliza cubre todo.</li>
<li>“Esta es la mejor compañía”. Usted compara precios y condiciones. No pone calificaciones.</li>
<li>“El deducible es solo del 2 por ciento”. ¿De qué? Diga 6,000 dólares.</li>
<li>“Nada más firme, es igual que antes”. No lo han leído juntos.</li>
</ul>
<p>El silencio también cuenta. Si usted sabe que la póliza de casa paga solo el valor real en efectivo por el techo, y el cliente cree que le pagan uno nuevo, debe decirlo.</p>
<h3>Reemplazo engañoso</h3>
<p>En inglés se llama <em>twisting</em>: convencer al cliente de dejar una póliza con una comparación falsa o incompleta, para que caduque y venderle otra. La prueba es sencilla: escriba por qué la nueva es mejor <em>para el cliente</em>. Si la única razón es su comisión, deténgase. En seguro de vida hay deberes adicionales, que explica el paso de vida.</p>
<h3>Devolución de prima</h3>
<p>El precio de una póliza es el precio registrado. Devolver una parte, o parte de su comisión, o dar cualquier otra cosa de valor que la póliza no nombra para lograr la venta, es lo que en inglés se llama <em>rebating</em>. Las dos partes violan la ley: en seguros de propiedad y responsabilidad, el cliente tampoco puede aceptarlo a sabiendas (sección 1806.104).</p>
<table>
<thead><tr><th>Oferta</th><th>¿Se permite?</th></tr></thead>
<tbody>
<tr><td>“Yo le pago el primer mes”.</td><td>No</td></tr>
<tr><td>“Le regreso 50 dólares de mi comisión”.</td><td>No</td></tr>
<tr><td>Una tarjeta de regalo de 100 dólares por una póliza nueva</td><td>No</td></tr>
<tr><td>Un calendario, una pluma, un café</td><td>Sí, como artículo promocional o cortesía de ${bare(law.promotionalGift.worth)} dólares o menos</td></tr>
<tr><td>Un descuento que la aseguradora muestra en su sistema</td><td>Sí, es parte del precio registrado</td></tr>
</tbody>
</table>
<p>El límite de ${bare(law.promotionalGift.worth)} dólares viene de la sección 1806.1541 y vale para seguros de propiedad y responsabilidad. Pregunte a su gerente antes de dar cualquier cosa con un seguro de vida, y antes de todo concurso o rifa.</p>
<h3>Recomendaciones</h3>
<p>Al vecino que nos manda clientes se le pueden dar las gracias. A quien no tiene licencia se le puede pagar por un nombre solo si no habla con el cliente de las condiciones de una póliza y si el pago no depende de una venta. Pregunte a su gerente antes de prometer algo.</p>
<h3>Presión y trato desigual</h3>
<p>No le diga a nadie que debe comprar una póliza para obtener otra, a menos que de verdad sea regla de la aseguradora. No use el miedo ni la prisa: “solo por hoy” casi nunca es cierto en los seguros. Ofrezca las mismas opciones a todos los que tienen la misma necesidad, sin importar su idioma, su nombre o su colonia.</p>
<h3>Cuando lo ve en otros</h3>
<p>Si parece que un competidor hace estas cosas, no responda igual ni hable mal de él: una afirmación falsa sobre otra compañía también es una práctica desleal. Si pasa en nuestra oficina, dígaselo a su gerente. Si viene de su gerente, dígaselo al dueño.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Rewrite the four sentences under Misrepresentation so that each is true.</li>
<li>Sort six offers with a colleague into allowed and not allowed: a pizza worth 18 dollars, a free month, a pen, half your commission, a carrier's discount, a raffle for a television.</li>
<li>Write three lines that show why a made-up customer is better off with a new policy. If you cannot, write why they should stay.</li>
</ol>`,
        es: `<ol>
<li>Vuelva a escribir las cuatro frases de la declaración falsa para que cada una sea cierta.</li>
<li>Con un compañero, separe seis ofertas en permitidas y no permitidas: una pizza de 18 dólares, un mes gratis, una pluma, la mitad de su comisión, un descuento de la aseguradora, la rifa de un televisor.</li>
<li>Escriba tres renglones que muestren por qué a un cliente inventado le conviene la póliza nueva. Si no puede, escriba por qué debe quedarse.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "certification",
    prerequisites: ["errors-and-omissions"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Texas Insurance Code, chapter 541: unfair practices",
          es: "Código de Seguros de Texas, capítulo 541: prácticas desleales (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.541.htm",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Texas Insurance Code, chapter 1806: rebates",
          es: "Código de Seguros de Texas, capítulo 1806: devoluciones (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1806.htm",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Say one coverage card in words that promise nothing too much",
          es: "Explique una tarjeta de cobertura sin prometer de más",
        },
        url: "/auto",
        type: "worksheet",
        style: "hands_on",
      },
    ],
  },
  {
    key: "insurance-fraud",
    title: { en: "Fraud: see it, say it, report it", es: "Fraude: véalo, dígalo, repórtelo" },
    description: {
      en: `What counts as insurance fraud, how it looks at our desk, and the ${law.fraudReport.days} days that Texas law gives for a report.`,
      es: `Qué es fraude de seguros, cómo se ve en nuestro escritorio y los ${law.fraudReport.days} días en que la ley de Texas pide un reporte.`,
    },
    content: {
      en: `<h3>Why it concerns us</h3>
<p>Every false claim is paid by honest customers. And much fraud passes an agent's desk before it reaches a carrier: in an application, in a change of address, in the date of a loss. An agent who looks away puts the license at risk, and one who helps commits the crime too.</p>
<h3>What the law calls it</h3>
<p>Chapter 701 of the Texas Insurance Code speaks of a <strong>fraudulent insurance act</strong>: an act that breaks a penal law and is committed or attempted in the business of insurance, as part of an insurance transaction, or to defraud an insurer. Buyers, sellers, repair shops and agents can all commit it.</p>
<h3>How it looks</h3>
<table>
<thead><tr><th>At our desk</th><th>What may be behind it</th></tr></thead>
<tbody>
<tr><td>A customer wants to add collision today and asks how soon a claim can be reported</td><td>The car is damaged already</td></tr>
<tr><td>Three drivers, one of them never seen, and an address in a cheaper ZIP code</td><td>A false garaging address</td></tr>
<tr><td>A receipt that was written over, a photo older than the loss</td><td>An inflated claim</td></tr>
<tr><td>A roofer who brings customers and offers to cover the deductible</td><td>Padded invoices</td></tr>
<tr><td>A paper ID card with a carrier's name and a policy number that the carrier does not know</td><td>A seller of false policies</td></tr>
<tr><td>A customer who asks you to date a change back by two days</td><td>A loss between the two dates</td></tr>
</tbody>
</table>
<p>A sign is not proof. People are clumsy, forgetful and in a hurry. Ask an open question first: <em>help me understand this date</em>. Most oddities have a harmless answer.</p>
<h3>The duty to report</h3>
<p>Section 701.051: somebody who determines or reasonably suspects that a fraudulent insurance act has been or is about to be committed in Texas must report it in writing to the fraud unit of the Texas Department of Insurance, no later than the <strong>${law.fraudReport.days}th day</strong>. It does not say that you must be sure. It says reasonably suspect.</p>
<ol>
<li>Tell your manager the same day. The agency files the report, so that it is done once and done right.</li>
<li>Write down what you saw: dates, words, documents. Facts, no conclusions.</li>
<li>Keep everything. Do not correct, delete or hand back documents.</li>
<li>Do not accuse the customer, do not warn them, and do not investigate on your own.</li>
<li>Do not bind, change or process what you suspect until your manager has spoken to the carrier.</li>
</ol>
<p>The same chapter protects people who give such information (section 701.052), as long as they act in good faith. That is no license for gossip: tell those who need to know, and nobody else.</p>
<h3>Small lies, large results</h3>
<p>Most fraud at our desk is a small lie by a nice person: the son who "does not drive", the truck that is "only for the family". Say early and kindly what it can cost: the claim, the policy, and a record that other carriers see. Often the customer corrects the answer. A corrected answer in an application is not fraud. It is your best work of the day.</p>
<h3>And we ourselves</h3>
<p>Signing for a customer, backdating a change, keeping a premium, inventing a quote to win a sale: each of these is fraud when an agent does it. No manager may ask it of you. If one does, say no and tell the owner.</p>`,
      es: `<h3>Por qué nos toca</h3>
<p>Cada reclamo falso lo pagan los clientes honestos. Y mucho fraude pasa por el escritorio de un agente antes de llegar a la aseguradora: en una solicitud, en un cambio de domicilio, en la fecha de una pérdida. El agente que mira a otro lado arriesga la licencia, y el que ayuda también comete el delito.</p>
<h3>Cómo lo llama la ley</h3>
<p>El capítulo 701 del Código de Seguros de Texas habla de un <strong>acto fraudulento de seguros</strong>: un acto que viola una ley penal y que se comete o se intenta en el negocio de los seguros, como parte de una operación de seguro o para defraudar a una aseguradora. Lo pueden cometer compradores, vendedores, talleres y agentes.</p>
<h3>Cómo se ve</h3>
<table>
<thead><tr><th>En nuestro escritorio</th><th>Qué puede haber detrás</th></tr></thead>
<tbody>
<tr><td>Un cliente quiere agregar colisión hoy y pregunta qué tan pronto puede reclamar</td><td>El carro ya está dañado</td></tr>
<tr><td>Tres conductores, uno que nadie ha visto, y un domicilio en un código postal más barato</td><td>Un domicilio falso del vehículo</td></tr>
<tr><td>Un recibo encimado, una foto anterior a la pérdida</td><td>Un reclamo inflado</td></tr>
<tr><td>Un techador que trae clientes y ofrece cubrir el deducible</td><td>Facturas infladas</td></tr>
<tr><td>Una tarjeta de papel con el nombre de una aseguradora y una póliza que ella no conoce</td><td>Un vendedor de pólizas falsas</td></tr>
<tr><td>Un cliente que pide ponerle a un cambio la fecha de hace dos días</td><td>Una pérdida entre las dos fechas</td></tr>
</tbody>
</table>
<p>Una señal no es una prueba. La gente se equivoca, olvida y anda con prisa. Primero haga una pregunta abierta: <em>ayúdeme a entender esta fecha</em>. Casi todo lo raro tiene una respuesta inocente.</p>
<h3>El deber de reportar</h3>
<p>Sección 701.051: quien determina o sospecha razonablemente que se cometió o se va a cometer en Texas un acto fraudulento de seguros debe reportarlo por escrito a la unidad de fraude del Departamento de Seguros de Texas, a más tardar el <strong>día ${law.fraudReport.days}</strong>. No dice que deba estar seguro. Dice sospechar razonablemente.</p>
<ol>
<li>Avise a su gerente el mismo día. La agencia presenta el reporte, para que se haga una vez y bien.</li>
<li>Escriba lo que vio: fechas, palabras, documentos. Hechos, sin conclusiones.</li>
<li>Guárdelo todo. No corrija, no borre ni devuelva papeles.</li>
<li>No acuse al cliente, no lo prevenga ni investigue por su cuenta.</li>
<li>No emita, no cambie ni tramite lo que sospecha hasta que su gerente hable con la aseguradora.</li>
</ol>
<p>El mismo capítulo protege a quien da esa información (sección 701.052), mientras actúe de buena fe. No es permiso para chismes: dígaselo a quien deba saberlo y a nadie más.</p>
<h3>Mentiras chicas, resultados grandes</h3>
<p>Casi todo el fraude en nuestro escritorio es una mentira chica de gente amable: el hijo que “no maneja”, la camioneta que es “solo para la familia”. Diga pronto y con amabilidad lo que puede costar: el reclamo, la póliza y un historial que ven otras aseguradoras. Muchas veces el cliente corrige la respuesta. Una respuesta corregida en una solicitud no es fraude. Es su mejor trabajo del día.</p>
<h3>Y nosotros mismos</h3>
<p>Firmar por un cliente, ponerle una fecha anterior a un cambio, quedarse con una prima, inventar una cotización para ganar una venta: cada una es fraude cuando la hace un agente. Ningún gerente se lo puede pedir. Si alguno lo hace, diga que no y avise al dueño.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Take the six rows of the table. For each, write the open question you would ask first.</li>
<li>Write a report of facts about a made-up case in six lines, without one adjective.</li>
<li>Say aloud to a colleague why the son must be on the application, kindly, in under a minute.</li>
</ol>`,
        es: `<ol>
<li>Tome los seis renglones de la tabla. Para cada uno, escriba la pregunta abierta que haría primero.</li>
<li>Escriba en seis renglones el reporte de un caso inventado: solo hechos, ni un adjetivo.</li>
<li>Explique en voz alta a un compañero por qué el hijo debe ir en la solicitud, con amabilidad y en menos de un minuto.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "certification",
    prerequisites: ["errors-and-omissions"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Texas Insurance Code, chapter 701: fraud investigations",
          es: "Código de Seguros de Texas, capítulo 701: investigación de fraudes (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.701.htm",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "How an honest claim goes, step by step", es: "Cómo avanza un reclamo honesto, paso a paso" },
        url: "/claims-process",
        type: "diagram",
        style: "visual",
      },
      {
        title: { en: "Application forms to check for gaps", es: "Formularios para revisar si falta algo" },
        url: "/agent-tools?tab=forms",
        type: "worksheet",
        style: "hands_on",
      },
    ],
  },
  {
    key: "certificates-of-insurance",
    title: { en: "Certificates of insurance", es: "Certificados de seguro" },
    description: {
      en: "Read a request, issue a certificate that is true, and say no to the words that a policy does not contain.",
      es: "Lea una petición, emita un certificado que diga la verdad y niéguese a las palabras que la póliza no contiene.",
    },
    content: {
      en: `<h3>A photograph, not a contract</h3>
<p>A general contractor, a landlord or a city wants proof that our customer is insured. We send a <strong>certificate of insurance</strong>, usually the ACORD 25 for liability. It shows what the policy says on the day it is printed. It insures nobody, and it changes nothing.</p>
<p>Most trouble in commercial service comes from people who believe otherwise. They hold a certificate, something happens, and they find out that they were never insured. Then they look for whoever wrote it.</p>
<h3>What Texas law says</h3>
<p>Chapter 1811 of the Texas Insurance Code has governed certificates of property and casualty insurance since ${law.certificateFine.since}:</p>
<ul>
<li>The form must be filed with and approved by the Texas Department of Insurance, or be a standard form that counts as approved, such as those of ACORD.</li>
<li>Nobody may alter an approved form.</li>
<li>A certificate must not be false or misleading.</li>
<li>It does not amend, extend or alter the policy, and gives no rights beyond it.</li>
<li>The rules bind everybody: the agent who issues, and also the person who <em>requires</em> a certificate that breaks them. The fine can reach ${bare(law.certificateFine.most)} dollars for each violation.</li>
</ul>
<p>That last point helps you. When a contractor's office insists, you can say: Texas law does not let me issue it, and it does not let you ask for it.</p>
<h3>Three words that people mix up</h3>
<table>
<thead><tr><th>Word</th><th>What it means</th><th>How it is done</th></tr></thead>
<tbody>
<tr><td>Certificate holder</td><td>Receives the paper</td><td>Name and address on the certificate</td></tr>
<tr><td>Additional insured</td><td>Is insured under our customer's policy</td><td>Endorsement by the carrier</td></tr>
<tr><td>Waiver of subrogation</td><td>The carrier gives up its right to recover from them</td><td>Endorsement by the carrier</td></tr>
</tbody>
</table>
<p>The second and third cost the carrier something, so only the carrier can grant them. Ask for the endorsement first. When it is in the policy, the certificate may report it.</p>
<h3>A request, step by step</h3>
<ol>
<li>Get the <strong>insurance clause of the contract</strong>, in writing. Not a phone call, not a screenshot of half a page.</li>
<li>Compare it with the policy: limits, dates, lines, endorsements. Look it up with the carrier. Do not trust last year's certificate.</li>
<li>What the policy has goes on the certificate. What it lacks goes to the customer: "They ask for two million. You have one. Shall I get a price?"</li>
<li>Have the endorsements made. Wait until the carrier confirms them.</li>
<li>Issue, send to the holder, file a copy, and note the date.</li>
<li>Put the policy's end date in the calendar. The holder will ask again.</li>
</ol>
<h3>Words to refuse</h3>
<ul>
<li>"Additional insured" in the description box, without the endorsement.</li>
<li>"Thirty days' notice of cancellation will be given." A right to notice comes from the policy or an endorsement, not from the certificate.</li>
<li>"Complies with the contract dated..." You are not their lawyer.</li>
<li>A date before the policy began, or a limit it will have next week.</li>
</ul>
<h3>How to say no</h3>
<p>"I want your project to start on Monday, too. The certificate can only show what the policy says. The policy does not have this yet. I have asked the carrier for the endorsement and will call you as soon as it is there." Then do call. Most holders want to check a box on their list. Give them something true to put there.</p>`,
      es: `<h3>Una fotografía, no un contrato</h3>
<p>Un contratista general, un arrendador o la ciudad quiere una prueba de que nuestro cliente está asegurado. Le mandamos un <strong>certificado de seguro</strong>, casi siempre el ACORD 25 de responsabilidad civil. Muestra lo que dice la póliza el día en que se imprime. No asegura a nadie y no cambia nada.</p>
<p>La mayoría de los problemas en seguros de negocio viene de quien cree lo contrario. Tiene un certificado, pasa algo y se entera de que nunca estuvo asegurado. Entonces busca a quien lo escribió.</p>
<h3>Qué dice la ley de Texas</h3>
<p>El capítulo 1811 del Código de Seguros de Texas rige desde ${law.certificateFine.since} los certificados de seguros de propiedad y responsabilidad:</p>
<ul>
<li>El formulario debe estar presentado y aprobado ante el Departamento de Seguros de Texas, o ser un formulario estándar que se considera aprobado, como los de ACORD.</li>
<li>Nadie puede alterar un formulario aprobado.</li>
<li>Un certificado no debe ser falso ni engañoso.</li>
<li>No modifica, no amplía ni altera la póliza, y no da derechos más allá de ella.</li>
<li>Las reglas obligan a todos: al agente que lo emite y también a quien <em>exige</em> un certificado que las viola. La multa puede llegar a ${bare(law.certificateFine.most)} dólares por cada violación.</li>
</ul>
<p>Ese último punto le ayuda. Cuando la oficina del contratista insista, usted puede decir: la ley de Texas no me deja emitirlo, y a usted no le deja pedirlo.</p>
<h3>Tres palabras que se confunden</h3>
<table>
<thead><tr><th>Palabra</th><th>Qué significa</th><th>Cómo se hace</th></tr></thead>
<tbody>
<tr><td>Titular del certificado (certificate holder)</td><td>Recibe el papel</td><td>Nombre y dirección en el certificado</td></tr>
<tr><td>Asegurado adicional (additional insured)</td><td>Queda asegurado en la póliza de nuestro cliente</td><td>Endoso de la aseguradora</td></tr>
<tr><td>Renuncia de subrogación (waiver of subrogation)</td><td>La aseguradora renuncia a cobrarle a él</td><td>Endoso de la aseguradora</td></tr>
</tbody>
</table>
<p>La segunda y la tercera le cuestan algo a la aseguradora, así que solo ella las puede dar. Pida primero el endoso. Cuando ya esté en la póliza, el certificado puede informarlo.</p>
<h3>Una petición, paso a paso</h3>
<ol>
<li>Consiga por escrito la <strong>cláusula de seguros del contrato</strong>. No una llamada ni la captura de media página.</li>
<li>Compárela con la póliza: límites, fechas, ramos, endosos. Consúltelo con la aseguradora. No confíe en el certificado del año pasado.</li>
<li>Lo que la póliza tiene va en el certificado. Lo que le falta se le dice al cliente: “Piden dos millones. Usted tiene uno. ¿Le busco un precio?”</li>
<li>Pida los endosos. Espere a que la aseguradora los confirme.</li>
<li>Emita, mándelo al titular, archive una copia y anote la fecha.</li>
<li>Ponga en el calendario el fin de la póliza. El titular volverá a pedirlo.</li>
</ol>
<h3>Palabras a las que se dice no</h3>
<ul>
<li>“Asegurado adicional” en el cuadro de descripción, sin el endoso.</li>
<li>“Se avisará la cancelación con treinta días”. El derecho a un aviso viene de la póliza o de un endoso, no del certificado.</li>
<li>“Cumple con el contrato de fecha...”. Usted no es su abogado.</li>
<li>Una fecha anterior al inicio de la póliza, o un límite que tendrá la semana que viene.</li>
</ul>
<h3>Cómo decir que no</h3>
<p>“Yo también quiero que su obra empiece el lunes. El certificado solo puede mostrar lo que dice la póliza. La póliza todavía no tiene esto. Ya pedí el endoso a la aseguradora y le llamo en cuanto llegue”. Y llame de verdad. Casi todos solo quieren marcar una casilla en su lista. Deles algo cierto que poner ahí.</p>`,
    },
    exercise: {
      minutes: 20,
      task: {
        en: `<ol>
<li>A clause asks for: general liability of two million, the owner as additional insured, 30 days' notice of cancellation, workers' compensation. Your made-up customer has one million and no endorsements. Write what goes on the certificate, what you ask the carrier, and what you tell the customer.</li>
<li>Play the call with the contractor's office. Your partner insists three times.</li>
<li>Look up ACORD 25 in the <a href="/agent-tools?tab=tools">reference codes</a>.</li>
</ol>`,
        es: `<ol>
<li>Una cláusula pide: responsabilidad civil general de dos millones, al dueño como asegurado adicional, aviso de cancelación de 30 días y compensación para trabajadores. Su cliente inventado tiene un millón y ningún endoso. Escriba qué va en el certificado, qué le pide a la aseguradora y qué le dice al cliente.</li>
<li>Ensaye la llamada con la oficina del contratista. Su compañero insiste tres veces.</li>
<li>Busque ACORD 25 en los <a href="/agent-tools?tab=tools">códigos de referencia</a>.</li>
</ol>`,
      },
    },
    difficulty: "advanced",
    category: "training",
    prerequisites: ["quoting-business"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Texas Insurance Code, chapter 1811: certificates",
          es: "Código de Seguros de Texas, capítulo 1811: certificados (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1811.htm",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "The business forms, to print and compare",
          es: "Los formularios de negocio, para imprimir y comparar",
        },
        url: "/agent-tools?tab=forms",
        type: "worksheet",
        style: "hands_on",
      },
      {
        title: { en: "Business coverages by type of industry", es: "Coberturas de negocio por tipo de industria" },
        url: "/business",
        type: "diagram",
        style: "visual",
      },
    ],
  },
  {
    key: "credit-disclosure",
    title: { en: "Credit reports and form CD-1", es: "Reportes de crédito y el formulario CD-1" },
    description: {
      en: "Tell every applicant that credit may be used, know what a carrier may not do with it, and help after a hard year.",
      es: "Avise a cada solicitante que se puede usar su crédito, sepa qué no puede hacer con él la aseguradora y ayude después de un mal año.",
    },
    content: {
      en: `<h3>Why a carrier looks at credit</h3>
<p>Many carriers use a score made from a credit report to set the price of personal auto and home insurance. Texas allows it within limits: chapter 559 of the Insurance Code. Other carriers do not use it at all. Customers are often surprised, and sometimes hurt. So the law requires that they hear it from us, before.</p>
<h3>The disclosure</h3>
<p>A carrier that uses credit scoring must tell each applicant, at the time of the application, that it may obtain credit information. The carrier or its agent may do this, on paper or electronically in the same way as the application is made (section 559.053). The state has adopted a form for it, the <strong>CD-1</strong> (28 TAC section 5.9940). In practice:</p>
<ol>
<li>Before you order anything, say: "To give you a price, the company may look at your driving record, your claims and, as Texas law allows, your credit report. May I go on?"</li>
<li>Give the CD-1, or check that the carrier's own application shows the disclosure.</li>
<li>Note date and way in the file.</li>
<li>If the customer says no, stop. Look for a carrier that does not use credit, and say so honestly if you find none.</li>
</ol>
<p>Do not guess what somebody's credit is like. Never ask for a Social Security number by text or email.</p>
<h3>What a carrier may not do</h3>
<table>
<thead><tr><th>Rule</th><th>Section</th></tr></thead>
<tbody>
<tr><td>Deny, cancel or not renew personal insurance only because of credit, without looking at anything else</td><td>559.052</td></tr>
<tr><td>Treat a customer worse only because there is no credit card account</td><td>559.052</td></tr>
<tr><td>Count missing credit as bad, except within the three ways that the section allows</td><td>559.052</td></tr>
<tr><td>Use a score that is made with factors of unfair discrimination</td><td>559.052</td></tr>
<tr><td>Take a decision against the customer because of credit and keep it quiet: a notice is due</td><td>559.054</td></tr>
</tbody>
</table>
<p>The third row matters to many of our customers. Somebody who came to this country last year has no credit history. That is not the same as a bad one. The carrier may, for example, treat it as neutral.</p>
<h3>After a hard year</h3>
<p>Few people know section 559.103, and it is the most useful one. On <strong>written request</strong>, a carrier must make a reasonable exception for a customer whose credit was directly hurt by one of these:</p>
<ul>
<li>a catastrophic illness or injury;</li>
<li>the death of a spouse, a child or a parent;</li>
<li>a temporary loss of employment;</li>
<li>a divorce;</li>
<li>identity theft.</li>
</ul>
<p>The carrier may then look only at credit that the event did not touch, or give a neutral score. It may ask for documents. It may also decide to help after other events. So listen at renewals. When a price jumps and you hear "my husband died" or "I was laid off in spring", you know what to offer: "There is a rule for this. Shall we write to the company together?"</p>
<h3>If the report is wrong</h3>
<p>The notice names the credit bureau. The customer may get the report there and dispute what is wrong. When it is corrected, the customer can ask the carrier to look again. We can help with the letter to the carrier. We do not call the bureau in the customer's name.</p>
<h3>What we never do</h3>
<p>We do not promise that a score will go up. We do not sell credit repair. And we do not leave somebody out of the household to get a better score: that is a false application.</p>`,
      es: `<h3>Por qué una aseguradora mira el crédito</h3>
<p>Muchas aseguradoras usan un puntaje hecho con un reporte de crédito para fijar el precio del seguro personal de auto y de casa. Texas lo permite con límites: capítulo 559 del Código de Seguros. Otras aseguradoras no lo usan. Al cliente muchas veces le sorprende, y a veces le duele. Por eso la ley quiere que se entere por nosotros, antes.</p>
<h3>El aviso</h3>
<p>La aseguradora que usa el crédito debe decir a cada solicitante, al momento de la solicitud, que puede obtener información de crédito. Lo puede hacer ella o su agente, en papel o por medio electrónico, igual que la solicitud (sección 559.053). El estado adoptó un formulario para eso, el <strong>CD-1</strong> (28 TAC, sección 5.9940). En la práctica:</p>
<ol>
<li>Antes de pedir nada, diga: “Para darle un precio, la compañía puede ver su historial de manejo, sus reclamos y, según lo permite la ley de Texas, su reporte de crédito. ¿Sigo adelante?”</li>
<li>Entregue el CD-1, o revise que la solicitud de la aseguradora muestre el aviso.</li>
<li>Anote en el expediente la fecha y la forma.</li>
<li>Si el cliente dice que no, deténgase. Busque una aseguradora que no use el crédito y, si no la hay, dígalo con honestidad.</li>
</ol>
<p>No adivine cómo está el crédito de nadie. Nunca pida un número de Seguro Social por texto ni por correo.</p>
<h3>Lo que una aseguradora no puede hacer</h3>
<table>
<thead><tr><th>Regla</th><th>Sección</th></tr></thead>
<tbody>
<tr><td>Negar, cancelar o no renovar un seguro personal solo por el crédito, sin ver nada más</td><td>559.052</td></tr>
<tr><td>Tratar peor a un cliente solo porque no tiene una tarjeta de crédito</td><td>559.052</td></tr>
<tr><td>Contar como malo el crédito que no existe, salvo en las tres formas que permite la sección</td><td>559.052</td></tr>
<tr><td>Usar un puntaje hecho con factores de discriminación injusta</td><td>559.052</td></tr>
<tr><td>Decidir en contra del cliente por su crédito y callarlo: debe un aviso</td><td>559.054</td></tr>
</tbody>
</table>
<p>El tercer renglón importa a muchos de nuestros clientes. Quien llegó a este país el año pasado no tiene historial de crédito. Eso no es lo mismo que uno malo. La aseguradora puede, por ejemplo, tratarlo como neutral.</p>
<h3>Después de un mal año</h3>
<p>Pocos conocen la sección 559.103, y es la más útil. Si se le pide <strong>por escrito</strong>, la aseguradora debe hacer una excepción razonable para el cliente cuyo crédito fue dañado directamente por una de estas cosas:</p>
<ul>
<li>una enfermedad o lesión catastrófica;</li>
<li>la muerte del cónyuge, de un hijo o de uno de los padres;</li>
<li>la pérdida temporal del empleo;</li>
<li>un divorcio;</li>
<li>el robo de identidad.</li>
</ul>
<p>Entonces la aseguradora puede ver solo el crédito que el hecho no tocó, o debe asignar un puntaje neutral. Puede pedir documentos. También puede decidir ayudar después de otros hechos. Por eso escuche en las renovaciones. Cuando un precio sube mucho y usted oye “murió mi esposo” o “me despidieron en primavera”, ya sabe qué ofrecer: “Hay una regla para esto. ¿Le escribimos juntos a la compañía?”</p>
<h3>Si el reporte está mal</h3>
<p>El aviso nombra a la agencia de crédito. El cliente puede pedirle el reporte y disputar lo que esté mal. Cuando se corrija, puede pedir a la aseguradora que lo vea otra vez. Podemos ayudar con la carta a la aseguradora. No llamamos a la agencia de crédito en nombre del cliente.</p>
<h3>Lo que nunca hacemos</h3>
<p>No prometemos que un puntaje va a subir. No vendemos reparación de crédito. Y no dejamos fuera a nadie de la casa para lograr un mejor puntaje: eso es una solicitud falsa.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Say the disclosure sentence aloud until it takes under fifteen seconds, in both languages if you can.</li>
<li>Write the letter for a made-up customer who lost her job from February to July and whose renewal went up. Six lines, with the section.</li>
<li>Ask your manager which of our carriers use credit.</li>
</ol>`,
        es: `<ol>
<li>Diga la frase del aviso en voz alta hasta que tome menos de quince segundos, en los dos idiomas si puede.</li>
<li>Escriba la carta de una clienta inventada que estuvo sin empleo de febrero a julio y cuya renovación subió. Seis renglones, con la sección.</li>
<li>Pregunte a su gerente cuáles de nuestras aseguradoras usan el crédito.</li>
</ol>`,
      },
    },
    difficulty: "intermediate",
    category: "training",
    prerequisites: ["quoting-auto"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Texas Insurance Code, chapter 559: credit scoring",
          es: "Código de Seguros de Texas, capítulo 559: puntaje de crédito (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.559.htm",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Ways to lower an auto premium", es: "Formas de bajar la prima de auto" },
        url: "/blog/lower-your-auto-premium",
        type: "checklist",
        style: "reading",
      },
      {
        title: {
          en: "Where the questions of the auto form come from",
          es: "De dónde salen las preguntas del formulario de auto",
        },
        url: "/quote?type=auto",
        type: "worksheet",
        style: "hands_on",
      },
    ],
  },
  {
    key: "surplus-lines",
    title: { en: "Surplus lines: the market after no", es: "Líneas excedentes: el mercado después del no" },
    description: {
      en: "When a risk may leave the regular market, what diligent effort means, and what the customer gives up.",
      es: "Cuándo puede salir un riesgo del mercado regular, qué es el esfuerzo diligente y a qué renuncia el cliente.",
    },
    content: {
      en: `<h3>Two markets</h3>
<p>Most of our carriers are <strong>admitted</strong>: licensed in Texas, watched by the Texas Department of Insurance, and members of the guaranty association that pays claims, within limits, if a carrier fails. Some risks find no admitted carrier: a bar with live music, a roofer with three claims, a vacant house, a home near the water. For these there is the <strong>surplus lines</strong> market. Its insurers are not licensed in Texas, but the state lets eligible ones insure here under chapter 981 of the Insurance Code.</p>
<h3>Diligent effort comes first</h3>
<p>Section 981.004 sets the order. An eligible surplus lines insurer may take a risk only if:</p>
<ol>
<li>the full amount of insurance <strong>cannot be obtained, after a diligent effort</strong>, from an insurer that is authorized and actually writes that kind of insurance in Texas;</li>
<li>it is placed through a licensed <strong>surplus lines agent</strong>; and</li>
<li>the insurer meets the conditions for being eligible.</li>
</ol>
<p>And it may cover only what the admitted market does not: if an admitted carrier offers half, only the other half may go out. Large commercial buyers who meet certain tests are an exception. Ask a senior agent before you use it.</p>
<p>Diligent effort means that you really looked. A lower price elsewhere is no reason. Neither is a deadline. Keep for the file: which carriers you asked, when, whom, and what they answered. A declination in writing is best.</p>
<h3>What the customer gives up</h3>
<table>
<thead><tr><th></th><th>Admitted</th><th>Surplus lines</th></tr></thead>
<tbody>
<tr><td>If the insurer fails</td><td>Guaranty association, within its limits</td><td>No guaranty association</td></tr>
<tr><td>Policy wording</td><td>Usually filed with the state</td><td>Freer; read every exclusion</td></tr>
<tr><td>Price</td><td>Filed with the state</td><td>Free; state tax and a stamping fee come on top</td></tr>
<tr><td>Deadlines for claims</td><td>Chapter 542</td><td>Partly different</td></tr>
</tbody>
</table>
<p>The customer must hear this before, not after. The policy itself carries a notice that says that the insurer is not licensed in this state and that the guaranty association does not stand behind it. Show it.</p>
<h3>Our part and the broker's part</h3>
<p>Unless you hold a surplus lines license, you do not place such a policy. You work with a wholesale broker who does. Your part:</p>
<ul>
<li>Describe the risk so well that the broker need not ask twice: photos, loss runs, contracts, square feet, sales.</li>
<li>Keep the record of the diligent effort and hand it over.</li>
<li>Pass on the quote <em>with</em> its conditions: what must be done within 30 days, which warranties hold, what is excluded.</li>
<li>Show premium, tax, stamping fee and broker's fee on separate lines.</li>
<li>Never say that coverage is bound until the broker has confirmed it in writing.</li>
</ul>
<h3>Read these clauses twice</h3>
<ul>
<li><strong>Minimum earned premium.</strong> Often a quarter or more is kept even if the customer cancels next week.</li>
<li><strong>Warranties.</strong> "Alarm on at night": if it was off, the claim may not be paid.</li>
<li><strong>Exclusions for the very trade.</strong> A roofer's policy that excludes open roofs is a hole with a price.</li>
<li><strong>Defense inside the limit.</strong> The lawyer's bill uses up the money.</li>
</ul>
<h3>Every renewal is a new search</h3>
<p>A risk that nobody wanted last year may be welcome today. Start 90 days ahead, ask the admitted market again, and write down what it said. Bringing a customer back to an admitted carrier is good work, and they will remember it.</p>`,
      es: `<h3>Dos mercados</h3>
<p>La mayoría de nuestras aseguradoras son <strong>admitidas</strong>: tienen licencia en Texas, las vigila el Departamento de Seguros de Texas y son miembros de la asociación de garantía, que paga reclamos, con límites, si una quiebra. Algunos riesgos no encuentran una: un bar con música en vivo, un techador con tres reclamos, una casa vacía, una casa cerca del agua. Para esos existe el mercado de <strong>líneas excedentes</strong> (surplus lines). Sus aseguradoras no tienen licencia en Texas, pero el estado permite que las elegibles aseguren aquí según el capítulo 981 del Código de Seguros.</p>
<h3>Primero, el esfuerzo diligente</h3>
<p>La sección 981.004 fija el orden. Una aseguradora elegible de líneas excedentes puede tomar un riesgo solo si:</p>
<ol>
<li>la cantidad completa de seguro <strong>no se puede conseguir, después de un esfuerzo diligente</strong>, con una aseguradora autorizada que de verdad venda ese tipo de seguro en Texas;</li>
<li>se coloca por medio de un <strong>agente de líneas excedentes</strong> con licencia; y</li>
<li>la aseguradora cumple las condiciones para ser elegible.</li>
</ol>
<p>Y puede cubrir solo lo que el mercado admitido no cubre: si una admitida ofrece la mitad, solo la otra mitad puede salir. Los compradores comerciales grandes que cumplen ciertos requisitos son una excepción. Pregunte a un agente sénior antes de usarla.</p>
<p>Esfuerzo diligente quiere decir que usted buscó de verdad. Un precio más bajo no es razón. Una fecha límite tampoco. Guarde en el expediente: a qué aseguradoras preguntó, cuándo, a quién y qué contestaron. Lo mejor es un rechazo por escrito.</p>
<h3>A qué renuncia el cliente</h3>
<table>
<thead><tr><th></th><th>Admitida</th><th>Líneas excedentes</th></tr></thead>
<tbody>
<tr><td>Si la aseguradora quiebra</td><td>Asociación de garantía, con sus límites</td><td>Sin asociación de garantía</td></tr>
<tr><td>Texto de la póliza</td><td>Casi siempre presentado ante el estado</td><td>Más libre; lea cada exclusión</td></tr>
<tr><td>Precio</td><td>Presentado ante el estado</td><td>Libre; se suman un impuesto estatal y una cuota de sellado</td></tr>
<tr><td>Plazos de los reclamos</td><td>Capítulo 542</td><td>En parte distintos</td></tr>
</tbody>
</table>
<p>El cliente debe oírlo antes, no después. La póliza misma lleva un aviso de que la aseguradora no tiene licencia en este estado y de que la asociación de garantía no la respalda. Muéstreselo.</p>
<h3>Lo que nos toca y lo que le toca al corredor</h3>
<p>Si usted no tiene licencia de líneas excedentes, no coloca esa póliza. Trabaja con un corredor mayorista que sí la tiene. A usted le toca:</p>
<ul>
<li>Describir el riesgo tan bien que el corredor no tenga que preguntar dos veces: fotos, loss runs, contratos, pies cuadrados, ventas.</li>
<li>Llevar la constancia del esfuerzo diligente y entregarla.</li>
<li>Pasar la cotización <em>con</em> sus condiciones: qué hay que hacer en 30 días, qué garantías exige, qué excluye.</li>
<li>Mostrar en renglones separados prima, impuesto, cuota de sellado y cargo del corredor.</li>
<li>Nunca decir que la cobertura está en vigor hasta que el corredor lo confirme por escrito.</li>
</ul>
<h3>Lea dos veces estas cláusulas</h3>
<ul>
<li><strong>Prima mínima devengada.</strong> Muchas veces se quedan con una cuarta parte o más aunque el cliente cancele la semana que viene.</li>
<li><strong>Garantías.</strong> “Alarma encendida de noche”: si estaba apagada, quizá no se pague el reclamo.</li>
<li><strong>Exclusiones del propio oficio.</strong> La póliza de un techador que excluye techos abiertos es un hueco con precio.</li>
<li><strong>Defensa dentro del límite.</strong> La cuenta del abogado se come el dinero.</li>
</ul>
<h3>Cada renovación es una búsqueda nueva</h3>
<p>Un riesgo que nadie quería el año pasado puede ser bienvenido hoy. Empiece 90 días antes, pregunte otra vez en el mercado admitido y anote lo que le digan. Regresar a un cliente a una aseguradora admitida es un buen trabajo, y él lo va a recordar.</p>`,
    },
    exercise: {
      minutes: 15,
      task: {
        en: `<ol>
<li>Write the diligent-effort record for a made-up taco truck with two claims: three carriers, date, person, answer.</li>
<li>Explain to a colleague in one minute what the guaranty association does and why it is missing here.</li>
<li>Ask a senior agent to show you a surplus lines policy and find the notice, the minimum earned premium and one warranty.</li>
</ol>`,
        es: `<ol>
<li>Escriba la constancia de esfuerzo diligente de una taquería móvil inventada con dos reclamos: tres aseguradoras, fecha, persona, respuesta.</li>
<li>Explique a un compañero en un minuto qué hace la asociación de garantía y por qué aquí falta.</li>
<li>Pida a un agente sénior que le muestre una póliza de líneas excedentes y encuentre el aviso, la prima mínima devengada y una garantía.</li>
</ol>`,
      },
    },
    difficulty: "advanced",
    category: "training",
    prerequisites: ["quoting-business"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Texas Insurance Code, chapter 981: surplus lines",
          es: "Código de Seguros de Texas, capítulo 981: líneas excedentes (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.981.htm",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "Our carriers by line: start here", es: "Nuestras aseguradoras por ramo: empiece aquí" },
        url: "/agent-tools?tab=carrier-portals",
        type: "tool",
        style: "hands_on",
      },
      {
        title: { en: "Business coverages by type of industry", es: "Coberturas de negocio por tipo de industria" },
        url: "/business",
        type: "diagram",
        style: "visual",
      },
    ],
  },
  {
    key: "new-texas-law",
    title: { en: "What is new in Texas law", es: "Lo nuevo en la ley de Texas" },
    description: {
      en: `Four changes of the last years that customers ask about: sales texts, appraisal, reasons in writing and ${law.nonrenewal.days} days.`,
      es: `Cuatro cambios de los últimos años por los que preguntan los clientes: textos de venta, tasación, razones por escrito y ${law.nonrenewal.days} días.`,
    },
    content: {
      en: `<h3>Why a step of its own</h3>
<p>The Texas Legislature meets every two years, and each time something changes at our desk. Customers read a headline and call. You should know what changed, from when, and for whom. And you should know the words <em>I will look it up</em>, because the next session will change more.</p>
<h3>Senate Bill 140: a sales text is a sales call</h3>
<p>Since ${law.salesTexts.since.en}, the Texas rules on telephone sales cover text messages as well. Hours: ${law.callHours.opens.en} to ${law.callHours.closes.en} on weekdays and Saturdays, ${law.callHours.opensOnSunday.en} to ${law.callHours.closes.en} on Sundays. People who are bothered can sue, more than once.</p>
<p>After a settlement in November 2025, businesses that text only people who agreed to it need no registration under chapter 302 of the Business and Commerce Code. Chapters 304 and 305 and the Deceptive Trade Practices Act still apply. For you this means: no consent, no text; STOP or ALTO ends it; and the box on our form covers this request only.</p>
<h3>Senate Bill 458: appraisal</h3>
<p>It added chapter 1813 to the Insurance Code. Personal auto and home policies issued or renewed in Texas since <strong>${law.appraisal.since.en}</strong> must let both sides ask for an appraisal when they disagree about the <strong>amount</strong> of a loss. In an appraisal, each side names an appraiser, and an umpire decides between them if they cannot agree. The result binds both.</p>
<table>
<thead><tr><th>Appraisal is for</th><th>It is not for</th></tr></thead>
<tbody>
<tr><td>How much the damage is worth</td><td>Whether the damage is covered</td></tr>
<tr><td>Personal auto and home policies, the FAIR Plan too</td><td>TWIA and commercial policies, which have their own rules</td></tr>
<tr><td>Policies issued or renewed in ${law.appraisal.year} or later</td><td>Older ones, where the policy itself decides</td></tr>
</tbody>
</table>
<p>Do not advise for or against it, and do not recommend an appraiser. Say that the right exists, show the page in the policy, and tell the customer that it can cost money.</p>
<h3>House Bill 2067: reasons in writing</h3>
<p>A company that declines an application, cancels or does not renew used to give its reasons when somebody asked. Under House Bill 2067 of 2025 it must give them in writing without being asked. Use it: a reason shows what to fix. "Roof older than 20 years" is a task. "Underwriting" is a question to send back. Where the letter comes to the agent, it goes on to the customer the same day.</p>
<h3>House Bill 1900: ${law.nonrenewal.days} days</h3>
<p>For most personal auto and home policies, notice of nonrenewal must come at least <strong>${law.nonrenewal.days} days</strong> before the end (section 551.105). Before, it was 30. The extra month is for you: look for the new company on the day the letter arrives.</p>
<h3>How to keep up</h3>
<ol>
<li>Read the bulletins that your manager passes on, and ask what changes at your desk.</li>
<li>Look a law up before you print it in a letter. A section that you remember may have moved.</li>
<li>Write the date beside every rule in your notes.</li>
<li>Choose one CE course in each term about new law.</li>
</ol>
<h3>What to say</h3>
<p>"There is a new rule about that. It holds for policies renewed since ${law.appraisal.month.en}. Let us look at when yours was renewed." That is all a customer needs: the rule, its date, and their own case. What it means in a dispute is for a lawyer or for the Texas Department of Insurance, whose help line is 800-252-3439.</p>`,
      es: `<h3>Por qué tiene su propio paso</h3>
<p>La Legislatura de Texas se reúne cada dos años, y cada vez cambia algo en nuestro escritorio. Los clientes leen un encabezado y llaman. Usted debe saber qué cambió, desde cuándo y para quién. Y debe saber decir <em>lo voy a consultar</em>, porque la próxima sesión cambiará más.</p>
<h3>Senate Bill 140: un texto de venta es una llamada de venta</h3>
<p>Desde el ${law.salesTexts.since.es}, las reglas de Texas sobre ventas por teléfono valen también para los mensajes de texto. Horario: de ${law.callHours.opens.es} a ${law.callHours.closes.es} entre semana y los sábados, y de ${law.callHours.opensOnSunday.es} a ${law.callHours.closes.es} los domingos. A quien se le molesta puede demandar, más de una vez.</p>
<p>Después de un acuerdo judicial de noviembre de 2025, los negocios que solo escriben a quien lo aceptó no necesitan registro según el capítulo 302 del Código de Negocios y Comercio. Los capítulos 304 y 305 y la ley de prácticas comerciales engañosas siguen vigentes. Para usted significa: sin consentimiento no hay texto; ALTO o STOP lo termina; y la casilla de nuestro formulario vale solo para esa solicitud.</p>
<h3>Senate Bill 458: la tasación</h3>
<p>Agregó el capítulo 1813 al Código de Seguros. Las pólizas personales de auto y de casa emitidas o renovadas en Texas desde el <strong>${law.appraisal.since.es}</strong> deben permitir que cualquiera de las dos partes pida una tasación cuando no están de acuerdo en el <strong>monto</strong> de una pérdida. En la tasación cada parte nombra a un tasador, y si no se ponen de acuerdo decide un árbitro. El resultado obliga a los dos.</p>
<table>
<thead><tr><th>La tasación es para</th><th>No es para</th></tr></thead>
<tbody>
<tr><td>Cuánto vale el daño</td><td>Si el daño está cubierto</td></tr>
<tr><td>Pólizas personales de auto y de casa, también del FAIR Plan</td><td>TWIA y pólizas comerciales, que tienen sus propias reglas</td></tr>
<tr><td>Pólizas emitidas o renovadas en ${law.appraisal.year} o después</td><td>Las anteriores, donde decide la póliza misma</td></tr>
</tbody>
</table>
<p>No la aconseje ni la desaconseje, y no recomiende a un tasador. Diga que el derecho existe, muestre la página de la póliza y avise que puede costar dinero.</p>
<h3>House Bill 2067: razones por escrito</h3>
<p>Antes, la compañía que rechazaba una solicitud, cancelaba o no renovaba daba sus razones cuando alguien las pedía. Según la House Bill 2067 de 2025 debe darlas por escrito sin que nadie las pida. Úselo: una razón muestra qué hay que arreglar. “Techo de más de 20 años” es una tarea. “Suscripción” es una pregunta que hay que devolver. Si la carta le llega al agente, se le manda al cliente el mismo día.</p>
<h3>House Bill 1900: ${law.nonrenewal.days} días</h3>
<p>En la mayoría de las pólizas personales de auto y de casa, el aviso de no renovación debe llegar al menos <strong>${law.nonrenewal.days} días</strong> antes del fin (sección 551.105). Antes eran 30. Ese mes más es para usted: busque la nueva compañía el día en que llega la carta.</p>
<h3>Cómo estar al día</h3>
<ol>
<li>Lea los boletines que le pasa su gerente y pregunte qué cambia en su escritorio.</li>
<li>Consulte una ley antes de escribirla en una carta. La sección que recuerda puede haber cambiado.</li>
<li>En sus notas, ponga la fecha junto a cada regla.</li>
<li>En cada periodo elija un curso de CE sobre leyes nuevas.</li>
</ol>
<h3>Qué decir</h3>
<p>“Hay una regla nueva sobre eso. Vale para pólizas renovadas desde ${law.appraisal.month.es}. Vamos a ver cuándo se renovó la suya”. Eso es todo lo que un cliente necesita: la regla, su fecha y su propio caso. Lo que significa en una disputa le toca a un abogado o al Departamento de Seguros de Texas, cuya línea de ayuda es 800-252-3439.</p>`,
    },
    exercise: {
      minutes: 10,
      task: {
        en: `<ol>
<li>Three made-up home policies were renewed in November 2025, January 2026 and June 2026, and their owners dispute the amount of a hail claim. Which of them has the right to an appraisal by the new law? (the second and the third)</li>
<li>Explain each of the four changes in one sentence that a neighbor understands.</li>
<li>Read one nonrenewal letter with your mentor and find the reason and the date.</li>
</ol>`,
        es: `<ol>
<li>Tres pólizas de casa inventadas se renovaron en noviembre de 2025, enero de 2026 y junio de 2026, y sus dueños no están de acuerdo con el monto de un reclamo por granizo. ¿Cuáles tienen derecho a una tasación según la nueva ley? (la segunda y la tercera)</li>
<li>Explique cada uno de los cuatro cambios en una frase que entienda un vecino.</li>
<li>Lea con su mentor una carta de no renovación y encuentre la razón y la fecha.</li>
</ol>`,
      },
    },
    difficulty: "advanced",
    category: "training",
    prerequisites: ["renewals-and-retention", "claims-support"],
    trackTypes: [...TRACKS],
    resources: [
      {
        title: {
          en: "Texas Insurance Code, chapter 1813: appraisal",
          es: "Código de Seguros de Texas, capítulo 1813: tasación (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1813.htm",
        type: "article",
        style: "reading",
      },
      {
        title: {
          en: "Texas Insurance Code, chapter 551: cancellation and nonrenewal",
          es: "Código de Seguros de Texas, capítulo 551: cancelación y no renovación (en inglés)",
        },
        url: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.551.htm",
        type: "article",
        style: "reading",
      },
      {
        title: { en: "The claims page, as customers see it", es: "La página de reclamos, como la ve el cliente" },
        url: "/claims-process",
        type: "diagram",
        style: "visual",
      },
    ],
  },
];
