import { SpellCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Correction } from "../../../../domain/api/operations/corrections.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useKept } from "../../../lib/use-kept.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { CorrectionField } from "./correction-field.tsx";
import { useCorrections, useDecision } from "./use-corrections.ts";

/** The corrections that this release proposes for texts that an admin has changed, each with a decision to make. */
export function Corrections() {
  const { t } = useTranslation("content");
  const waiting = useCorrections();
  return (
    <QueryStates query={waiting} errorTitle={t("loadFailed")}>
      {(corrections) => <CorrectionList waiting={corrections} />}
    </QueryStates>
  );
}

function CorrectionList({ waiting }: { waiting: Correction[] }) {
  const { t } = useTranslation("corrections");
  const inPlace = useKept(waiting, ({ key }) => key);
  if (inPlace.length === 0)
    return <EmptyState icon={SpellCheck} title={t("empty.title")} text={t("empty.text")} heading="h3" />;
  return (
    <>
      <p className="text-ink-soft">{t("intro")}</p>
      <ul className="grid grid-cols-1 gap-6">
        {inPlace.map((correction) => (
          <OneCorrection key={correction.key} correction={correction} isOpen={waiting.includes(correction)} />
        ))}
      </ul>
    </>
  );
}

function OneCorrection({ correction, isOpen }: { correction: Correction; isOpen: boolean }) {
  const { t } = useTranslation("content");
  const { t: ofCorrections } = useTranslation("corrections");
  const language = useLanguage();
  const { kind, fields } = correction;
  const name = correction.title[language] || correction.title.en;
  const kindName = kind === "onboarding-steps" ? ofCorrections("step") : t(`kinds.${kind}.name`);
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
      <Decision correction={correction} name={name} isOpen={isOpen} />
    </li>
  );
}

/** The two decision buttons, replaced by the decision once made. The card stays in its place and keeps the focus. */
function Decision({ correction, name, isOpen }: { correction: Correction; name: string; isOpen: boolean }) {
  const { t } = useTranslation("corrections");
  const decision = useDecision();
  const done = useRef<HTMLDivElement>(null);
  const { key, version } = correction;
  const decide = (choice: "take" | "keep") => decision.mutate({ key, version, choice });
  const isOurs = Boolean(decision.variables) && !decision.isError;
  useEffect(() => {
    if (!isOpen && isOurs) done.current?.focus();
  }, [isOpen, isOurs]);
  if (!isOpen) {
    const outcome = { take: t("taken"), keep: t("kept"), none: t("decidedElsewhere") };
    return (
      <Alert
        ref={done}
        tabIndex={-1}
        variant="success"
        title={outcome[(isOurs && decision.variables?.choice) || "none"]}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={decision.isPending} aria-label={t("takeOf", { name })} onClick={() => decide("take")}>
        {t("take")}
      </Button>
      <Button
        variant="secondary"
        disabled={decision.isPending}
        aria-label={t("keepOf", { name })}
        onClick={() => decide("keep")}
      >
        {t("keep")}
      </Button>
    </div>
  );
}
