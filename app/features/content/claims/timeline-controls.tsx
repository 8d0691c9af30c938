import { Pause, Play } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";

type TimelineControlsProps = {
  titles: string[];
  current: number;
  isPlaying: boolean;
  onJump(index: number): void;
  onToggle(): void;
  /** Event handlers that pause the highlight while the dots are in use. */
  rest: Pick<ComponentProps<"ul">, "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur">;
};

/** The dots that jump to a step, and the pause button. Hidden without JavaScript, because nothing moves then. */
export function TimelineControls({ titles, current, isPlaying, onJump, onToggle, rest }: TimelineControlsProps) {
  const { t } = useTranslation("claims");
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-4 noscript:hidden print:hidden">
      <ul aria-label={t("timeline.dots")} className="flex" {...rest}>
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={t("timeline.jump", { number: index + 1, title })}
              aria-current={index === current ? "step" : undefined}
              onClick={() => onJump(index)}
              className="group grid size-11 cursor-pointer place-items-center rounded"
            >
              <span
                className={cx(
                  "size-3.5 rounded-full border-2 transition-colors duration-200",
                  index === current
                    ? "border-indigo bg-indigo"
                    : "border-line-strong group-hover:border-indigo group-hover:bg-indigo-soft",
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onToggle} className="min-w-32">
        <Icon aria-hidden="true" />
        {t(isPlaying ? "timeline.pause" : "timeline.play")}
      </Button>
    </div>
  );
}
