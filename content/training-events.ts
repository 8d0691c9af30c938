import type { TrainingEventSeed } from "./types.ts";
import { law } from "./facts/index.ts";

/** The upcoming events of the Training tab. */
export const trainingEvents: TrainingEventSeed[] = [
  {
    id: 1,
    daysAhead: 10,
    startTime: "10:30",
    minutes: 60,
    title: { en: "Portal tour for new agents", es: "Recorrido del portal para agentes nuevos" },
    description: {
      en: "A live walk through the five tabs, the dashboard and the archives, with time for your questions. Bring a laptop and your login.",
      es: "Un recorrido en vivo por las cinco pestañas, el panel del agente y los archivos, con tiempo para preguntas. Traiga su computadora y su acceso.",
    },
    place: { en: "Online, by video call", es: "En línea, por videollamada" },
  },
  {
    id: 2,
    daysAhead: 24,
    startTime: "14:00",
    minutes: 90,
    title: { en: "Texas auto coverage in plain words", es: "Las coberturas de auto de Texas en palabras sencillas" },
    description: {
      en: `How to explain ${law.autoMinimum.short}, personal injury protection and uninsured motorist coverage so that a customer can choose. We listen to two practice calls, one in each language.`,
      es: `Cómo explicar el ${law.autoMinimum.short}, la protección contra lesiones personales y la cobertura contra conductores sin seguro para que el cliente pueda escoger. Escuchamos dos llamadas de práctica, una en cada idioma.`,
    },
    place: { en: "Online, by video call", es: "En línea, por videollamada" },
  },
  {
    id: 3,
    daysAhead: 38,
    startTime: "11:00",
    minutes: 120,
    title: {
      en: "Wind, hail and flood: homes near the Gulf",
      es: "Viento, granizo e inundación: casas cerca del Golfo",
    },
    description: {
      en: `What a homeowners policy leaves out, when the Texas Windstorm Insurance Association (TWIA) comes in, why flood coverage usually has a ${law.floodWait.days}-day wait, and what to say when carriers stop binding before a storm.`,
      es: `Qué deja fuera una póliza de casa, cuándo entra la Asociación de Seguros contra Tormentas de Viento de Texas (TWIA), por qué el seguro contra inundaciones suele tener ${law.floodWait.days} días de espera y qué decir cuando las aseguradoras dejan de emitir antes de una tormenta.`,
    },
    place: { en: "Our office, meeting room", es: "Nuestra oficina, sala de juntas" },
  },
  {
    id: 4,
    daysAhead: 59,
    startTime: "15:30",
    minutes: 60,
    title: { en: "The renewal conversation", es: "La conversación de renovación" },
    description: {
      en: "Prepare a renewal, explain a higher price honestly and move a customer without a gap in coverage. Bring one renewal that worries you, with the names taken out.",
      es: "Prepare una renovación, explique con honestidad un precio más alto y cambie a un cliente sin dejar días sin cobertura. Traiga una renovación que le preocupe, sin nombres.",
    },
    place: { en: "Online, by video call", es: "En línea, por videollamada" },
  },
  {
    id: 5,
    daysAhead: 80,
    startTime: "13:00",
    minutes: 90,
    title: {
      en: "Small business basics: certificates and workers' compensation",
      es: "Lo básico para negocios pequeños: certificados y compensación para trabajadores",
    },
    description: {
      en: "Read a certificate request, see what a certificate cannot promise, and talk with an owner about workers' compensation, which is optional for most private employers in Texas.",
      es: "Cómo leer una petición de certificado, qué no puede prometer un certificado y cómo hablar con el dueño sobre la compensación para trabajadores, que en Texas es opcional para la mayoría de los empleadores privados.",
    },
    place: { en: "Our office and online", es: "Nuestra oficina y en línea" },
  },
];
