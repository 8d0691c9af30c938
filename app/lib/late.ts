import { createElement, useEffect, useState, type ComponentType } from "react";

const PRESSES = ["pointerdown", "keydown"];

/**
 * Makes a component whose code is loaded when it is first shown, such as a dialog that is rarely opened. It shows
 * nothing until then. After a failure, as without a connection, the next press tries again.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Late(props: P) {
    const [part, setPart] = useState<ComponentType<P> | null>(null);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      const left = new AbortController();
      const tryAgain = () => setTries(tries + 1);
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          for (const press of PRESSES) addEventListener(press, tryAgain, { once: true, signal: left.signal });
        },
      );
      return () => left.abort();
    }, [tries]);
    return part && createElement(part, props);
  };
}
