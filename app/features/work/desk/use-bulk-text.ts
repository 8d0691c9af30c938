import type { BulkChange } from "../../../../domain/work/bulk.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { useColleagues } from "./use-colleagues.ts";

/** Returns a function that says what a change of many requests does. */
export function useBulkText() {
  const { t } = useTranslation("bulk");
  const names = useOutcomeNames();
  const colleagues = useColleagues();
  const tags = useTags();
  const language = useLanguage();
  const namesOf = (ids: number[]) =>
    tags
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name[language])
      .join(", ");
  return (change: BulkChange): string => {
    switch (change.do) {
      case "assign": {
        if (change.ownerId === null) return t("says.release");
        const owner = colleagues.find(({ id }) => id === change.ownerId);
        return owner ? t("says.assign", { owner: owner.name }) : t("deeds.assign");
      }
      case "stage":
        if (change.reason) return t("says.lost", { reason: names.lostReason(change.reason) });
        return t("says.stage", { stage: t(`desk:work.stages.${change.stage}`) });
      case "task":
        return t("says.task", { what: change.task.what });
      case "tags":
        if (change.add.length > 0) return t("says.addTag", { tag: namesOf(change.add) });
        return t("says.removeTag", { tag: namesOf(change.remove) });
      case "take":
      case "settle":
      case "bin":
      case "export":
        return t(`says.${change.do}`);
    }
  };
}
