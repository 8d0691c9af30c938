import { MAX } from "../../../../domain/platform/limits.ts";
import { CUSTOM_FORM } from "../../../../domain/content/forms.ts";
import { ConflictNotice } from "../../../layout/conflict-notice.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ComposerFields } from "./composer-fields.tsx";
import { useComposer, type StoredForm } from "./use-composer.ts";

const FORM_ID = "form-composer";

type ComposerDialogProps = {
  /** The stored form to edit; a new one is made without it. */
  edited?: StoredForm & { onTakeTheirs: () => void };
  onClose: () => void;
};

/** The dialog "Create Custom Form": a title, an introduction and fields in any order. */
export function ComposerDialog({ edited, onClose }: ComposerDialogProps) {
  const { t } = useTranslation("forms");
  const { composer, submit, conflicts, saveOverTheirs } = useComposer(edited, onClose);
  const { register, errorOf, isBusy } = composer;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t(edited ? "composer.editTitle" : "composer.title")}
      description={t("composer.text")}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={FORM_ID} busy={isBusy}>
            {t("composer.save")}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={submit}>
        <Field label={t("composer.formTitle")} error={errorOf("title")} required>
          <Input maxLength={CUSTOM_FORM.title} autoComplete="off" {...register("title")} />
        </Field>
        <Field label={t("composer.intro")} error={errorOf("intro")}>
          <Textarea rows={2} maxLength={MAX.freeText} {...register("intro")} />
        </Field>
        <ComposerFields composer={composer} />
        {conflicts > 0 && edited && (
          <ConflictNotice
            key={conflicts}
            isBusy={isBusy}
            onKeepMine={() => void saveOverTheirs()}
            onTakeTheirs={edited.onTakeTheirs}
          />
        )}
      </form>
    </Dialog>
  );
}
