import { and, eq, inArray, max, sql } from "drizzle-orm";
import { withFirstClaims } from "../../../content/agency-claims.ts";
import { isMade } from "../../../domain/operations/settings/claims.ts";
import { ENVIRONMENT, type ClaimCount } from "../../../domain/operations/go-live/content-lines.ts";
import type { DeliverabilityFacts } from "../../../domain/operations/go-live/dns-facts.ts";
import type { GoLiveFacts } from "../../../domain/operations/go-live/lines.ts";
import { isPlaceholder, placeholdersIn, type Placeholder } from "../../../domain/operations/go-live/placeholders.ts";
import type { Settings } from "../../../domain/operations/settings/sections.ts";
import { countSamples } from "../../content/shelves/samples.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, passkeys, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Env, VariableName } from "../../platform/env.ts";
import { readFactStates } from "../facts/list-facts.ts";
import { runChecks } from "../health/checks.ts";
import { withEnvironment } from "../settings/environment.ts";
import { findSection } from "../settings/list-settings.ts";
import { readSettings } from "../settings/read-settings.ts";
import { lookUpDns } from "./look-up-dns.ts";
import { mailDomains } from "./mail-domains.ts";
import { readSteps } from "./set-up.ts";
import { readStatements } from "./statements.ts";
import { letterOf, readTest } from "./test-message.ts";
import { textsForCounsel } from "./texts-for-counsel.ts";

export type GoLiveNeeds = Pick<Deps, "db" | "env" | "clock" | "settings" | "content" | "dns">;

/** The environment variables that may hold a placeholder copied from the documentation. */
const LOOKED_AT = [
  "PUBLIC_URL",
  "MAIL_FROM",
  "INBOUND_MAIL_DOMAIN",
  "TWILIO_FROM",
] as const satisfies readonly VariableName[];

/** Gathers everything that the go-live list is made of. Checks and lookups run side by side. */
export async function gatherFacts(deps: GoLiveNeeds): Promise<GoLiveFacts> {
  const { db, env, clock, settings, content } = deps;
  const [stored, steps, figures, health, deliverability] = await Promise.all([
    readSettings(db),
    readSteps(db),
    readFactStates(deps),
    checkHealth(deps),
    gatherDeliverability(deps),
  ]);
  const inForce = withEnvironment(stored, env);
  return {
    now: clock(),
    samples: await countSamples(db),
    claims: countClaims(inForce),
    placeholders: [...placeholdersIn(inForce), ...placeholdersOfEnvironment(env)],
    isIdentityOwn: (await findSection(db, env, "identity")).changedBy !== null,
    health,
    hasKeyInEnvironment: env.APP_KEY !== undefined,
    admins: await listAdmins(db),
    openSteps: steps.filter(({ state }) => state === "open").length,
    lastSent: { mail: await lastMessageAt(db, "email", "out"), sms: await lastMessageAt(db, "sms", "out") },
    inbound: { domain: env.INBOUND_MAIL_DOMAIN ?? null, lastAt: await lastMessageAt(db, "email", "in") },
    legalFigures: {
      unchecked: figures.filter(({ state }) => state === "unchecked").length,
      due: figures.filter(({ state }) => state === "due").length,
    },
    statements: await readStatements(db),
    textsNow: textsForCounsel(settings.agency(), content.current()),
    deliverability,
  };
}

/** Counts the claims that production hides until somebody confirms them, one entry per section that holds claims. */
function countClaims({ savings, claims }: Settings): ClaimCount[] {
  const unproven = Object.values(savings).filter((claim) => claim !== null && claim.basis === null);
  const unconfirmed = Object.values(withFirstClaims(claims)).filter((claim) => isMade(claim) && !claim.isConfirmed);
  return [
    { section: "savings", unconfirmed: unproven.length },
    { section: "claims", unconfirmed: unconfirmed.length },
  ];
}

function placeholdersOfEnvironment(env: Env): Placeholder[] {
  return LOOKED_AT.filter((name) => isPlaceholder(env[name] ?? "")).map((name) => ({
    section: ENVIRONMENT,
    value: `${name}=${env[name]}`,
  }));
}

async function checkHealth({ db, env, clock }: GoLiveNeeds): Promise<GoLiveFacts["health"]> {
  const names = ["publicUrl", "key", "backups", "mail", "sms"] as const;
  const results = await runChecks({ db, env, clock }, { names });
  return Object.fromEntries(results.map(({ name, ...finding }) => [name, finding])) as GoLiveFacts["health"];
}

async function gatherDeliverability(deps: GoLiveNeeds): Promise<DeliverabilityFacts> {
  const { db, env, settings, dns } = deps;
  const domains = mailDomains(deps);
  const { mailServer } = settings.providers();
  const smtpHost = mailServer ? new URL(mailServer).hostname : null;
  const siteHost = new URL(env.publicUrl).hostname;
  const test = await readTest(db, "mail");
  const selectors = (test?.seen?.dkim ?? [])
    .filter(({ domain }) => domain === domains.from)
    .map(({ selector }) => selector);
  const asked = { domains, smtpHost, siteHost, selectors };
  return {
    domains,
    dns: isPlaceholder(domains.from) ? null : await lookUpDns(dns, asked),
    smtpHost,
    siteHost,
    reportsTo: settings.agency().email,
    letter: letterOf(test),
  };
}

async function listAdmins(db: Database): Promise<GoLiveFacts["admins"]> {
  const hasPasskey = sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`;
  const rows = await db
    .select({ username: users.username, totpEnabledAt: users.totpEnabledAt, hasPasskey })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.isActive, true)))
    .orderBy(users.id);
  return rows.map((row) => ({
    username: row.username,
    hasSecondFactor: row.totpEnabledAt !== null || row.hasPasskey,
  }));
}

/** Finds when a message of a channel last went out and was accepted, or last came in. */
async function lastMessageAt(db: Database, channel: "email" | "sms", direction: "in" | "out"): Promise<Date | null> {
  const succeeded = direction === "out" ? inArray(messages.status, ["sent", "delivered"]) : undefined;
  const time = direction === "out" ? messages.sentAt : messages.timestamp;
  const [row] = await db
    .select({ at: max(time) })
    .from(messages)
    .where(and(eq(messages.channel, channel), eq(messages.direction, direction), succeeded));
  return row?.at ?? null;
}
