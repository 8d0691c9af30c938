import { useEffect, useState } from "react";
import type { Language } from "../../../../domain/platform/language.ts";
import { useLanguage } from "../../../lib/i18n.tsx";

export type List<T> = {
  /** Undefined while pending, and after a failure. */
  items: T[] | undefined;
  hasFailed: boolean;
  tryAgain(): void;
};

/**
 * Returns the list that the server rendered; if it is null, fetches the list in the browser. Written by hand, because
 * TanStack Query would weigh more than the rest of this page.
 */
export function useList<T>(given: T[] | null, fetchList: (lang: Language) => Promise<T[]>): List<T> {
  const lang = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; items?: T[] }>();
  const question = `${lang} ${attempt}`;

  useEffect(() => {
    if (given) return;
    let isWanted = true;
    const settle = (items?: T[]) => isWanted && setAnswer({ question, ...(items ? { items } : {}) });
    fetchList(lang).then(settle, () => settle());
    return () => void (isWanted = false);
  }, [given, fetchList, lang, question]);

  const isAnswered = answer?.question === question;
  const items = given ?? (isAnswered ? answer.items : undefined);
  return { items, hasFailed: isAnswered && !items, tryAgain: () => setAttempt(attempt + 1) };
}
