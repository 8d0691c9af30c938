import { useQuery } from "@tanstack/react-query";
import { Plus, Tags as TagsIcon } from "lucide-react";
import { useState } from "react";
import type { Tag, TagUses } from "../../../../domain/api/work/tags.ts";
import { moveBy } from "../../../../domain/platform/ordering.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { DeleteTag } from "./delete-tag.tsx";
import { TagForm } from "./tag-form.tsx";
import { TagRow } from "./tag-row.tsx";

type OpenDialog = { dialog: "add" } | { dialog: "edit" | "delete"; tag: Tag };

/** The tags of the office in their order, for admins. */
export function TagList() {
  const { t } = useTranslation("tags");
  const tags = useQuery({ queryKey: ["tags"], queryFn: () => api("GET /api/tags") });
  const uses = useQuery({ queryKey: ["tag-uses"], queryFn: () => api("GET /api/tag-uses"), gcTime: 0 });
  const usesOf = (id: number) => uses.data?.find((one) => one.id === id);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-4">
      <div>
        <Button onClick={() => setOpened({ dialog: "add" })}>
          <Plus aria-hidden="true" />
          {t("list.add")}
        </Button>
      </div>
      <QueryStates query={tags} error={t("list.error")}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={TagsIcon} title={t("list.empty")} text={t("list.emptyText")} heading="p" />
          ) : (
            <Rows tags={all} usesOf={usesOf} onOpen={(dialog, tag) => setOpened({ dialog, tag })} />
          )
        }
      </QueryStates>
      {opened?.dialog === "add" && <TagForm onClose={close} />}
      {opened?.dialog === "edit" && <TagForm tag={opened.tag} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteTag tag={opened.tag} uses={usesOf(opened.tag.id)} onClose={close} />}
    </section>
  );
}

type RowsProps = {
  tags: Tag[];
  usesOf: (id: number) => TagUses | undefined;
  onOpen: (dialog: "edit" | "delete", tag: Tag) => void;
};

function Rows({ tags, usesOf, onOpen }: RowsProps) {
  const { t } = useTranslation("tags");
  const language = useLanguage();
  const ids = tags.map(({ id }) => id);
  const options = {
    failure: t("list.failed"),
    renews: [["tags"]],
    instead: { conflict: () => showErrorToast(t("list.failed"), null, t("list.conflict")) },
  };
  const move = useChange({
    ...options,
    request: ({ tag, step }: { tag: Tag; step: -1 | 1 }) =>
      ({ to: "PUT /api/tags/order", body: { ids: moveBy(ids, tag.id, step), seen: ids } }) as const,
    success: ({ tag, step }) =>
      t("list.moved", { name: tag.name[language], place: ids.indexOf(tag.id) + 1 + step, total: ids.length }),
  });
  const retire = useChange({
    ...options,
    request: ({ id, name, color, version, isRetired }: Tag) => {
      const body = { nameEn: name.en, nameEs: name.es, color, version, isRetired: !isRetired };
      return { to: "PUT /api/tags/:id", params: { id }, body } as const;
    },
    success: ({ isRetired }) => t(isRetired ? "list.resumed" : "list.retired"),
  });
  const isBusy = move.isPending || retire.isPending;
  return (
    <ol aria-label={t("title")} className="grid grid-cols-1 divide-y divide-line rounded border border-line bg-surface">
      {tags.map((tag, place) => (
        <TagRow
          key={tag.id}
          tag={tag}
          uses={usesOf(tag.id)}
          isFirst={place === 0}
          isLast={place === tags.length - 1}
          // Ignores a second press: it would be based on a list that is about to change.
          onMove={(step) => !isBusy && move.mutate({ tag, step })}
          onRetire={() => !isBusy && retire.mutate(tag)}
          onEdit={() => onOpen("edit", tag)}
          onDelete={() => onOpen("delete", tag)}
        />
      ))}
    </ol>
  );
}
