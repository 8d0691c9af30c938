import { createContext, use } from "react";
import type { AnswerSubject } from "./drafts.ts";

const SubjectContext = createContext<AnswerSubject | null>(null);
export const AnswerSubjectProvider = SubjectContext.Provider;

/** Returns the request or customer that the composer around writes to. */
export function useAnswerSubject(): AnswerSubject {
  const about = use(SubjectContext);
  if (!about) throw new Error("useAnswerSubject needs a composer around it");
  return about;
}
