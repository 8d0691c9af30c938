import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { systemClock } from "../../platform/clock.ts";
import { createDelivery } from "./delivery.ts";
import { createMailHold } from "./hold.ts";
import { openSentLog, type SentLog } from "./sent-log.ts";
import { createMailTransport } from "../../platform/mail/transport.ts";

const log = pino({ level: "silent" });
const mail = {
  from: "Agency <office@example.com>",
  to: "visitor@example.com",
  subject: "Hello",
  text: "Hello",
  html: null,
  messageId: "<newsletter-1-1@example.com>",
  timestamp: new Date("2026-03-01T10:00:00Z"),
};
const noted = async () => undefined;
let sink: SmtpSink;
let sent: SentLog;
beforeEach(async () => {
  sink = await startSmtpSink();
  sent = await openSentLog(mkdtempSync(join(tmpdir(), "bluebonnet-delivery-")), log);
});
afterEach(async () => {
  await sent.close();
  await sink.close();
});

function newDelivery() {
  const transport = createMailTransport({ SMTP_URL: sink.url }, { connections: 2 });
  if (!transport) throw new Error("no mail server");
  const delivery = createDelivery({ transport, sent, hold: createMailHold(systemClock, log) });
  return { ...delivery, close: () => transport.close() };
}

it("R13: a second try for a mail that is still on its way waits for the first", async () => {
  const delivery = newDelivery();
  const answer = Promise.withResolvers<void>();
  sink.beforeAnswer.wait = () => answer.promise;
  const tries = [delivery.deliver(mail, noted), delivery.deliver(mail, noted)];
  await expect.poll(() => sink.mails.length).toBe(1);
  tries.push(delivery.deliver(mail, noted));
  answer.resolve();
  await Promise.all(tries);
  await delivery.deliver(mail, noted);
  expect(sink.mails).toHaveLength(1);
  delivery.close();
});

it("R13: a mail of the same name but another time is another mail, as after a restored backup", async () => {
  const delivery = newDelivery();
  await delivery.deliver(mail, noted);
  await delivery.deliver({ ...mail, timestamp: new Date("2026-04-01T10:00:00Z") }, noted);
  expect(sink.mails).toHaveLength(2);
  delivery.close();
});
