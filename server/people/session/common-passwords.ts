import type { Agency } from "../../../domain/operations/settings/agency.ts";
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

/** The part of the agency that people choose passwords from. */
type KnownAgency = Pick<Agency, "name" | "shortName" | "address" | "email" | "phone" | "claimsPhone">;

/** Returns the words that everybody connects with this agency. */
export function agencyWords({ name, shortName, address, email }: KnownAgency): string[] {
  return [...[name, shortName, address.street, address.city, email].flatMap(wordsOf), ...LOCAL_WORDS];
}

/** Returns the agency's phone numbers, with and without the country code. */
export function agencyNumbers({ phone, claimsPhone }: KnownAgency): string[] {
  return [phone, claimsPhone].flatMap((number) => [number, number.slice(1)]);
}

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
  return new Set(dictionary["passwords-common"]);
}
