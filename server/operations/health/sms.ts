import { countUnclear } from "../../work/outbox/count-unclear.ts";
import { accountAddress, askForAccount } from "../../work/sms/transport.ts";
import { fail, ok, PATIENCE_MS, warn, type Finding, type HealthNeeds } from "./finding.ts";
import { providersOf } from "./providers.ts";
import { networkReason } from "./network-reason.ts";

/** Checks that the provider of text messages accepts our account; sends nothing. */
export async function checkSms(needs: HealthNeeds): Promise<Finding> {
  const { env, db } = needs;
  const { accountSid, authToken } = (await providersOf(needs)).textProvider ?? {};
  if (!accountSid || !authToken) return warn("health:sms.none");
  const { host } = new URL(accountAddress(accountSid, env));
  try {
    const status = await askForAccount({ accountSid, authToken }, env, PATIENCE_MS);
    if (status >= 300) return fail("health:sms.refused", { host, status });
  } catch (error) {
    return fail("health:sms.unreachable", { host, reason: networkReason(error) });
  }
  const waiting = db ? (await countUnclear(db)).sms.count : 0;
  return waiting > 0 ? warn("health:sms.unclear", { host, waiting }) : ok("health:sms.ok", { host });
}
