import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { slugOf } from "../../../domain/content-fields.ts";
import { contentSchema, describeKind, type ContentKind } from "../../../domain/content.ts";
import { codeOf } from "../../lib/api.ts";
import { complain } from "../../lib/complain.ts";
import { faultText, useTranslation } from "../../lib/i18n.tsx";
import { showServerFaults } from "../../lib/show-server-faults.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ArticlePreview, type CategoryNames } from "./article-preview.tsx";
import type { FieldPath } from "./content-control.tsx";
import { FieldGroups } from "./field-groups.tsx";
import { ConflictNotice } from "../../layout/conflict-notice.tsx";
import { UnsavedGuard } from "../../layout/unsaved-guard.tsx";
import { fetchItem, useContentChange } from "./use-content.ts";
import type { FormValues } from "./values.ts";

/** What is edited: a stored item with the version that was loaded, or a new one. */
export type Edited = { id: number; version: string } | null;

type ContentFormProps = {
  kind: ContentKind;
  edited: Edited;
  initial: FormValues;
  categories: CategoryNames;
  onTakeTheirs: () => void;
  onLeave: () => void;
};

/** The form of every kind of content, made from its description. */
export function ContentForm({ kind, edited: given, initial, categories, onTakeTheirs, onLeave }: ContentFormProps) {
  const { t } = useTranslation("content-admin");
  // As it was when the form opened: a version that is fetched later belongs to words that this admin has not seen.
  const [edited] = useState(given);
  const change = useContentChange(kind);
  const resolver = useMemo(() => zodResolver(contentSchema(kind) as never) as unknown as Resolver<FormValues>, [kind]);
  const form = useForm<FormValues>({ defaultValues: initial, resolver });
  const { control, formState, getValues, setError, setValue } = form;
  const [hasConflict, setConflict] = useState(false);
  const [previewed, setPreviewed] = useState<FormValues | null>(null);
  const [isSaved, setSaved] = useState(false);

  /** Stores the form over the version that the admin saw last. */
  async function save(version: string | undefined): Promise<void> {
    const body = { ...getValues(), version };
    try {
      await change.mutateAsync(edited ? { step: "update", id: edited.id, body } : { step: "create", body });
      toast({ title: t("saved"), description: t("savedText") });
      setSaved(true);
    } catch (error) {
      // Of a conflict the notice speaks, which knows a better way than to reload.
      const isConflict = codeOf(error) === "conflict" && edited !== null;
      setConflict(isConflict);
      showServerFaults(setError, error);
      if (!isConflict) complain(t("saveFailed"), error, t("tryAgain"));
    }
  }

  async function saveOverTheirs(id: number): Promise<void> {
    const theirs = await fetchItem(kind, id).catch((error: unknown) => complain(t("saveFailed"), error, t("tryAgain")));
    if (theirs) await save(theirs.version);
  }

  // Only once the guard knows that everything is stored.
  useEffect(() => {
    if (isSaved) onLeave();
  }, [isSaved, onLeave]);

  function errorOf(path: FieldPath): string | undefined {
    return faultText(t, form.getFieldState(path, formState).error?.message);
  }

  /** The first suggestion for an empty address. */
  function suggestSlug(): void {
    const field = describeKind(kind).fields.find(({ control }) => control === "slug");
    if (!field?.from || getValues(`values.${field.name}`)) return;
    const slug = slugOf(String(getValues(`values.${field.from}`)));
    if (slug) setValue(`values.${field.name}`, slug, { shouldDirty: true });
  }

  function preview(): void {
    const values = structuredClone(getValues());
    values.values["publishDate"] ||= new Date().toISOString();
    setPreviewed(values);
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={t(`kinds.${kind}.${edited ? "edit" : "add"}`)}
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => void form.handleSubmit(() => save(edited?.version))(event)}
    >
      <UnsavedGuard isDirty={formState.isDirty && !isSaved} />
      <FieldGroups kind={kind} form={control} errorOf={errorOf} onLeave={suggestSlug} />
      {hasConflict && edited && (
        <ConflictNotice
          isBusy={change.isPending}
          onKeepMine={() => void saveOverTheirs(edited.id)}
          onTakeTheirs={onTakeTheirs}
        />
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit" busy={formState.isSubmitting || change.isPending}>
          {t("save")}
        </Button>
        {kind === "posts" && (
          <Button variant="secondary" onClick={preview}>
            {t("preview.open")}
          </Button>
        )}
        <Button variant="ghost" onClick={onLeave}>
          {t("cancel")}
        </Button>
      </div>
      {previewed && <ArticlePreview values={previewed} categories={categories} onClose={() => setPreviewed(null)} />}
    </form>
  );
}
