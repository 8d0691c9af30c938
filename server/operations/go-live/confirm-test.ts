import PostalMime from "postal-mime";
import { domainOf } from "../../../domain/operations/go-live/domains.ts";
import type { SeenMail } from "../../../domain/operations/go-live/dns-facts.ts";
import type { TestMessage } from "../../../domain/operations/go-live/step-names.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { addEntry } from "./entries.ts";
import { readTest, type StoredTest } from "./test-message.ts";

type Header = { key: string; value: string };

/** Records that a test message has arrived, by the code in it. */
export async function confirmArrival(
  deps: ChangeNeeds,
  message: TestMessage,
  code: string,
  caller: Caller,
): Promise<void> {
  const test = await readTest(deps.db, message);
  if (!test) throw new AppError("notFound");
  if (test.code !== code) throw new AppError("invalid", { fields: { code: "validation:otherTestCode" } });
  if (test.arrivedAt) return;
  await storeChange(deps, message, { ...test, arrivedAt: deps.clock().toISOString() }, caller);
}

/** Reads the headers of the test letter as it arrived, and stores the domains and verdicts in them. */
export async function readLetterHeaders(deps: ChangeNeeds, headers: string, caller: Caller): Promise<void> {
  const test = await readTest(deps.db, "mail");
  if (!test) throw new AppError("notFound");
  const seen = await parseHeaders(headers);
  if (!seen) throw new AppError("invalid", { fields: { headers: "validation:mailHeaders" } });
  const arrivedAt = test.arrivedAt ?? deps.clock().toISOString();
  await storeChange(deps, "mail", { ...test, arrivedAt, seen }, caller);
}

async function storeChange(deps: ChangeNeeds, message: TestMessage, value: StoredTest, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await addEntry(tx, { kind: "test", name: message, value, at: deps.clock(), byId: caller.actor.id });
    const action = value.seen ? "go-live.read-headers" : "go-live.arrive";
    return { event: { action, subject: { type: "test-message", id: message } } };
  });
}

/** Parses the header lines of a mail; null when they are none. */
export async function parseHeaders(text: string): Promise<SeenMail | null> {
  const [lines = ""] = text.replaceAll("\r\n", "\n").trimStart().split("\n\n");
  const { headers, from } = await PostalMime.parse(`${lines}\n\n`);
  if (!from?.address) return null;
  const valuesOf = (key: string) => headers.filter((header: Header) => header.key === key).map(({ value }) => value);
  const [returnPath] = valuesOf("return-path");
  // The mailbox that took the mail writes its verdicts above those of servers before it.
  const [verdicts = ""] = valuesOf("authentication-results");
  const verdictOf = (method: string) =>
    new RegExp(`\\b${method}=(\\w+)`, "i").exec(verdicts)?.[1]?.toLowerCase() ?? null;
  return {
    from: domainOf(from.address),
    envelope: returnPath?.includes("@") ? domainOf(returnPath) : null,
    dkim: valuesOf("dkim-signature").flatMap(signatureOf),
    spf: verdictOf("spf"),
    dkimResult: verdictOf("dkim"),
    dmarc: verdictOf("dmarc"),
  };
}

/** Reads the domain (d=) and the selector (s=) of a DKIM signature. */
function signatureOf(value: string): SeenMail["dkim"] {
  const tagOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]+)`).exec(value)?.[1];
  const [domain, selector] = [tagOf("d"), tagOf("s")];
  return domain && selector ? [{ domain: domain.toLowerCase(), selector }] : [];
}
