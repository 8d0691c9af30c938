import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { clockShiftEnv } from "../support/clock-of-site.ts";
import { SHORT_WAIT, startSite, type SiteProcess } from "../support/site-process.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { AGENTS } from "../soak/count.ts";

export const REPLY_DOMAIN = "reply.example.com";
export const ACCOUNT = { sid: `AC${"0123456789abcdef".repeat(2)}`, token: "provider-auth-token" };
/** The number that texts leave from and arrive at. */
export const OFFICE_NUMBER = "+17135550142";

/** One process of the shipped program. */
export type Part = {
  name: string;
  service: "web" | "worker" | "mail";
  port: number;
  isReady(): Promise<boolean>;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  output(): string;
};

type Surroundings = {
  folder: string;
  database: string;
  publicUrl: string;
  smtp: string;
  texts: string;
  mailPort: number;
  time: Date;
};

/** Returns the environment that all processes of the program share. */
export function sharedVariables({ database, publicUrl, smtp, texts, mailPort, time }: Surroundings) {
  return {
    ...clockShiftEnv(time),
    DATABASE_URL: database,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: "127.0.0.1",
    APP_KEY: randomBytes(32).toString("base64"),
    ADMIN_PASSWORD,
    SMTP_URL: smtp,
    AGENTS_MAILBOX: AGENTS,
    INBOUND_MAIL_DOMAIN: REPLY_DOMAIN,
    INBOUND_MAIL_PORT: String(mailPort),
    TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TWILIO_FROM: OFFICE_NUMBER,
    TWILIO_API_URL: texts,
    SESSION_IDLE_MINUTES: "600",
    // As it ships: the tests of single processes allow more.
    DRAIN_MS: "10000",
    ...SHORT_WAIT,
  };
}

type PartOptions = Pick<Part, "name" | "service" | "port"> & { folder: string; variables: Record<string, string> };

/** Describes one process, with a data folder of its own as on a machine of its own. */
export function createPart({ name, service, port, folder, variables }: PartOptions): Part {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { mode: 0o700 });
  let site: SiteProcess | undefined;
  let past = "";
  return {
    name,
    service,
    port,
    async isReady() {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
      return answer.ok;
    },
    async start() {
      const ports = { PORT: String(port), HEALTH_PORT: String(port) };
      site = await startSite({ ...variables, ...ports, SERVICES: service, DATA_DIR: dataDir });
    },
    async stop(signal = "SIGTERM") {
      const code = await site?.stop(signal);
      past += site?.output() ?? "";
      if (signal === "SIGTERM" && code !== 0) throw new Error(`${name} did not end well:\n${site?.output()}`);
      site = undefined;
    },
    output: () => past + (site?.output() ?? ""),
  };
}
