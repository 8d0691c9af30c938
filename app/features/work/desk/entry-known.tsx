import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { RecognizedCustomer } from "../../../../domain/api/work/customers.ts";
import { phoneDigits } from "../../../../domain/platform/phone.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";

/** Debounce delay after the last key: a number is not looked up while it is still being typed. */
const PAUSE_MS = 350;
const WHOLE_NUMBER = 10;
const ADDRESS = /^\S+@\S+\.\S{2,}$/;

type EntryKnownProps = { phone: string; email: string; onUse: (customer: RecognizedCustomer) => void };

/**
 * Recognizes the customer while a phone number or an e-mail address is typed, and offers to use their details. Shows
 * what they have agreed to, and what they asked us not to do.
 */
export function EntryKnown({ phone, email, onUse }: EntryKnownProps) {
  const { t } = useTranslation("desk");
  const typed = usePaused(phoneDigits(phone).length >= WHOLE_NUMBER ? phone.trim() : "");
  const address = usePaused(ADDRESS.test(email.trim()) ? email.trim() : "");
  const found = useQuery({
    queryKey: ["recognized", typed, address],
    queryFn: () => api("POST /api/customers/recognize", { body: { phone: typed, email: address } }),
    enabled: typed !== "" || address !== "",
    // Not cached: what was read about people does not stay in memory.
    gcTime: 0,
  });
  const known = found.data ?? [];
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      {known.length > 0 && (
        <div className="rounded border border-indigo/40 bg-indigo-soft p-4">
          <p className="font-semibold text-indigo">{t("customers.enter.known.title")}</p>
          <ul className="mt-2 grid grid-cols-1 gap-3">
            {known.map((customer) => (
              <Known key={customer.id} customer={customer} phone={typed} onUse={onUse} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type KnownProps = { customer: RecognizedCustomer; phone: string; onUse: EntryKnownProps["onUse"] };

function Known({ customer, phone, onUse }: KnownProps) {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const { id, name, phones, emails, doNotCall, doNotText, requests: count, lastRequestAt } = customer;
  return (
    <li className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {doNotCall && <Badge tone="accent">{t("doNot.call")}</Badge>}
        {doNotText && <Badge tone="accent">{t("doNot.text")}</Badge>}
      </p>
      <p className="text-sm wrap-anywhere">{[...phones.map(shownNumber), ...emails].join(" · ")}</p>
      <p className="text-sm">
        {lastRequestAt
          ? t("customers.enter.known.requests", { count, date: dates.date(lastRequestAt) })
          : t("customers.enter.known.noRequests")}
        {" · "}
        <Consent customer={customer} phone={phone} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("customers.enter.known.useLabel", { name })}
          onClick={() => onUse(customer)}
        >
          {t("customers.enter.known.use")}
        </Button>
        {/* A new tab, so that what was typed here stays. */}
        <Link to={`/customers/${id}`} target="_blank" className="link inline-flex min-h-11 items-center">
          {t("customers.enter.known.open", { name })}
        </Link>
      </div>
    </li>
  );
}

function Consent({ customer: { consentedPhones }, phone }: Pick<KnownProps, "customer" | "phone">) {
  const { t } = useTranslation("desk");
  const digits = phoneDigits(phone);
  if (consentedPhones.length === 0) return t("customers.enter.known.notAgreed");
  if (digits && consentedPhones.some((number) => number.endsWith(digits))) return t("customers.enter.known.agreed");
  return t("customers.enter.known.agreedOther", { numbers: consentedPhones.map(shownNumber).join(", ") });
}

/** Returns a value once it has not changed for a moment (debounce); an empty one at once. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === "" ? "" : paused;
}
