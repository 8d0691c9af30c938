import { useEffect, useRef } from "react";

/**
 * Tells the open request how high the visible part of the window is (`--visible-height`). A phone's keyboard covers the
 * page without making it smaller, and the composer has to stand above it.
 */
export function useVisibleHeight() {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    function measure() {
      const { height = 0, scale = 1 } = visualViewport ?? {};
      const isCovered = scale === 1 && height < window.innerHeight - 1;
      if (isCovered) pane.current?.style.setProperty("--visible-height", `${height}px`);
      else pane.current?.style.removeProperty("--visible-height");
    }
    measure();
    visualViewport.addEventListener("resize", measure);
    return () => visualViewport.removeEventListener("resize", measure);
  }, []);
  return pane;
}
