import { Baby, GraduationCap, KeyRound, Sunset } from "lucide-react";
import { iconItems } from "./icon-items.ts";

const STAGES = [
  ["starting", KeyRound],
  ["family", Baby],
  ["middle", GraduationCap],
  ["later", Sunset],
] as const;

type StageTexts = Record<(typeof STAGES)[number][0], { title: string; text: string }>;

/** The stages of a life in their order, joined by a line. */
export function LifeStages({ texts }: { texts: StageTexts }) {
  return (
    <ol className="grid lg:grid-cols-4">
      {iconItems(texts, STAGES).map(({ id, icon: Icon, title, text }) => (
        <li
          key={id}
          className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-8 before:absolute before:top-12 before:bottom-0 before:left-6 before:w-px before:bg-line-strong last:pb-0 last:before:hidden lg:block lg:pe-8 lg:pb-0 lg:before:top-6 lg:before:right-0 lg:before:bottom-auto lg:before:left-12 lg:before:h-px lg:before:w-auto"
        >
          <span className="relative grid size-12 place-items-center rounded-full border border-line-strong bg-surface text-indigo">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div className="lg:mt-4">
            <h3>{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
