import { connect, type Socket } from "node:net";

/** An SMTP conversation, line by line; each call resolves to the server's answer. */
export type SmtpTalk = {
  say(line: string): Promise<string>;
  send(bytes: Buffer | string): Promise<string>;
  /** Writes the same bytes repeatedly, a little at a time, until there is an answer. */
  drip(bytes: string): Promise<string>;
  end(): void;
};

/** The local address of the client, and the address of this machine it connects to. */
type Route = { localAddress?: string; host?: string };

/** Opens a raw SMTP conversation, in which anything can be sent. */
export async function talkTo(port: number, { localAddress, host = "127.0.0.1" }: Route = {}): Promise<SmtpTalk> {
  const socket = connect({ port, host, ...(localAddress && { localAddress }) });
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const answers = answersOf(socket);
  const greeting = await answers.next();
  if (!String(greeting.value).startsWith("220")) throw new Error(`greeted with ${String(greeting.value)}`);
  const next = async () => String((await answers.next()).value ?? "");
  return {
    async say(line) {
      socket.write(`${line}\r\n`);
      return next();
    },
    async send(bytes) {
      for (let at = 0; at < bytes.length && !socket.destroyed; at += 1 << 20) {
        if (socket.write(bytes.slice(at, at + (1 << 20)))) continue;
        await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
      }
      socket.write("\r\n.\r\n");
      return next();
    },
    async drip(bytes) {
      const timer = setInterval(() => socket.write(bytes), 10);
      return next().finally(() => clearInterval(timer));
    },
    end: () => socket.destroy(),
  };
}

/** Begins to send a mail, up to the answer to DATA. */
export async function beginMail(
  port: number,
  { from = "rosa@example.com", to, ...route }: Envelope,
): Promise<SmtpTalk> {
  const talk = await talkTo(port, route);
  for (const line of ["EHLO client.example.com", `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, "DATA"]) {
    const answer = await talk.say(line);
    if (!/^[23]/.test(answer)) throw new Error(`${line}: ${answer}`);
  }
  return talk;
}

/** Yields whole answers, however many lines they have. */
async function* answersOf(socket: Socket): AsyncGenerator<string> {
  let text = "";
  for await (const chunk of socket) {
    text += String(chunk);
    for (
      let match = /^((?:\d{3}-.*\r\n)*\d{3} .*)\r\n/.exec(text);
      match;
      match = /^((?:\d{3}-.*\r\n)*\d{3} .*)\r\n/.exec(text)
    ) {
      text = text.slice(match[0].length);
      yield match[1] ?? "";
    }
  }
}

type Envelope = { from?: string; to: string } & Route;

/** Sends a raw mail and returns the answer after its last line, or the first refusal. */
export async function sendRaw(port: number, envelope: Envelope, raw: Buffer | string): Promise<string> {
  const { from = "rosa@example.com", to, ...route } = envelope;
  const talk = await talkTo(port, route);
  try {
    for (const line of ["EHLO client.example.com", `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, "DATA"]) {
      const answer = await talk.say(line);
      if (!/^[23]/.test(answer)) return answer;
    }
    return await talk.send(raw);
  } finally {
    talk.end();
  }
}

type MailParts = { from?: string; to?: string; subject?: string; text?: string; id?: string; headers?: string[] };

/** Composes a plain mail. */
export function mailOf({
  from = "Rosa Vela <rosa@example.com>",
  to = "office",
  subject = "Re: Your quote",
  ...rest
}: MailParts): string {
  const { text = "Yes, please.", id = `<${crypto.randomUUID()}@example.com>`, headers = [] } = rest;
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: ${id}`, ...headers, ""];
  return [...lines, ...text.split("\n")].join("\r\n");
}

/** Composes a mail of about `bytes` bytes, nearly all of them in two attachments of an accepted type. */
export function mailWithFiles(bytes: number): Buffer {
  // In base64 lines, 57 bytes take 78.
  const content = Buffer.concat([
    Buffer.from("%PDF-1.7 "),
    Buffer.alloc(Math.floor(((bytes / 2) * 57) / 78), crypto.randomUUID()),
  ]);
  const lines = content.toString("base64").replace(/.{76}/g, "$&\r\n");
  const type = "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf";
  const part = `--b\r\n${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`;
  const text = `--b\r\nContent-Type: text/plain\r\n\r\nSee the files.\r\n${part}${part}--b--`;
  return Buffer.from(mailOf({ headers: ["Content-Type: multipart/mixed; boundary=b"], text }));
}
