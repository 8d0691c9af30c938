import { z } from "zod";
import { MAX, MIN_PASSWORD } from "../domain/limits.ts";
import { ROLES } from "../domain/permissions.ts";
import { StartError } from "./start-error.ts";

const blank = (value: unknown) => (value === "" ? undefined : value);
const given = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((v) => blank(v) ?? value, schema);

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `at least ${min}`)
    .max(max, `at most ${max}`);

const key = z
  .string()
  .refine(
    (v) => Buffer.from(v, "base64").length === 32,
    "32 bytes in base64, as `openssl rand -base64 32` prints them",
  );

const url = (protocols: string[], example: string) =>
  z.string().refine((v) => URL.canParse(v) && protocols.includes(new URL(v).protocol), `an address such as ${example}`);

const list = (value: unknown) =>
  typeof value === "string"
    ? value
        .split(",")
        .map((s) => s.trim())
        .filter(Boolean)
    : value;

const variables = z.object({
  PORT: withDefault(wholeNumber(0, 65_535), 3000),
  HOST: withDefault(z.string(), "127.0.0.1"),
  DATA_DIR: withDefault(z.string(), "./data"),
  DATABASE_URL: given(url(["postgres:", "postgresql:"], "postgres://user:secret@host:5432/name")),
  PUBLIC_URL: given(url(["http:", "https:"], "https://www.example.com")),
  ADMIN_USERNAME: withDefault(z.string().min(3, "at least 3 characters").max(MAX.username), "admin"),
  ADMIN_PASSWORD: given(z.string().min(MIN_PASSWORD, `at least ${MIN_PASSWORD} characters`).max(MAX.password)),
  SMTP_URL: given(url(["smtp:", "smtps:"], "smtp://user:secret@mail.example.com:587")),
  MAIL_FROM: given(z.string().regex(/@/, "an e-mail address")),
  AGENTS_MAILBOX: given(z.email("an e-mail address")),
  TWILIO_ACCOUNT_SID: given(z.string().startsWith("AC", "the account id, which starts with AC")),
  TWILIO_AUTH_TOKEN: given(z.string().min(8, "the auth token of the account")),
  TWILIO_FROM: given(z.string().regex(/^\+\d{10,15}$/, "a phone number such as +17135550142")),
  TWILIO_API_URL: given(url(["http:", "https:"], "https://api.twilio.com")),
  FORM_FORWARD_URL: given(url(["http:", "https:"], "https://forms.example.com/agency")),
  SERVICES: withDefault(z.preprocess(list, z.array(z.enum(["web", "worker"], "web, worker or web,worker")).min(1)), [
    "web",
    "worker",
  ]),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number("a number above 0").positive("a number above 0"), 1),
  APP_KEY: given(key),
  APP_KEYS_OLD: withDefault(z.preprocess(list, z.array(key)), []),
  TRUST_PROXY: given(z.string()),
  SESSION_IDLE_MINUTES: withDefault(wholeNumber(1, 10_080), 60),
  SESSION_ABSOLUTE_HOURS: withDefault(wholeNumber(1, 720), 12),
  PASSWORD_MIN_LENGTH: withDefault(wholeNumber(MIN_PASSWORD, 64), MIN_PASSWORD),
  REQUIRE_2FA_ROLES: withDefault(z.preprocess(list, z.array(z.enum(ROLES, `some of ${ROLES.join(", ")}`))), []),
  LEAD_RETENTION_MONTHS: withDefault(wholeNumber(1, 240), 24),
  SHED_AFTER_MS: withDefault(wholeNumber(0, 3_600_000), 2_500),
  DRAIN_MS: withDefault(wholeNumber(2_000, 3_600_000), 10_000),
  LOG_LEVEL: withDefault(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
});

export type VariableName = keyof typeof variables.shape;
/** Every variable that the program reads. */
export const VARIABLE_NAMES = Object.keys(variables.shape) as VariableName[];

export type Env = z.infer<typeof variables> & {
  /** True when PUBLIC_URL is https: secure cookies, HSTS, and keys from the environment. */
  isProduction: boolean;
  publicUrl: string;
};

/** A value of the environment that the process cannot start with. */
export class EnvironmentError extends StartError {}

/** Where programs of the machine are looked for. */
export const toolPath = () => process.env["PATH"] ?? "";

/** Reads and checks the environment; throws one readable message that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${String(issue.path[0])} should be ${issue.message}`);
    throw new EnvironmentError(`The environment is not right:\n${problems.join("\n")}`);
  }
  const env = result.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/, "");
  const isProduction = publicUrl.startsWith("https:");
  const problems = [...smsProblems(env), ...(isProduction ? productionProblems(env) : [])];
  if (problems.length > 0) throw new EnvironmentError(`The environment is not right:\n  ${problems.join("\n  ")}`);
  return { ...env, publicUrl, isProduction };
}

/** With an https address the process is in production, and weak or missing secrets refuse to start. */
function productionProblems(env: z.infer<typeof variables>): string[] {
  const problems: string[] = [];
  if (!env.APP_KEY) problems.push("APP_KEY should be 32 bytes in base64, because PUBLIC_URL is https");
  else if (new Set(Buffer.from(env.APP_KEY, "base64")).size < 8) problems.push("APP_KEY should be random");
  if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < 12) {
    problems.push("ADMIN_PASSWORD should be at least 12 characters long, because PUBLIC_URL is https");
  }
  return problems;
}

/** The token alone lets messages in; to send some, all three are needed. */
function smsProblems({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM }: z.infer<typeof variables>): string[] {
  if (!TWILIO_ACCOUNT_SID || (TWILIO_AUTH_TOKEN && TWILIO_FROM)) return [];
  return ["TWILIO_AUTH_TOKEN and TWILIO_FROM should be set, because TWILIO_ACCOUNT_SID is"];
}
