import type { Language } from "../../domain/platform/language.ts";
import type { User } from "../../domain/people/users.ts";
import type { Texts } from "./translate.ts";

/** What every page has of the root's loader. */
export type RootData = { language: Language; user: User | null; year: number; texts: Texts };
