import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import { useRootData } from "./root-context.tsx";

/** Returns the agency as the page knows it: its name, offices, hours, numbers and addresses. */
export function useAgency(): PageAgency {
  const data = useRootData();
  if (!data) throw new Error("useAgency needs the data of the root route");
  return data.agency;
}

/** Returns the address of a drawing in the colours of the palette in force. Other pictures keep theirs. */
export function usePainted(src: string): string {
  const { looks } = useAgency();
  return looks?.painted && src.startsWith("/art/") ? looks.painted + src : src;
}
