import type { QueryClient } from "@tanstack/react-query";
import type { DeskChangeKind } from "../../../domain/work/desk/live.ts";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { isTouched } from "../../lib/live/touched.ts";
import type { AnswerSubject } from "./drafts.ts";

/** Invalidates only the queries that an answer affects: its request or customer, the messages and the counts. */
export async function renewAnswered(client: QueryClient, { path, reference }: AnswerSubject): Promise<void> {
  const kind: DeskChangeKind = LEAD_KINDS.find((one) => KINDS[one].path === path) ?? "customer";
  const change = { kind, reference, type: "answer" } as const;
  await client.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey, change) });
}
