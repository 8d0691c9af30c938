import type { DeskViewChange } from "../../../../domain/work/desk/own-views.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";

const OWN_VIEWS = [["desk-views"]];

/** Returns the mutations of kept views: change and delete. */
export function useOwnViewChanges() {
  const { t } = useTranslation("desk");
  const patch = useChange({
    request: ({ id, ...body }: DeskViewChange & { id: number }) => ({
      to: "PATCH /api/desk-views/:id",
      params: { id },
      body,
    }),
    success: t("inbox.own.saved"),
    failure: t("inbox.own.failed"),
    renews: OWN_VIEWS,
  });
  const remove = useChange({
    request: (id: number) => ({ to: "DELETE /api/desk-views/:id", params: { id } }),
    success: t("inbox.own.deleted"),
    failure: t("inbox.own.failed"),
    renews: OWN_VIEWS,
  });
  return { patch, remove };
}
