import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TagDifference } from "../../../../domain/work/tags.ts";
import { TagChips } from "../../../layout/tags/tag-chip.tsx";
import { TagMenu } from "../../../layout/tags/tag-menu.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";

type CustomerTagsProps = { customer: { id: number; tagIds: number[] } };

/** The tags of a customer, with the menu that changes them and the way back of the last change. */
export function CustomerTags({ customer: { id, tagIds } }: CustomerTagsProps) {
  const { t } = useTranslation("tags");
  const client = useQueryClient();
  const mayTag = useMay("customer-data", "create");
  const [last, setLast] = useState<TagDifference | null>(null);
  const change = useMutation({
    mutationFn: ({ body }: { body: TagDifference; isUndo?: boolean }) =>
      api("PUT /api/customers/:id/tags", { params: { id }, body }),
    onSuccess: (_answer, { body, isUndo }) => setLast(isUndo ? null : body),
    onError: (error) => showErrorToast(t("failed"), error),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "customer" }),
  });
  if (!mayTag && tagIds.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TagChips ids={tagIds} />
      {mayTag && <TagMenu ids={tagIds} busy={change.isPending} onChange={(body) => change.mutate({ body })} />}
      {last && (
        <Button
          variant="ghost"
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate({ body: { add: last.remove, remove: last.add }, isUndo: true })}
        >
          {t("undo")}
        </Button>
      )}
    </div>
  );
}
