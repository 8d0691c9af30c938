import { readFileSync } from "node:fs";
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { recipientOf } from "../../../domain/work/reply-address.ts";
import type { Deps } from "../../platform/deps.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { Env } from "../../platform/env.ts";
import { hasRoomForFiles } from "../../platform/files/budget.ts";
import { addressKey } from "../../platform/http/address-key.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { expectBudget } from "./byte-budget.ts";
import { createConnectionLimiter } from "./connection-limiter.ts";
import { createMutex } from "./mutex.ts";
import { MAIL_LIMITS, MAIL_RATES, type MailLimits } from "./limits.ts";
import { createMailReader } from "./mail-reader.ts";
import { receiveMail } from "./receive-mail.ts";
import { temporaryRefusal, permanentRefusal, Refusal } from "./refusal.ts";
import { createSpool, type MailFileRef } from "./spool.ts";

export type MailListener = { port: number; close(): Promise<void> };

/** Maximum time for the last SMTP answers to leave at shutdown. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * Starts the SMTP server for mails to the agency's own addresses; null when no domain is configured. A mail that it
 * accepts is stored. It is no open relay: it forwards nothing and has no login.
 */
export async function startMailListener(deps: Deps, limits: MailLimits = MAIL_LIMITS): Promise<MailListener | null> {
  const { env, disk, log } = deps;
  const domain = env.INBOUND_MAIL_DOMAIN;
  if (!domain) return null;
  const reader = createMailReader(limits.readMs);
  const spool = createSpool(limits.bytesAtOnce);
  // A mutex: one mail at a time is in memory, however many come.
  const inTurn = createMutex();
  const perAddress = createSharedLimit(deps, "mail-address", MAIL_RATES.own);
  const inAll = createSharedLimit(deps, "mail-all", MAIL_RATES.inAll);
  const limiter = createConnectionLimiter(limits);
  const underWay = new Set<Promise<void>>();

  /** Answers an SMTP command by the result of its work: accepts or refuses. An unknown error asks for a retry. */
  function answerWith(work: Promise<void>, done: (refusal?: Error | null) => void): void {
    const settled = work.then(
      () => done(),
      (error: unknown) => {
        if (error instanceof Refusal) return done(error);
        disk.learnFromMail(error);
        log.warn({ err: describeFault(error) }, "a mail could not be taken: it will come again");
        done(temporaryRefusal("451 Try again later"));
      },
    );
    underWay.add(settled);
    void settled.finally(() => underWay.delete(settled));
  }

  async function expectRoom(bytes: number): Promise<void> {
    const hasRoom = (await disk.hasRoomForMail(bytes)) && (await hasRoomForFiles(deps.db, env, bytes));
    if (!hasRoom) throw temporaryRefusal("452 No room at the moment");
  }

  async function admit({ address: sender, args }: SMTPServerAddress, { remoteAddress }: SMTPServerSession) {
    const address = addressKey(remoteAddress);
    const declared = Number(args && args["SIZE"]) || 1;
    await expectRoom(declared);
    const waits = [await perAddress.take(address), await inAll.take("all")];
    if (waits.some((wait) => wait !== null)) throw temporaryRefusal("450 Too many mails, come again later");
    await expectBudget(deps.db, env, { address, sender }, declared);
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    limiter.sends(session.id, stream);
    try {
      const { release, ...file } = await spool.collect(stream);
      limiter.waits(session.id);
      try {
        await inTurn(() => store(file, session));
      } finally {
        await release();
      }
    } finally {
      limiter.talks(session.id);
    }
  }

  async function store(file: MailFileRef, { envelope, remoteAddress }: SMTPServerSession): Promise<void> {
    const { bytes } = file;
    const sender = envelope.mailFrom ? envelope.mailFrom.address : "";
    const origin = { address: addressKey(remoteAddress), sender };
    // The rate limit is checked before the mail is parsed, which takes time. Its points are taken when it is stored.
    await expectBudget(deps.db, env, origin, bytes);
    const mail = await reader.read(file, sender);
    if (mail.hops > limits.hops) throw permanentRefusal("554 This mail goes in circles");
    for (const { address } of envelope.rcptTo) {
      const to = recipientOf(address, domain ?? "");
      if (!to) continue;
      await expectRoom(bytes);
      await receiveMail(deps, { mail, to, origin, bytes });
    }
  }

  function hangUp(id: string, why: string): void {
    for (const connection of server.connections) if (connection.id === id) connection.send(421, why);
  }

  const server = new SMTPServer({
    name: domain,
    banner: "replies only",
    ...certificate(env),
    disabledCommands: ["AUTH", ...(env.INBOUND_MAIL_CERT ? [] : ["STARTTLS"])],
    authOptional: true,
    // No DNS lookups.
    disableReverseLookup: true,
    size: limits.bytes,
    rejectOversized: true,
    // Bounds a flood: counts connections before the greeting, and only greeted ones count for the limits of `limiter`.
    maxClients: 2 * limits.connections,
    maxRecipients: limits.recipients,
    socketTimeout: limits.silenceMs,
    closeTimeout: CLOSE_TIMEOUT_MS,
    logger: false,
    onConnect: ({ id, remoteAddress }, done) => done(limiter.enter(id, remoteAddress, (why) => hangUp(id, why))),
    onClose: ({ id }) => limiter.leave(id),
    onMailFrom: (address: SMTPServerAddress, session, done) => answerWith(admit(address, session), done),
    onRcptTo: ({ address }: SMTPServerAddress, _session, done) =>
      done(
        recipientOf(address, domain) ? null : permanentRefusal("550 No such address here, and nothing is passed on"),
      ),
    onData: (stream, session, done) => answerWith(take(stream, session), done),
  });
  // Clients that hang up midway or speak another protocol are no error of ours.
  server.on("error", (error: Error) => log.debug({ err: describeFault(error) }, "a mail connection failed"));
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(env.INBOUND_MAIL_PORT, env.HOST, resolve);
  });
  const sweeping = setInterval(() => limiter.sweep(), limits.sweepMs).unref();
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    async close() {
      const closed = new Promise<void>((resolve) => server.server.close(() => resolve()));
      limiter.dismissSenders();
      // Graceful shutdown: a complete mail is stored and acknowledged before its connection is closed.
      while (underWay.size > 0) await Promise.all(underWay);
      server.close();
      await closed;
      clearInterval(sweeping);
      await reader.close();
    },
  };
}

function certificate({ INBOUND_MAIL_CERT: cert, INBOUND_MAIL_KEY: key }: Env) {
  return cert && key ? { cert: readFileSync(cert), key: readFileSync(key) } : {};
}
