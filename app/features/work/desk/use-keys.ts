import { useEffect } from "react";
import { commandOf, isBehind, isTyping, OVERLAYS, runCommand } from "../../../lib/commands.ts";

/** The interval of looking whether the opened request has caught up with the list, in milliseconds. */
const LOOK_MS = 30;

/** Returns the name of a key as `aria-keyshortcuts` has it. Of shift only letters know: other keys are what they type. */
const nameOf = ({ key, shiftKey }: KeyboardEvent) =>
  shiftKey && /^[a-z]$/i.test(key) ? `Shift+${key.toUpperCase()}` : key;

/**
 * Handles the keyboard shortcuts of the desk. A key for the opened request that is pressed before the request has caught
 * up with the list and is loaded waits for it, however long that takes: it must neither act on the one before nor be
 * lost. The next key, a press of the pointer or a load that fails drops it.
 */
export function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const drop = () => clearInterval(timer);
    function runLater(key: string) {
      timer = setInterval(() => {
        if (isBehind()) return;
        drop();
        const command = commandOf(key);
        if (command) runCommand(command);
      }, LOOK_MS);
    }
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector(OVERLAYS)) return;
      drop();
      const key = nameOf(event);
      const command = commandOf(key);
      if (command) {
        event.preventDefault();
        runCommand(command);
      } else if (isBehind()) runLater(key);
    }
    addEventListener("keydown", press);
    addEventListener("pointerdown", drop);
    return () => {
      drop();
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", drop);
    };
  }, [isOn]);
}
