import { AppError } from "../../domain/errors.ts";
import type { FaultKey } from "../../domain/text-keys.ts";
import type { Env } from "../env.ts";

/** The passwords that are tried first by whoever tries passwords. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345 111111 000000 123123 654321 666666 121212 112233 159753 987654321
  password password1 password123 passw0rd p@ssw0rd p@ssword qwerty qwerty123 qwertyuiop abc123 abcdef abcd1234 iloveyou
  admin admin123 administrator welcome welcome1 letmein monkey dragon master sunshine princess football baseball superman
  batman shadow michael jennifer trustno1 hello123 freedom whatever asdfgh asdf1234 zxcvbn 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4
  changeme secret secret123 login test123 testing guest default insurance seguro seguros houston texas texas1 dallas austin
  bluebonnet agent agent123 agente contraseña contrasena teamo tequiero hola123 mexico mexico1 estrella amorcito`
    .split(/\s+/)
    .filter(Boolean),
);

/** Refuses what is too short for this installation, too common, or the user's own name. */
export function refuseWeakPassword(
  password: string,
  user: { username: string; firstName: string; lastName: string; email: string | null },
  env: Pick<Env, "PASSWORD_MIN_LENGTH">,
  field: string,
): void {
  const refuse = (message: FaultKey, values?: Record<string, number>) => {
    throw new AppError("invalid", { message, fields: { [field]: message }, ...(values ? { values } : {}) });
  };
  const lower = password.toLowerCase();
  if (password.length < env.PASSWORD_MIN_LENGTH) refuse("errors:passwordTooShort", { count: env.PASSWORD_MIN_LENGTH });
  if (COMMON.has(lower)) refuse("errors:passwordCommon");
  const { username, firstName, lastName, email } = user;
  const own = [username, firstName, lastName, firstName + lastName, email ?? ""].map(plain);
  if (own.includes(plain(password))) refuse("errors:passwordIsName");
}

/** Neither capitals nor spaces make another word of a name. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s/g, "");
}
