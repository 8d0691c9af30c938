import { useQueryClient } from "@tanstack/react-query";
import type { Tag } from "../../../../domain/api/work/tags.ts";
import { TAG_MAX } from "../../../../domain/platform/limits.ts";
import type { TagInput } from "../../../../domain/work/tags.ts";
import { TAG_COLORS } from "../../../../domain/work/tag-options.ts";
import { useEditConflict } from "../../../layout/use-edit-conflict.tsx";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/work/tags.ts")).tagInput;

const valuesOf = (tag: Tag | undefined) => ({
  nameEn: tag?.name.en ?? "",
  nameEs: tag?.name.es ?? "",
  color: tag?.color ?? ("gray" as const),
});

/** The form of a tag: its name in both languages, and its colour. */
export function TagForm({ tag, onClose }: { tag?: Tag; onClose: () => void }) {
  const { t } = useTranslation("tags");
  const client = useQueryClient();
  const form = useApiForm(loadRules, valuesOf(tag));
  const { register, errorOf, isBusy } = form;
  const renew = () => client.invalidateQueries({ queryKey: ["tags"] });
  const { seen, meet, notice } = useEditConflict(tag, {
    isBusy,
    readAll: () => api("GET /api/tags"),
    save: (over) => saveOver(over)(),
    begin: (theirs) => form.reset(valuesOf(theirs)),
    onFailure,
  });

  function saveOver(over: Tag | undefined) {
    return form.handleSubmit((values) => form.attempt(() => send(values, over), onFailure));
  }

  async function send(values: TagInput, over: Tag | undefined): Promise<void> {
    if (over) {
      const { id, isRetired, version } = over;
      await api("PUT /api/tags/:id", { params: { id }, body: { ...values, isRetired, version } });
    } else await api("POST /api/tags", { body: values });
    toast({ title: t("list.saved") });
    onClose();
    await renew();
  }

  function onFailure(error: unknown): void {
    if (codeOf(error) === "conflict") {
      meet();
      void renew();
    } else showErrorToast(t("list.failed"), error, t("list.failed"));
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t(tag ? "form.edit" : "list.add")}
      submitLabel={t("form.save")}
      isBusy={isBusy}
      onSubmit={(event) => void saveOver(seen)(event)}
    >
      <Field label={t("form.nameEn")} error={errorOf("nameEn")} required>
        <Input autoComplete="off" maxLength={TAG_MAX.name} {...register("nameEn")} />
      </Field>
      <Field label={t("form.nameEs")} error={errorOf("nameEs")} required>
        <Input autoComplete="off" lang="es" maxLength={TAG_MAX.name} {...register("nameEs")} />
      </Field>
      <Field label={t("form.color")} error={errorOf("color")}>
        <Select {...register("color")}>
          {TAG_COLORS.map((color) => (
            <option key={color} value={color}>
              {t(`colors.${color}`)}
            </option>
          ))}
        </Select>
      </Field>
      {notice}
    </FormDialog>
  );
}
