/*
 * A session may end while somebody works. Whoever calls the API asks here for a login, and waits;
 * the portal's layout asks the person (LogInAgain), once however many calls wait, and answers all of them.
 */
type Answer = (isLoggedIn: boolean) => void;
let waiting: readonly Answer[] = [];
let reason: string | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Answer[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the person to log in again, and tells them why where that is known. False when they do not, or where nobody can be asked: on the public pages. */
export function logInAgain(why?: string): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  reason = why ?? (waiting.length > 0 ? reason : undefined);
  return new Promise((answer) => change([...waiting, answer]));
}

/** Lets everybody who waits go on. */
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
