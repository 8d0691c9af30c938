import { useState, type SubmitEvent } from "react";
import { api, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { SentLead } from "../../work/leads/lead-values.ts";

const loadRules = async () => (await import("../../../../domain/people/registration.ts")).registrationRequest;

const EMPTY = {
  username: "",
  email: "",
  firstName: "",
  lastName: "",
  phone: "",
  requestedRole: "agent" as const,
  requestMessage: "",
  experience: "",
  licenses: "",
  website: "",
};
type Name = keyof typeof EMPTY;

/** The server's answer to a request that was sent without JavaScript. */
export type SentRequest = Pick<SentLead, "values" | "error" | "fields"> & { isSent: boolean };

export type RequestFields = Pick<ReturnType<typeof useRequestForm>, "field" | "errorOf">;

/**
 * The state of the account request form. It starts from the server's answer when the form was sent without JavaScript.
 */
export function useRequestForm(sent: SentRequest = { values: {}, isSent: false }) {
  const { t } = useTranslation("session");
  const [isSent, setSent] = useState(sent.isSent);
  const [failure, setFailure] = useState(sent.error);
  const [faults, setFaults] = useState(sent.fields ?? {});
  const start = { ...EMPTY, ...(sent.values as Partial<typeof EMPTY>) };
  const form = useApiForm(loadRules, start);
  const send = form.submit(
    async (body) => {
      setFailure(undefined);
      await api("POST /api/registration-requests", { body });
      setSent(true);
    },
    (error) => {
      const description = errorText(error, t("request.failedText"));
      setFailure(description);
      toast({ title: t("request.failed"), description, variant: "destructive" });
    },
  );
  return {
    /**
     * Returns the props of an input. `defaultValue` renders the typed value on the server: without JavaScript nothing
     * else fills it in.
     */
    field: (name: Name) => ({ ...form.register(name), defaultValue: start[name] }),
    errorOf: (name: Name) => form.errorOf(name) ?? faults[name],
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      setFaults({});
      send(event);
    },
    isSent,
    isBusy: form.isBusy,
    failure,
  };
}
