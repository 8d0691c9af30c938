import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { startAndFail } from "../../tests/support/site-process.ts";
import { readEnv, VARIABLE_NAMES, type VariableName } from "./env.ts";

const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)).toString("base64");

describe("S3: the environment", () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    ["a port that is no number", { PORT: "many" }, /PORT should be a whole number/],
    [
      "a database that is not PostgreSQL",
      { DATABASE_URL: "mysql://x" },
      /DATABASE_URL should be an address such as postgres:/,
    ],
    [
      "a mail server that is no address",
      { SMTP_URL: "mail.example.com" },
      /SMTP_URL should be an address such as smtp:/,
    ],
    ["a key that is too short", { APP_KEY: "c2hvcnQ=" }, /APP_KEY should be 32 bytes in base64/],
    ["a service that does not exist", { SERVICES: "web,post" }, /SERVICES should be/],
    [
      "a process that is no site of its own without the database of the others",
      { SERVICES: "worker,mail" },
      /DATABASE_URL should be set, because SERVICES has no web/,
    ],
    ["a role that does not exist", { REQUIRE_2FA_ROLES: "boss" }, /REQUIRE_2FA_ROLES should be/],
    [
      "a certificate for mail without its key",
      { INBOUND_MAIL_CERT: "mail.pem" },
      /INBOUND_MAIL_CERT and INBOUND_MAIL_KEY should be set together/,
    ],
    [
      "a relay without its secret",
      { TURN_URL: "turn:turn.example.com" },
      /TURN_URL and TURN_SECRET should be set together/,
    ],
    ["production without a key", { PUBLIC_URL: "https://www.example.com" }, /APP_KEY should be 32 bytes/],
    [
      "production with a key of zeros",
      { PUBLIC_URL: "https://www.example.com", APP_KEY: Buffer.alloc(32).toString("base64") },
      /APP_KEY should be random/,
    ],
    [
      "production with a weak admin password",
      { PUBLIC_URL: "https://www.example.com", APP_KEY, ADMIN_PASSWORD: "secret7" },
      /ADMIN_PASSWORD should be at least 12/,
    ],
  ];

  it.each(wrong)("refuses %s and names the variable", (_what, variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });

  const slips: [VariableName, string[]][] = [
    ["PORT", [" ", "3000 ", "-1", "1e3", "0x50", "65536", "3000.5"]],
    ["HOST", [" ", "a host", "http://127.0.0.1"]],
    ["HEALTH_PORT", ["-1", "on", "65536"]],
    ["DATA_DIR", [" "]],
    ["DATABASE_URL", [" ", "postgres:name", "postgres://"]],
    ["PUBLIC_URL", ["www.example.com", "https:x", "https://www.example.com/site", "https://x.example/?a", "ftp://x"]],
    ["ADMIN_USERNAME", ["ab", "    ", "x".repeat(101)]],
    ["ADMIN_PASSWORD", ["short", "        ", "x".repeat(129)]],
    ["SMTP_URL", ["smtp:mail", "http://mail.example.com"]],
    ["MAIL_FROM", ["@", "office", "a@b@c", "Office <@>", "office@example.com\r\nBcc: x@example.com"]],
    ["INBOUND_MAIL_DOMAIN", ["@", "reply", "reply.example.com.", "re ply.example.com", "-x.example.com", "127.0.0.1"]],
    ["INBOUND_MAIL_PORT", ["-1", "smtp", "65536"]],
    ["INBOUND_MAIL_CERT", [" "]],
    ["INBOUND_MAIL_KEY", [" "]],
    ["INBOUND_MAIL_SENDER_MB", ["0", "some"]],
    ["INBOUND_MAIL_ADDRESS_MB", ["0", "some"]],
    ["INBOUND_MAIL_TOTAL_MB", ["0", "some"]],
    ["INBOUND_MAIL_RESERVE_MB", ["-1", "some"]],
    ["AGENTS_MAILBOX", ["@", "desk"]],
    ["AGENTS_LANGUAGE", ["spanish", "ES", " "]],
    ["TWILIO_ACCOUNT_SID", ["12345", "AC123"]],
    ["TWILIO_AUTH_TOKEN", ["short", "with a space"]],
    ["TWILIO_FROM", ["7135550142", "+1 713"]],
    ["TWILIO_API_URL", ["api.twilio.com"]],
    ["FORM_FORWARD_URL", ["forms.example.com", "file:///etc"]],
    ["SERVICES", [",", "web worker"]],
    ["RATE_LIMIT_SCALE", ["0", " ", "-1", "much", "Infinity"]],
    ["APP_KEY", ["short", " "]],
    ["APP_KEYS_OLD", ["short"]],
    ["TRUST_PROXY", ["garbage", "true", "1", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.1/x", "10.0.0.1/8/8", ","]],
    ["SESSION_IDLE_MINUTES", ["0", " ", "1.5"]],
    ["SESSION_ABSOLUTE_HOURS", ["0", "forever"]],
    ["PASSWORD_MIN_LENGTH", ["5", "65"]],
    ["REQUIRE_2FA_ROLES", ["boss"]],
    ["LEAD_RETENTION_MONTHS", ["0", "two"]],
    ["MIN_FREE_MB", ["-1", "some"]],
    ["BACKUP_DIR", [" "]],
    ["BACKUP_EVERY_HOURS", ["0", "721", "daily"]],
    ["BACKUP_KEEP", ["0", "all"]],
    ["BACKUP_BEFORE_UPGRADE", ["true", "never"]],
    ["DATABASE_WAIT_MS", ["99", "long"]],
    ["SHED_AFTER_MS", ["-1", " "]],
    ["DRAIN_MS", ["1999", "soon"]],
    ["FILES_BUDGET_MB", ["0", "some"]],
    ["FILES_S3_ENDPOINT", ["s3.example.com", "ftp://s3.example.com"]],
    ["FILES_S3_BUCKET", ["A Bucket", "x"]],
    ["FILES_S3_REGION", ["US East"]],
    ["FILES_S3_ACCESS_KEY", ["with a space"]],
    ["FILES_S3_SECRET_KEY", ["short"]],
    ["CLAMD_URL", ["127.0.0.1:3310", "tcp://127.0.0.1", "unix://", "http://127.0.0.1:3310"]],
    ["ICE_SERVERS", ["stun.example.com", "https://stun.example.com", "[", "[1]", '[{"urls":1}]', '[{"url":"stun:x"}]']],
    ["TURN_URL", ["turn.example.com", "stun:stun.example.com", ","]],
    ["TURN_SECRET", ["short", "long enough, but spaced"]],
    ["METRICS_TOKEN", ["too-short", "long enough, but spaced"]],
    ["LOG_LEVEL", ["loud", " "]],
  ];

  it.each(slips)("refuses a slip in %s in plain words", (name, values) => {
    for (const value of values) {
      const plain = new RegExp(`^The environment is not right:\\n  ${name} should be (?!.*(invalid|expected))[a-z\\d]`);
      expect(() => readEnv({ [name]: value })).toThrow(plain);
    }
  });

  it("knows a slip in every variable", () => {
    expect(slips.map(([name]) => name)).toEqual(VARIABLE_NAMES);
  });

  it("takes for a proxy what the web framework takes for one", () => {
    const TRUST_PROXY = "127.0.0.1, 10.0.0.0/8,::1, fd00::/8, loopback,uniquelocal,::ffff:10.0.0.1";
    const proxies = readEnv({ TRUST_PROXY }).TRUST_PROXY ?? [];
    expect(proxies).toHaveLength(7);
    expect(() => Fastify({ trustProxy: proxies })).not.toThrow();
  });

  it("knows the site's one address, however it was written", () => {
    expect(readEnv({ PUBLIC_URL: "http://WWW.Example.com/" }).publicUrl).toBe("http://www.example.com");
    expect(readEnv({ PUBLIC_URL: "HTTPS://www.example.com", APP_KEY })).toMatchObject({ isProduction: true });
    expect(readEnv({ HOST: "::1", PORT: "80" }).publicUrl).toBe("http://[::1]:80");
  });

  it("takes any services with a database elsewhere, and with its own those that are a whole site", () => {
    const DATABASE_URL = "postgres://localhost/bluebonnet";
    for (const SERVICES of ["mail", "worker", "web"]) expect(readEnv({ SERVICES, DATABASE_URL })).toBeTruthy();
    for (const SERVICES of ["web", "web,worker", ""]) expect(readEnv({ SERVICES }).DATABASE_URL).toBeUndefined();
  });

  it("takes an empty variable as one that is not set", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({
      PORT: 3000,
      DATABASE_URL: undefined,
    });
  });
});

describe("S3: a process that cannot start", () => {
  it("says why, for all its variables at once and with no stack", async () => {
    const { code, output } = await startAndFail({
      PORT: " ",
      TRUST_PROXY: "garbage",
      MAIL_FROM: "@",
      LOG_LEVEL: "loud",
    });
    expect(code).toBe(1);
    for (const name of ["PORT", "TRUST_PROXY", "MAIL_FROM", "LOG_LEVEL"]) expect(output).toContain(`${name} should be`);
    expect(output).not.toMatch(/\n\s+at |node:/);
  });
});
