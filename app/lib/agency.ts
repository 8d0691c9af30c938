import { useRouteLoaderData } from "react-router";
import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import type { RootData } from "./root-data.ts";

/** Returns the agency as the page knows it: its name, offices, hours, numbers and addresses. */
export function useAgency(): PageAgency {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("useAgency needs the data of the root route");
  return data.agency;
}
