import { FilePlus, Upload } from "lucide-react";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { ComposerDialog } from "./composer-dialog.tsx";
import { CustomFormList } from "./custom-form-list.tsx";
import { PrintableFormList } from "./printable-form-list.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { UploadList } from "./upload-list.tsx";

/**
 * The office's forms: printable, uploaded and custom ones. The open dialog is in the URL, so that other pages can link
 * to it.
 */
export function FormsTab() {
  const { t } = useTranslation("forms");
  const { parameters, change } = useAddress();
  const mayCreate = useMay("agent-tools", "create");
  const opened = mayCreate ? parameters.get("new") : null;
  const show = (dialog: "upload" | "form") => change({ new: dialog }, { replace: true });
  const close = () => change({ new: null }, { replace: true });
  return (
    <div className="grid grid-cols-1 gap-10 pt-6">
      <section aria-labelledby="forms-title">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="forms-title" className="text-2xl">
              {t("title")}
            </h2>
            <p className="mt-1 text-ink-soft">{t("intro")}</p>
          </div>
          {mayCreate && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => show("upload")}>
                <Upload aria-hidden="true" />
                {t("upload.button")}
              </Button>
              <Button variant="secondary" onClick={() => show("form")}>
                <FilePlus aria-hidden="true" />
                {t("composer.button")}
              </Button>
            </div>
          )}
        </div>
        <PrintableFormList />
      </section>
      <section aria-labelledby="uploads-title" className="grid grid-cols-1 gap-4">
        <h3 id="uploads-title">{t("uploads.title")}</h3>
        <UploadList />
      </section>
      <section aria-labelledby="custom-title" className="grid grid-cols-1 gap-4">
        <h3 id="custom-title">{t("custom.title")}</h3>
        <CustomFormList />
      </section>
      {opened === "upload" && <UploadDialog onClose={close} />}
      {opened === "form" && <ComposerDialog onClose={close} />}
    </div>
  );
}
