import { Check, SquarePen, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Premium } from "../../../../domain/api/work/work.ts";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { dollars } from "../../../../domain/platform/dollars.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Part } from "./letter-part.tsx";
import { PremiumForm } from "./premium-form.tsx";
import { usePremiums, type BegunPremium } from "./use-premiums.ts";
import { useWork } from "./use-work.ts";

const perMonth = ({ cents, months }: Premium) => cents / months;

/** The carriers' premiums, per month so that they can be compared, lowest first. One of them can be chosen. */
export function Premiums({ lead }: { lead: ViewedRequest<"quote"> }) {
  const { t } = useTranslation("desk");
  const { may, seenNow } = useWork();
  const mayChange = may("premium");
  // The premiums that are corrected just now. Their forms stay in their place, whatever a colleague changes meanwhile.
  const [begun, setBegun] = useState<readonly BegunPremium[]>([]);
  const open = mayChange ? begun : [];
  const others = lead.premiums.filter(({ id }) => !open.some(({ premium }) => premium.id === id));
  const sorted = [...open.map(({ premium }) => premium), ...others].toSorted((a, b) => perMonth(a) - perMonth(b));
  if (sorted.length === 0 && !mayChange) return null;
  return (
    <Part name="premiums" title={t("inbox.premiums.title")}>
      {sorted.length > 0 && (
        <ul aria-label={t("inbox.premiums.title")} className="mb-4 grid grid-cols-1 gap-2">
          {sorted.map((premium, at) => (
            <PremiumRow
              key={premium.id}
              premium={premium}
              isLowest={at === 0 && sorted.length > 1}
              mayChange={mayChange}
              begun={open.find((one) => one.premium.id === premium.id)}
              onCorrect={() => setBegun((before) => [...before, { premium, seen: seenNow() }])}
              onClose={() => setBegun((before) => before.filter((one) => one.premium.id !== premium.id))}
            />
          ))}
        </ul>
      )}
      {mayChange && <AddPremium />}
    </Part>
  );
}

function AddPremium() {
  const { add, isBusy } = usePremiums();
  return <PremiumForm isBusy={isBusy} onSave={add} />;
}

type PremiumRowProps = {
  premium: Premium;
  isLowest: boolean;
  mayChange: boolean;
  /** Set while the premium is corrected. */
  begun: BegunPremium | undefined;
  onCorrect(): void;
  onClose(): void;
};

function PremiumRow({ premium, isLowest, mayChange, begun, onCorrect, onClose }: PremiumRowProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { isBusy, choose, correct, remove } = usePremiums();
  const { id, carrier, cents, months, note, isChosen } = premium;
  const editButton = useFocusBack(begun !== undefined);
  const look = cx("rounded border px-3 py-2", isChosen ? "border-sage bg-sage-soft" : "border-line");
  if (begun) {
    return (
      <li className={look}>
        <PremiumForm
          premium={premium}
          isBusy={isBusy}
          // On a conflict, the notice at the top shows the colleague's change beside what was typed here.
          onSave={(input) => correct({ do: "premium", id, premium: input }, begun, onClose)}
          onCancel={onClose}
        />
      </li>
    );
  }
  return (
    <li className={cx("flex flex-wrap items-center gap-x-4 gap-y-1", look)}>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {carrier}
          {isChosen && <Badge tone="success">{t("inbox.premiums.chosen")}</Badge>}
          {isLowest && <Badge tone="accent">{t("inbox.premiums.lowest")}</Badge>}
        </p>
        {note && <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{note}</p>}
      </div>
      <p className="tabular-nums sm:text-end">
        {t("inbox.premiums.perMonth", { amount: dollars(perMonth(premium), language) })}
        <span className="block text-sm text-ink-soft">
          {t("inbox.premiums.term", { amount: dollars(cents, language), count: months })}
        </span>
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-1">
          {!isChosen && (
            <Button
              variant="secondary"
              size="sm"
              className="whitespace-nowrap"
              disabled={isBusy}
              aria-label={t("inbox.premiums.chooseOne", { carrier })}
              onClick={() => choose(id)}
            >
              <Check aria-hidden="true" />
              {t("inbox.premiums.choose")}
            </Button>
          )}
          <Button
            ref={editButton}
            variant="ghost"
            size="sm"
            disabled={isBusy}
            aria-label={t("inbox.premiums.correct", { carrier })}
            title={t("inbox.premiums.correct", { carrier })}
            onClick={onCorrect}
          >
            <SquarePen aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={isBusy}
            aria-label={t("inbox.premiums.remove", { carrier })}
            title={t("inbox.premiums.remove", { carrier })}
            onClick={() => remove(id)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      )}
    </li>
  );
}

/** Returns the focus to the button that opened a form when the form closes. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
