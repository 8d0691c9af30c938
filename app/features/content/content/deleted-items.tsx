import { RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import type { DeletedContent } from "../../../../domain/api/content/content.ts";
import type { ContentKind } from "../../../../domain/content/content.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useContentChangeWithToast, useDeletedContent } from "./use-content.ts";

/** The deleted items of a kind, folded away below its list, each with the way back. */
export function DeletedItems({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation("content");
  const { data = [] } = useDeletedContent(kind);
  const [hasRestored, setRestored] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const { make, isPending } = useContentChangeWithToast(kind);
  // The list stays once something was restored from it: it keeps the focus.
  if (data.length === 0 && !hasRestored) return null;

  async function restore({ id, version: from }: DeletedContent): Promise<void> {
    setRestored(true);
    await make({ step: "restore", id, body: { from } }, { done: t("deleted.restored"), failed: t("history.failed") });
    summary.current?.focus();
  }

  return (
    <details className="rounded border border-line bg-surface">
      <summary ref={summary} className="min-h-11 cursor-pointer p-3 font-semibold">
        {t("deleted.title", { count: data.length })}
      </summary>
      <p className="px-4 pb-3 text-ink-soft">{t("deleted.text")}</p>
      <ul aria-label={t("deleted.title", { count: data.length })} className="divide-y divide-line">
        {data.map((item) => (
          <DeletedRow key={item.id} item={item} isBusy={isPending} onRestore={() => void restore(item)} />
        ))}
      </ul>
    </details>
  );
}

type DeletedRowProps = { item: DeletedContent; isBusy: boolean; onRestore: () => void };

function DeletedRow({ item: { name, deletedAt, deletedBy }, isBusy, onRestore }: DeletedRowProps) {
  const { t } = useTranslation("content");
  const dates = useDates();
  const facts = [deletedAt && dates.dateTime(deletedAt), deletedBy].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={isBusy}
        aria-label={t("deleted.restoreOf", { name })}
        onClick={onRestore}
      >
        <RotateCcw aria-hidden="true" />
        {t("history.restore")}
      </Button>
    </li>
  );
}
