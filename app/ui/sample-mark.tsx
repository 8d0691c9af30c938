import { useTranslation } from "../lib/i18n.tsx";
import { Badge } from "./badge.tsx";

/** The badge of sample data. */
export function SampleMark({ className }: { className?: string }) {
  const { t } = useTranslation("ui");
  return <Badge className={className}>{t("sample")}</Badge>;
}

type SampleNoteProps = { items: readonly { isSample: boolean }[]; className?: string };

/** A note about sample data for a whole list, shown when any item is one. */
export function SampleNote({ items, className = "" }: SampleNoteProps) {
  const { t } = useTranslation("ui");
  if (!items.some(({ isSample }) => isSample)) return null;
  return (
    <p className={`max-w-prose text-sm text-ink-soft ${className}`}>
      <SampleMark className="me-2" />
      {t("sampleNote")}
    </p>
  );
}
