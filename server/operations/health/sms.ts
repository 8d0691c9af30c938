import { countUnclear } from "../../work/outbox/count-unclear.ts";
import { accountAddress } from "../../work/sms/transport.ts";
import { fail, ok, PATIENCE_MS, warn, type Finding, type HealthNeeds } from "./finding.ts";
import { networkReason } from "./network-reason.ts";

/** Checks that the provider of text messages accepts our account; sends nothing. */
export async function checkSms({ env, db }: HealthNeeds): Promise<Finding> {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = env;
  if (!sid || !token) return warn("health:sms.none");
  const address = accountAddress(sid, env);
  const { host } = new URL(address);
  try {
    const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
    const answer = await fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    if (!answer.ok) return fail("health:sms.refused", { host, status: answer.status });
  } catch (error) {
    return fail("health:sms.unreachable", { host, reason: networkReason(error) });
  }
  const waiting = db ? (await countUnclear(db)).sms.count : 0;
  return waiting > 0 ? warn("health:sms.unclear", { host, waiting }) : ok("health:sms.ok", { host });
}
