import { useAgency } from "../../lib/agency.ts";
import { useMay } from "../use-may.ts";

/** Returns true when the user may make links for screen shares; links to the agency's own host are everybody's. */
export function useMayShare(): boolean {
  const mayAnswer = useMay("customer-data", "create");
  const host = useAgency().portal?.screenShareHost;
  return mayAnswer || Boolean(host);
}
