import { CardIcon } from "./card-icon.tsx";
import type { IconItem } from "./icon-items.ts";

/** Four pairs of icon and text in one frame, two by two: for longer texts. */
export function IconPairs({ cards }: { cards: IconItem[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id} className="flex gap-5 bg-surface p-6 lg:p-8">
          <CardIcon card={card} />
          <div>
            <h3>{card.title}</h3>
            <p className="mt-1 text-ink-soft">{card.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
