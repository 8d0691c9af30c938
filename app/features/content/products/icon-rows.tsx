import { CardIcon } from "./card-icon.tsx";
import type { IconItem } from "./icon-items.ts";

/** Rows of icon, name and text, for comparison. */
export function IconRows({ cards }: { cards: IconItem[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {cards.map((card) => (
        <li
          key={card.id}
          className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 py-5 lg:grid-cols-[auto_14rem_1fr]"
        >
          <CardIcon card={card} />
          <h3>{card.title}</h3>
          <p className="text-ink-soft max-lg:col-start-2">{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
