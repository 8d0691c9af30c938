import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { SkeletonGroup } from "../../../ui/skeleton.tsx";
import type { List } from "./use-list.ts";

type LoadedListProps<T> = {
  list: List<T>;
  error: string;
  /** What stands there when nothing does. */
  empty: ReactNode;
  /** How the items are laid out, and how many placeholders hold their place meanwhile. */
  className: string;
  placeholders: number;
  placeholder: ReactNode;
  Item: ComponentType<{ item: T; place: number }>;
};

/** A list in one of its states: pending, failed, empty or there. */
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
