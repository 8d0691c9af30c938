import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CarrierPortal } from "../../../../domain/api/content/carriers.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Fetches the carriers' portals and toggles favorites with an optimistic update, which is rolled back on an error. */
export function useCarrierPortals() {
  const { t } = useTranslation("carriers");
  const language = useLanguage();
  const client = useQueryClient();
  const queryKey = ["carrier-portals", language];
  const query = useQuery({ queryKey, queryFn: () => api("GET /api/carrier-portals", { query: { lang: language } }) });

  function show({ id }: CarrierPortal, isFavorite: boolean) {
    client.setQueryData<CarrierPortal[]>(queryKey, (portals) =>
      portals?.map((portal) => (portal.id === id ? { ...portal, isFavorite } : portal)),
    );
  }

  const favorite = useMutation({
    scope: { id: "favorite" }, // runs in sequence: the last press wins
    mutationFn: ({ id, isFavorite }: CarrierPortal) =>
      api(`${isFavorite ? "DELETE" : "PUT"} /api/carrier-portals/:id/favorite`, { params: { id } }),
    onMutate: (portal) => show(portal, !portal.isFavorite),
    onError: (error, portal) => {
      show(portal, portal.isFavorite);
      showErrorToast(t("favorite.failed"), error, t("favorite.failedText"));
    },
  });

  return { query, toggleFavorite: favorite.mutate };
}
