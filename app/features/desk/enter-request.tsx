import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

/** For somebody who called or came by. */
export function EnterRequest() {
  const { t } = useTranslation("desk");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t("customers.enter.button")}
      </Button>
      {isOpen && <EntryDialog onClose={() => setOpen(false)} />}
    </>
  );
}
