import type { ScanState } from "../../../domain/platform/files.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Badge } from "../../ui/badge.tsx";

/**
 * The name of a file. It is isolated (`bdi`), so that letters of right-to-left scripts do not turn around what stands
 * beside it, and breaks anywhere.
 */
export function FileName({ name }: { name: string }) {
  return <bdi className="wrap-anywhere">{name}</bdi>;
}

/** The note that no virus scanner has seen a file. */
export function NotScanned({ scan }: { scan: ScanState | null }) {
  const { t } = useTranslation("messages");
  if (scan === "clean") return null;
  return (
    <span className="ms-2 whitespace-nowrap">
      <Badge>{t("files.notScanned")}</Badge>
    </span>
  );
}
