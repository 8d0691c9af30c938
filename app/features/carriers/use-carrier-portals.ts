import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CarrierPortal } from "../../../server/carriers/list-carrier-portals.ts";
import { api, errorText } from "../../lib/api.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";

/** The carriers' portals, and the star that makes one a favorite: at once, and taken back if it cannot be stored. */
export function useCarrierPortals() {
  const { t } = useTranslation("carriers");
  const language = useLanguage();
  const client = useQueryClient();
  const queryKey = ["carrier-portals", language];
  const query = useQuery({ queryKey, queryFn: () => api<CarrierPortal[]>(`/api/carrier-portals?lang=${language}`) });

  function show({ id }: CarrierPortal, isFavorite: boolean) {
    client.setQueryData<CarrierPortal[]>(queryKey, (portals) =>
      portals?.map((portal) => (portal.id === id ? { ...portal, isFavorite } : portal)),
    );
  }

  const favorite = useMutation({
    scope: { id: "favorite" }, // one after the other: the last press is the one that counts
    mutationFn: ({ id, isFavorite }: CarrierPortal) =>
      api(`/api/carrier-portals/${id}/favorite`, { method: isFavorite ? "DELETE" : "PUT" }),
    onMutate: (portal) => show(portal, !portal.isFavorite),
    onError: (error, portal) => {
      show(portal, portal.isFavorite);
      toast({
        title: t("favorite.failed"),
        description: errorText(error, t("favorite.failedText")),
        variant: "destructive",
      });
    },
  });

  return { query, toggleFavorite: favorite.mutate };
}
