/** A malicious mail, and the name of its attack. */
export type HostileMail = { what: string; make(): Buffer };

const MB = 1024 * 1024;
const HEAD = "From: x <x@example.com>\r\nSubject: s\r\n";
const mixed = (parts: string[]) =>
  `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join("")}--b--`;
const html = (body: string) => `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;

/** Generators of malicious mails, each by a number, so that no two are alike. */
const KINDS: Record<string, (n: number) => string | Buffer> = {
  "nested multiparts": (n) => {
    const depth = 5 + n * 10;
    const open = Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    return `${HEAD}${open.join("")}\r\ndeep ${n}`;
  },
  "nested messages": (n) => {
    const inner = "Content-Type: message/rfc822\r\n\r\n".repeat(2 + n * 10);
    return `${HEAD}${inner}Subject: inner ${n}\r\n\r\ntext`;
  },
  "an unknown charset": (n) => `${HEAD}Content-Type: text/plain; charset=x-${n}-\u0000bogus\r\n\r\n\xff\xfe text ${n}`,
  "bytes that are no text": (n) => {
    const head = Buffer.from(
      `${HEAD}Content-Type: text/plain; charset=${["utf-8", "utf-16", "utf-7", "iso-2022-jp"][n % 4]}\r\n\r\n`,
    );
    return Buffer.concat([head, Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * (n + 7)) % 256))]);
  },
  "headers in headers": (n) =>
    `From: x <x@example.com>\r\nSubject: =?utf-8?Q?a=0D=0ABcc:_victim${n}@example.net=0D=0A=0D=0Abody?=\r\n` +
    `Reply-To: "a\\\r\n b" <y@example.com>\r\nMessage-ID: <a${n}\r\n Bcc: v@example.net>\r\n\r\ntext`,
  scripts: (n) =>
    html(
      `<p>hi ${n}</p><script>fetch("https://evil.example/${n}")</script><svg/onload=alert(${n})><a href="javascript:alert(1)">x</a><iframe srcdoc="<script>1</script>"></iframe><form action="https://evil.example"><input name=a></form>`,
    ),
  "remote pictures": (n) =>
    html(
      `<img src="https://evil.example/${n}.gif"><img src=//evil.example/x><link rel=preconnect href=https://evil.example><style>@import "https://evil.example/s.css"</style><div style="background:url(https://evil.example/b)">x</div><video poster=https://evil.example/p></video>`,
    ),
  "unclosed tags": (n) => html("<div>".repeat(1_000 * (n + 1)) + "<".repeat(500)),
  "endless headers": (n) => `${HEAD}${`X-Long: ${"a".repeat(900)}\r\n`.repeat(50 * (n + 1))}\r\ntext`,
  "one endless line": (n) => `${HEAD}X-Line: ${"a".repeat(20_000 * (n + 1))}\r\n\r\n${"b".repeat(100_000)}`,
  "bare line feeds": (n) => `From: x@example.com\nSubject: lf ${n}\n\ntext\n.\nMAIL FROM:<smuggled@example.com>\nmore`,
  "bare carriage returns": (n) => `From: x@example.com\rSubject: cr ${n}\r\r\r\ntext\r.\rRCPT TO:<v@example.net>`,
  "null bytes": (n) => `From: x\u0000@example.com\r\nSubject: nu\u0000ll ${n}\r\n\r\nte\u0000xt\u0000`,
  "thousands of parts": (n) =>
    mixed(Array.from({ length: 500 * (n + 1) }, (_, at) => `Content-Type: text/plain\r\n\r\n${at}`)),
  "thousands of files": (n) =>
    mixed(
      Array.from({ length: 200 * (n + 1) }, () => "Content-Disposition: attachment; filename=a.pdf\r\n\r\n%PDF-1.7"),
    ),
  "nothing but line ends": (n) => `${HEAD}\r\n${"\r\n".repeat(50_000 * (n + 1))}`,
  "a program that calls itself a picture": (n) =>
    mixed([
      `Content-Type: image/png; name="../../a${n}.png"\r\nContent-Transfer-Encoding: base64\r\n\r\nTVqQAAMAAAAEAAAA`,
    ]),
  "a page that calls itself a form": (n) =>
    mixed([
      `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="a${n}.pdf\r\n\r\n<html><script>1</script>`,
    ]),
  "broken base64": (n) =>
    mixed([`Content-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\n\r\n${"=!".repeat(5_000)}${n}`]),
  "turned-around letters": (n) =>
    `From: "\u202Egnp.exe" <x@example.com>\r\nSubject: \u202E${n}\u2066\r\n\r\n\u202Eevil\u2069`,
  "no headers at all": (n) => `\r\n${n}`,
  nothing: () => "",
  "a broken report": (n) =>
    `From: <>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${"a@".repeat(n * 100)}\r\nAction: failed\r\nStatus: 5.1.1\r\n--b--`,
  "a thousand addresses": (n) =>
    `From: ${Array.from({ length: 1_000 }, (_, at) => `p${n}-${at}@example.com`).join(", ")}\r\n\r\nt`,
};

/** Makes a corpus of `count` malicious mails; the last two have files of fifty megabytes. */
export function hostileMails(count: number): HostileMail[] {
  const kinds = Object.entries(KINDS);
  const small = Array.from({ length: count - 2 }, (_, n) => {
    const [what, make] = kinds[n % kinds.length] ?? ["", () => ""];
    return { what: `${what} ${n}`, make: () => Buffer.from(make(Math.floor(n / kinds.length)) as string) };
  });
  const file = Buffer.from("Content-Type: application/pdf\r\n\r\n%PDF-1.7 ");
  const large = [50, 50].map((size, n) => {
    const head = Buffer.from(
      `${HEAD}Message-ID: <large${n}@example.com>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n`,
    );
    return {
      what: `a file of ${size} MB, ${n}`,
      make: () => Buffer.concat([head, file, Buffer.alloc(size * MB, "QUJD\r\n"), Buffer.from("\r\n--b--")]),
    };
  });
  return [...small, ...large];
}
