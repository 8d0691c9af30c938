import { useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { useDetailTexts } from "./detail-text.ts";
import type { DetailsForm } from "./use-details-form.ts";

type DetailsClashProps = { details: DetailsForm; texts: ReturnType<typeof useDetailTexts> };

/** The fields that a colleague has changed as well, one by one: what is stored, what was typed, and the choice. */
export function DetailsClash({ details, texts }: DetailsClashProps) {
  const { t } = useTranslation("desk");
  const { clashing, theirs, mine, takeTheirs, keepMine } = details;
  const box = useRef<HTMLDivElement>(null);
  const count = clashing.length;
  useEffect(() => {
    // The notice stands above the field in which the person types, so it takes the focus when it appears.
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      variant="error"
      title={t("customers.correct.clash.title")}
      className="scroll-clear sm:col-span-2"
    >
      <p>{t("customers.correct.clash.text")}</p>
      <ul className="mt-2 grid grid-cols-1 gap-4">
        {clashing.map((field) => (
          <li key={field} className="grid grid-cols-1 gap-2 border-t border-brick/40 pt-3">
            <p className="font-semibold">{texts.label(field)}</p>
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              <div className="min-w-0">
                <dt className="text-sm text-ink-soft">{t("customers.correct.clash.theirs")}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{texts.write(field, theirs[field])}</dd>
              </div>
              <div className="min-w-0">
                <dt className="text-sm text-ink-soft">{t("customers.correct.clash.mine")}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{texts.write(field, mine[field])}</dd>
              </div>
            </dl>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("customers.correct.clash.takeTheirsLabel", { field: texts.label(field) })}
                onClick={() => takeTheirs(field)}
              >
                {t("customers.correct.clash.takeTheirs")}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("customers.correct.clash.keepMineLabel", { field: texts.label(field) })}
                onClick={() => keepMine(field)}
              >
                {t("customers.correct.clash.keepMine")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
