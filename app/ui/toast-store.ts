export type ToastVariant = "default" | "destructive";

export type ToastInput = { title: string; description?: string; variant?: ToastVariant };

export type ToastState = Required<Pick<ToastInput, "title" | "variant">> & {
  id: number;
  description?: string;
  open: boolean;
};

/** The time a closed toast stays in memory when no other one comes (P §9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let current: ToastState | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastState | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces the previous one. Browser only: on the server there is nobody to see it. */
export function toast({ title, description, variant = "default" }: ToastInput): number {
  clearTimeout(removal);
  lastId += 1;
  set({ id: lastId, title, description, variant, open: true });
  return lastId;
}

/** Closes a toast if it is still the current one; it leaves memory later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function currentToast(): ToastState | null {
  return current;
}
