import { FilePlus, Upload } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { ComposerDialog } from "./composer-dialog.tsx";
import { CustomFormList } from "./custom-form-list.tsx";
import { PrintableFormList } from "./printable-form-list.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { UploadList } from "./upload-list.tsx";

/** The office's forms: printable, uploaded and custom ones. */
export function FormsTab() {
  const { t } = useTranslation("forms");
  const [opened, setOpened] = useState<"upload" | "composer" | null>(null);
  const close = () => setOpened(null);
  const mayCreate = useMay("agent-tools", "create");
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
              <Button onClick={() => setOpened("upload")}>
                <Upload aria-hidden="true" />
                {t("upload.button")}
              </Button>
              <Button variant="secondary" onClick={() => setOpened("composer")}>
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
      {opened === "composer" && <ComposerDialog onClose={close} />}
    </div>
  );
}
