import { useEffect, useState, type FocusEvent, type PointerEvent } from "react";

const STILL = "(prefers-reduced-motion: reduce)";

/**
 * Goes round through `count` places, one every `intervalMs`. Rests under the pointer and while the focus is inside;
 * stands still for who wants no motion, until they start it themselves.
 */
export function useCycle(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const wish = matchMedia(STILL);
    const obey = () => setPlaying(!wish.matches);
    obey();
    wish.addEventListener("change", obey);
    return () => wish.removeEventListener("change", obey);
  }, []);

  const isMoving = isPlaying && !isHovered && !isFocused;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isMoving, current, count, intervalMs]);

  return {
    current,
    isPlaying,
    jump: setCurrent,
    togglePlaying: () => setPlaying(!isPlaying),
    /** For the element in which pointer and focus make it rest. A finger leaves no pointer behind. */
    rest: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
