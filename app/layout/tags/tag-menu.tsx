import { ChevronDown } from "lucide-react";
import type { TagDifference } from "../../../domain/work/tags.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { ActionMenu } from "../../ui/action-menu.tsx";
import type { ButtonProps } from "../../ui/button.tsx";
import { useTags } from "./use-tags.ts";

type TagMenuProps = Omit<ButtonProps, "onChange" | "children"> & {
  ids: readonly number[];
  onChange: (change: TagDifference) => void;
};

/** The menu that adds a tag to a request or a customer, or removes it. A retired one can only be removed. */
export function TagMenu({ ids, onChange, ...button }: TagMenuProps) {
  const { t } = useTranslation("tags");
  const language = useLanguage();
  const offered = useTags().filter(({ id, isRetired }) => !isRetired || ids.includes(id));
  if (offered.length === 0) return null;
  const toggle = (value: string) => {
    const id = Number(value);
    onChange(ids.includes(id) ? { add: [], remove: [id] } : { add: [id], remove: [] });
  };
  return (
    <ActionMenu
      variant="secondary"
      size="sm"
      {...button}
      isToggled
      button={
        <>
          {t("title")}
          <ChevronDown aria-hidden="true" />
        </>
      }
      panelLabel={t("choose")}
      groups={[
        {
          choices: offered.map(({ id, name }) => ({
            value: String(id),
            label: name[language],
            isCurrent: ids.includes(id),
          })),
        },
      ]}
      onChoose={toggle}
    />
  );
}
