import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { CallOf } from "../../../../domain/api/index.ts";
import type { LeadReceipt } from "../../../../domain/api/work/leads.ts";
import { api, ApiError } from "../../../lib/api.ts";
import { campaignSource } from "../../../lib/campaign.ts";
import { useElapsed } from "../../../lib/use-elapsed.ts";
import { createLeadKey, type LeadKey } from "./lead-key.ts";

export type LeadEndpoint =
  | "POST /api/contact-requests"
  | "POST /api/quote-requests"
  | "POST /api/quote-requests/complete";

/** Sends a public form to our API: once, however often it is pressed or tried again. */
export function useLeadSender(form: string, endpoint: LeadEndpoint) {
  const { pathname } = useLocation();
  const key = useRef<LeadKey | null>(null);
  const elapsed = useElapsed();

  useEffect(() => {
    key.current = createLeadKey(form);
    key.current.current();
  }, [form]);

  async function post(values: object): Promise<LeadReceipt> {
    const call: unknown = {
      headers: { "idempotency-key": key.current?.current() ?? "" },
      body: {
        ...values,
        elapsedMs: elapsed(),
        page: pathname,
        source: campaignSource(),
        requestDate: new Date().toISOString(),
      },
    };
    // What was typed is text, field by field: whether it is what the endpoint asks for is for the rules to say.
    return api(endpoint, call as CallOf<LeadEndpoint>);
  }

  return {
    /** To be called on every edit. */
    edited: () => key.current?.renewIfSent(),
    async send(values: object): Promise<LeadReceipt> {
      try {
        const receipt = await post(values);
        key.current?.markSent();
        return receipt;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "idempotencyMismatch") throw error;
        // An answer was lost and the form corrected since: what is sent now is a request of its own.
        key.current?.renew();
        return post(values);
      }
    },
  };
}
