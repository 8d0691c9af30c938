import { useQueryClient } from "@tanstack/react-query";
import type { Tag } from "../../../../domain/api/work/tags.ts";
import { TAG_MAX } from "../../../../domain/platform/limits.ts";
import { TAG_COLORS } from "../../../../domain/work/tag-options.ts";
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

/** The form of a tag: its name in both languages, and its colour. */
export function TagForm({ tag, onClose }: { tag?: Tag; onClose: () => void }) {
  const { t } = useTranslation("tags");
  const client = useQueryClient();
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, {
    nameEn: tag?.name.en ?? "",
    nameEs: tag?.name.es ?? "",
    color: tag?.color ?? "gray",
  });
  const save = submit(
    async (values) => {
      if (tag) {
        const { id, isRetired, version } = tag;
        await api("PUT /api/tags/:id", { params: { id }, body: { ...values, isRetired, version } });
      } else await api("POST /api/tags", { body: values });
      toast({ title: t("list.saved") });
      onClose();
      await client.invalidateQueries({ queryKey: ["tags"] });
    },
    (error) => {
      const isOld = codeOf(error) === "conflict";
      showErrorToast(t("list.failed"), isOld ? null : error, isOld ? t("list.conflict") : t("list.failed"));
      if (isOld) void client.invalidateQueries({ queryKey: ["tags"] });
    },
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t(tag ? "form.edit" : "list.add")}
      submitLabel={t("form.save")}
      isBusy={isBusy}
      onSubmit={save}
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
    </FormDialog>
  );
}
