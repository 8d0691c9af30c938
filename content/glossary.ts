import type { GlossaryTerm } from "./types.ts";
import { law } from "./facts/index.ts";
import { inWords } from "./facts/numbers.ts";

/** The terms of the insurance glossary, in the order of the English alphabet. */
export const glossary: GlossaryTerm[] = [
  {
    id: "accident",
    term: { en: "Accident", es: "Accidente" },
    definition: {
      en: "A sudden event that nobody planned and that causes injury or damage. Most policies cover accidents of a certain kind, not damage that was done on purpose or wear over the years.",
      es: "Suceso repentino que nadie planeó y que causa lesiones o daños. La mayoría de las pólizas cubre cierto tipo de accidentes, no los daños hechos a propósito ni el desgaste de los años.",
    },
  },
  {
    id: "act-of-god",
    term: { en: "Act of God", es: "Caso fortuito o fuerza mayor" },
    definition: {
      en: "A natural event that no person could prevent, such as a tornado, lightning or an earthquake. Whether it is covered depends on your policy, not on this name.",
      es: "Fenómeno natural que nadie podía evitar, como un tornado, un rayo o un terremoto. Que esté cubierto depende de su póliza, no de este nombre.",
    },
  },
  {
    id: "actual-cash-value",
    term: { en: "Actual cash value", es: "Valor real en efectivo" },
    definition: {
      en: "What an item was worth at the time of the loss: the price of a new one, less a deduction for age and wear. It pays less than replacement cost.",
      es: "Lo que valía una cosa en el momento del daño: el precio de una nueva menos un descuento por edad y desgaste. Paga menos que el costo de reemplazo.",
    },
  },
  {
    id: "additional-insured",
    term: { en: "Additional insured", es: "Asegurado adicional" },
    definition: {
      en: "A person or business added to someone else's policy so that it protects them too. Landlords and general contractors often ask to be one on your liability policy.",
      es: "Persona o empresa que se agrega a la póliza de otro para que también la proteja. Los dueños de locales y los contratistas generales suelen pedir serlo en su póliza de responsabilidad civil.",
    },
  },
  {
    id: "additional-living-expenses",
    term: { en: "Additional living expenses", es: "Gastos adicionales de vivienda" },
    definition: {
      en: "The extra cost of living elsewhere, such as rent, hotel and meals, while your home is repaired after a covered loss. A part of most home and renters policies.",
      es: "Lo que cuesta de más vivir en otro lugar, como renta, hotel y comidas, mientras se repara su casa después de un daño cubierto. Forma parte de casi toda póliza de casa o de inquilino.",
    },
  },
  {
    id: "adjuster",
    term: { en: "Adjuster", es: "Ajustador de reclamos" },
    definition: {
      en: "The person who looks into a claim, measures the damage and says what the policy pays. Company adjusters work for the insurer; a public adjuster is one you hire yourself.",
      es: "La persona que investiga un reclamo, mide los daños y dice lo que paga la póliza. El ajustador de la compañía trabaja para ella; el ajustador público es uno que usted mismo contrata.",
    },
  },
  {
    id: "agent",
    term: { en: "Agent", es: "Agente de seguros" },
    definition: {
      en: "A licensed person who advises you and sells policies for one or more insurance companies. In Texas agents hold a license from the Texas Department of Insurance.",
      es: "Persona con licencia que lo asesora y vende pólizas de una o varias aseguradoras. En Texas los agentes tienen licencia del Departamento de Seguros de Texas.",
    },
  },
  {
    id: "annuity",
    term: { en: "Annuity", es: "Anualidad o renta vitalicia" },
    definition: {
      en: "A contract with an insurance company: you pay in a sum now or over time, and it pays you an income later, for a set number of years or for life.",
      es: "Contrato con una aseguradora: usted aporta dinero de una vez o poco a poco, y ella le paga después un ingreso, por un número de años o de por vida.",
    },
  },
  {
    id: "application",
    term: { en: "Application", es: "Solicitud de seguro" },
    definition: {
      en: "The form on which you give the facts the company uses to accept you and set the price. Answers must be true, because a false one can void the policy.",
      es: "Formulario con los datos que la compañía usa para aceptarlo y fijar el precio. Las respuestas deben ser ciertas, porque un dato falso puede anular la póliza.",
    },
  },
  {
    id: "appraisal",
    term: { en: "Appraisal", es: "Tasación" },
    definition: {
      en: `A way to settle a dispute over the amount of a loss. You and the company each name an appraiser, and an umpire decides where the two do not agree. Personal auto and home policies issued or renewed in Texas since ${law.appraisal.since.en} must allow it, and the result binds both sides. TWIA and business policies have their own rules.`,
      es: `Manera de resolver un desacuerdo sobre el monto de un daño. Usted y la compañía nombran cada uno a un valuador, y un árbitro decide en lo que no coinciden. Las pólizas personales de auto y de casa emitidas o renovadas en Texas desde el ${law.appraisal.since.es} deben permitirla, y el resultado obliga a las dos partes. TWIA y las pólizas de negocio tienen sus propias reglas.`,
    },
  },
  {
    id: "beneficiary",
    term: { en: "Beneficiary", es: "Beneficiario" },
    definition: {
      en: "The person, trust or organization that receives the money of a life policy when the insured person dies. You may name several and set a share for each.",
      es: "Persona, fideicomiso u organización que recibe el dinero de una póliza de vida cuando fallece el asegurado. Puede nombrar a varios y fijar la parte de cada uno.",
    },
  },
  {
    id: "binder",
    term: { en: "Binder", es: "Póliza provisional" },
    definition: {
      en: "A short agreement that gives you coverage at once, while the company prepares the policy. Lenders accept it as proof for a closing. It ends on a stated date.",
      es: "Acuerdo breve que le da cobertura de inmediato mientras la compañía prepara la póliza. El banco lo acepta como prueba para cerrar una compra. Termina en una fecha fija.",
    },
  },
  {
    id: "bodily-injury",
    term: { en: "Bodily injury", es: "Lesiones corporales" },
    definition: {
      en: "Harm to a person's body, sickness or death. In liability coverage it means injuries of other people for which you are responsible, not your own injuries.",
      es: "Daño al cuerpo de una persona, enfermedad o muerte. En responsabilidad civil se refiere a las lesiones de otras personas por las que usted responde, no a las suyas.",
    },
  },
  {
    id: "builders-risk-insurance",
    term: { en: "Builder's risk insurance", es: "Seguro de obra en construcción" },
    definition: {
      en: "Property coverage for a building while it is built or remodeled, including materials on the site. It ends when the work is finished or the building is put to use.",
      es: "Cobertura de propiedad para un edificio mientras se construye o remodela, incluidos los materiales en la obra. Termina cuando se acaba el trabajo o se empieza a usar el edificio.",
    },
  },
  {
    id: "bundling",
    term: { en: "Bundling", es: "Paquete de pólizas" },
    definition: {
      en: "Buying two or more policies, such as home and auto, from the same company. Most companies give a discount for it. Compare the total with the best separate prices.",
      es: "Comprar dos o más pólizas, como casa y auto, con la misma compañía. La mayoría da un descuento por ello. Compare el total con los mejores precios por separado.",
    },
  },
  {
    id: "business-interruption-insurance",
    term: { en: "Business interruption insurance", es: "Seguro de interrupción de negocio" },
    definition: {
      en: "Replaces lost income and pays continuing bills, such as rent and wages, while a business is closed because of covered damage to its property. Also called business income coverage.",
      es: "Repone ingresos perdidos y paga gastos que siguen, como renta y sueldos, mientras un negocio está cerrado por un daño cubierto a su propiedad. También se llama cobertura de ingresos del negocio.",
    },
  },
  {
    id: "business-owners-policy",
    term: { en: "Business owner's policy", es: "Póliza para dueños de negocio" },
    definition: {
      en: "A package for small firms, called a BOP, that joins general liability and property coverage, usually at a lower price than the two bought apart.",
      es: "Paquete para empresas pequeñas, llamado BOP, que une responsabilidad civil general y seguro de propiedad, por lo general a menor precio que las dos coberturas por separado.",
    },
  },
  {
    id: "cancellation",
    term: { en: "Cancellation", es: "Cancelación" },
    definition: {
      en: "The end of a policy before its expiration date, at your request or the company's. Texas law limits the reasons a company may use and makes it give notice.",
      es: "Fin de una póliza antes de su fecha de vencimiento, por decisión de usted o de la compañía. La ley de Texas limita las razones de la compañía y la obliga a avisar.",
    },
  },
  {
    id: "cash-value",
    term: { en: "Cash value", es: "Valor en efectivo" },
    definition: {
      en: "The savings part of a permanent life policy. It grows over time, and you may borrow against it or receive it if you give up the policy.",
      es: "La parte de ahorro de una póliza de vida permanente. Crece con el tiempo, y usted puede pedir prestado contra ella o recibirla si entrega la póliza.",
    },
  },
  {
    id: "certificate-of-insurance",
    term: { en: "Certificate of insurance", es: "Certificado de seguro" },
    definition: {
      en: "A one-page proof of coverage that lists the policies, limits and dates. Clients and landlords ask for it. It informs only and does not change the policy.",
      es: "Comprobante de una página que muestra las pólizas, los límites y las fechas. Lo piden clientes y dueños de locales. Solo informa y no cambia la póliza.",
    },
  },
  {
    id: "claim",
    term: { en: "Claim", es: "Reclamo" },
    definition: {
      en: "Your request that the insurance company pay for a loss under the policy. You report what happened, the company looks into it, and it pays or explains why not.",
      es: "Petición para que la compañía de seguros pague un daño según la póliza; también se dice reclamación. Usted reporta lo que pasó, la compañía investiga y paga o explica por qué no.",
    },
  },
  {
    id: "claimant",
    term: { en: "Claimant", es: "Reclamante" },
    definition: {
      en: "The person or business that makes a claim. It may be the policyholder, or someone else who says the policyholder caused them harm, called a third-party claimant.",
      es: "Persona o empresa que presenta un reclamo. Puede ser el titular de la póliza u otra persona que dice haber sufrido un daño por culpa de él, llamada tercero reclamante.",
    },
  },
  {
    id: "coinsurance",
    term: { en: "Coinsurance", es: "Coaseguro" },
    definition: {
      en: "In business property insurance, a rule that you insure the property for a set share of its value. If you insure it for less, a claim is paid only in part.",
      es: "En el seguro de propiedad comercial, regla que obliga a asegurar el bien por cierta parte de su valor. Si lo asegura por menos, le pagan solo una parte.",
    },
  },
  {
    id: "commercial-auto-insurance",
    term: { en: "Commercial auto insurance", es: "Seguro de auto comercial" },
    definition: {
      en: "Covers cars, vans and trucks that a business owns or uses in its work. A personal auto policy may refuse claims from deliveries, job sites or employees who drive.",
      es: "Cubre autos, camionetas y camiones que un negocio posee o usa en su trabajo. Una póliza personal puede negar reclamos por entregas, obras o empleados que manejan.",
    },
  },
  {
    id: "commission",
    term: { en: "Commission", es: "Comisión" },
    definition: {
      en: "The part of your premium that an insurance company pays to an agent or agency for selling and servicing the policy. It is normally already included in the price.",
      es: "Parte de la prima que la aseguradora paga al agente o a la agencia por vender y atender la póliza. Normalmente ya está incluida en el precio.",
    },
  },
  {
    id: "contestability-period",
    term: { en: "Contestability period", es: "Periodo de disputabilidad" },
    definition: {
      en: `The first ${inWords(law.contestability.years).en} years of a life policy, as a rule, under the Texas Insurance Code. If the insured person dies then, the company may check the application and deny the claim over wrong facts.`,
      es: `Por regla general, los primeros ${inWords(law.contestability.years).es} años de una póliza de vida, según el Código de Seguros de Texas. Si el asegurado fallece en ese tiempo, la compañía puede revisar la solicitud y negar el pago por datos falsos o que faltan.`,
    },
  },
  {
    id: "contingent-beneficiary",
    term: { en: "Contingent beneficiary", es: "Beneficiario contingente" },
    definition: {
      en: "The second choice in a life policy: the person who receives the money if the first beneficiary has died or cannot receive it. Also called the secondary beneficiary.",
      es: "La segunda opción en una póliza de vida: quien recibe el dinero si el primer beneficiario ya falleció o no puede recibirlo. También se llama beneficiario secundario.",
    },
  },
  {
    id: "conversion-privilege",
    term: { en: "Conversion privilege", es: "Derecho de conversión" },
    definition: {
      en: "The right to change a term life policy into a permanent one without new health questions, before a date or age that the policy states. The premium rises.",
      es: "Derecho a cambiar una póliza de vida a término por una permanente sin nuevas preguntas de salud, antes de la fecha o edad que fija la póliza. La prima sube.",
    },
  },
  {
    id: "coverage",
    term: { en: "Coverage", es: "Cobertura" },
    definition: {
      en: "The protection a policy gives: which losses it pays, for whom, and how much. One policy is made of several coverages, each with its own limit.",
      es: "La protección que da una póliza: qué daños paga, a quién y cuánto. Una póliza se compone de varias coberturas, cada una con su propio límite.",
    },
  },
  {
    id: "cyber-liability-insurance",
    term: { en: "Cyber liability insurance", es: "Seguro de responsabilidad cibernética" },
    definition: {
      en: "Helps a business after a data theft or computer attack. It can pay for experts, notices to customers, lost income, legal defense and claims from people whose data was exposed.",
      es: "Ayuda a un negocio después de un robo de datos o un ataque informático. Puede pagar expertos, avisos a clientes, ingresos perdidos, defensa legal y reclamos de las personas afectadas.",
    },
  },
  {
    id: "death-benefit",
    term: { en: "Death benefit", es: "Beneficio por fallecimiento" },
    definition: {
      en: "The amount a life policy pays when the insured person dies. Loans taken against the policy and unpaid premiums are subtracted before the beneficiaries receive it.",
      es: "La cantidad que paga una póliza de vida cuando fallece el asegurado. Los préstamos contra la póliza y las primas sin pagar se restan antes de entregarla a los beneficiarios.",
    },
  },
  {
    id: "declarations-page",
    term: { en: "Declarations page", es: "Página de declaraciones" },
    definition: {
      en: "The first page of a policy, with its number, dates, names, insured property, coverages, limits, deductibles and price. Keep it where you can find it quickly.",
      es: "La primera página de una póliza, con su número, fechas, nombres, bienes asegurados, coberturas, límites, deducibles y precio. Guárdela donde pueda encontrarla rápido.",
    },
  },
  {
    id: "deductible",
    term: { en: "Deductible", es: "Deducible" },
    definition: {
      en: "The part of a covered loss that you pay yourself. It is a dollar amount or, for wind and hail on Texas homes, often a percentage of the insured value.",
      es: "La parte de un daño cubierto que paga usted. Es una cantidad fija o, en viento y granizo para casas de Texas, muchas veces un porcentaje del valor asegurado.",
    },
  },
  {
    id: "depreciation",
    term: { en: "Depreciation", es: "Depreciación" },
    definition: {
      en: "The value a thing loses through age and use. Companies subtract it when they pay actual cash value. A ten-year-old roof has more of it than a new one.",
      es: "El valor que pierde una cosa por la edad y el uso. Las compañías lo restan cuando pagan el valor real en efectivo. Un techo de diez años tiene más que uno nuevo.",
    },
  },
  {
    id: "dwelling-coverage",
    term: { en: "Dwelling coverage", es: "Cobertura de vivienda" },
    definition: {
      en: "The part of a home policy that pays to repair or rebuild the house itself. Its limit should match the cost to rebuild, not the market price of the property.",
      es: "La parte de la póliza de casa que paga reparar o reconstruir la vivienda. Su límite debe corresponder al costo de reconstruir, no al precio de venta de la propiedad.",
    },
  },
  {
    id: "earned-premium",
    term: { en: "Earned premium", es: "Prima devengada" },
    definition: {
      en: "The part of the premium that belongs to the company because it has already given you coverage for that time. The rest is unearned and may be refunded.",
      es: "La parte de la prima que ya corresponde a la compañía porque le dio cobertura durante ese tiempo. El resto no está devengado y se puede devolver.",
    },
  },
  {
    id: "effective-date",
    term: { en: "Effective date", es: "Fecha de inicio de vigencia" },
    definition: {
      en: "The day, and often the hour, on which coverage begins. Losses before that moment are not covered, even if you had already applied or paid.",
      es: "El día, y muchas veces la hora, en que empieza la cobertura. Los daños anteriores a ese momento no están cubiertos, aunque ya hubiera solicitado o pagado.",
    },
  },
  {
    id: "endorsement",
    term: { en: "Endorsement", es: "Endoso" },
    definition: {
      en: "A written change to a policy that adds, removes or limits coverage. It becomes part of the contract, and it counts over the printed text where the two differ.",
      es: "Cambio por escrito que agrega, quita o limita coberturas de una póliza. Pasa a ser parte del contrato y vale más que el texto impreso cuando no coinciden.",
    },
  },
  {
    id: "equipment-breakdown-coverage",
    term: { en: "Equipment breakdown coverage", es: "Cobertura de avería de equipos" },
    definition: {
      en: "Pays when machines fail from inside causes, such as a power surge in an air conditioner or a broken boiler. Ordinary property coverage usually leaves such failures out.",
      es: "Paga cuando las máquinas fallan por causas internas, como una descarga eléctrica en el aire acondicionado o una caldera rota. El seguro de propiedad común suele excluir esas fallas.",
    },
  },
  {
    id: "escrow-account",
    term: { en: "Escrow account", es: "Cuenta de reserva o de depósito en garantía" },
    definition: {
      en: "An account your mortgage company keeps to pay home insurance and property taxes. You pay into it each month with your mortgage. Send renewal bills to the lender.",
      es: "Cuenta que maneja su compañía hipotecaria para pagar el seguro de casa y los impuestos. Usted aporta cada mes con la hipoteca. Envíe las facturas de renovación al banco.",
    },
  },
  {
    id: "exclusion",
    term: { en: "Exclusion", es: "Exclusión" },
    definition: {
      en: "Something the policy says it does not cover, such as flood in a homeowners policy. Read this part with care; some exclusions can be bought back with an endorsement.",
      es: "Algo que la póliza dice que no cubre, como la inundación en una póliza de casa. Lea esta parte con cuidado; algunas exclusiones se pueden cubrir con un endoso.",
    },
  },
  {
    id: "expiration-date",
    term: { en: "Expiration date", es: "Fecha de vencimiento" },
    definition: {
      en: "The day and hour on which the policy ends unless it is renewed. Pay the renewal before then, so that you are not without coverage even for a day.",
      es: "El día y la hora en que termina la póliza si no se renueva. Pague la renovación antes, para no quedarse sin cobertura ni un solo día.",
    },
  },
  {
    id: "face-amount",
    term: { en: "Face amount", es: "Suma asegurada" },
    definition: {
      en: "The amount of coverage written on the front of a life policy, for example $250,000. It is what the beneficiaries receive if there are no loans or additions.",
      es: "La cantidad de cobertura escrita al frente de una póliza de vida, por ejemplo $250,000. Es lo que reciben los beneficiarios si no hay préstamos ni agregados.",
    },
  },
  {
    id: "fair-plan",
    term: { en: "FAIR Plan", es: "Plan FAIR de Texas" },
    definition: {
      en: `The Texas association that sells basic home coverage to owners whom at least ${inWords(law.fairPlan.refusals).en} licensed companies have turned down. It is a last resort, and it covers less than most policies.`,
      es: `Asociación de Texas que vende cobertura básica de casa a dueños a los que han rechazado al menos ${inWords(law.fairPlan.refusals).es} compañías con licencia. Es un último recurso y cubre menos que la mayoría de las pólizas.`,
    },
  },
  {
    id: "final-expense-insurance",
    term: { en: "Final expense insurance", es: "Seguro de gastos finales" },
    definition: {
      en: "A small whole life policy meant to pay for a funeral and last bills. It asks few or no health questions. Some pay only part of the amount in the first years.",
      es: "Póliza pequeña de vida entera para pagar el funeral y las últimas cuentas. Hace pocas o ninguna pregunta de salud. Algunas pagan solo una parte en los primeros años.",
    },
  },
  {
    id: "flood-insurance",
    term: { en: "Flood insurance", es: "Seguro contra inundaciones" },
    definition: {
      en: "A separate policy for rising water, which home policies do not cover. It is sold through the National Flood Insurance Program and by private companies.",
      es: "Póliza aparte para el agua que sube, que las pólizas de casa no cubren. Se vende por medio del Programa Nacional de Seguro contra Inundaciones y de compañías privadas.",
    },
  },
  {
    id: "fraud",
    term: { en: "Fraud", es: "Fraude de seguros" },
    definition: {
      en: "Lying to get insurance money or a lower price, for example by staging a crash or adding false items to a claim. It is a crime in Texas and raises prices for all.",
      es: "Mentir para obtener dinero del seguro o un precio menor, por ejemplo fingir un choque o agregar cosas falsas a un reclamo. Es delito en Texas y encarece el seguro para todos.",
    },
  },
  {
    id: "free-look-period",
    term: { en: "Free look period", es: "Periodo de revisión gratuita" },
    definition: {
      en: "A number of days after you receive a life policy or annuity in which you may return it for a refund. The policy states how many days you have.",
      es: "Días después de recibir una póliza de vida o una anualidad en que puede devolverla y recuperar su dinero. La póliza dice cuántos días tiene.",
    },
  },
  {
    id: "general-liability-insurance",
    term: { en: "General liability insurance", es: "Seguro de responsabilidad civil general" },
    definition: {
      en: "Protects a business when a customer or other outsider is hurt or has property damaged because of its work, place or products. It also pays for legal defense.",
      es: "Protege a un negocio cuando un cliente u otra persona se lastima o sufre daños por su trabajo, su local o sus productos. También paga la defensa legal.",
    },
  },
  {
    id: "grace-period",
    term: { en: "Grace period", es: "Periodo de gracia" },
    definition: {
      en: "Extra days after a due date in which you may pay and keep your coverage. Life policies have one. Auto and home policies may not, so read your notice.",
      es: "Días adicionales después del vencimiento en que puede pagar sin perder la cobertura. Las pólizas de vida lo tienen. Las de auto y casa quizá no; lea su aviso.",
    },
  },
  {
    id: "group-life-insurance",
    term: { en: "Group life insurance", es: "Seguro de vida de grupo" },
    definition: {
      en: "Life coverage for the members of a group, most often the employees of one company. It is cheap or free for the worker, but usually ends with the job.",
      es: "Cobertura de vida para los miembros de un grupo, casi siempre los empleados de una empresa. Le sale barata o gratis al trabajador, pero suele terminar con el empleo.",
    },
  },
  {
    id: "guaranteed-issue",
    term: { en: "Guaranteed issue", es: "Emisión garantizada" },
    definition: {
      en: "A policy the company must accept without health questions if you meet the age rules. It costs more, has a small amount and may wait before it pays in full.",
      es: "Póliza que la compañía acepta sin preguntas de salud si usted cumple con la edad. Cuesta más, es por una cantidad pequeña y puede esperar antes de pagar completo.",
    },
  },
  {
    id: "hazard",
    term: { en: "Hazard", es: "Factor de peligro" },
    definition: {
      en: "Something that makes a loss more likely or worse, such as old wiring or a wet floor. A peril is the event itself; a hazard is what invites it.",
      es: "Algo que hace más probable o más grave un daño, como un cableado viejo o un piso mojado. El riesgo es el suceso; el factor de peligro es lo que lo favorece.",
    },
  },
  {
    id: "hold-harmless-agreement",
    term: { en: "Hold harmless agreement", es: "Acuerdo de indemnidad" },
    definition: {
      en: "A promise in a contract that one side will answer for certain losses of the other. Contractors and tenants sign them often. Show us the text before you sign.",
      es: "Promesa en un contrato de que una parte responderá por ciertas pérdidas de la otra. Los contratistas e inquilinos los firman seguido. Muéstrenos el texto antes de firmar.",
    },
  },
  {
    id: "home-inventory",
    term: { en: "Home inventory", es: "Inventario del hogar" },
    definition: {
      en: "A list of what you own, with photos, prices and receipts. It helps you choose the right limit and makes a claim faster. Keep a copy away from home.",
      es: "Lista de lo que tiene, con fotos, precios y recibos. Ayuda a elegir el límite correcto y agiliza un reclamo. Guarde una copia fuera de casa.",
    },
  },
  {
    id: "homeowners-insurance",
    term: { en: "Homeowners insurance", es: "Seguro de casa o de propietarios" },
    definition: {
      en: "A policy for the house you own and live in. It covers the building, your belongings, your liability to others and the cost of living elsewhere after a covered loss.",
      es: "Póliza para la casa propia en que vive. Cubre la construcción, sus pertenencias, su responsabilidad ante otros y el costo de vivir en otro lugar después de un daño cubierto.",
    },
  },
  {
    id: "incurred-loss",
    term: { en: "Incurred loss", es: "Siniestro incurrido" },
    definition: {
      en: "A loss that has already happened within a period, whether or not it has been paid. Companies add these up to judge how a group of policies is doing.",
      es: "Daño que ya ocurrió en cierto periodo, se haya pagado o no. Las compañías los suman para ver cómo va un grupo de pólizas.",
    },
  },
  {
    id: "indemnity",
    term: { en: "Indemnity", es: "Indemnización" },
    definition: {
      en: "Payment that puts you back in the position you were in before the loss, no better and no worse. It is the basic idea behind most insurance.",
      es: "Pago que lo devuelve a la situación que tenía antes del daño, ni mejor ni peor. Es la idea básica de casi todos los seguros.",
    },
  },
  {
    id: "independent-agent",
    term: { en: "Independent agent", es: "Agente independiente" },
    definition: {
      en: "An agent who works with several insurance companies and can compare their prices and terms for you, unlike a captive agent, who sells for one company only.",
      es: "Agente que trabaja con varias aseguradoras y puede comparar para usted precios y condiciones, a diferencia del agente cautivo, que vende para una sola compañía.",
    },
  },
  {
    id: "inflation-guard",
    term: { en: "Inflation guard", es: "Protección contra la inflación" },
    definition: {
      en: "A feature of home policies that raises your limit little by little each year, so that it keeps up with the cost of materials and labor.",
      es: "Función de las pólizas de casa que aumenta el límite poco a poco cada año, para que siga el paso del costo de los materiales y la mano de obra.",
    },
  },
  {
    id: "insurable-interest",
    term: { en: "Insurable interest", es: "Interés asegurable" },
    definition: {
      en: "A real stake in what is insured: you would lose money if it were damaged or the person died. Without it you cannot buy the policy.",
      es: "Un interés real en lo asegurado: usted perdería dinero si se dañara o si la persona falleciera. Sin él no puede comprar la póliza.",
    },
  },
  {
    id: "insured",
    term: { en: "Insured", es: "Asegurado" },
    definition: {
      en: "The person or business that a policy protects. The named insured owns the policy; family members or employees may also count as insured under its terms.",
      es: "La persona o empresa a la que protege una póliza. El asegurado nombrado es el dueño; familiares o empleados también pueden contar como asegurados según el texto.",
    },
  },
  {
    id: "insurer",
    term: { en: "Insurer", es: "Aseguradora" },
    definition: {
      en: "The insurance company, also called the carrier. It takes your premium, carries the risk and pays the claims. An agency such as ours works between you and it.",
      es: "La compañía de seguros. Recibe la prima, asume el riesgo y paga los reclamos. Una agencia como la nuestra trabaja entre usted y ella.",
    },
  },
  {
    id: "joint-life-insurance",
    term: { en: "Joint life insurance", es: "Seguro de vida conjunto" },
    definition: {
      en: "One life policy on two people, often spouses. A first-to-die policy pays at the first death; a survivorship policy pays only after both have died.",
      es: "Una sola póliza de vida para dos personas, por lo general esposos. Un tipo paga al primer fallecimiento; el otro, llamado de sobrevivencia, solo cuando ambos han fallecido.",
    },
  },
  {
    id: "judgment",
    term: { en: "Judgment", es: "Sentencia judicial" },
    definition: {
      en: "A court's decision that someone owes money to another. Liability insurance pays a judgment against you for a covered loss, up to your limit; the rest is yours.",
      es: "Decisión de un tribunal de que alguien debe dinero a otro. El seguro de responsabilidad civil la paga si el daño está cubierto, hasta su límite; el resto le toca a usted.",
    },
  },
  {
    id: "key-person-insurance",
    term: { en: "Key person insurance", es: "Seguro de persona clave" },
    definition: {
      en: "Life insurance that a business buys on an owner or employee it could hardly do without. The business pays the premium and receives the money to get through the loss.",
      es: "Seguro de vida que un negocio compra para un dueño o empleado del que depende mucho. El negocio paga la prima y recibe el dinero para superar la pérdida.",
    },
  },
  {
    id: "lapse",
    term: { en: "Lapse", es: "Caducidad de la póliza" },
    definition: {
      en: "The end of coverage because a premium was not paid. A claim after that date is not covered. Some companies will reinstate the policy if you act soon.",
      es: "Fin de la cobertura por no pagar la prima. Un reclamo posterior a esa fecha no está cubierto. Algunas compañías rehabilitan la póliza si usted actúa pronto.",
    },
  },
  {
    id: "liability-insurance",
    term: { en: "Liability insurance", es: "Seguro de responsabilidad civil" },
    definition: {
      en: "Pays for injuries or damage that you cause to other people and are legally bound to repair, up to your limit. It also pays for a lawyer to defend you.",
      es: "Paga las lesiones o daños que usted causa a otras personas y que por ley debe reparar, hasta su límite. También paga un abogado que lo defienda.",
    },
  },
  {
    id: "limit",
    term: { en: "Limit", es: "Límite de cobertura" },
    definition: {
      en: "The most a policy will pay for one loss, one person or one year. Anything above it comes out of your own pocket unless you have umbrella coverage.",
      es: "Lo máximo que paga una póliza por un daño, una persona o un año. Lo que pase de ahí sale de su bolsillo, a menos que tenga cobertura paraguas.",
    },
  },
  {
    id: "loss",
    term: { en: "Loss", es: "Siniestro" },
    definition: {
      en: "The injury, damage or theft for which you make a claim. A covered loss is one that the policy agrees to pay for, less the deductible.",
      es: "La lesión, el daño o el robo por el que presenta un reclamo. Un siniestro cubierto es el que la póliza acepta pagar, menos el deducible.",
    },
  },
  {
    id: "loss-history",
    term: { en: "Loss history", es: "Historial de siniestros" },
    definition: {
      en: "The record of your past claims, kept in shared databases. Companies look at it to set your price. Businesses call theirs loss runs. You may ask for a copy.",
      es: "Registro de sus reclamos anteriores, guardado en bases de datos compartidas. Las compañías lo revisan para fijar el precio. Usted puede pedir una copia del suyo.",
    },
  },
  {
    id: "material-misrepresentation",
    term: { en: "Material misrepresentation", es: "Declaración falsa de importancia" },
    definition: {
      en: "A false or missing fact on an application that would have changed the company's decision or price. It can lead to a denied claim or a voided policy.",
      es: "Dato falso u omitido en una solicitud que habría cambiado la decisión o el precio de la compañía. Puede causar que nieguen un reclamo o anulen la póliza.",
    },
  },
  {
    id: "medical-payments-coverage",
    term: { en: "Medical payments coverage", es: "Cobertura de pagos médicos" },
    definition: {
      en: "Pays small medical bills of guests hurt at your home, no matter who was at fault. Auto policies have a coverage with the same name for people in the car.",
      es: "Paga gastos médicos menores de visitas que se lastiman en su casa, sin importar la culpa. Las pólizas de auto tienen una cobertura del mismo nombre para quienes van en el vehículo.",
    },
  },
  {
    id: "mitigation",
    term: { en: "Mitigation", es: "Mitigación de daños" },
    definition: {
      en: "Your duty to keep a loss from growing, such as covering a broken roof or shutting off the water. Save the receipts; the policy often repays reasonable costs.",
      es: "Su deber de evitar que el daño crezca, como cubrir un techo roto o cerrar el agua. Guarde los recibos; la póliza suele reembolsar los gastos razonables.",
    },
  },
  {
    id: "mortgagee-clause",
    term: { en: "Mortgagee clause", es: "Cláusula hipotecaria" },
    definition: {
      en: "The part of a home policy that protects your lender. It names the lender, makes the company warn it before canceling, and puts it on checks for large repairs.",
      es: "La parte de la póliza de casa que protege al banco. Lo nombra, obliga a avisarle antes de cancelar y lo incluye en los cheques de reparaciones grandes.",
    },
  },
  {
    id: "named-insured",
    term: { en: "Named insured", es: "Asegurado nombrado" },
    definition: {
      en: "The person or business whose name is on the declarations page. That person may change or cancel the policy, must pay for it and receives its notices.",
      es: "Persona o empresa cuyo nombre aparece en la página de declaraciones. Puede cambiar o cancelar la póliza, debe pagarla y recibe los avisos.",
    },
  },
  {
    id: "named-perils-policy",
    term: { en: "Named perils policy", es: "Póliza de riesgos nombrados" },
    definition: {
      en: "A policy that pays only for the causes it lists, such as fire, wind or theft. If the cause is not on the list, the loss is not covered.",
      es: "Póliza que paga solo por las causas que enumera, como incendio, viento o robo. Si la causa no está en la lista, el daño no está cubierto.",
    },
  },
  {
    id: "national-flood-insurance-program-nfip",
    term: {
      en: "National Flood Insurance Program (NFIP)",
      es: "Programa Nacional de Seguro contra Inundaciones (NFIP)",
    },
    definition: {
      en: `The federal program that provides most flood policies for homes and small businesses. A new policy usually starts after a ${law.floodWait.days}-day wait, according to the program.`,
      es: `Programa federal que ofrece la mayoría de las pólizas de inundación para casas y negocios pequeños. Una póliza nueva suele empezar después de ${law.floodWait.days} días de espera, según el programa.`,
    },
  },
  {
    id: "negligence",
    term: { en: "Negligence", es: "Negligencia" },
    definition: {
      en: "Failing to take the care that a reasonable person would take, such as leaving a spill on a shop floor. If it harms someone, you may have to pay.",
      es: "No tener el cuidado que tendría una persona razonable, como dejar un derrame en el piso de una tienda. Si alguien sale lastimado, quizá usted deba pagar.",
    },
  },
  {
    id: "non-subscriber",
    term: { en: "Non-subscriber", es: "Empleador no suscriptor" },
    definition: {
      en: "A Texas employer that chooses not to carry workers' compensation. It must tell its employees and the state, and it loses some legal defenses if a hurt worker sues.",
      es: "Empleador de Texas que decide no tener compensación para trabajadores. Debe avisar a sus empleados y al estado, y pierde algunas defensas legales si un trabajador lesionado lo demanda.",
    },
  },
  {
    id: "nonrenewal",
    term: { en: "Nonrenewal", es: "No renovación" },
    definition: {
      en: `A company's decision not to continue your policy when it ends. For most personal auto and home policies Texas law requires written notice, with the reasons, at least ${law.nonrenewal.days} days before the policy ends.`,
      es: `Decisión de la compañía de no continuar su póliza cuando termina. En la mayoría de las pólizas personales de auto y casa, la ley de Texas exige un aviso por escrito, con las razones, al menos ${law.nonrenewal.days} días antes de que termine.`,
    },
  },
  {
    id: "occurrence",
    term: { en: "Occurrence", es: "Ocurrencia" },
    definition: {
      en: "One event, or repeated exposure to the same harmful thing, that causes injury or damage. A limit per occurrence is the most the policy pays for that event.",
      es: "Un solo suceso, o la exposición repetida a la misma causa, que produce lesiones o daños. El límite por ocurrencia es lo máximo que la póliza paga por ese suceso.",
    },
  },
  {
    id: "open-perils-policy",
    term: { en: "Open perils policy", es: "Póliza a todo riesgo" },
    definition: {
      en: "A policy that pays for any cause of damage except those it excludes. It is broader than a named perils policy. The list of exclusions is what to read.",
      es: "Póliza que paga cualquier causa de daño menos las que excluye. Es más amplia que la de riesgos nombrados. Lo que hay que leer es la lista de exclusiones.",
    },
  },
  {
    id: "ordinance-or-law-coverage",
    term: { en: "Ordinance or law coverage", es: "Cobertura por ordenanza o ley" },
    definition: {
      en: "Pays the added cost of rebuilding to today's building codes, for example new wiring or a stronger roof, which a basic limit may leave out. Useful for older houses.",
      es: "Paga el costo adicional de reconstruir según los códigos actuales, por ejemplo cableado nuevo o un techo más fuerte, que el límite básico puede excluir. Útil para casas viejas.",
    },
  },
  {
    id: "other-structures",
    term: { en: "Other structures", es: "Otras estructuras" },
    definition: {
      en: "Things on your land that are not attached to the house, such as a detached garage, a fence or a shed. Home policies cover them up to a separate limit.",
      es: "Lo que está en su terreno y no está unido a la casa, como un garaje separado, una cerca o un cobertizo. La póliza de casa los cubre con un límite aparte.",
    },
  },
  {
    id: "peril",
    term: { en: "Peril", es: "Riesgo o causa de daño" },
    definition: {
      en: "A cause of loss, such as fire, hail, theft or a burst pipe. Your policy either lists the perils it covers or lists those it does not.",
      es: "Una causa de daño, como incendio, granizo, robo o una tubería rota. La póliza enumera las causas que cubre o bien las que no cubre.",
    },
  },
  {
    id: "personal-property",
    term: { en: "Personal property", es: "Bienes personales o contenido" },
    definition: {
      en: "Your belongings: furniture, clothes, electronics, tools. Home and renters policies cover them, with low limits for things such as jewelry, cash and guns unless you add coverage.",
      es: "Sus pertenencias: muebles, ropa, aparatos, herramientas. Las pólizas de casa y de inquilino las cubren, con límites bajos para joyas, efectivo o armas, a menos que agregue cobertura.",
    },
  },
  {
    id: "policy",
    term: { en: "Policy", es: "Póliza" },
    definition: {
      en: "The written contract between you and the insurance company. It says what is covered, what is not, what you must do and what the company must pay.",
      es: "El contrato por escrito entre usted y la compañía de seguros. Dice qué está cubierto, qué no, qué debe hacer usted y qué debe pagar la compañía.",
    },
  },
  {
    id: "policyholder",
    term: { en: "Policyholder", es: "Titular de la póliza" },
    definition: {
      en: "The person or business that owns the policy and pays for it. In life insurance the owner, the insured person and the beneficiary may be three different people.",
      es: "Persona o empresa dueña de la póliza y que la paga. En el seguro de vida, el titular, el asegurado y el beneficiario pueden ser tres personas distintas.",
    },
  },
  {
    id: "premium",
    term: { en: "Premium", es: "Prima" },
    definition: {
      en: "The price of your insurance, paid each month, every six months or once a year. If you do not pay it, the coverage ends.",
      es: "El precio de su seguro, que se paga cada mes, cada seis meses o una vez al año. Si no se paga, la cobertura termina.",
    },
  },
  {
    id: "professional-liability-insurance",
    term: { en: "Professional liability insurance", es: "Seguro de responsabilidad profesional" },
    definition: {
      en: "Pays when a client says your advice or service caused a loss of money. Accountants, designers, agents and medical workers use it. Also called errors and omissions or malpractice insurance.",
      es: "Paga cuando un cliente dice que su consejo o servicio le causó una pérdida de dinero. Lo usan contadores, diseñadores, agentes y personal médico. También se llama seguro de errores y omisiones.",
    },
  },
  {
    id: "proof-of-loss",
    term: { en: "Proof of loss", es: "Prueba de pérdida" },
    definition: {
      en: "A signed statement of what was lost and its value, which the company may ask for before it pays. Send it by the date given and keep a copy.",
      es: "Declaración firmada de lo que se perdió y su valor, que la compañía puede pedir antes de pagar. Entréguela en la fecha indicada y guarde una copia.",
    },
  },
  {
    id: "public-adjuster",
    term: { en: "Public adjuster", es: "Ajustador público" },
    definition: {
      en: "A licensed person you may hire to prepare and argue your property claim, for a share of what is paid. Check the license with the Texas Department of Insurance.",
      es: "Persona con licencia que puede contratar para preparar y defender su reclamo de propiedad, a cambio de una parte del pago. Verifique la licencia con el Departamento de Seguros de Texas.",
    },
  },
  {
    id: "quote",
    term: { en: "Quote", es: "Cotización" },
    definition: {
      en: "An estimate of what a policy would cost, based on what you tell us. It is free and not yet coverage. The final price may change once the facts are checked.",
      es: "Cálculo de lo que costaría una póliza según los datos que usted da. Es gratis y todavía no es cobertura. El precio final puede cambiar al verificar los datos.",
    },
  },
  {
    id: "rate",
    term: { en: "Rate", es: "Tarifa" },
    definition: {
      en: "The price for one unit of insurance, which the company multiplies to reach your premium. In Texas companies file their rates with the Texas Department of Insurance.",
      es: "El precio de una unidad de seguro, que la compañía multiplica para llegar a su prima. En Texas las compañías presentan sus tarifas al Departamento de Seguros de Texas.",
    },
  },
  {
    id: "recoverable-depreciation",
    term: { en: "Recoverable depreciation", es: "Depreciación recuperable" },
    definition: {
      en: "The amount held back from a replacement cost claim until you finish the repair and send the receipts. Ask about the deadline so that you do not lose it.",
      es: "Lo que se retiene en un reclamo a costo de reemplazo hasta que usted termina la reparación y envía los recibos. Pregunte el plazo para no perderlo.",
    },
  },
  {
    id: "reinstatement",
    term: { en: "Reinstatement", es: "Rehabilitación de la póliza" },
    definition: {
      en: "Putting a lapsed policy back in force. The company may ask for the missed premiums, a signed statement that there were no losses, or new health answers.",
      es: "Volver a poner en vigor una póliza vencida. La compañía puede pedir las primas atrasadas, una declaración firmada de que no hubo daños o nuevas respuestas de salud.",
    },
  },
  {
    id: "renewal",
    term: { en: "Renewal", es: "Renovación" },
    definition: {
      en: "Continuing a policy for another period. The price and terms can change, so read the notice when it comes and call us if something looks different.",
      es: "Continuar una póliza por otro periodo. El precio y las condiciones pueden cambiar; lea el aviso cuando llegue y llámenos si algo se ve distinto.",
    },
  },
  {
    id: "renters-insurance",
    term: { en: "Renters insurance", es: "Seguro para inquilinos" },
    definition: {
      en: "A policy for people who rent a home. It covers their belongings, their liability to others and the cost of living elsewhere after a covered loss, but not the building.",
      es: "Póliza para quienes rentan su vivienda. Cubre sus pertenencias, su responsabilidad ante otros y el costo de vivir en otro lugar después de un daño cubierto, pero no el edificio.",
    },
  },
  {
    id: "replacement-cost",
    term: { en: "Replacement cost", es: "Costo de reemplazo" },
    definition: {
      en: "What it takes to repair or replace something with new materials of like kind at today's prices, without a deduction for age. It pays more than actual cash value.",
      es: "Lo que cuesta hoy reparar o reponer algo con materiales nuevos de calidad parecida, sin descuento por edad. Paga más que el valor real en efectivo.",
    },
  },
  {
    id: "rider",
    term: { en: "Rider", es: "Cláusula adicional" },
    definition: {
      en: "An addition to a life policy that changes what it pays, for example early money for a serious illness or coverage for children. It may raise the premium.",
      es: "Agregado a una póliza de vida que cambia lo que paga, por ejemplo dinero anticipado por enfermedad grave o cobertura para los hijos. Puede subir la prima.",
    },
  },
  {
    id: "risk",
    term: { en: "Risk", es: "Riesgo" },
    definition: {
      en: "The chance of a loss. Companies also use the word for the person or thing they insure. The higher the risk, the higher the premium.",
      es: "La posibilidad de sufrir un daño. Las compañías también llaman así a la persona o cosa que aseguran. A mayor riesgo, mayor es la prima.",
    },
  },
  {
    id: "scheduled-personal-property",
    term: { en: "Scheduled personal property", es: "Bienes personales detallados" },
    definition: {
      en: "Valuable things, such as a ring, a camera or a gun, listed one by one with their value. They are covered more broadly, often without a deductible.",
      es: "Cosas de valor, como un anillo, una cámara o un arma, anotadas una por una con su precio. Tienen una cobertura más amplia, muchas veces sin deducible.",
    },
  },
  {
    id: "settlement",
    term: { en: "Settlement", es: "Acuerdo de pago" },
    definition: {
      en: "An agreement on the amount that ends a claim. Read it before you sign, because a full release usually means that you cannot ask for more later.",
      es: "Acuerdo sobre la cantidad que pone fin a un reclamo. Léalo antes de firmar, porque una liberación total suele significar que después no podrá pedir más.",
    },
  },
  {
    id: "subrogation",
    term: { en: "Subrogation", es: "Subrogación" },
    definition: {
      en: "The company's right, after it pays you, to collect from whoever caused the loss. If it recovers the money, part or all of your deductible may come back.",
      es: "Derecho de la compañía, después de pagarle, a cobrar a quien causó el daño. Si recupera el dinero, puede devolverle todo o parte de su deducible.",
    },
  },
  {
    id: "surety-bond",
    term: { en: "Surety bond", es: "Fianza" },
    definition: {
      en: "A promise by a company that you will do what a contract or a license requires. If you fail, it pays the other side and then collects from you.",
      es: "Garantía de una compañía de que usted cumplirá lo que exige un contrato o una licencia. Si no cumple, ella le paga a la otra parte y después le cobra a usted.",
    },
  },
  {
    id: "surplus-lines-insurance",
    term: { en: "Surplus lines insurance", es: "Seguro de líneas excedentes" },
    definition: {
      en: "Coverage from a company that is not licensed in Texas but may insure risks the regular market turns down. The state guaranty fund does not protect these policies.",
      es: "Cobertura de una compañía sin licencia en Texas que puede asegurar riesgos que el mercado normal rechaza. El fondo de garantía del estado no protege estas pólizas.",
    },
  },
  {
    id: "surrender-value",
    term: { en: "Surrender value", es: "Valor de rescate" },
    definition: {
      en: "The cash you receive if you give up a permanent life policy before it pays: its cash value, less loans and any surrender charge.",
      es: "El dinero que recibe si entrega una póliza de vida permanente antes de que pague: su valor en efectivo menos préstamos y cargos por rescate.",
    },
  },
  {
    id: "term-life-insurance",
    term: { en: "Term life insurance", es: "Seguro de vida a término" },
    definition: {
      en: "Life insurance for a set number of years, often 10, 20 or 30. It pays only if death comes within that time, and it costs less than permanent coverage.",
      es: "Seguro de vida por un número fijo de años, a menudo 10, 20 o 30. Paga solo si el fallecimiento ocurre en ese plazo y cuesta menos que una cobertura permanente.",
    },
  },
  {
    id: "texas-department-of-insurance-tdi",
    term: {
      en: "Texas Department of Insurance (TDI)",
      es: "Departamento de Seguros de Texas (TDI)",
    },
    definition: {
      en: "The state agency that licenses companies and agents, reviews rates and policy forms, and helps the public with questions and complaints in English and Spanish.",
      es: "Agencia estatal que da licencias a compañías y agentes, revisa tarifas y pólizas, y ayuda al público con preguntas y quejas en español y en inglés.",
    },
  },
  {
    id: "texas-windstorm-insurance-association-twia",
    term: {
      en: "Texas Windstorm Insurance Association (TWIA)",
      es: "Asociación de Seguros contra Tormentas de Viento de Texas (TWIA)",
    },
    definition: {
      en: "The association that sells wind and hail coverage on the Texas coast to owners who cannot find it elsewhere. It does not cover flood, fire or theft.",
      es: "Asociación que vende cobertura de viento y granizo en la costa de Texas a dueños que no la encuentran en otro lado. No cubre inundación, incendio ni robo.",
    },
  },
  {
    id: "third-party",
    term: { en: "Third party", es: "Tercero" },
    definition: {
      en: "Someone outside the contract between you and your company, such as the other driver or an injured guest. Liability insurance pays third parties for harm you cause.",
      es: "Alguien ajeno al contrato entre usted y su compañía, como el otro conductor o una visita lesionada. La responsabilidad civil paga a terceros el daño que usted causa.",
    },
  },
  {
    id: "umbrella-insurance",
    term: { en: "Umbrella insurance", es: "Seguro paraguas" },
    definition: {
      en: "Extra liability coverage above the limits of your auto and home policies, often sold by the million dollars. It answers when a large claim uses up the first policy.",
      es: "Responsabilidad civil adicional por encima de los límites de sus pólizas de auto y casa, que suele venderse por millón de dólares. Responde cuando un reclamo grande agota la primera póliza.",
    },
  },
  {
    id: "underwriting",
    term: { en: "Underwriting", es: "Suscripción o evaluación del riesgo" },
    definition: {
      en: "The company's work of deciding whether to insure you, on what terms and at what price. It looks at your application, records and sometimes an inspection.",
      es: "El trabajo con que la compañía decide si lo asegura, en qué condiciones y a qué precio. Revisa su solicitud, sus registros y a veces hace una inspección.",
    },
  },
  {
    id: "unearned-premium",
    term: { en: "Unearned premium", es: "Prima no devengada" },
    definition: {
      en: "The part of a premium paid for time that has not passed yet. If the policy is canceled, the company returns it, sometimes less a fee.",
      es: "La parte de la prima pagada por tiempo que aún no ha pasado. Si se cancela la póliza, la compañía la devuelve, a veces menos un cargo.",
    },
  },
  {
    id: "universal-life-insurance",
    term: { en: "Universal life insurance", es: "Seguro de vida universal" },
    definition: {
      en: "Permanent life insurance in which you may change the premium and the amount within limits. Its cash value earns interest. Paying too little can make it lapse.",
      es: "Seguro de vida permanente en que puede cambiar la prima y la cantidad dentro de ciertos límites. Su valor en efectivo gana intereses. Si paga muy poco, puede caducar.",
    },
  },
  {
    id: "vacancy-clause",
    term: { en: "Vacancy clause", es: "Cláusula de vivienda desocupada" },
    definition: {
      en: "A part of property policies that cuts or ends some coverage once a building has been empty for the time it states. Tell us before you leave a house empty.",
      es: "Parte de las pólizas de propiedad que reduce o termina coberturas cuando un edificio lleva vacío el tiempo que indica la póliza. Avísenos antes de dejar una casa sola.",
    },
  },
  {
    id: "vicarious-liability",
    term: { en: "Vicarious liability", es: "Responsabilidad por actos ajenos" },
    definition: {
      en: "Being legally responsible for what another person does, as an employer is for an employee who causes a crash while making a delivery for the business.",
      es: "Ser responsable por ley de lo que hace otra persona, como el empleador por el empleado que causa un choque mientras hace una entrega del negocio.",
    },
  },
  {
    id: "waiting-period",
    term: { en: "Waiting period", es: "Periodo de espera" },
    definition: {
      en: `Time that must pass before a coverage begins to pay. Flood policies of the national program usually have ${law.floodWait.days} days; disability and business income coverage have their own.`,
      es: `Tiempo que debe pasar antes de que una cobertura empiece a pagar. Las pólizas de inundación del programa nacional suelen tener ${law.floodWait.days} días; otras coberturas tienen el suyo.`,
    },
  },
  {
    id: "waiver-of-premium",
    term: { en: "Waiver of premium", es: "Exención del pago de primas" },
    definition: {
      en: "A rider on a life policy that keeps it in force without payments if you become seriously disabled. It has an age limit and a waiting period.",
      es: "Cláusula de una póliza de vida que la mantiene vigente sin pagos si usted queda con una discapacidad grave. Tiene un límite de edad y un periodo de espera.",
    },
  },
  {
    id: "whole-life-insurance",
    term: { en: "Whole life insurance", es: "Seguro de vida entera" },
    definition: {
      en: "Permanent life insurance with a level premium. It lasts your whole life if you pay, and it builds a guaranteed cash value that you can borrow against.",
      es: "Seguro de vida permanente con prima fija. Dura toda la vida si usted paga, y forma un valor en efectivo garantizado contra el que puede pedir prestado.",
    },
  },
  {
    id: "wind-and-hail-deductible",
    term: { en: "Wind and hail deductible", es: "Deducible por viento y granizo" },
    definition: {
      en: "A separate deductible for storm damage, common on Texas homes, usually a percentage of the amount the house is insured for. Texas law says you must pay it.",
      es: "Deducible aparte para daños de tormenta, común en casas de Texas, por lo general un porcentaje del monto asegurado de la casa. La ley de Texas obliga a pagarlo.",
    },
  },
  {
    id: "workers-compensation",
    term: { en: "Workers' compensation", es: "Compensación para trabajadores" },
    definition: {
      en: "Pays medical care and part of lost wages when an employee is hurt or made ill by the job. In Texas most private employers may choose whether to carry it.",
      es: "Paga atención médica y parte del sueldo perdido cuando un empleado se lesiona o enferma por el trabajo. En Texas la mayoría de los empleadores privados puede elegir si la tiene.",
    },
  },
  {
    id: "xcu-coverage",
    term: { en: "XCU coverage", es: "Cobertura XCU" },
    definition: {
      en: "Liability coverage for contractors against explosion, collapse and underground damage, such as hitting a gas line while digging. Check that your general liability policy does not exclude it.",
      es: "Responsabilidad civil para contratistas por explosión, derrumbe y daños subterráneos, como romper una línea de gas al excavar. Verifique que su póliza general no la excluya.",
    },
  },
  {
    id: "yearly-renewable-term",
    term: { en: "Yearly renewable term", es: "Seguro a término renovable cada año" },
    definition: {
      en: "Term life insurance that you renew each year without new health questions. It starts cheap, and the premium rises every year as you get older.",
      es: "Seguro de vida a término que se renueva cada año sin nuevas preguntas de salud. Empieza barato y la prima sube cada año con la edad.",
    },
  },
  {
    id: "zip-code-rating",
    term: { en: "ZIP code rating", es: "Tarifa por código postal" },
    definition: {
      en: "Setting a price partly by where you live or park. Areas with more theft, crashes, hail or floods cost more, so a move can change your premium.",
      es: "Fijar parte del precio según dónde vive o estaciona. Las zonas con más robos, choques, granizo o inundaciones cuestan más; una mudanza puede cambiar su prima.",
    },
  },
];
