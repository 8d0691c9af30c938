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
  | "POST /api/quote-requests/complete"
  | "POST /api/service-requests";

/** Sends a public form to our API. An idempotency key makes repeated presses and retries count once. */
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
    // Cast: the typed values are plain strings, and the validation rules check them.
    return api(endpoint, call as CallOf<LeadEndpoint>);
  }

  return {
    /** Must be called on every edit. */
    edited: () => key.current?.renewIfSent(),
    async send(values: object): Promise<LeadReceipt> {
      try {
        const receipt = await post(values);
        key.current?.markSent();
        return receipt;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "idempotencyMismatch") throw error;
        // The response to an earlier attempt was lost and the form was edited since: this is a new request with a new
        // key.
        key.current?.renew();
        return post(values);
      }
    },
  };
}
