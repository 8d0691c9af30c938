import { useTranslation } from "../lib/i18n.tsx";
import { Badge } from "./badge.tsx";

/** Says of something made up that it is. */
export function SampleMark({ className }: { className?: string }) {
  const { t } = useTranslation("ui");
  return <Badge className={className}>{t("sample")}</Badge>;
}

type SampleNoteProps = { items: readonly { isSample: boolean }[]; className?: string };

/** The same once for a whole list, where any of it is made up. */
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
