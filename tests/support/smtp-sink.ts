import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { portOf } from "./port-of.ts";

export type Stage = "greeting" | "login" | "sender" | "recipient" | "data";

export type SmtpSink = {
  url: string;
  /** The address with a user name and password. */
  urlWithLogin: string;
  /** All received mails, also those not acknowledged yet. */
  mails: Email[];
  /** The recipients of each received mail, as the client named them. */
  recipients: string[][];
  /** Makes the server refuse with a code; after the mail itself when no stage is given; for one recipient if named. */
  answer: { code: number | null; at?: Stage; to?: string };
  /** A hook between receiving a mail and acknowledging it. */
  beforeAnswer: { wait?: (mail: Email) => Promise<void> };
  /** Breaks every connection. */
  breakConnections(): void;
  /** A hook at the RCPT TO command. */
  atRecipient: { act?: () => void };
  close(): Promise<void>;
};

const namesOf = (addresses: { address: string }[]) => addresses.map(({ address }) => address);

/** Starts a real SMTP server on loopback that keeps received mails, and refuses or delays as told. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: Email[] = [];
  const recipients: string[][] = [];
  const answer: SmtpSink["answer"] = { code: null };
  const beforeAnswer: SmtpSink["beforeAnswer"] = {};
  const atRecipient: SmtpSink["atRecipient"] = {};
  const sockets = new Set<Socket>();
  const refusal = (stage: Stage) =>
    answer.code && stage === (answer.at ?? "data")
      ? Object.assign(new Error("refused"), { responseCode: answer.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    // Closing does not wait for clients that were left without an answer on purpose.
    closeTimeout: 100,
    onConnect: (_session, done) => done(refusal("greeting")),
    onAuth: ({ username }, _session, done) => done(refusal("login"), { user: username }),
    onMailFrom: (_address, _session, done) => done(refusal("sender")),
    onRcptTo({ address }, _session, done) {
      atRecipient.act?.();
      done(answer.to === undefined || answer.to === address ? refusal("recipient") : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void receive(Buffer.concat(chunks), namesOf(envelope.rcptTo)).then(done));
    },
  });
  // A client that disconnects in the middle does not matter.
  server.on("error", () => undefined);
  async function receive(bytes: Buffer, to: string[]): Promise<Error | null> {
    const refused = refusal("data");
    if (refused) return refused;
    const mail = await PostalMime.parse(bytes);
    mails.push(mail);
    recipients.push(to);
    await beforeAnswer.wait?.(mail);
    return null;
  }
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const bound = portOf(server.server);
  return {
    url: `smtp://127.0.0.1:${bound}`,
    urlWithLogin: `smtp://agency:secret@127.0.0.1:${bound}`,
    mails,
    recipients,
    answer,
    beforeAnswer,
    breakConnections: () => sockets.forEach((socket) => socket.destroy()),
    atRecipient,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
