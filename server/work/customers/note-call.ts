import { AppError } from "../../../domain/platform/errors.ts";
import { callData } from "../../../domain/work/call-options.ts";
import type { CustomerCall } from "../../../domain/work/customers.ts";
import { phoneKey } from "../../../domain/work/customer-keys.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { forbidNumber } from "../leads/do-not-contact.ts";
import { findKept } from "./family.ts";
import { mayAnswer } from "./may-answer.ts";
import { reachOf } from "./reach-of.ts";

/**
 * Records a call with a customer that is about none of their requests, by whoever may write to them. A customer who does
 * not want calls is put on the do-not-call list.
 */
export async function noteCall(deps: Deps, askedId: number, call: CustomerCall, caller: Caller): Promise<void> {
  const { actor } = caller;
  const at = deps.clock();
  await makeChange(deps, caller, async (tx) => {
    const { id } = await findKept(tx, askedId);
    if (!(await mayAnswer(tx, id, actor))) throw new AppError("forbidden");
    const { callOutcomes } = deps.settings.agency().outcomes;
    if (!callOutcomes.some((one) => one.id === call.outcome && one.isActive)) {
      throw new AppError("invalid", { fields: { outcome: "validation:choice" } });
    }
    const reach = (await reachOf(tx, [id])).get(id);
    const number = phoneKey(call.phone) ?? call.phone;
    if (!reach?.phones.includes(number)) throw new AppError("invalid", { fields: { phone: "validation:choice" } });
    const isRefusal = call.outcome === "do-not-call";
    const isListed = isRefusal && (await forbidNumber(tx, "call", call.phone, at));
    const { outcome } = call;
    const data = { outcome, ...callData(call), ...(isRefusal && { isListed }) };
    await writeDeskEvent(tx, { type: "call", customerId: id, actor, data, at });
    const subject = { type: "customer", id };
    return {
      event: isRefusal
        ? { action: "do-not-contact.set", subject, details: { channel: "call" } }
        : { action: "customer.call", subject, details: { outcome } },
    };
  });
}
