import type { QueryClient } from "@tanstack/react-query";
import type { DeskChangeKind } from "../../../domain/desk/live.ts";
import { isTouched } from "../../lib/live/touched.ts";
import type { About } from "./drafts.ts";

const KINDS: Record<About["path"], DeskChangeKind> = {
  "/api/quote-requests": "quote",
  "/api/contact-requests": "contact",
  "/api/customers": "customer",
};

/** Fetches anew what shows a request or customer that was written to, the messages and the counts; nothing else. */
export async function renewAnswered(client: QueryClient, { path, reference }: About): Promise<void> {
  const change = { kind: KINDS[path], reference, type: "answer" } as const;
  await client.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey, change) });
}
