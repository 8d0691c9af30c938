import { useTranslation } from "../../../lib/i18n.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { SERVICE_GROUP, type FaqGroup } from "./faq-filter.ts";

/** Button classes on wide screens: plain lines beside the list, and only the chosen one is filled. */
const BUTTON_CLASS =
  "lg:rounded lg:text-start lg:aria-[pressed=false]:border-transparent lg:aria-[pressed=false]:not-hover:bg-transparent";

type CategoryButtonsProps = { groups: FaqGroup[]; chosen: string | null; onChoose(id: string | null): void };

/**
 * The category buttons and, apart from them, the one for the service answers. They stay visible while reading: a strip
 * under the header on a phone, a column beside the list on wider screens.
 */
export function CategoryButtons({ groups, chosen, onChoose }: CategoryButtonsProps) {
  const { t } = useTranslation("faq");
  return (
    <div className="sticky top-16 z-10 flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:bg-ground max-lg:px-4 max-lg:py-3 max-lg:[scrollbar-width:none] md:max-lg:-mx-8 md:max-lg:px-8 lg:top-24 lg:flex-col lg:gap-1 lg:self-start noscript:hidden">
      <div role="group" aria-label={t("categories")} className="flex shrink-0 gap-2 lg:flex-col lg:gap-1">
        <FilterButton isChosen={chosen === null} className={BUTTON_CLASS} onClick={() => onChoose(null)}>
          {t("all")}
        </FilterButton>
        {groups.map((group) => (
          <FilterButton
            key={group.id}
            isChosen={chosen === group.id}
            className={BUTTON_CLASS}
            onClick={() => onChoose(group.id)}
          >
            {group.title}
          </FilterButton>
        ))}
      </div>
      <span aria-hidden="true" className="border-line max-lg:border-s lg:my-2 lg:border-t" />
      <FilterButton
        isChosen={chosen === SERVICE_GROUP}
        className={BUTTON_CLASS}
        onClick={() => onChoose(SERVICE_GROUP)}
      >
        {t("service.title")}
      </FilterButton>
    </div>
  );
}
