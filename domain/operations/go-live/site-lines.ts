import type { HealthState } from "../../api/operations/health.ts";
import type { GoLiveLine, LineState } from "./line.ts";

/** A finding of the health checks: its state, and the sentence that says what is wrong. */
export type HealthFinding = Pick<GoLiveLine, "text" | "values"> & { state: HealthState };

export type SiteFacts = {
  now: Date;
  health: Record<"publicUrl" | "key" | "backups" | "mail" | "sms", HealthFinding>;
  hasKeyInEnvironment: boolean;
  admins: { username: string; hasSecondFactor: boolean }[];
  /** The number of set-up steps that are neither done nor skipped. */
  openSteps: number;
  /** When a message of the channel was last sent successfully. */
  lastSent: Record<"mail" | "sms", Date | null>;
  inbound: { domain: string | null; lastAt: Date | null };
  legalFigures: { unchecked: number; due: number };
};

const HEALTH_PAGE = "/admin-health";
/** Days after which a message that was sent proves nothing about today. */
const FRESH_DAYS = 30;
const DAY_MS = 86_400_000;

/** Builds the lines about the installation: set-up, address, key, second factors and backups. */
export function siteLines(facts: SiteFacts): GoLiveLine[] {
  const { health, hasKeyInEnvironment, openSteps } = facts;
  const isSetUp = openSteps === 0;
  const key = fromFinding("key", health.key);
  return [
    {
      id: "setUp",
      group: "site",
      title: "setUp",
      state: isSetUp ? "done" : "todo",
      text: isSetUp ? "go-live:setUp.done" : "go-live:setUp.open",
      values: { number: openSteps },
      to: "/admin-set-up",
    },
    fromFinding("publicUrl", health.publicUrl),
    key.state === "done" && !hasKeyInEnvironment ? { ...key, state: "todo", text: "go-live:key.inFolder" } : key,
    twoFactorLine(facts.admins),
    fromFinding("backups", health.backups),
  ];
}

/** Builds a line from a health check, which knows the state and the words already. */
function fromFinding(title: "publicUrl" | "key" | "backups" | "mail" | "sms", finding: HealthFinding): GoLiveLine {
  const { text, values } = finding;
  const group = title === "mail" || title === "sms" ? "messages" : "site";
  return { id: title, group, title, state: stateOf(finding), text, values: values ?? {}, to: HEALTH_PAGE };
}

function stateOf({ state, text }: HealthFinding): LineState {
  if (state === "ok") return "done";
  return text === "health:notChecked" || text.endsWith(".unknown") ? "unknown" : "todo";
}

function twoFactorLine(admins: SiteFacts["admins"]): GoLiveLine {
  const without = admins.filter(({ hasSecondFactor }) => !hasSecondFactor).map(({ username }) => username);
  const line = { id: "twoFactor", group: "site", title: "twoFactor" } as const;
  if (without.length === 0) {
    return { ...line, state: "done", text: "go-live:twoFactor.all", to: "/profile?tab=security" };
  }
  const values = { names: without.join(", ") };
  return { ...line, state: "todo", text: "go-live:twoFactor.without", values, to: "/profile?tab=security" };
}

/** Builds the lines about mails and texts: the services, their last success, and mail that comes in. */
export function messageLines({ now, health, lastSent, inbound }: SiteFacts): GoLiveLine[] {
  return [
    fromFinding("mail", health.mail),
    lastSentLine("lastMail", lastSent.mail, now),
    inboundLine(inbound, now),
    fromFinding("sms", health.sms),
    lastSentLine("lastText", lastSent.sms, now),
  ];
}

const isFresh = (at: Date, now: Date) => now.getTime() - at.getTime() < FRESH_DAYS * DAY_MS;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function lastSentLine(title: "lastMail" | "lastText", at: Date | null, now: Date): GoLiveLine {
  const to = title === "lastMail" ? "/admin-set-up?step=mail" : "/admin-set-up?step=texts";
  const line = { id: title, group: "messages", title, to } as const;
  if (!at) return { ...line, state: "todo", text: "go-live:lastSent.never" };
  const values = { date: dayOf(at) };
  if (!isFresh(at, now)) return { ...line, state: "todo", text: "go-live:lastSent.old", values };
  return { ...line, state: "done", text: "go-live:lastSent.fresh", values };
}

function inboundLine({ domain, lastAt }: SiteFacts["inbound"], now: Date): GoLiveLine {
  const line = { id: "inbound", group: "messages", title: "inbound", to: "/email-admin" } as const;
  if (!domain) return { ...line, state: "todo", text: "go-live:inbound.off" };
  if (!lastAt) return { ...line, state: "unknown", text: "go-live:inbound.never", values: { domain } };
  const values = { domain, date: dayOf(lastAt) };
  return {
    ...line,
    state: "done",
    text: isFresh(lastAt, now) ? "go-live:inbound.ok" : "go-live:inbound.quiet",
    values,
  };
}
