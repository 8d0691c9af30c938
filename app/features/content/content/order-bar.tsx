import type { ContentKind, ContentOrder } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useContentChangeWithToast } from "./use-content.ts";

type OrderBarProps = { kind: ContentKind; order: ContentOrder; onDiscard: () => void; onSaved: () => void };

/** The bar above a reordered list, until the order is saved or discarded. */
export function OrderBar({ kind, order, onDiscard, onSaved }: OrderBarProps) {
  const { t } = useTranslation("content");
  const { make, isPending } = useContentChangeWithToast(kind);

  async function save(): Promise<void> {
    await make({ step: "order", body: order }, { done: t("order.saved"), failed: t("order.failed") });
    onSaved();
  }

  return (
    <div className="sticky top-20 z-20 flex flex-wrap items-center justify-between gap-3 rounded border border-accent bg-accent-soft p-3">
      <p className="font-semibold">{t("order.unsaved")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t("order.discard")}
        </Button>
        <Button size="sm" busy={isPending} onClick={() => void save()}>
          {t("order.save")}
        </Button>
      </div>
    </div>
  );
}
