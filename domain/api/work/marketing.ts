import { done, ofAnyKind, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";

export const marketingEndpoints = {
  /** Mails the customer the question whether the office may write about renewals and other lines. */
  ...ofAnyKind("POST", "/:id/marketing-question", { params: leadByName, answer: done }),
} as const satisfies Endpoints;
