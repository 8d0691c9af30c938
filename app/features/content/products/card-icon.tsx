import type { IconItem } from "./icon-items.ts";

export function CardIcon({ card: { icon: Icon }, className = "" }: { card: IconItem; className?: string }) {
  return (
    <span className={`grid size-12 shrink-0 place-items-center rounded bg-indigo-soft text-indigo ${className}`}>
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
