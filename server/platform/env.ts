import { isIPv4, isIPv6 } from "node:net";
import { z } from "zod";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { MAX, MIN_PASSWORD, MIN_USERNAME } from "../../domain/platform/limits.ts";
import { ROLES } from "../../domain/platform/permissions.ts";
import { StartError } from "./start-error.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";

const blankToUndefined = (value: unknown) => (value === "" ? undefined : value);
const optionalValue = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((v) => blankToUndefined(v) ?? value, schema);

/** Parses a number of digits only. Spaces, `1e3` and `0x50` are typing errors and give NaN. */
const asNumber = (value: unknown) =>
  typeof value === "string" ? (/^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN) : value;

const wholeNumber = (min: number, max: number) => {
  const what = `a whole number from ${min} to ${max}`;
  return z.preprocess(asNumber, z.number(what).int(what).min(min, what).max(max, what));
};

const textOf = (min: number, max: number) =>
  z.string().refine((v) => v.trim().length >= min && v.length <= max, `${min} to ${max} characters long`);

const key = z
  .string()
  .refine(
    (v) => Buffer.from(v, "base64").length === 32,
    "32 bytes in base64, as `openssl rand -base64 32` prints them",
  );

const url = (
  protocols: string[],
  example: string,
  isRight: (url: URL) => boolean = ({ hostname }) => hostname !== "",
) =>
  z.string().refine((v) => {
    const parsed = /^\w+:\/\//.test(v) ? URL.parse(v) : null;
    return parsed !== null && protocols.includes(parsed.protocol) && isRight(parsed);
  }, `an address such as ${example}`);

/** `office@example.com`, or with a name: `The Office <office@example.com>`. */
const mailbox = z.string().refine((v) => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(v)?.[1] ?? v;
  return z.email().safeParse(address).success;
}, "an e-mail address, such as office@example.com or The Office <office@example.com>");

/** Returns true for what the web framework takes as a proxy: an IP address, a CIDR range, or a named range. */
function isProxy(value: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const [address = "", bits, ...rest] = value.split("/");
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (bits === undefined) return most > 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const SERVICES = ["web", "worker", "mail"] as const;
const YES_OR_NO = ["yes", "no"] as const;
const SERVICE_CHOICE = "some of web, worker and mail, comma-separated";
const PROXIES = "addresses or ranges such as 10.0.0.1 or 10.0.0.0/8, comma-separated";

const list = (value: unknown) =>
  typeof value === "string"
    ? value
        .split(",")
        .map((s) => s.trim())
        .filter(Boolean)
    : value;
const listOf = <T extends z.ZodType>(item: T) => z.preprocess(list, z.array(item));

/** The pattern of the address of a STUN or TURN server. */
const ICE_URL = /^(stuns?|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/;
const ICE_EXAMPLE = "addresses such as stun:stun.example.com:3478, comma-separated, or a JSON list of servers";
const TURN_EXAMPLE = "addresses such as turn:turn.example.com:3478, comma-separated";

/** Parses a list of addresses, or a JSON list as `RTCPeerConnection` takes it. Anything else stays as it is, and is refused. */
const iceServers = (value: unknown) => {
  if (typeof value !== "string") return value;
  if (!value.trimStart().startsWith("[")) return [list(value)].flat().map((urls) => ({ urls: [urls] }));
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};
const iceUrl = z.string(ICE_EXAMPLE).regex(ICE_URL, ICE_EXAMPLE);
const iceServer = z.strictObject(
  {
    urls: z.preprocess((urls) => [urls].flat(), z.array(iceUrl).min(1, ICE_EXAMPLE)),
    username: z.string(ICE_EXAMPLE).optional(),
    credential: z.string(ICE_EXAMPLE).optional(),
  },
  ICE_EXAMPLE,
);

const variables = z.object({
  PORT: withDefault(wholeNumber(0, 65_535), 3000),
  HOST: withDefault(z.string().regex(/^[\w.:%-]+$/, "an address such as 127.0.0.1 or 0.0.0.0"), "127.0.0.1"),
  HEALTH_PORT: optionalValue(wholeNumber(0, 65_535)),
  DATA_DIR: withDefault(z.string().regex(/\S/, "a folder"), "./data"),
  DATABASE_URL: optionalValue(
    url(
      ["postgres:", "postgresql:"],
      "postgres://user:secret@host:5432/name",
      // A folder of Unix sockets is named by the `host` parameter instead.
      ({ hostname, searchParams }) => hostname !== "" || searchParams.has("host"),
    ),
  ),
  PUBLIC_URL: optionalValue(
    url(["http:", "https:"], "https://www.example.com", ({ href, origin }) => [origin, `${origin}/`].includes(href)),
  ),
  ADMIN_USERNAME: withDefault(textOf(MIN_USERNAME, MAX.username), "admin"),
  ADMIN_PASSWORD: optionalValue(textOf(MIN_PASSWORD, MAX.password)),
  SMTP_URL: optionalValue(url(["smtp:", "smtps:"], "smtp://user:secret@mail.example.com:587")),
  MAIL_FROM: optionalValue(mailbox),
  INBOUND_MAIL_DOMAIN: optionalValue(
    z
      .string()
      .toLowerCase()
      .regex(/^(?=.{4,200}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/, "a name such as reply.example.com"),
  ),
  INBOUND_MAIL_PORT: withDefault(wholeNumber(0, 65_535), 2525),
  INBOUND_MAIL_CERT: optionalValue(z.string().regex(/\S/, "a file with the certificate and those that vouch for it")),
  INBOUND_MAIL_KEY: optionalValue(z.string().regex(/\S/, "a file with the key of the certificate")),
  INBOUND_MAIL_SENDER_MB: withDefault(wholeNumber(1, 1_000_000), 60),
  INBOUND_MAIL_ADDRESS_MB: withDefault(wholeNumber(1, 1_000_000), 200),
  INBOUND_MAIL_TOTAL_MB: withDefault(wholeNumber(1, 1_000_000), 500),
  INBOUND_MAIL_RESERVE_MB: withDefault(wholeNumber(0, 1_000_000_000), 800),
  AGENTS_MAILBOX: optionalValue(z.email("an e-mail address")),
  AGENTS_LANGUAGE: optionalValue(z.enum(LANGUAGES, LANGUAGES.join(" or "))),
  TWILIO_ACCOUNT_SID: optionalValue(
    z.string().regex(/^AC[\da-f]{32}$/i, "the account id: AC and 32 digits and letters"),
  ),
  TWILIO_AUTH_TOKEN: optionalValue(z.string().regex(/^\S{8,}$/, "the auth token of the account")),
  TWILIO_FROM: optionalValue(z.string().regex(/^\+\d{10,15}$/, "a phone number such as +17135550142")),
  TWILIO_API_URL: optionalValue(url(["http:", "https:"], "https://api.twilio.com")),
  FORM_FORWARD_URL: optionalValue(url(["http:", "https:"], "https://forms.example.com/agency")),
  SERVICES: withDefault(
    listOf(z.enum(SERVICES, SERVICE_CHOICE)).refine((v) => v.length > 0, SERVICE_CHOICE),
    [...SERVICES],
  ),
  RATE_LIMIT_SCALE: withDefault(z.preprocess(asNumber, z.number("a number above 0").positive("a number above 0")), 1),
  APP_KEY: optionalValue(key),
  APP_KEYS_OLD: withDefault(listOf(key), []),
  TRUST_PROXY: optionalValue(listOf(z.string().refine(isProxy, PROXIES)).refine((v) => v.length > 0, PROXIES)),
  SESSION_IDLE_MINUTES: optionalValue(wholeNumber(1, 10_080)),
  SESSION_ABSOLUTE_HOURS: optionalValue(wholeNumber(1, 720)),
  PASSWORD_MIN_LENGTH: optionalValue(wholeNumber(MIN_PASSWORD, 64)),
  REQUIRE_2FA_ROLES: optionalValue(listOf(z.enum(ROLES, `some of ${ROLES.join(", ")}`))),
  LEAD_RETENTION_MONTHS: optionalValue(wholeNumber(1, 240)),
  MIN_FREE_MB: withDefault(wholeNumber(0, 1_000_000_000), 200),
  BACKUP_DIR: optionalValue(z.string().regex(/\S/, "a folder")),
  BACKUP_EVERY_HOURS: optionalValue(wholeNumber(1, 720)),
  BACKUP_KEEP: optionalValue(wholeNumber(1, 1_000)),
  BACKUP_BEFORE_UPGRADE: withDefault(z.enum(YES_OR_NO, YES_OR_NO.join(" or ")), "yes"),
  DATABASE_WAIT_MS: withDefault(wholeNumber(100, 3_600_000), 3_000),
  SHED_AFTER_MS: withDefault(wholeNumber(0, 3_600_000), 2_500),
  DRAIN_MS: withDefault(wholeNumber(2_000, 3_600_000), 10_000),
  FILES_BUDGET_MB: withDefault(wholeNumber(1, 1_000_000_000), 20_000),
  FILES_S3_ENDPOINT: optionalValue(url(["http:", "https:"], "https://s3.example.com")),
  FILES_S3_BUCKET: optionalValue(z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "the name of a bucket")),
  FILES_S3_REGION: withDefault(z.string().regex(/^[a-z\d-]{1,40}$/, "a region such as us-east-1"), "us-east-1"),
  FILES_S3_ACCESS_KEY: optionalValue(z.string().regex(/^\S{3,128}$/, "an access key without spaces")),
  FILES_S3_SECRET_KEY: optionalValue(z.string().regex(/^\S{8,}$/, "a secret key of 8 characters or more")),
  CLAMD_URL: optionalValue(
    url(["tcp:", "unix:"], "tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl", ({ protocol, port, pathname }) =>
      protocol === "unix:" ? pathname.length > 1 : port !== "",
    ),
  ),
  ICE_SERVERS: withDefault(z.preprocess(iceServers, z.array(iceServer, ICE_EXAMPLE)), []),
  TURN_URL: optionalValue(
    listOf(
      z
        .string()
        .regex(/^turns?:/, TURN_EXAMPLE)
        .regex(ICE_URL, TURN_EXAMPLE),
    ).refine((v) => v.length > 0, TURN_EXAMPLE),
  ),
  TURN_SECRET: optionalValue(
    z.string().regex(/^\S{16,}$/, "the shared secret of the TURN server, of 16 characters or more"),
  ),
  METRICS_TOKEN: optionalValue(z.string().regex(/^[\x21-\x7e]{16,}$/, "at least 16 characters, none of them a space")),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`), "info"),
});

export type VariableName = keyof typeof variables.shape;
/** The names of all environment variables that the program reads. */
export const VARIABLE_NAMES = keysOf(variables.shape);

export type Env = z.infer<typeof variables> & {
  /** True when PUBLIC_URL is https: secure cookies, HSTS, and keys from the environment. */
  isProduction: boolean;
  publicUrl: string;
};

/** The error of an environment that the process cannot start with. */
export class EnvironmentError extends StartError {}

/** Returns the PATH in which system programs are searched. */
export const toolPath = () => process.env["PATH"] ?? "";

/** Parses and validates the environment. Throws one readable message that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${String(issue.path[0])} should be ${issue.message}`);
    throw new EnvironmentError(`The environment is not right:\n${[...new Set(problems)].join("\n")}`);
  }
  const env = result.data;
  const host = isIPv6(env.HOST) ? `[${env.HOST}]` : env.HOST;
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://${host}:${env.PORT}`;
  const isProduction = publicUrl.startsWith("https:");
  const problems = [
    ...serviceProblems(env),
    ...smsProblems(env),
    ...certificateProblems(env),
    ...s3Problems(env),
    ...turnProblems(env),
    ...(isProduction ? productionProblems(env) : []),
  ];
  if (problems.length > 0) throw new EnvironmentError(`The environment is not right:\n  ${problems.join("\n  ")}`);
  return { ...env, publicUrl, isProduction };
}

/** Checks the secrets of a production process (https address): weak or missing ones prevent the start. */
function productionProblems(env: z.infer<typeof variables>): string[] {
  const problems: string[] = [];
  if (!env.APP_KEY) problems.push("APP_KEY should be 32 bytes in base64, because PUBLIC_URL is https");
  else if (new Set(Buffer.from(env.APP_KEY, "base64")).size < 8) problems.push("APP_KEY should be random");
  if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < 12) {
    problems.push("ADMIN_PASSWORD should be at least 12 characters long, because PUBLIC_URL is https");
  }
  return problems;
}

/** Checks that a process which is not the site shares its database: an embedded one would be another, seen by nobody. */
function serviceProblems({ SERVICES: services, DATABASE_URL }: z.infer<typeof variables>): string[] {
  if (services.includes("web") || DATABASE_URL) return [];
  return [
    "DATABASE_URL should be set, because SERVICES has no web: the site's own database belongs to one process, and this one would fill another that nobody sees",
  ];
}

/** Checks the SMS settings. The auth token alone is enough to receive messages; sending needs all three. */
function smsProblems({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM }: z.infer<typeof variables>): string[] {
  if (!TWILIO_ACCOUNT_SID || (TWILIO_AUTH_TOKEN && TWILIO_FROM)) return [];
  return ["TWILIO_AUTH_TOKEN and TWILIO_FROM should be set, because TWILIO_ACCOUNT_SID is"];
}

/** Checks that the certificate and its key are set together: one is of no use without the other. */
function certificateProblems({ INBOUND_MAIL_CERT, INBOUND_MAIL_KEY }: z.infer<typeof variables>): string[] {
  if (Boolean(INBOUND_MAIL_CERT) === Boolean(INBOUND_MAIL_KEY)) return [];
  return ["INBOUND_MAIL_CERT and INBOUND_MAIL_KEY should be set together"];
}

/** Checks that the store for files is named with its keys: a part of them reaches nothing. */
function s3Problems(env: z.infer<typeof variables>): string[] {
  const names = ["FILES_S3_ENDPOINT", "FILES_S3_BUCKET", "FILES_S3_ACCESS_KEY", "FILES_S3_SECRET_KEY"] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${missing.join(", ")} should be set, because the other FILES_S3_ variables are`];
}

/** Checks that the TURN server is named with its secret: without it no browser gets in. */
function turnProblems({ TURN_URL, TURN_SECRET }: z.infer<typeof variables>): string[] {
  if (Boolean(TURN_URL) === Boolean(TURN_SECRET)) return [];
  return ["TURN_URL and TURN_SECRET should be set together"];
}
