import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** A sent lead, and the reference in its answer; null until there is one. */
export type Lead = {
  name: string;
  email: string;
  token: string;
  reference: string | null;
  /** The time of the answer, by `performance.now()`. */
  acknowledgedAt?: number;
  /** Further fields of the form. */
  more?: object;
};

export type Burst = {
  /** Resolves when `count` of these leads are acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Resolves when all are acknowledged. */
  all: Promise<void>;
};

export type Visitors = {
  leads: Lead[];
  /** The number of answers "try again later" and of missing answers. */
  refusals(): number;
  /**
   * Sends new leads concurrently. Without an answer the same lead is sent again, as the form does, until there is one.
   */
  send(count: number): Burst;
  /** Resolves when every lead that was sent so far is acknowledged. */
  all(): Promise<void>;
};

/** The number of concurrent visitors. */
const AT_ONCE = 40;
const TRY_AGAIN_MS = 200;
/** Longer than the program may take for an answer, whatever happens to its database. */
const ANSWER_MS = 60_000;
const PATIENCE_MS = 300_000;

type Options = {
  /** Further fields of the lead with this number. */
  fieldsOf?: (n: number) => object;
  /** The answers that mean "later": a proxy in front of the site has some of its own. */
  later?: number[];
  /** The pause before a lead is sent again. */
  tryAgainMs?: number;
};

/** Creates visitors of a site, who record what was acknowledged. */
export function createVisitors(site: string, options: Options = {}): Visitors {
  const { fieldsOf = () => ({}), later = [503], tryAgainMs = TRY_AGAIN_MS } = options;
  const leads: Lead[] = [];
  const bursts: Promise<void>[] = [];
  let refused = 0;

  function newLead(): Lead {
    const n = leads.length;
    const name = `Soak ${n}`;
    const lead: Lead = {
      name,
      email: `visitor${n}@example.com`,
      token: randomUUID(),
      reference: null,
      more: fieldsOf(n),
    };
    leads.push(lead);
    return lead;
  }

  async function keepSending(lead: Lead): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(tryAgainMs)) {
      lead.reference = await post(site, lead, later);
      lead.acknowledgedAt = performance.now();
      if (lead.reference) return;
      refused++;
    }
    throw new Error("a lead was never acknowledged");
  }

  return {
    leads,
    refusals: () => refused,
    send(count) {
      const sent = Array.from({ length: count }, newLead);
      const waiting = [...sent];
      const line = async () => {
        for (let lead = waiting.shift(); lead; lead = waiting.shift()) await keepSending(lead);
      };
      const all = Promise.all(Array.from({ length: Math.min(count, AT_ONCE) }, line)).then(() => undefined);
      // The error is reported by the caller that awaits it.
      all.catch(() => undefined);
      bursts.push(all);
      const done = () => sent.filter(({ reference }) => reference !== null).length;
      const acknowledged = async (enough: number) => {
        while (done() < enough) await Promise.race([all, wait(5)]);
      };
      return { acknowledged, all };
    },
    all: async () => void (await Promise.all(bursts)),
  };
}

/** Sends a lead and returns its reference; null without an answer, or when the answer says "later". */
async function post(site: string, { name, email, token, more }: Lead, later: number[]): Promise<string | null> {
  const answer = await fetch(`${site}/api/quote-requests`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": token },
    body: JSON.stringify({ insuranceType: "life", name, email, phone: "7135550113", ...more }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  if (answer && answer.status !== 201 && !later.includes(answer.status))
    throw new Error(`a visitor was answered ${answer.status}`);
  // A truncated answer counts as none.
  const receipt: { reference?: string } | null | undefined = await answer?.json().catch(() => null);
  return answer?.status === 201 ? (receipt?.reference ?? null) : null;
}
