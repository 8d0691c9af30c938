import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

export type List<T> = {
  /** Undefined while pending, and after a failure. */
  items: T[] | undefined;
  hasFailed: boolean;
  tryAgain(): void;
};

/**
 * A list that the page brought along or, where it could not, one that the browser fetches.
 * By hand: TanStack Query would weigh more than the rest of this page.
 */
export function useList<T>(given: T[] | null, path: string): List<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; items?: T[] }>();
  const question = `${path} ${attempt}`;

  useEffect(() => {
    if (given) return;
    let isWanted = true;
    const settle = (items?: T[]) => isWanted && setAnswer({ question, ...(items ? { items } : {}) });
    api<T[]>(path).then(settle, () => settle());
    return () => void (isWanted = false);
  }, [given, path, question]);

  const isAnswered = answer?.question === question;
  const items = given ?? (isAnswered ? answer.items : undefined);
  return { items, hasFailed: isAnswered && !items, tryAgain: () => setAttempt(attempt + 1) };
}
