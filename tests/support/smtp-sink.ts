import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type SmtpSink = { url: string; mails: Email[]; answer: { code: number | null }; close(): Promise<void> };

/** A real SMTP server on loopback that keeps what it is given; `answer.code` makes it refuse. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: Email[] = [];
  const answer: { code: number | null } = { code: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (answer.code) {
          done(Object.assign(new Error("refused"), { responseCode: answer.code }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    answer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
