import { useEffect, useState, type FocusEvent, type PointerEvent } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * Cycles through `count` positions, one every `intervalMs`. It pauses under the pointer and while the focus is inside.
 * With `prefers-reduced-motion` it stays still until the user starts it.
 */
export function useCycle(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const reducedMotion = matchMedia(REDUCED_MOTION);
    const applyPreference = () => setPlaying(!reducedMotion.matches);
    applyPreference();
    reducedMotion.addEventListener("change", applyPreference);
    return () => reducedMotion.removeEventListener("change", applyPreference);
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
    /**
     * Event handlers for the element whose pointer or focus pauses the cycle. Only the pointer of a mouse counts,
     * because a finger does not hover.
     */
    rest: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
