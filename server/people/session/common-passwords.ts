import { agency } from "../../../agency.config.ts";
import { foldText } from "../../../domain/platform/fold-text.ts";

/** Words that people in this region choose as passwords and that the dictionary does not contain. */
const LOCAL_WORDS =
  `texas tejas tejano houston galveston sanantonio fortworth elpaso gocowboys vaquero insurance seguro seguros aseguranza
  poliza cotizacion quote login agent agente agentes agencia seguridad acceso usuario administrador contrasena bienvenido
  bienvenidos mifamilia tequiero teamomucho diosesamor jesucristo iglesia virgen guadalupe guadalajara monterrey`
    .split(/\s+/)
    .filter(Boolean);

/** Splits a text into normalized words: case and accents are folded away before words are compared. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/\p{L}{2,}/gu) ?? [];
}

/** Words that everybody connects with this agency. */
export const agencyWords: readonly string[] = [
  ...[agency.name, agency.shortName, agency.address.street, agency.address.city, agency.email].flatMap(wordsOf),
  ...LOCAL_WORDS,
];

let passwordSet: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the set of common passwords, which attackers try first. Loaded lazily when a password is first set, because
 * the list is long.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (passwordSet ??= loadPasswordSet());
}

async function loadPasswordSet(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const phones = [agency.phone, agency.claimsPhone].flatMap((phone) => [phone, phone.slice(1)]);
  return new Set([...dictionary["passwords-common"], ...agencyWords, ...phones]);
}
