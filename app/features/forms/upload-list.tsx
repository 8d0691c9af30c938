import { FileUp, Trash2 } from "lucide-react";
import type { UploadedForm } from "../../../server/forms/uploaded-forms.ts";
import { useMay } from "../../layout/use-may.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { fileSize } from "./file-size.ts";
import { OfficeList } from "./office-list.tsx";
import { RowTitle } from "./row-title.tsx";
import { useRemoval } from "./use-removal.tsx";

const PATH = "/api/uploaded-forms";

/** What was uploaded: staff open it, admins also remove it. */
export function UploadList() {
  const { t } = useTranslation("forms");
  const language = useLanguage();
  const mayRemove = useMay("agent-tools", "delete");
  const { ask, dialog } = useRemoval(PATH);
  return (
    <>
      <OfficeList<UploadedForm> path={PATH} icon={FileUp} empty={t("uploads.empty")} emptyText={t("uploads.emptyText")}>
        {(form) => (
          <>
            <RowTitle href={`${PATH}/${form.id}/file`} title={form.filename}>
              {form.line && <Badge>{t(`lines.${form.line}`)}</Badge>}
              <span>{fileSize(form.size, language)}</span>
              <span>{formatDateTime(form.createdAt, language)}</span>
              {form.uploadedBy && <span>{t("uploads.by", { name: form.uploadedBy })}</span>}
            </RowTitle>
            {mayRemove && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t("remove.label", { name: form.filename })}
                onClick={() => ask({ id: form.id, title: form.filename })}
              >
                <Trash2 aria-hidden="true" />
                {t("remove.button")}
              </Button>
            )}
          </>
        )}
      </OfficeList>
      {dialog}
    </>
  );
}
