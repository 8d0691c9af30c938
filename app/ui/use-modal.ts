import { useLayoutEffect, useRef } from "react";
import { enterTopLayer } from "./top-layer.ts";

/** For the ref of a <dialog>: modal from when it is drawn until it is gone, when the focus goes back to where it was. */
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
