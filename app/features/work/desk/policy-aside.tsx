import { useState } from "react";
import type { KeptFile } from "../../../../domain/api/work/kept-files.ts";
import { FileName, NotScanned } from "../../../layout/files/file-name.tsx";
import { ShownFile } from "../../../layout/files/shown-file.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";

/** The customer's current policy, beside the fields that it fills: one page at a time, when there are several files. */
export function PolicyAside({ pages }: { pages: readonly KeptFile[] }) {
  const { t } = useTranslation("desk");
  const [chosen, setChosen] = useState(0);
  const shown = pages[chosen] ?? pages[0];
  if (!shown) return null;
  return (
    <section
      aria-label={t("customers.correct.policy")}
      className="grid grid-cols-1 content-start gap-3 max-lg:[&_iframe]:h-[40dvh] max-lg:[&_img]:max-h-[40dvh]"
    >
      <h3 className="font-sans text-base font-semibold">{t("customers.correct.policy")}</h3>
      {pages.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {pages.map(({ id, file }, index) => (
            <Button
              key={id}
              variant="ghost"
              size="sm"
              aria-pressed={index === chosen}
              className="max-w-full min-w-0 aria-pressed:bg-indigo-soft"
              onClick={() => setChosen(index)}
            >
              <FileName name={file.name} />
            </Button>
          ))}
        </div>
      )}
      <NotScanned scan={shown.file.scan} />
      <ShownFile key={shown.id} file={shown.file} onEscape={() => undefined} />
    </section>
  );
}
