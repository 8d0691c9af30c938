import { fail, ok, PATIENCE_MS, warn, type Finding, type HealthNeeds } from "./finding.ts";
import { networkReason } from "./network-reason.ts";

const UNKNOWN_NAME = new Set(["ENOTFOUND", "EAI_AGAIN"]);

/** Checks that visitors reach this program at PUBLIC_URL, and by https. */
export async function checkPublicUrl({ env }: HealthNeeds): Promise<Finding> {
  const { publicUrl: address } = env;
  if (!env.PUBLIC_URL) return warn("health:publicUrl.none", { address });
  try {
    // Redirects are not followed: an address that redirects is not the one that visitors and mails should have.
    const answer = await fetch(`${address}/healthz`, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!isOurs(answer.status, await answer.text())) {
      return fail("health:publicUrl.other", { address, status: answer.status });
    }
  } catch (error) {
    const reason = networkReason(error);
    if (UNKNOWN_NAME.has(reason)) return fail("health:publicUrl.unknownName", { address });
    if (/CERT|SSL|TLS/.test(reason)) return fail("health:publicUrl.certificate", { address, reason });
    return fail("health:publicUrl.unreachable", { address, reason });
  }
  return env.isProduction ? ok("health:publicUrl.ok", { address }) : warn("health:publicUrl.open", { address });
}

/** Recognizes the answer of this program at /healthz, in whichever version. */
const isOurs = (status: number, body: string) => status === 200 && /^\{"status":"ok"[,}]/.test(body);
