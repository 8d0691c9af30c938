import { useQuery } from "@tanstack/react-query";
import type { PresentedCustomForm } from "../../../../domain/api/content/forms.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useTakeTheirs } from "../../../layout/take-theirs.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { ComposerDialog } from "./composer-dialog.tsx";

/** Reads a form as it is now: the first of its list from its id on. One that is deleted stays as it was listed. */
async function readForm(listed: PresentedCustomForm): Promise<PresentedCustomForm> {
  const [found] = await api("GET /api/custom-forms", { query: { before: listed.id + 1, limit: 1 } });
  return found?.id === listed.id ? found : listed;
}

/**
 * The dialog that edits a custom form. It begins with the form as it is stored now, since the list may be older, and
 * again when the user takes over a colleague's version; a background refetch does not touch it.
 */
export function EditComposed({ listed, onClose }: { listed: PresentedCustomForm; onClose: () => void }) {
  const { t } = useTranslation("forms");
  const query = useQuery({ queryKey: ["custom-form", listed.id], queryFn: () => readForm(listed), gcTime: 0 });
  const { taken, takeTheirs } = useTakeTheirs(query.refetch);

  if (!query.data) {
    return (
      <Dialog open size="lg" onOpenChange={onClose} title={t("composer.editTitle")} description={t("composer.text")}>
        <QueryStates query={query} error={errorText(query.error, t("tryAgain"))} lines={4}>
          {() => null}
        </QueryStates>
      </Dialog>
    );
  }
  const edited = { form: query.data, reread: () => readForm(listed), onTakeTheirs: takeTheirs };
  return <ComposerDialog key={taken} edited={edited} onClose={onClose} />;
}
