import { History } from "lucide-react";
import { useId, useState } from "react";
import type { ContentVersion } from "../../../../domain/api/content/content.ts";
import { changesBetween } from "../../../../domain/content/content-changes.ts";
import type { ContentItem, ContentKind } from "../../../../domain/content/content.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { FieldDifference } from "./field-difference.tsx";
import { useContentChangeWithToast, useContentVersions } from "./use-content.ts";

type HistoryProps = { kind: ContentKind; item: Pick<ContentItem, "id" | "version">; onRestored: () => void };

/** The history of an item, loaded when it is opened: a long article has long versions. */
export function ItemHistory(props: HistoryProps) {
  const { t } = useTranslation("content");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h3 id={`${id}-title`} className="text-xl">
        {t("history.title")}
      </h3>
      <p className="text-ink-soft">{t("history.intro")}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        <History aria-hidden="true" />
        {t(isOpen ? "history.close" : "history.open")}
      </Button>
      <div id={`${id}-list`}>{isOpen && <Versions {...props} />}</div>
    </section>
  );
}

function Versions({ kind, item, onRestored }: HistoryProps) {
  const { t } = useTranslation("content");
  const versions = useContentVersions(kind, item.id);
  const [asked, setAsked] = useState<ContentVersion | null>(null);
  const { make, isPending } = useContentChangeWithToast(kind);
  const nameOf = useVersionName();

  async function restore({ version: from }: ContentVersion): Promise<void> {
    const change = { step: "restore", id: item.id, body: { from, version: item.version } } as const;
    const isDone = await make(change, { done: t("history.restored"), failed: t("history.failed") });
    setAsked(null);
    // After a failure the form keeps what is written in it.
    if (isDone) onRestored();
  }

  return (
    <QueryStates query={versions} errorTitle={t("history.error")}>
      {(all) => (
        <>
          {all.length === 0 && <p className="text-ink-soft">{t("history.empty")}</p>}
          <ol className="grid grid-cols-1 gap-4" aria-label={t("history.title")}>
            {all.map((version, index) => (
              <VersionEntry
                key={version.version}
                kind={kind}
                version={version}
                before={all[index + 1]}
                isNewest={index === 0}
                onRestore={() => setAsked(version)}
              />
            ))}
          </ol>
          <ConfirmDialog
            open={asked !== null}
            onOpenChange={() => setAsked(null)}
            title={t("history.question")}
            description={asked && t("history.questionText", { version: nameOf(asked) })}
            confirmLabel={t("history.restore")}
            busy={isPending}
            onConfirm={() => asked && void restore(asked)}
          />
        </>
      )}
    </QueryStates>
  );
}

/** Returns the function that names a version by its time. */
function useVersionName(): (version: ContentVersion) => string {
  const { t } = useTranslation("content");
  const dates = useDates();
  return ({ changedAt }) => (changedAt ? dates.dateTime(changedAt) : t("history.first"));
}

type VersionEntryProps = {
  kind: ContentKind;
  version: ContentVersion;
  /** The version before it; undefined for the oldest. */
  before: ContentVersion | undefined;
  isNewest: boolean;
  onRestore: () => void;
};

/** One version: when, by whom, and each field that it changed. */
function VersionEntry({ kind, version, before, isNewest, onRestore }: VersionEntryProps) {
  const { t } = useTranslation("content");
  const name = useVersionName()(version);
  const by = version.changedBy ?? (version.changedAt ? t("history.program") : "");
  const changes = before && !version.isDeleted ? changesBetween(kind, before, version) : [];
  return (
    <li className="grid grid-cols-1 gap-4 rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold">{name}</p>
        {by && <p className="text-ink-soft">{by}</p>}
        {isNewest && <Badge tone="success">{t("history.now")}</Badge>}
        {version.isDeleted && <Badge>{t("delete.done")}</Badge>}
      </div>
      {changes.map((change) => (
        <FieldDifference
          key={`${change.name} ${change.language}`}
          kind={kind}
          name={change.name}
          language={change.language}
          before={{ title: t("history.before"), value: change.before }}
          after={{ title: t("history.after"), value: change.after }}
        />
      ))}
      {!isNewest && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={t("history.restoreOf", { version: name })}
          onClick={onRestore}
        >
          {t("history.restore")}
        </Button>
      )}
    </li>
  );
}
