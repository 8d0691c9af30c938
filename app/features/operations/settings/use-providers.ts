import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Provider } from "../../../../domain/operations/settings/provider-names.ts";
import type { IdentityConfirmation } from "../../../../domain/people/profile.ts";
import { api } from "../../../lib/api.ts";

const KEY = ["settings", "providers"];

export const useProviders = () => useQuery({ queryKey: KEY, queryFn: () => api("GET /api/settings/providers") });

type Saving = IdentityConfirmation & { provider: Provider; value: unknown };
type Removing = IdentityConfirmation & { provider: Provider };

export function useSaveProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, ...body }: Saving) =>
      api("PUT /api/settings/providers/:provider", { params: { provider }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, ...body }: Removing) =>
      api("POST /api/settings/providers/:provider/remove", { params: { provider }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
