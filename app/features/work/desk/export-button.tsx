import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { searchHeaders } from "../../../../domain/platform/search-header.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { download } from "../../../lib/download.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";

/** Downloads all requests that match the current filters as a spreadsheet file. */
export function ExportButton({ path }: { path: string }) {
  const { t } = useTranslation("desk");
  const { words } = useAddress();
  const save = useMutation({
    mutationFn: () => download(path, searchHeaders(words)),
    onError: (error) => showErrorToast(t("exportFailed"), error, t("exportFailedText")),
  });
  return (
    <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" />
      {t("export")}
    </Button>
  );
}
