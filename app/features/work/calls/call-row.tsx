import { PhoneIncoming, PhoneOutgoing } from "lucide-react";
import { Link } from "react-router";
import type { PresentedCall } from "../../../../domain/api/work/calls.ts";
import { requestAddress } from "../../../../domain/work/request-kinds.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomeNames } from "../../../lib/outcomes.ts";

/** A call in the list: with whom, how it went, how long it took, who made or took it, and the note. */
export function CallRow({ call }: { call: PresentedCall }) {
  const { t } = useTranslation("calls");
  const dates = useDates();
  const names = useOutcomeNames();
  const { at, direction, outcome, minutes, text, who, customer, request } = call;
  const Icon = direction === "in" ? PhoneIncoming : PhoneOutgoing;
  const facts = [
    t(`directions.${direction}`),
    names.callOutcome(outcome),
    ...(minutes === null ? [] : [t("minutes", { minutes })]),
    who ?? t("somebody"),
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3">
      <Icon aria-hidden="true" className="mt-1 size-5 text-ink-soft" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {customer ? (
            <Link to={`/customers/${customer.id}`} className="link font-semibold">
              {customer.name}
            </Link>
          ) : (
            <span className="font-semibold">{request?.name}</span>
          )}
          {request && (
            <>
              {" · "}
              <Link to={requestAddress(request.reference)} className="link">
                {request.reference}
              </Link>
            </>
          )}
        </p>
        <time dateTime={at} className="text-sm text-ink-soft">
          {dates.dateTime(at)}
        </time>
      </div>
      <p className="col-start-2 text-sm text-ink-soft">{facts.join(" · ")}</p>
      {text && <p className="col-start-2 break-words whitespace-pre-wrap">{text}</p>}
    </li>
  );
}
