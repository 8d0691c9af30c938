import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { api, ApiError } from "../../lib/api.ts";
import { campaignSource } from "../../lib/campaign.ts";
import { useElapsed } from "../../lib/use-elapsed.ts";
import { createLeadKey, type LeadKey } from "./lead-key.ts";
import type { Receipt } from "./lead-values.ts";

/** Sends a public form to our API: once, however often it is pressed or tried again. */
export function useLeadSender(form: string, endpoint: string) {
  const { pathname } = useLocation();
  const key = useRef<LeadKey | null>(null);
  const elapsed = useElapsed();

  useEffect(() => {
    key.current = createLeadKey(form);
    key.current.current();
  }, [form]);

  async function post(values: object): Promise<Receipt> {
    return api(endpoint, {
      method: "POST",
      headers: { "idempotency-key": key.current?.current() ?? "" },
      body: {
        ...values,
        elapsedMs: elapsed(),
        page: pathname,
        source: campaignSource(),
        requestDate: new Date().toISOString(),
      },
    });
  }

  return {
    /** To be called on every edit. */
    edited: () => key.current?.renewIfSent(),
    async send(values: object): Promise<Receipt> {
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
