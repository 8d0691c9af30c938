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
export function SampleBar({ count, onConfirmAll, onRemoveAll }: SampleBarProps) {
  const { t } = useTranslation("content");
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line bg-surface-2 p-4">
      <p className="max-w-prose min-w-0 flex-1 basis-64">
        <SampleMark className="me-2" />
        <span className="font-semibold">{t("samples.count", { count })}</span> {t("samples.text")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onConfirmAll}>
          {t("samples.all")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onRemoveAll}>
          {t("samples.removeAll")}
        </Button>
      </div>
    </div>
  );
}
type SampleBarProps = { count: number; onConfirmAll: () => void; onRemoveAll: () => void };

type SamplesDialogProps = { kind: ContentKind; items: readonly ContentSummary[]; onClose: () => void };

const namesOf = (kind: ContentKind, items: readonly ContentSummary[]) =>
  items.map(({ values }) => String(values[describeKind(kind).title])).join(", ");

/** The dialog that confirms samples as true, naming what the admin vouches for. */
export function ConfirmSamples({ kind, items, onClose }: SamplesDialogProps) {
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
      description={namesOf(kind, items)}
      confirmLabel={t("samples.confirm")}
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      <p>{t(`samples.${kind}`)}</p>
    </ConfirmDialog>
  );
}

/** The dialog that removes all samples of a list at once, naming them. */
export function RemoveSamples({ kind, items, onClose }: SamplesDialogProps) {
  const { t } = useTranslation("content");
  const { make, isPending } = useContentChangeWithToast(kind);
  if (items.length === 0) return null;
  const count = items.length;
  const ids = items.map(({ id }) => id);

  async function remove(): Promise<void> {
    const texts = { done: t("samples.removed", { count }), failed: t("samples.removeFailed") };
    await make({ step: "remove-samples", ids }, texts);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("samples.removeTitle", { count })}
      description={namesOf(kind, items)}
      confirmLabel={t("samples.remove")}
      destructive
      busy={isPending}
      onConfirm={() => void remove()}
    >
      <p>{t("samples.removeText")}</p>
    </ConfirmDialog>
  );
}
