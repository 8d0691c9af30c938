import { CalendarPlus, Clock, Phone, Tag, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { DatedReceipt } from "./lead-values.ts";
import { PhoneLink } from "./phone-link.tsx";
import { ReferenceLine } from "./reference-line.tsx";
import { useAnswerTime } from "./use-answer-time.ts";

type NextStepsProps = {
  receipt: DatedReceipt;
  /** As the headings around it have it. */
  heading?: "h2" | "h3";
};

/** What stays when the thanks are gone: the reference, what happens next and by when, the phone, a date to keep. */
export function NextSteps({ receipt, heading: Heading = "h3" }: NextStepsProps) {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  const { reference, at, answerBy: by } = receipt;
  const when = useAnswerTime(at, by);
  const query = by && new URLSearchParams({ reference, by, lang: language }).toString();
  return (
    <div className="grid gap-3 rounded border border-sage/40 bg-sage-soft p-5">
      <Heading className="text-xl">{t("next.title")}</Heading>
      <ul className="grid gap-2">
        <Step icon={Tag}>
          <ReferenceLine reference={reference} />
        </Step>
        {when && <Step icon={Clock}>{t("next.answer", { when })}</Step>}
        <Step icon={Phone}>
          {t("next.call")} <PhoneLink />
        </Step>
      </ul>
      {query && (
        <p>
          <ButtonLink href={`/api/answer-calendar?${query}`} variant="secondary" download className="max-sm:w-full">
            <CalendarPlus aria-hidden="true" />
            {t("next.calendar")}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function Step({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
