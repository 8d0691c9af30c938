import { useQueryClient } from "@tanstack/react-query";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { OffersChanged } from "../../../../domain/api/work/offers.ts";
import { showWork } from "./show-work.ts";
import { useWork } from "./use-work.ts";

/** Returns the function that shows changed offers at once and fetches the request with its new events. */
export function useShowOffers(lead: ViewedRequest<"quote">) {
  const { path } = useWork();
  const client = useQueryClient();
  return ({ offers, work }: OffersChanged) => {
    client.setQueryData(["offers", lead.reference], offers);
    showWork(client, path, lead.reference, { work, event: null });
    void client.invalidateQueries({ queryKey: ["lead", lead.reference] });
  };
}
