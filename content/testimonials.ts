import type { TestimonialSeed } from "./types.ts";

/** Testimonials on the home page. The people are made up; some quotes were first written in Spanish. */
export const testimonials: TestimonialSeed[] = [
  {
    id: 1,
    name: "Marisela G.",
    location: "Pasadena, TX",
    rating: 5,
    quote: {
      es: "Mi mamá no habla inglés y aquí le explicaron su póliza hoja por hoja, sin prisas. Cuando le chocaron el carro, ella misma llamó y supo qué decir. Eso para mí no tiene precio.",
      en: "My mother does not speak English, and they went through her policy with her page by page, without hurrying. When someone hit her car, she called by herself and knew what to say. That means everything to me.",
    },
  },
  {
    id: 2,
    name: "Darrell W.",
    location: "Katy, TX",
    rating: 4.5,
    quote: {
      en: "I came in for a cheaper truck policy. They found one, but they also told me my homeowners policy did not cover flood. Nobody had ever said that out loud. We added flood insurance before the next storm season.",
      es: "Vine a buscar un seguro más barato para mi troca. Me lo encontraron, pero además me dijeron que mi seguro de casa no cubría inundación. Nadie me lo había dicho así de claro. Pusimos el seguro de inundación antes de la siguiente temporada de tormentas.",
    },
  },
  {
    id: 3,
    name: "Rubén T.",
    location: "Rosenberg, TX",
    rating: 5,
    quote: {
      es: "Tengo un taller y cada contratista me pide un certificado distinto. Llamo en la mañana y normalmente ya lo tengo antes de la comida. Me hablan en español y me hablan con la verdad.",
      en: "I run a repair shop, and every contractor asks me for a different certificate. I call in the morning and usually have it before lunch. They speak Spanish with me, and they speak straight.",
    },
  },
  {
    id: 4,
    name: "Keisha B.",
    location: "Missouri City, TX",
    rating: 4.5,
    quote: {
      en: "Our premium went up at renewal, and they called us before we called them. They explained why, compared other companies and told us honestly that staying was the better choice this year.",
      es: "En la renovación nos subió el precio, y ellos llamaron antes que nosotros. Nos explicaron por qué, compararon con otras compañías y nos dijeron con honestidad que este año convenía quedarnos.",
    },
  },
  {
    id: 5,
    name: "Linh P.",
    location: "Sugar Land, TX",
    rating: 4,
    quote: {
      en: "The life insurance forms took longer than I expected, because the company asked for extra records. Our agent kept me posted every week, and I never felt pushed to buy more than we needed.",
      es: "El trámite del seguro de vida tardó más de lo que pensaba, porque la compañía pidió otros documentos. Nuestra agente me avisaba cada semana cómo iba, y nunca sentí que me quisieran vender de más.",
    },
  },
  {
    id: 6,
    name: "Jesús M.",
    location: "Baytown, TX",
    rating: 5,
    quote: {
      es: "El granizo me dejó el techo hecho una coladera. Me dijeron qué fotos tomar, a quién llamar y de quién no fiarme. Cada quien hizo su parte y en la casa ya no cae ni una gota.",
      en: "Hail left my roof looking like a strainer. They told me what pictures to take, whom to call and whom not to trust. Everyone did their part, and not a drop comes through now.",
    },
  },
];
