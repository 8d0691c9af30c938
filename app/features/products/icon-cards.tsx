import { Card, CardTitle } from "../../ui/card.tsx";
import type { IconItem } from "./icon-items.ts";

/** Four cards, two by two from a tablet on, in one row on a wide screen. */
export function IconCards({ cards }: { cards: IconItem[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ id, icon: Icon, title, text }) => (
        <Card key={id} as="li" className="grid content-start gap-2">
          <span className="mb-1 grid size-12 place-items-center rounded bg-indigo-soft text-indigo">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <CardTitle>{title}</CardTitle>
          <p className="text-ink-soft">{text}</p>
        </Card>
      ))}
    </ul>
  );
}
