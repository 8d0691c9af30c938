import { Card, CardTitle } from "../../../ui/card.tsx";
import { CardIcon } from "./card-icon.tsx";
import type { IconItem } from "./icon-items.ts";

/** Four cards with icons: two per row from tablet width, one row on a wide screen. */
export function IconCards({ cards }: { cards: IconItem[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map((card) => (
        <Card key={card.id} as="li" className="grid content-start gap-2">
          <CardIcon card={card} className="mb-1" />
          <CardTitle>{card.title}</CardTitle>
          <p className="text-ink-soft">{card.text}</p>
        </Card>
      ))}
    </ul>
  );
}
