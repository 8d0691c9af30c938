import { useEffect, useState } from "react";
import type { z } from "zod";
import { slugOf } from "../../../../domain/content/content-fields.ts";
import { contentSchema, describeKind, type ContentKind } from "../../../../domain/content/content.ts";
import { codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ArticlePreview, type CategoryNames } from "./article-preview.tsx";
import { FieldGroups } from "./field-groups.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { ConflictNotice } from "../../../layout/conflict-notice.tsx";
import { UnsavedGuard } from "../../../layout/unsaved-guard.tsx";
import { fetchItem, useContentChange } from "./use-content.ts";
import type { FormValues } from "./values.ts";

/** The edited item: a stored one with the version that was loaded, or null for a new one. */
export type Edited = { id: number; version: string } | null;

/**
 * Returns the validation rules. Their output type is cast to the form values: the typed values are sent, and the server
 * has the last word on them.
 */
const rulesOf = (kind: ContentKind) => contentSchema(kind) as unknown as z.ZodType<FormValues, FormValues>;

type ContentFormProps = {
  kind: ContentKind;
  edited: Edited;
  initial: FormValues;
  categories: CategoryNames;
  onTakeTheirs: () => void;
  onLeave: () => void;
};

/** The form for every kind of content, generated from the kind's description. */
export function ContentForm({ kind, edited: given, initial, categories, onTakeTheirs, onLeave }: ContentFormProps) {
  const { t } = useTranslation("content");
  // The version from when the form opened. A version fetched later belongs to text that this admin has not seen.
  const [edited] = useState(given);
  const change = useContentChange(kind);
  const form = useApiForm(() => Promise.resolve(rulesOf(kind)), initial);
  const { control, formState, getValues, setValue } = form;
  const [conflicts, setConflicts] = useState(0);
  const [previewed, setPreviewed] = useState<FormValues | null>(null);
  const [isSaved, setSaved] = useState(false);

  /** Saves the form over the given version (optimistic locking). */
  async function save(version: string | undefined): Promise<void> {
    const body = { ...getValues(), version };
    await change.mutateAsync(edited ? { step: "update", id: edited.id, body } : { step: "create", body });
    toast({ title: t("saved"), description: t(kind === "message-templates" ? "savedTemplate" : "savedText") });
    setSaved(true);
  }

  function onFailure(error: unknown): void {
    // The conflict notice replaces the toast: it offers better choices than a reload.
    const isConflict = codeOf(error) === "conflict" && edited !== null;
    if (isConflict) setConflicts((count) => count + 1);
    else showErrorToast(t("saveFailed"), error, t("tryAgain"));
  }

  async function saveOverTheirs(id: number): Promise<void> {
    await save((await fetchItem(kind, id)).version);
  }

  // Leaves only after the unsaved-changes guard knows that everything is saved.
  useEffect(() => {
    if (isSaved) onLeave();
  }, [isSaved, onLeave]);

  /** Suggests a slug when the field is still empty. */
  function suggestSlug(): void {
    const field = describeKind(kind).fields.find(({ control }) => control === "slug");
    if (!field?.from || getValues(`values.${field.name}`)) return;
    const slug = slugOf(String(getValues(`values.${field.from}`)));
    if (slug) setValue(`values.${field.name}`, slug, { shouldDirty: true });
  }

  function preview(): void {
    const values = structuredClone(getValues());
    if (kind === "posts") values.values["publishDate"] ||= new Date().toISOString();
    setPreviewed(values);
  }

  return (
    <>
      <form
        noValidate
        method="post"
        aria-label={t(`kinds.${kind}.${edited ? "edit" : "add"}`)}
        className="grid grid-cols-1 gap-6"
        onSubmit={form.submit(() => save(edited?.version), onFailure)}
      >
        <UnsavedGuard isDirty={formState.isDirty && !isSaved} />
        <FieldGroups kind={kind} form={control} errorOf={form.errorOf} onLeave={suggestSlug} />
        {conflicts > 0 && edited && (
          <ConflictNotice
            key={conflicts}
            isBusy={change.isPending}
            onKeepMine={() => void form.attempt(() => saveOverTheirs(edited.id), onFailure)}
            onTakeTheirs={onTakeTheirs}
          />
        )}
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" busy={form.isBusy || change.isPending}>
            {t("save")}
          </Button>
          {(kind === "posts" || kind === "message-templates") && (
            <Button variant="secondary" onClick={preview}>
              {t("preview.open")}
            </Button>
          )}
          <Button variant="ghost" onClick={onLeave}>
            {t("cancel")}
          </Button>
        </div>
      </form>
      {previewed && kind === "posts" && (
        <ArticlePreview values={previewed} categories={categories} onClose={() => setPreviewed(null)} />
      )}
      {previewed && kind === "message-templates" && (
        <TemplatePreview values={previewed} onClose={() => setPreviewed(null)} />
      )}
    </>
  );
}
