import type { AnswerSubject } from "./drafts.ts";

/** Returns the place of a draft's files among the uploads. */
export const uploadPlace = ({ path, id }: AnswerSubject): string => `draft:${path}/${id}`;
