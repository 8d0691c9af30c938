import { useRef, useState, type SyntheticEvent } from "react";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { Premium } from "../../../../domain/api/work/work.ts";
import { COVERAGES } from "../../../../domain/work/offer-coverages.ts";
import { storedPart } from "../../../../domain/work/offer-parts.ts";
import { isExact, termFaults, type CoverageValue, type OfferTerms } from "../../../../domain/work/offers.ts";
import { ConflictNotice } from "../../../layout/conflict-notice.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { CoverageField } from "./coverage-field.tsx";
import { usePremiums } from "./use-premiums.ts";
import { useToday } from "../../../layout/tasks/use-today.ts";

const DAY_MS = 86_400_000;
/** Days for which an offer holds unless the agent says otherwise. */
const USUAL_DAYS = 30;

type TermsDialogProps = { lead: ViewedRequest<"quote">; premium: Premium; onClose(): void };

/** The form that states what a premium covers, line by line, and until when the carrier holds it. */
export function TermsDialog({ lead, premium, onClose }: TermsDialogProps) {
  const { t } = useTranslation("offer-desk");
  const line = lead.insuranceType;
  const today = useToday();
  const { isBusy, setTerms } = usePremiums();
  const [terms, setTyped] = useState(() => premium.offer ?? emptyTerms(line, today));
  // The terms as the form shows them. Others that the live stream brings are a colleague's, whom it does not overwrite.
  const [seen, setSeen] = useState(premium.offer);
  const [conflicts, setConflicts] = useState(0);
  const now = lead.premiums.find(({ id }) => id === premium.id);
  const first = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const stored = storedTerms(terms);
  const faults = isTried ? termFaults(line, stored) : {};
  const errorAt = (name: string) => (faults[name] ? t(faults[name]) : undefined);
  const others = lead.premiums.filter(({ id, offer }) => id !== premium.id && offer && isExact(line, offer));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(termFaults(line, stored)).length > 0) return;
    if (now && !isSame(now.offer, seen)) setConflicts(conflicts + 1);
    else setTerms(premium.id, stored, onClose);
  }

  function keepMine() {
    setSeen(now?.offer ?? null);
    setTerms(premium.id, stored, onClose);
  }

  function takeTheirs() {
    setSeen(now?.offer ?? null);
    setTyped(now?.offer ?? emptyTerms(line, today));
    setConflicts(0);
    first.current?.focus();
  }
  const setValue = (key: string, value: CoverageValue) =>
    setTyped({ ...terms, coverages: { ...terms.coverages, [key]: value } });

  return (
    <FormDialog
      size="lg"
      title={t("termsOf", { carrier: premium.carrier })}
      description={t("termsText")}
      submitLabel={t("save")}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t("offeredOn")} error={errorAt("offeredOn")} required>
        <Input
          ref={first}
          type="date"
          value={terms.offeredOn}
          onChange={(event) => setTyped({ ...terms, offeredOn: event.target.value })}
        />
      </Field>
      <Field label={t("validUntil")} error={errorAt("validUntil")} required>
        <Input
          type="date"
          value={terms.validUntil}
          onChange={(event) => setTyped({ ...terms, validUntil: event.target.value })}
        />
      </Field>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          {others.map(({ id, carrier, offer }) => (
            <Button
              key={id}
              variant="secondary"
              size="sm"
              onClick={() => offer && setTyped({ ...terms, coverages: offer.coverages })}
            >
              {t("copyFrom", { carrier })}
            </Button>
          ))}
        </div>
      )}
      {COVERAGES[line].map((coverage) => (
        <CoverageField
          key={coverage.key}
          coverage={coverage}
          value={terms.coverages[coverage.key] ?? { isIncluded: false, parts: {} }}
          errorAt={errorAt}
          onChange={(value) => setValue(coverage.key, value)}
        />
      ))}
      {conflicts > 0 && (
        <div className="sm:col-span-2">
          <ConflictNotice key={conflicts} isBusy={isBusy} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
        </div>
      )}
    </FormDialog>
  );
}

const isSame = (one: OfferTerms | null, other: OfferTerms | null) => JSON.stringify(one) === JSON.stringify(other);

function emptyTerms(line: keyof typeof COVERAGES, today: string): OfferTerms {
  const until = new Date(Date.parse(today) + USUAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  const none = COVERAGES[line].map(({ key }) => [key, { isIncluded: false, parts: {} }]);
  return { offeredOn: today, validUntil: until, coverages: Object.fromEntries(none) };
}

/** Returns the terms as they are stored: amounts without the signs that people type. */
function storedTerms(terms: OfferTerms): OfferTerms {
  const coverages = Object.entries(terms.coverages).map(([key, { isIncluded, parts }]) => {
    const plain = Object.entries(parts).map(([name, typed]) => [name, storedPart(typed)]);
    return [key, { isIncluded, parts: Object.fromEntries(plain) }];
  });
  return { ...terms, coverages: Object.fromEntries(coverages) };
}
