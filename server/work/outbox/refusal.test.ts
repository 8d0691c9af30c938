import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSmtpSink, type SmtpSink, type Stage } from "../../../tests/support/smtp-sink.ts";
import { verdictOn, type Verdict } from "./refusal.ts";
import { createMailTransport } from "../../platform/mail/transport.ts";
import { portOf } from "../../../tests/support/port-of.ts";

const mail = {
  from: "Agency <office@example.com>",
  to: "visitor@example.com",
  subject: "Hello",
  text: "Hello",
  html: null,
  messageId: "<1@example.com>",
};
/** Timeouts longer than a busy machine needs; a test shortens the one that it waits for. */
const patience = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000 };

/** Tries to send a mail, and returns the verdict on the error. */
async function verdictOf(
  url: string,
  { changes = {}, timeouts = {} }: { changes?: Partial<typeof mail>; timeouts?: Partial<typeof patience> } = {},
): Promise<Verdict | "taken"> {
  const transport = createMailTransport({ SMTP_URL: url }, { timeouts: { ...patience, ...timeouts } });
  try {
    await transport?.send({ ...mail, ...changes });
    return "taken";
  } catch (error) {
    return verdictOn(error);
  } finally {
    transport?.close();
  }
}

describe("a refusal by the mail server", () => {
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
  });
  afterAll(() => sink.close());

  it.each<[Stage, number, Verdict]>([
    ["greeting", 554, "ours"],
    ["greeting", 421, "ours"],
    ["login", 535, "ours"],
    ["login", 454, "ours"],
    ["sender", 550, "ours"],
    ["sender", 451, "ours"],
    ["recipient", 550, "hopeless"],
    ["recipient", 450, "later"],
    ["data", 554, "hopeless"],
    ["data", 451, "later"],
    ["data", 503, "later"],
  ])("at the %s, with %i, is taken as: %s", async (at, code, verdict) => {
    Object.assign(sink.answer, { at, code });
    expect(await verdictOf(sink.urlWithLogin)).toBe(verdict);
  });

  it("is none where it takes the mail", async () => {
    Object.assign(sink.answer, { code: null });
    expect(await verdictOf(sink.urlWithLogin)).toBe("taken");
  });

  it("is not needed for an address that is none", async () => {
    expect(await verdictOf(sink.url, { changes: { to: "" } })).toBe("hopeless");
  });
});

describe("a mail server that says nothing", () => {
  it("concerns every mail when it cannot be reached or does not greet", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const port = portOf(silent);
    expect(await verdictOf(`smtp://127.0.0.1:${port}`, { timeouts: { greetingTimeout: 100 } })).toBe("ours");
    await new Promise((resolve) => silent.close(resolve));
    expect(await verdictOf(`smtp://127.0.0.1:${port}`)).toBe("ours");
  });

  it("leaves open whether it took a mail when it falls silent after it", async () => {
    const sink = await startSmtpSink();
    sink.beforeAnswer.wait = () => new Promise(() => undefined);
    expect(await verdictOf(sink.url, { timeouts: { socketTimeout: 300 } })).toBe("unclear");
    await sink.close();
  });
});
