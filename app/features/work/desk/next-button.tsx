import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { ArrowRight } from "lucide-react";
import { useMay } from "../../../layout/use-may.ts";
import { useTakeNext } from "../../../layout/use-take-next.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";

/** Assigns the longest waiting request to the user and opens it. */
export function NextButton() {
  const { t } = useTranslation("palette");
  const { change } = useAddress();
  const mayTake = useMay("customer-data", "create");
  const take = useTakeNext(({ kind, reference }) =>
    change({ tab: KINDS[kind].tab, request: reference, view: null, own: null }),
  );
  if (!mayTake) return null;
  return (
    <Button
      variant="accent"
      size="sm"
      busy={take.isPending}
      className="max-sm:px-2"
      title={t("actions.next")}
      onClick={() => take.mutate()}
    >
      <ArrowRight aria-hidden="true" />
      <span className="max-2xl:sr-only">{t("actions.next")}</span>
    </Button>
  );
}
