import { useEffect } from "react";
import { commandOf, isBehind, isTyping, runCommand } from "../../../lib/commands.ts";

/** Open dialogs and popovers; they have their own keys. */
const OVERLAYS = "dialog[open], :popover-open";
/** Time for which a key waits until the opened request is the current row's, and the interval of looking, in ms. */
const PATIENCE_MS = 2_000;
const LOOK_MS = 30;

/**
 * Handles the keyboard shortcuts of the desk. A key for the opened request that is pressed before the request has caught
 * up with the list waits for it: it must not act on the one before.
 */
export function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    function runLater(key: string) {
      const until = Date.now() + PATIENCE_MS;
      timer = setInterval(() => {
        const command = isBehind() ? undefined : commandOf(key);
        if (!command && Date.now() < until) return;
        clearInterval(timer);
        if (command) runCommand(command);
      }, LOOK_MS);
    }
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector(OVERLAYS)) return;
      clearInterval(timer);
      const command = commandOf(event.key);
      if (command) {
        event.preventDefault();
        runCommand(command);
      } else if (isBehind()) runLater(event.key);
    }
    addEventListener("keydown", press);
    return () => {
      clearInterval(timer);
      removeEventListener("keydown", press);
    };
  }, [isOn]);
}
