import { useEffect } from "react";
import { commandOf, isTyping, KEYS_CHOICE, KEYS_OFF, OVERLAYS, runCommand } from "../../../lib/commands.ts";
import { remembered } from "../../../lib/remember.ts";

const STEPS: Partial<Record<string, -1 | 1>> = { j: 1, k: -1 };

/**
 * Handles the keys of the list of today: `j` and `k` move, and the row that has the focus declares the keys of its
 * buttons. Whoever has switched the keys of the inbox off has none here either.
 */
export function useTodayKeys(move: (step: -1 | 1) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector(OVERLAYS) || remembered(KEYS_CHOICE) === KEYS_OFF) return;
      const step = STEPS[event.key];
      const command = commandOf(event.key);
      if (step) move(step);
      else if (command) runCommand(command);
      if (step || command) event.preventDefault();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
