import { FileImage, Paperclip } from "lucide-react";
import { useState } from "react";
import { useDates } from "../../../lib/dates.ts";
import { fileSize } from "../../../lib/file-size.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Section } from "./frame.tsx";
import type { SectionProps } from "./section.ts";
import { UploadArea } from "./upload-area.tsx";

/** The sections in which a customer adds files. */
export function UploadSections({ page: { uploads } }: Pick<SectionProps, "page">) {
  return (
    <>
      {uploads.asksForPolicy && <CurrentPolicy uploads={uploads} />}
      <Files uploads={uploads} />
    </>
  );
}

type UploadsProps = { uploads: SectionProps["page"]["uploads"] };

/** The offer to show the current policy instead of typing. Receipts lead here (`#policy`). */
function CurrentPolicy({ uploads }: UploadsProps) {
  const { t } = useTranslation("uploads");
  return (
    <div id="policy" className="scroll-mt-24">
      <Section title={t("policy.title")}>
        <p>{t("policy.text")}</p>
        <UploadArea
          purpose="declarations"
          labels={{ add: t("policy.add"), photograph: t("policy.photograph") }}
          unfinished={uploads.unfinished}
        />
      </Section>
    </div>
  );
}

/** Photos and documents of the customer: what has arrived, what did not arrive in full, and the way to add more. */
function Files({ uploads }: UploadsProps) {
  const { t } = useTranslation("uploads");
  const language = useLanguage();
  const dates = useDates();
  // A file that arrives during this visit stands in the list of the area, under its name.
  const [{ arrived, unfinished }] = useState(uploads);
  return (
    <div id="files" className="scroll-mt-24">
      <Section title={t("title")}>
        <p>{t("text")}</p>
        {arrived.length > 0 && (
          <ul aria-label={t("arrived.label")} className="grid gap-2">
            {arrived.map(({ id, isPicture, size, at }) => (
              <li key={id} className="flex items-center gap-2">
                {isPicture ? (
                  <FileImage aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                ) : (
                  <Paperclip aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                )}
                <span>
                  {t(isPicture ? "arrived.picture" : "arrived.document")}{" "}
                  <span className="text-ink-soft">
                    {fileSize(size, language)} · <time dateTime={at}>{dates.dateTime(at)}</time>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {unfinished.map(({ id, size, received }) => (
          <p key={id} className="rounded border border-line bg-accent-soft px-4 py-3 noscript:hidden">
            {t("unfinished", { size: fileSize(size, language), percent: Math.floor((received / size) * 100) })}
          </p>
        ))}
        <UploadArea
          purpose="file"
          labels={{ add: t("add"), photograph: t("photograph") }}
          unfinished={uploads.unfinished}
        />
      </Section>
    </div>
  );
}
