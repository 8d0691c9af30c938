import { FilePen, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PresentedCustomForm } from "../../../../domain/api/content/forms.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { Button } from "../../../ui/button.tsx";
import { EditComposed } from "./edit-composed.tsx";
import { OfficeList } from "./office-list.tsx";
import { RowTitle } from "./row-title.tsx";
import { useRemoval } from "./use-removal.tsx";

/**
 * The custom forms made by staff. Everybody can print them; the permission matrix decides who edits and deletes them.
 */
export function CustomFormList() {
  const { t } = useTranslation("forms");
  const dates = useDates();
  const [edited, setEdited] = useState<PresentedCustomForm | null>(null);
  const list = usePagedList("GET /api/custom-forms");
  const { ask, dialog } = useRemoval("/api/custom-forms");
  const mayEdit = useMay("agent-tools", "edit");
  const mayRemove = useMay("agent-tools", "delete");
  return (
    <>
      <OfficeList list={list} icon={FilePen} empty={t("custom.empty")} emptyText={t("custom.emptyText")}>
        {(form) => (
          <>
            <RowTitle href={`/agent-tools/custom-forms/${form.id}`} title={form.title}>
              <span>{t("custom.fields", { count: form.fields.length })}</span>
              <span>{dates.dateTime(form.createdAt)}</span>
            </RowTitle>
            <div className="flex flex-wrap">
              {mayEdit && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("custom.editLabel", { name: form.title })}
                  onClick={() => setEdited(form)}
                >
                  <Pencil aria-hidden="true" />
                  {t("custom.edit")}
                </Button>
              )}
              {mayRemove && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t("remove.label", { name: form.title })}
                  onClick={() => ask({ id: form.id, title: form.title })}
                >
                  <Trash2 aria-hidden="true" />
                  {t("remove.button")}
                </Button>
              )}
            </div>
          </>
        )}
      </OfficeList>
      {edited && <EditComposed listed={edited} onClose={() => setEdited(null)} />}
      {dialog}
    </>
  );
}
