import { ask, right, wrong, type Quizzes } from "./ask.ts";
import { law } from "../../facts/index.ts";
import { minus } from "../../facts/numbers.ts";

export const practiceQuizzes: Quizzes = {
  "first-call-practice": [
    ask(
      [
        `What does the middle number in ${law.autoMinimum.short} stand for?`,
        `¿Qué indica el número de en medio en ${law.autoMinimum.short}?`,
      ],
      right(
        [
          `${law.autoMinimum.accident} for all the people hurt in a crash`,
          `${law.autoMinimum.accident} por todas las personas lastimadas en un choque`,
        ],
        [
          `No person among them gets more than ${law.autoMinimum.person}.`,
          `Ninguna de ellas recibe más de ${law.autoMinimum.person}.`,
        ],
      ),
      wrong(
        [
          `${law.autoMinimum.accident} for each of the people hurt in a crash`,
          `${law.autoMinimum.accident} por cada una de las personas lastimadas en un choque`,
        ],
        [
          `For each person it is ${law.autoMinimum.person}, the first number.`,
          `Por cada persona son ${law.autoMinimum.person}, el primer número.`,
        ],
      ),
      wrong(
        [
          `${law.autoMinimum.accident} for injuries and property taken together`,
          `${law.autoMinimum.accident} por lesiones y daños a la propiedad, todo junto`,
        ],
        [
          `Property has a limit of its own: ${law.autoMinimum.property}.`,
          `La propiedad tiene su propio límite: ${law.autoMinimum.property}.`,
        ],
      ),
    ),
    ask(
      [
        "An upset customer asks you to promise that the company will not cancel. What do you say?",
        "Una clienta molesta le pide que prometa que la compañía no va a cancelar. ¿Qué dice usted?",
      ],
      wrong(
        ["“They never cancel for a few days.”", "“Nunca cancelan por unos días”."],
        [
          "Some do. If they do, your sentence is what she remembers.",
          "Algunas sí. Si cancelan, ella recordará su frase.",
        ],
      ),
      right(
        ["“They decide. Let's pay now and check.”", "“Ellos deciden. Paguemos ahora y revisemos”."],
        ["True, and it does what helps most: the payment.", "Es cierto y hace lo que más ayuda: el pago."],
      ),
      wrong(
        ["“Pay today and I guarantee that you stay covered.”", "“Pague hoy y le garantizo que sigue cubierta”."],
        [
          "Only the company can say whether a late payment is accepted.",
          "Solo la compañía puede decir si acepta un pago atrasado.",
        ],
      ),
    ),
    ask(
      [
        "Ernesto's daughter has just got her license and lives at home. What do you tell him?",
        "La hija de Ernesto acaba de sacar la licencia y vive en casa. ¿Qué le dice a él?",
      ],
      wrong(
        ["She need not be listed until she owns a car", "No hay que anotarla hasta que tenga carro propio"],
        [
          "Owning a car does not matter. Living there and driving does.",
          "No importa si tiene carro. Importa que vive ahí y maneja.",
        ],
      ),
      wrong(
        ["She is covered if she drives only now and then", "Está cubierta si maneja solo de vez en cuando"],
        [
          "The carrier may dispute a claim by an unlisted household member.",
          "La aseguradora puede disputar el reclamo de alguien de la casa que no está anotado.",
        ],
      ),
      right(
        ["She goes on the policy, or is dealt with in writing", "Va en la póliza, o se aclara por escrito"],
        [
          "Carriers want to know every driver in the household.",
          "Las aseguradoras quieren conocer a todo conductor de la casa.",
        ],
      ),
    ),
  ],
  "auto-quote-practice": [
    ask(
      [
        `With ${law.autoMinimum.short}, how much of the first person's $45,000 and the $31,000 car does the policy pay?`,
        `Con ${law.autoMinimum.short}, ¿cuánto paga la póliza de los $45,000 de la primera persona y del carro de $31,000?`,
      ],
      wrong(
        [`$45,000 and ${law.autoMinimum.property}`, `$45,000 y ${law.autoMinimum.property}`],
        [
          `One person's injuries are limited to ${law.autoMinimum.person}.`,
          `Las lesiones de una persona tienen un límite de ${law.autoMinimum.person}.`,
        ],
      ),
      right(
        [
          `${law.autoMinimum.person} and ${law.autoMinimum.property}`,
          `${law.autoMinimum.person} y ${law.autoMinimum.property}`,
        ],
        [
          `The family owes the other ${minus(45_000, law.autoMinimum.person)} and ${minus(31_000, law.autoMinimum.property)}.`,
          `La familia debe los otros ${minus(45_000, law.autoMinimum.person)} y ${minus(31_000, law.autoMinimum.property)}.`,
        ],
      ),
      wrong(
        [`${law.autoMinimum.person} and $31,000`, `${law.autoMinimum.person} y $31,000`],
        [
          `Property is limited to ${law.autoMinimum.property}.`,
          `La propiedad tiene un límite de ${law.autoMinimum.property}.`,
        ],
      ),
      wrong(
        [`${law.autoMinimum.accident} for both together`, `${law.autoMinimum.accident} por los dos juntos`],
        [
          `${law.autoMinimum.accident} is for all injuries. The car counts apart.`,
          `${law.autoMinimum.accident} es por todas las lesiones. El carro va aparte.`,
        ],
      ),
    ),
    ask(
      [
        "Luis carries ladders and tools in the pickup. What belongs in your recommended offer?",
        "Luis lleva escaleras y herramienta en la camioneta. ¿Qué va en la oferta que usted recomienda?",
      ],
      wrong(
        ["A higher liability limit on the personal policy", "Un límite más alto en la póliza personal"],
        [
          "A higher limit does not help if the use is not covered.",
          "Un límite más alto no sirve si ese uso no está cubierto.",
        ],
      ),
      right(
        ["A business auto quote for the pickup", "Una cotización de auto comercial para la camioneta"],
        [
          "A personal policy may not fit the use, and step one found it.",
          "La póliza personal quizá no sirva para ese uso, y la primera parte lo descubrió.",
        ],
      ),
      wrong(
        [
          "A note that the tools are covered by the auto policy",
          "Una nota de que la póliza de auto cubre la herramienta",
        ],
        ["Auto policies do not usually cover tools.", "Las pólizas de auto no suelen cubrir herramienta."],
      ),
    ),
    ask(
      ["Where do you enter this practice household?", "¿Dónde captura a esta familia de práctica?"],
      right(
        [
          "On paper, or in the training area of a carrier if it has one",
          "En papel, o en el área de práctica de una aseguradora",
        ],
        ["Nothing real comes of it there.", "Ahí no causa nada real."],
      ),
      wrong(
        [
          "In a carrier's real site, as long as nothing is bound",
          "En el sitio real de una aseguradora, sin poner nada en vigor",
        ],
        [
          "A quote alone can order reports and leave a false record.",
          "Una cotización por sí sola puede pedir reportes y dejar un registro falso.",
        ],
      ),
      wrong(
        [
          "In our public form, with the word “test” as the name",
          "En nuestro formulario público, con el nombre “prueba”",
        ],
        [
          "It becomes a real request, and a colleague will call.",
          "Se vuelve una solicitud real, y un compañero va a llamar.",
        ],
      ),
      wrong(
        [
          "In the dashboard, to be deleted afterward by an admin",
          "En el panel, para que luego la borre un administrador",
        ],
        ["Made-up people do not belong among real requests.", "La gente inventada no va entre solicitudes reales."],
      ),
    ),
    ask(
      [
        "Which coverage will the lender of the SUV ask for, even in the cheapest offer?",
        "¿Qué cobertura va a exigir quien dio el préstamo de la SUV, aun en la oferta más barata?",
      ],
      right(
        ["Collision and comprehensive", "Colisión y cobertura amplia"],
        ["They protect the car, which secures the loan.", "Protegen el carro, que garantiza el préstamo."],
      ),
      wrong(
        ["Uninsured motorist and PIP", "Conductores sin seguro y PIP"],
        [
          "These protect the family. The lender cares about the car.",
          "Estas protegen a la familia. A quien prestó le importa el carro.",
        ],
      ),
      wrong(
        ["Rental and towing for the SUV", "Carro rentado y grúa para la SUV"],
        ["Useful, but no lender's condition.", "Útiles, pero no son condición del préstamo."],
      ),
    ),
  ],
  "review-with-your-mentor": [
    ask(
      ["Who can see your onboarding progress?", "¿Quién puede ver su avance en la capacitación inicial?"],
      wrong(
        ["Every senior agent in the office", "Todos los agentes sénior de la oficina"],
        ["Only if one of them is your mentor.", "Solo si uno de ellos es su mentor."],
      ),
      right(
        ["Your mentor and the administrators", "Su mentor y también los administradores"],
        [
          "They see steps, times and scores, but not your own notes.",
          "Ven pasos, tiempos y calificaciones, pero no sus notas personales.",
        ],
      ),
      wrong(
        ["Your mentor and your manager's whole team", "Su mentor y todo el equipo de su gerente"],
        ["Nobody sees it but your mentor and the admins.", "Nadie lo ve, salvo su mentor y los administradores."],
      ),
    ),
    ask(
      [
        "A customer wants you to leave the teenage son off the policy. What do you say?",
        "Un cliente quiere que deje fuera de la póliza a su hijo adolescente. ¿Qué le dice?",
      ],
      wrong(
        ["“I can, if he promises not to drive.”", "“Sí puedo, si promete no manejar”."],
        ["A promise to you is worth nothing when he crashes.", "Una promesa no vale nada el día que choque."],
      ),
      wrong(
        ["“I can, if he has a learner's permit only.”", "“Sí puedo, si solo tiene permiso de aprendiz”."],
        [
          "Carriers ask for everyone of driving age, permit included.",
          "Las aseguradoras preguntan por todos los que tienen edad de manejar, también con permiso.",
        ],
      ),
      right(
        ["“The carrier must know who lives there.”", "“La aseguradora debe saber quién vive ahí”."],
        [
          "List him, or have him excluded in writing, and say what that means.",
          "Se anota, o se excluye por escrito, y se le dice lo que significa.",
        ],
      ),
    ),
    ask(
      [
        "A friend asks whether a certain customer of ours has a claim. What do you say?",
        "Un amigo le pregunta si cierto cliente nuestro tiene un reclamo. ¿Qué le dice?",
      ],
      right(
        ["“I do not talk about customers.”", "“No hablo de los clientes”."],
        ["It is true of everyone, so it gives nothing away.", "Vale para todos, así que no revela nada."],
      ),
      wrong(
        ["“He is a customer, but I cannot say more.”", "“Es cliente, pero no puedo decir más”."],
        ["That he is a customer is already too much.", "Que es cliente ya es demasiado."],
      ),
      wrong(
        ["“No, as far as I have seen.”", "“No, hasta donde he visto”."],
        ["A no is information, too.", "Un no también es información."],
      ),
    ),
    ask(
      ["What do you need to bind coverage alone?", "¿Qué necesita para poner una cobertura en vigor por su cuenta?"],
      wrong(
        [
          "Ninety days in the agency and a full score in every quiz",
          "Noventa días en la agencia y calificación perfecta en todo",
        ],
        ["Time and scores give no authority to bind.", "El tiempo y las calificaciones no dan autoridad."],
      ),
      wrong(
        [
          "A license for any line and your own carrier login",
          "Una licencia de cualquier ramo y su propio acceso a la aseguradora",
        ],
        [
          "The license must be for that line, and a login is no authority.",
          "La licencia debe ser de ese ramo, y un acceso no es autoridad.",
        ],
      ),
      right(
        ["License, carrier's authority, manager's word", "Licencia, autoridad de la aseguradora y visto bueno"],
        [
          "The license for that line, the carrier's authority, and your manager's agreement: all three.",
          "La licencia de ese ramo, la autoridad de la aseguradora y el visto bueno de su gerente: las tres.",
        ],
      ),
      wrong(
        [
          "The customer's signed application and the first payment",
          "La solicitud firmada del cliente y el primer pago",
        ],
        [
          "They are needed as well, but they do not make you entitled.",
          "También hacen falta, pero no le dan facultad a usted.",
        ],
      ),
    ),
  ],
};
