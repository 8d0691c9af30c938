import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { stageName } from "../../../../domain/work/desk/stage-name.ts";
import { kindOfReference } from "../../../../domain/work/request-kinds.ts";
import type { RecognizedCaller } from "../../../../domain/api/work/calls.ts";
import { isPhone } from "../../../../domain/platform/is-phone.ts";
import type { Translate } from "../../../../domain/platform/text-keys.ts";
import { sayType } from "../../../../domain/work/say-type.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";

/** Debounce delay after the last key: a number is not looked up while it is still being typed. */
const PAUSE_MS = 350;

/** The subject of a call: a request, or a customer and none of their requests. */
export type CallSubject = { reference: string } | { customerId: number };
const keyOf = (subject: CallSubject) =>
  "reference" in subject ? `request ${subject.reference}` : `customer ${subject.customerId}`;

type CallSubjectsProps = {
  phone: string;
  chosen: CallSubject | null;
  error: string | undefined;
  onChoose: (subject: CallSubject | null) => void;
};

/**
 * Recognizes the number of a call while it is typed: offers the open requests and the customers who have it, the first
 * of them chosen, and says when the number must not be called.
 */
export function CallSubjects({ phone, chosen, error, onChoose }: CallSubjectsProps) {
  const { t } = useTranslation("calls");
  const typed = usePaused(isPhone(phone) ? phone.trim() : "");
  const found = useQuery({
    queryKey: ["caller", typed],
    queryFn: () => api("POST /api/calls/recognize", { body: { phone: typed } }),
    enabled: typed !== "",
    // Not cached: what was read about people does not stay in memory.
    gcTime: 0,
  });
  const options = found.data ? optionsOf(t, found.data) : [];
  const first = options.find(({ mayLog }) => mayLog)?.subject ?? null;
  const firstKey = first && keyOf(first);
  const isOffered = chosen !== null && options.some(({ value }) => value === keyOf(chosen));
  // The choice follows the number. Runs after every render, and chooses only what is not chosen yet.
  useEffect(() => {
    if (!isOffered && firstKey !== (chosen && keyOf(chosen))) onChoose(first);
  });
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden sm:col-span-2">
      {found.isLoading && <p className="text-sm text-ink-soft">{t("form.searching")}</p>}
      {found.isError && <Alert variant="error">{t("form.recognizeFailed")}</Alert>}
      {found.data?.doNotCall && <Alert variant="error">{t("form.doNotCall")}</Alert>}
      {found.data && options.length === 0 && (
        <p>
          {t("form.unknown")}{" "}
          <Link to="/agent-dashboard?enter=yes" className="link">
            {t("form.enter")}
          </Link>
        </p>
      )}
      {options.length > 0 && (
        <RadioGroup
          legend={t("form.with")}
          name="call-subject"
          required
          error={error}
          options={options.filter(({ mayLog }) => mayLog)}
          value={chosen ? keyOf(chosen) : ""}
          onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.subject ?? null)}
        />
      )}
      {options
        .filter(({ mayLog }) => !mayLog)
        .map(({ value, label, refusal }) => (
          <p key={value} className="text-sm text-ink-soft">
            {label}: {refusal}
          </p>
        ))}
    </div>
  );
}

type Option = { value: string; subject: CallSubject; label: string; hint?: string; mayLog: boolean; refusal: string };

function optionsOf(t: Translate, { requests, customers }: RecognizedCaller): Option[] {
  const ofRequests = requests.map(({ reference, type, name, stage, owner, mayLog }): Option => {
    const subject = { reference };
    const about = t("calls:form.request", { type: sayType(t, type) ?? "", reference });
    const hint = [
      about,
      t(`desk:work.stages.${stageName(kindOfReference(reference), stage)}`),
      ...(owner ? [owner] : []),
    ].join(" · ");
    const refusal = t("calls:form.notYours", { owner: owner ?? "" });
    return { value: keyOf(subject), subject, label: name, hint, mayLog, refusal };
  });
  const ofCustomers = customers.map(({ id, name, mayLog }): Option => {
    const subject = { customerId: id };
    const refusal = t("calls:form.notAllowed");
    return { value: keyOf(subject), subject, label: name, hint: t("calls:form.customer"), mayLog, refusal };
  });
  return [...ofRequests, ...ofCustomers];
}

/** Debounces a text. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
