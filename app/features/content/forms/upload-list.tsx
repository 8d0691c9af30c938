import { FileUp, Trash2 } from "lucide-react";
import { useMay } from "../../../layout/use-may.ts";
import { addressOf } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { fileSize } from "../../../lib/file-size.ts";
import { OfficeList } from "./office-list.tsx";
import { RowTitle } from "./row-title.tsx";
import { useRemoval } from "./use-removal.tsx";

/** The uploaded forms: staff can open them, admins can also delete them. */
export function UploadList() {
  const { t } = useTranslation("forms");
  const language = useLanguage();
  const dates = useDates();
  const mayRemove = useMay("agent-tools", "delete");
  const list = usePagedList("GET /api/uploaded-forms");
  const { ask, dialog } = useRemoval("/api/uploaded-forms");
  return (
    <>
      <OfficeList list={list} icon={FileUp} empty={t("uploads.empty")} emptyText={t("uploads.emptyText")}>
        {(form) => (
          <>
            <RowTitle
              href={addressOf("GET /api/uploaded-forms/:id/file", { params: { id: form.id } })}
              title={form.filename}
            >
              {form.line && <Badge>{t(`lines.${form.line}`)}</Badge>}
              <span>{fileSize(form.size, language)}</span>
              <span>{dates.dateTime(form.createdAt)}</span>
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
