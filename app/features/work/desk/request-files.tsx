import type { AnswerSubject } from "../../../layout/composer/drafts.ts";
import { KeptFiles } from "../../../layout/files/kept-files.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Part } from "./letter-part.tsx";

/** The files of a request: what was kept of its conversation, and what was uploaded to it. */
export function RequestFiles({ about }: { about: AnswerSubject }) {
  const { t } = useTranslation("messages");
  return (
    <Part name="files" title={t("files.title")}>
      <KeptFiles about={about} />
    </Part>
  );
}
