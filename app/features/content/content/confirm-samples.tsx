import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { useContentChangeWithToast } from "./use-content.ts";

/** The content kinds that come with sample entries. */
type SampleKind = "testimonials" | "partners" | "carriers" | "agency-codes";
const hasSamples = (kind: ContentKind): kind is SampleKind => describeKind(kind).hasSamples === true;

/** The notice above a list while any of its entries is a made-up sample. */
export function SampleBar({ count, onConfirmAll }: { count: number; onConfirmAll: () => void }) {
  const { t } = useTranslation("content");
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line bg-surface-2 p-4">
      <p className="max-w-prose min-w-0 flex-1 basis-64">
        <SampleMark className="me-2" />
        <span className="font-semibold">{t("samples.count", { count })}</span> {t("samples.text")}
      </p>
      <Button variant="secondary" size="sm" onClick={onConfirmAll}>
        {t("samples.all")}
      </Button>
    </div>
  );
}

type ConfirmSamplesProps = { kind: ContentKind; items: readonly ContentSummary[]; onClose: () => void };

/** The dialog that confirms samples as true, naming what the admin vouches for. */
export function ConfirmSamples({ kind, items, onClose }: ConfirmSamplesProps) {
  const { t } = useTranslation("content");
  const { make, isPending } = useContentChangeWithToast(kind);
  if (items.length === 0 || !hasSamples(kind)) return null;
  const count = items.length;
  const ids = items.map(({ id }) => id);

  async function confirm(): Promise<void> {
    await make({ step: "confirm", ids }, { done: t("samples.done", { count }), failed: t("samples.failed") });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("samples.title", { count })}
      description={items.map(({ values }) => String(values[describeKind(kind).title])).join(", ")}
      confirmLabel={t("samples.confirm")}
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      <p>{t(`samples.${kind}`)}</p>
    </ConfirmDialog>
  );
}
