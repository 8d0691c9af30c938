import { SpellCheck } from "lucide-react";
import type { Correction } from "../../../domain/corrections.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { CorrectionField } from "./correction-field.tsx";
import { useCorrections, useDecision } from "./use-corrections.ts";

type CorrectionsProps = { onDecided: () => void };

/** What this version corrects in texts that an admin had changed, each with a decision to take. */
export function Corrections({ onDecided }: CorrectionsProps) {
  const { t } = useTranslation("content-admin");
  const { t: ofCorrections } = useTranslation("corrections");
  const waiting = useCorrections();
  return (
    <QueryStates query={waiting} errorTitle={t("loadFailed")}>
      {(corrections) =>
        corrections.length === 0 ? (
          <EmptyState
            icon={SpellCheck}
            title={ofCorrections("empty.title")}
            text={ofCorrections("empty.text")}
            heading="h3"
          />
        ) : (
          <ul className="grid grid-cols-1 gap-6">
            {corrections.map((correction) => (
              <OneCorrection key={correction.key} correction={correction} onDecided={onDecided} />
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

function OneCorrection({ correction, onDecided }: CorrectionsProps & { correction: Correction }) {
  const { t } = useTranslation("content-admin");
  const { t: ofCorrections } = useTranslation("corrections");
  const language = useLanguage();
  const decision = useDecision(onDecided);
  const { key, version, kind, fields } = correction;
  const name = correction.title[language] || correction.title.en;
  const kindName = kind === "onboarding-steps" ? ofCorrections("step") : t(`kinds.${kind}.name`);
  const decide = (choice: "take" | "keep") => decision.mutate({ key, version, choice });
  return (
    <li className="grid grid-cols-1 gap-5 rounded border border-line bg-surface p-4 sm:p-6">
      <div>
        <p className="text-sm text-ink-soft">{kindName}</p>
        <h3 className="text-xl">{name}</h3>
        <p className="mt-1 text-sm text-ink-soft">{ofCorrections("onlyDifferences")}</p>
      </div>
      {fields.map((field) => (
        <CorrectionField key={`${field.name} ${field.language}`} kind={kind} field={field} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button busy={decision.isPending} aria-label={ofCorrections("takeOf", { name })} onClick={() => decide("take")}>
          {ofCorrections("take")}
        </Button>
        <Button
          variant="secondary"
          disabled={decision.isPending}
          aria-label={ofCorrections("keepOf", { name })}
          onClick={() => decide("keep")}
        >
          {ofCorrections("keep")}
        </Button>
      </div>
    </li>
  );
}
