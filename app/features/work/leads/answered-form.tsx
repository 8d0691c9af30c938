import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Outcome } from "./outcome.tsx";
import type { useLeadForm } from "./use-lead-form.ts";

type AnsweredFormProps = {
  lead: Pick<ReturnType<typeof useLeadForm>, "receipt" | "failure" | "isConfirmed" | "round" | "outcome">;
  /**
   * The URL fragment that the page jumps to without JavaScript; undefined when the form or its answer already has that
   * id.
   */
  anchor: string | undefined;
  answer: ReactNode;
  children: ReactNode;
};

/**
 * Shows a form and, above it, its answer. After a success the form is folded away once the thank-you message has
 * passed.
 */
export function AnsweredForm({ lead, anchor, answer, children }: AnsweredFormProps) {
  const { receipt, failure, isConfirmed, round, outcome } = lead;
  // Only after a submission with JavaScript: without it nothing would bring the form back after the thanks.
  const isThanking = isConfirmed && round > 0;
  return (
    <div className="grid gap-6">
      {receipt && (
        <Outcome ref={outcome} id={failure ? undefined : anchor}>
          {answer}
        </Outcome>
      )}
      {!receipt && children}
      {receipt && !isThanking && <Fold key={round}>{children}</Fold>}
    </div>
  );
}

function Fold({ children }: { children: ReactNode }) {
  const { t } = useTranslation("leads");
  return (
    <details className="group rounded border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold">
        {t("receipt.another")}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-3 pb-5">{children}</div>
    </details>
  );
}
