import { agency } from "../../../agency.config.ts";
import { foldText } from "../../../domain/platform/fold-text.ts";

/** What people around here choose and the dictionary does not know. */
const LOCAL =
  `texas tejas tejano houston galveston sanantonio fortworth elpaso gocowboys vaquero insurance seguro seguros aseguranza
  poliza cotizacion quote login agent agente agentes agencia seguridad acceso usuario administrador contrasena bienvenido
  bienvenidos mifamilia tequiero teamomucho diosesamor jesucristo iglesia virgen guadalupe guadalajara monterrey`
    .split(/\s+/)
    .filter(Boolean);

/** The runs of letters in a text, as they are compared: neither capitals nor accents make another word. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/\p{L}{2,}/gu) ?? [];
}

/** The words that everybody connects with this agency. */
export const agencyWords: readonly string[] = [
  ...[agency.name, agency.shortName, agency.address.street, agency.address.city, agency.email].flatMap(wordsOf),
  ...LOCAL,
];

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are tried first by whoever tries passwords. Loaded when one is first set: the list is long. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (loaded ??= load());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const phones = [agency.phone, agency.claimsPhone].flatMap((phone) => [phone, phone.slice(1)]);
  return new Set([...dictionary["passwords-common"], ...agencyWords, ...phones]);
}
