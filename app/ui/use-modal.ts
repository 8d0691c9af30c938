import { useLayoutEffect, useRef } from "react";
import { enterTopLayer } from "./top-layer.ts";

/** Returns the ref of a <dialog> that is modal while it is rendered. On unmount the focus is restored. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, []);
  return ref;
}
