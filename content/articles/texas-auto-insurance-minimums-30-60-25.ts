import type { Article } from "../types.ts";
import { law } from "../facts/index.ts";
import { minus, plus } from "../facts/numbers.ts";

export const article: Article = {
  id: 1,
  slug: "texas-auto-insurance-minimums-30-60-25",
  category: "Auto Insurance",
  topic: "Auto Insurance",
  featured: true,
  imageUrl: "/art/pickup-on-farm-road.svg",
  publishDate: "2026-09-14",
  tags: {
    en: ["liability", "limits", "uninsured motorist", "PIP"],
    es: ["responsabilidad civil", "límites", "conductor sin seguro", "PIP"],
  },
  title: {
    en: `${law.autoMinimum.short}: what the Texas minimum pays for, and where it stops`,
    es: `${law.autoMinimum.short}: qué paga el mínimo de Texas y hasta dónde llega`,
  },
  excerpt: {
    en: "Three numbers make you legal on a Texas road. Here is what each one buys, what none of them covers, and how to tell when you need more.",
    es: "Con tres números usted maneja legalmente en Texas. Le explicamos qué compra cada uno, qué no cubre ninguno y cómo saber si necesita más.",
  },
  content: {
    en: `Ask a Texan what insurance they carry and you will often hear “just what the law requires.” That is an honest answer. It is also an answer that few people could explain, because the law speaks in three numbers: ${law.autoMinimum.spoken.en}.

It takes about five minutes to learn what they mean. Those five minutes can be worth a great deal on the day somebody brakes too late.

## What the three numbers say

Texas requires drivers to show that they can pay for a crash they cause. Most people do that with liability insurance, which means insurance for the harm you do to other people. According to the Texas Department of Insurance (TDI), the least you may carry is this:

- ${law.autoMinimum.person} for the injuries of any one person
- ${law.autoMinimum.accident} for the injuries of everyone hurt in one accident
- ${law.autoMinimum.property} for other people's property, such as a car, a fence or a storefront

Each number is a ceiling: the company pays what you owe, up to that line. Usually it also pays for a lawyer to defend you if you are sued over the crash.

## A crash, worked out on paper

Suppose you look down for a second on the feeder road and run into the pickup in front of you. Three people are inside. These figures are invented, but none of them is strange.

- The driver's care costs $45,000. Your policy pays ${law.autoMinimum.person}, the limit for one person.
- The two passengers' care costs $20,000 and $10,000. Your policy pays both. Together with the driver, that reaches the ${law.autoMinimum.accident} limit for the accident.
- The pickup is a total loss worth $38,000. Your policy pays ${law.autoMinimum.property}.

The bills come to $113,000. The policy pays ${plus(law.autoMinimum.accident, law.autoMinimum.property)}. The ${minus(113_000, law.autoMinimum.accident, law.autoMinimum.property)} that remains is yours, and the other side may sue you for it. Texas law shields some things from most creditors, such as your homestead and most of your wages. Savings, a second car or a rental house may not be safe.

## What the minimum leaves out

Liability insurance looks outward. It does nothing for you, your family's injuries or your own car when you cause the crash. These are separate coverages, and you choose each one:

- Collision repairs your own car after a crash, whoever caused it.
- Comprehensive pays for hail, theft, fire, flood water, a broken windshield or a deer.
- Personal injury protection, called PIP, pays medical bills and part of lost income for you and your passengers, whoever was at fault.
- Uninsured and underinsured motorist coverage pays you when the person who hit you has no insurance, or too little.
- Towing and rental coverage keeps you moving while the car is in the shop.

If you have a car loan or a lease, your lender will almost surely require collision and comprehensive. Many people call that bundle “full coverage.” The phrase has no fixed meaning, so ask what is in it.

## The two you must refuse in writing

Texas law takes a special view of two coverages. A company must offer you PIP and uninsured motorist coverage, and both stay on your policy unless you reject them in writing. According to TDI, the basic PIP offer is ${law.pipOffer.amount}, and you may ask for more.

Think before you sign those rejections. Some drivers on our roads carry nothing at all, and a driver with the bare minimum runs out of money just as quickly when you are the one who is hurt. According to TDI, the part of uninsured motorist coverage that repairs your car has a ${law.uninsuredDeductible.amount} deductible, which is the share you pay first.

## When to buy more

The minimum may be enough for a while if you own little and money is tight. Driving legally on ${law.autoMinimum.short} is far better than driving with nothing. Look higher when any of these is true:

- You own a home, have savings, or run a business.
- You drive every day in heavy traffic, among newer trucks and cars.
- You often carry other people's children.
- A teenager in the house is learning to drive.
- You could not write a check for $20,000 without pain.

A common next step is 50/100/50 or 100/300/100. Doubling your limits does not usually double your price, because the first dollars of coverage are the ones most often used. Ask for the price of two or three levels side by side, then decide. If you have more to protect, an umbrella policy adds another layer on top. It usually asks for higher auto limits underneath.

## Three habits that help

Keep proof of insurance in the car or on your phone. Texas law accepts both. Officers can also check coverage through the state's TexasSure system. The Texas Transportation Code sets the fine for a first conviction of driving uninsured at ${law.uninsuredFine.least} to ${law.uninsuredFine.most}, and later ones cost more.

Tell us who drives. A person who lives with you and is left off the policy can turn a simple claim into a hard one. The same goes for delivery or rideshare work, which most personal policies exclude.

Before you drive into Mexico, ask about a Mexican policy. Your Texas liability coverage does not meet Mexican law.

If you would like to see your own numbers, bring your declarations page, the sheet that lists your coverages, to our office or send it to us. We will read it with you and tell you plainly where it stops.`,
    es: `Pregunte a un texano qué seguro trae y muchas veces le dirá: “nomás lo que pide la ley”. Es una respuesta honesta. También es una respuesta que pocos sabrían explicar, porque la ley habla con tres números: ${law.autoMinimum.spoken.es}.

Entenderlos toma unos cinco minutos. Esos cinco minutos pueden valer mucho el día que alguien frene tarde.

## Qué dicen los tres números

Texas le pide a quien maneja que demuestre que puede pagar por un choque que cause. Casi todos lo hacemos con un seguro de responsabilidad civil, es decir, un seguro que paga los daños que usted les cause a otras personas. Hay quien le dice “aseguranza de liability”. Según el Departamento de Seguros de Texas (TDI, por sus siglas en inglés), lo menos que puede llevar es esto:

- ${law.autoMinimum.person} por las lesiones de una sola persona
- ${law.autoMinimum.accident} por las lesiones de todas las personas heridas en un mismo accidente
- ${law.autoMinimum.property} por los bienes ajenos: un carro, una cerca, la fachada de una tienda

Cada número es un tope: la aseguradora paga lo que usted deba, hasta llegar a esa raya. Por lo general también le paga un abogado que lo defienda si lo demandan por el choque.

## Un choque, con cuentas claras

Imagine que baja la vista un segundo en la lateral de la autopista y le pega a la camioneta (troca) que va adelante. Adentro van tres personas. Las cifras que siguen son inventadas, pero ninguna es rara.

- La atención médica del chofer cuesta $45,000. Su póliza paga ${law.autoMinimum.person}, el tope por persona.
- La de los dos pasajeros cuesta $20,000 y $10,000. Su póliza paga las dos. Con lo del chofer se llega a los ${law.autoMinimum.accident} que hay para todo el accidente.
- La camioneta queda en pérdida total y valía $38,000. Su póliza paga ${law.autoMinimum.property}.

La cuenta suma $113,000. La póliza paga ${plus(law.autoMinimum.accident, law.autoMinimum.property)}. Los ${minus(113_000, law.autoMinimum.accident, law.autoMinimum.property)} que faltan le tocan a usted, y la otra parte puede demandarlo por ellos. La ley de Texas protege ciertas cosas de la mayoría de los acreedores, como la casa donde usted vive y casi todo su sueldo. Los ahorros, un segundo carro o una casa que usted renta a otros pueden no estar a salvo.

## Lo que el mínimo deja fuera

La responsabilidad civil mira hacia afuera. Si usted causa el choque, no hace nada por usted, ni por las lesiones de su familia, ni por su propio carro. Para eso hay otras coberturas, y usted escoge cada una:

- Colisión repara su carro después de un choque, sin importar quién lo causó.
- Cobertura amplia (“comprehensive”) paga por granizo, robo, incendio, agua de inundación, un parabrisas roto o un venado.
- Protección contra lesiones personales, o PIP, paga gastos médicos y parte del sueldo perdido, suyos y de sus pasajeros, sin importar quién tuvo la culpa.
- Cobertura contra conductores sin seguro o con seguro insuficiente le paga a usted cuando quien le pegó no trae seguro, o trae muy poco.
- Grúa y carro de renta lo mantienen en movimiento mientras el suyo está en el taller.

Si debe el carro o lo tiene en “lease”, lo más seguro es que el banco le exija colisión y cobertura amplia. A ese paquete mucha gente le dice “full cover” o cobertura completa. La frase no tiene un significado fijo; pregunte siempre qué incluye.

## Las dos que se rechazan por escrito

La ley de Texas trata de manera especial a dos coberturas. La compañía tiene que ofrecerle PIP y la cobertura contra conductores sin seguro, y las dos se quedan en su póliza a menos que usted las rechace por escrito. Según el TDI, la oferta básica de PIP es de ${law.pipOffer.amount}, y usted puede pedir más.

Piénselo bien antes de firmar ese rechazo. En nuestras calles hay gente que maneja sin nada, y a quien trae solo el mínimo se le acaba el dinero igual de rápido cuando el herido es usted. Según el TDI, la parte de esa cobertura que repara su carro tiene un deducible de ${law.uninsuredDeductible.amount}, que es lo que usted pone primero.

## Cuándo conviene comprar más

El mínimo puede alcanzar por un tiempo si usted tiene pocos bienes y anda apretado. Manejar legalmente con ${law.autoMinimum.short} es mucho mejor que manejar sin seguro. Mire más arriba si alguna de estas frases le queda:

- Tiene casa propia, ahorros o un negocio.
- Maneja a diario entre mucho tráfico, con camionetas y carros nuevos alrededor.
- Lleva seguido a niños de otras familias.
- Hay un adolescente en casa que está aprendiendo a manejar.
- Pagar $20,000 de golpe le dolería de verdad.

Un paso común es subir a 50/100/50 o a 100/300/100. El doble de límite casi nunca cuesta el doble, porque los primeros dólares de cobertura son los que más se usan. Pida el precio de dos o tres niveles, lado a lado, y luego decida. Si tiene más que proteger, una póliza paraguas (“umbrella”) agrega otra capa encima. Por lo general pide límites más altos en el seguro del carro.

## Tres costumbres que ayudan

Traiga su comprobante de seguro en el carro o en el teléfono. La ley de Texas acepta los dos. Los oficiales también pueden revisar su cobertura en el sistema TexasSure del estado. El Código de Transporte de Texas fija una multa de ${law.uninsuredFine.least} a ${law.uninsuredFine.most} por la primera condena por manejar sin seguro, y las siguientes cuestan más.

Díganos quién maneja. Una persona que vive con usted y no aparece en la póliza puede complicar un reclamo sencillo. Lo mismo pasa con las entregas o el trabajo de chofer por aplicación, que casi todas las pólizas personales excluyen.

Antes de cruzar a México en carro, pregunte por una póliza mexicana. Su cobertura de responsabilidad civil de Texas no cumple con la ley de allá.

Si quiere ver sus propios números, traiga a nuestra oficina, o mándenos, la página de declaraciones, donde vienen sus coberturas. La leemos con usted y le decimos con claridad hasta dónde llega.`,
  },
};
