import { Plus } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { late } from "../../../lib/late.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";

const EntryDialog = late(async () => (await import("./entry-dialog.tsx")).EntryDialog);

/**
 * Button and form to enter a request of somebody who called or came by. The open state is in the URL, so that other
 * pages can link to the form.
 */
export function EnterRequest() {
  const { t } = useTranslation("palette");
  const { parameters, change } = useAddress();
  return (
    <>
      <Button
        size="sm"
        className="max-sm:hidden"
        title={t("actions.enter")}
        onClick={() => change({ enter: "yes" }, { replace: true })}
      >
        <Plus aria-hidden="true" />
        <span className="max-2xl:sr-only">{t("actions.enter")}</span>
      </Button>
      {parameters.has("enter") && <EntryDialog onClose={() => change({ enter: null }, { replace: true })} />}
    </>
  );
}
