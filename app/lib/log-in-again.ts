/*
 * Asks for a login when a session ends while somebody works. Calls to the API wait here for it. The portal's layout
 * asks the person (LogInAgain) once, however many calls wait, and answers all of them.
 */
type Answer = (isLoggedIn: boolean) => void;
let waiting: readonly Answer[] = [];
let reason: string | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Answer[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person to log in again, with the reason if it is known. Resolves to false when they decline, and on public
 * pages, where nobody can be asked.
 */
export function logInAgain(why?: string): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  reason = why ?? (waiting.length > 0 ? reason : undefined);
  return new Promise((answer) => change([...waiting, answer]));
}

/** Resolves all waiting calls. */
export function answerLogIn(isLoggedIn: boolean): void {
  const answered = waiting;
  change([]);
  for (const answer of answered) answer(isLoggedIn);
}

export const isLogInAsked = () => waiting.length > 0;
export const whyLogInIsAsked = () => reason;

export function subscribeToLogIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) answerLogIn(false);
  };
}
