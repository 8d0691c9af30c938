import type { OwnView } from "../../../../domain/api/work/desk.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import type { ViewFilters } from "../../../../domain/work/desk/own-views.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";

const loadRules = async () => (await import("../../../../domain/work/desk/own-views.ts")).viewName;

type ViewNameDialogProps = {
  kind: LeadKind;
  filters: ViewFilters;
  /** The view to rename; a new one is kept when unset. */
  view?: OwnView;
  onClose(): void;
  onKept(id: number): void;
};

/** Asks for the name of a view. An admin also decides whether a new one is shared. */
export function ViewNameDialog({ kind, filters, view, onClose, onKept }: ViewNameDialogProps) {
  const { t } = useTranslation("desk");
  const mayShare = useUser()?.role === "admin" && !view;
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, { name: view?.name ?? "", isShared: false });
  const texts = { success: t("inbox.own.saved"), failure: t("inbox.own.failed"), renews: [["desk-views"]] };
  const keep = useChange({
    ...texts,
    request: (body: { name: string; isShared: boolean }) => ({
      to: "POST /api/desk-views",
      body: { ...body, kind, filters },
    }),
    onDone: ({ id }) => onKept(id),
  });
  const rename = useChange({
    ...texts,
    request: (body: { id: number; name: string }) => ({
      to: "PATCH /api/desk-views/:id",
      params: { id: body.id },
      body: { name: body.name },
    }),
  });
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={t(view ? "inbox.own.rename" : "inbox.own.new")}
      submitLabel={t("inbox.own.keep")}
      isBusy={isBusy}
      onSubmit={submit(
        async ({ name, isShared }) => {
          if (view) await rename.mutateAsync({ id: view.id, name });
          else await keep.mutateAsync({ name, isShared });
          onClose();
        },
        () => undefined, // useChange shows the error
      )}
    >
      <Field label={t("inbox.own.name")} error={errorOf("name")} required className="sm:col-span-2">
        <Input autoComplete="off" {...register("name")} />
      </Field>
      {mayShare && <Checkbox label={t("inbox.own.share")} {...register("isShared")} className="sm:col-span-2" />}
    </FormDialog>
  );
}
