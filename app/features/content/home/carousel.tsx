import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { cx } from "../../../ui/cx.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.tsx";

type CarouselProps = { label: string; slides: { id: string; content: ReactNode }[] };

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A carousel, with two slides visible on a wide screen. The server sends a row that the browser scrolls and snaps
 * natively (progressive enhancement). Once somebody comes near, Embla takes the row over and makes it loop.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useTranslation("home");
  const { viewport, current, goTo, move, wake, motion } = useCarousel(slides.length);

  function moveByKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = move(step);
    const isInSlide = event.target instanceof Node && viewport.current?.contains(event.target);
    if (isInSlide) viewport.current?.querySelectorAll("li")[next]?.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    <div
      role="group"
      aria-roledescription={t("offers.carousel")}
      aria-label={label}
      onPointerEnter={wake}
      onFocus={wake}
      onKeyDown={moveByKey}
    >
      <div
        ref={viewport}
        className={cx(
          "rounded [scrollbar-width:none]",
          motion
            ? "cursor-grab overflow-hidden active:cursor-grabbing"
            : "snap-x snap-mandatory overflow-x-auto scroll-smooth",
        )}
      >
        <ul className={cx("flex", motion && "touch-pan-y touch-pinch-zoom")}>
          {slides.map(({ id, content }, index) => (
            <li
              key={id}
              aria-roledescription={t("offers.slide")}
              aria-label={t("offers.position", { number: index + 1, total: slides.length })}
              className="me-6 min-w-0 shrink-0 basis-full snap-start lg:basis-[calc(50%-0.75rem)]"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {motion}
      <CarouselControls count={slides.length} current={current} goTo={goTo} move={move} />
    </div>
  );
}
