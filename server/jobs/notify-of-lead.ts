import type { Deps } from "../deps.ts";
import { notifyOfQuote } from "../quotes/notify-of-quote.ts";
import type { JobData } from "./queue.ts";

/** After a lead is stored: tells the agents, and thanks the visitor. */
export async function notifyOfLead(deps: Deps, { kind, id }: JobData["notify-of-lead"]): Promise<void> {
  if (kind === "quote") await notifyOfQuote(deps, id);
}
