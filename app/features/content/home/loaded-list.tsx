import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { SkeletonGroup } from "../../../ui/skeleton.tsx";
import type { List } from "./use-list.ts";

type LoadedListProps<T> = {
  list: List<T>;
  error: string;
  /** The content for an empty list. */
  empty: ReactNode;
  /** The layout classes of the list, and the number of skeletons shown while it loads. */
  className: string;
  placeholders: number;
  placeholder: ReactNode;
  Item: ComponentType<{ item: T; place: number }>;
};

/** A list with its loading, error and empty states. */
export function LoadedList<T extends { id: number }>(props: LoadedListProps<T>) {
  const { list, error, empty, className, placeholders, placeholder, Item } = props;
  const { t } = useTranslation("home");
  if (list.hasFailed) {
    const again = (
      <Button variant="secondary" size="sm" onClick={list.tryAgain}>
        {t("tryAgain")}
      </Button>
    );
    return <Alert variant="error" title={error} action={again} />;
  }
  if (!list.items) {
    return (
      <SkeletonGroup>
        <ul aria-hidden="true" className={className}>
          {Array.from({ length: placeholders }, (_, index) => (
            <li key={index}>{placeholder}</li>
          ))}
        </ul>
      </SkeletonGroup>
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <ul className={className}>
      {list.items.map((item, index) => (
        <li key={item.id}>
          <Item item={item} place={index} />
        </li>
      ))}
    </ul>
  );
}
