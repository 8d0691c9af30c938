import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import type { Tag, TagUses } from "../../../../domain/api/work/tags.ts";
import { TagChip } from "../../../layout/tags/tag-chip.tsx";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useUsesText } from "./uses-text.ts";

type TagRowProps = {
  tag: Tag;
  uses: TagUses | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRetire: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One tag with both of its names, its uses and its actions. */
export function TagRow({ tag, uses, isFirst, isLast, onMove, onRetire, onEdit, onDelete }: TagRowProps) {
  const { t } = useTranslation("tags");
  const usesText = useUsesText();
  const language = useLanguage();
  const name = tag.name[language];
  const other = tag.name[language === "en" ? "es" : "en"];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <TagChip tag={tag} />
          <span className="text-sm text-ink-soft">{other}</span>
          {tag.isRetired && <Badge>{t("list.isRetired")}</Badge>}
        </p>
        {uses && <p className="mt-1 text-sm text-ink-soft">{usesText(uses)}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="ghost"
          aria-label={t(tag.isRetired ? "list.resumeName" : "list.retireName", { name })}
          onClick={onRetire}
        >
          {t(tag.isRetired ? "list.resume" : "list.retire")}
        </Button>
        <IconButton label={t("list.up", { name })} icon={ArrowUp} isIdle={isFirst} onClick={() => onMove(-1)} />
        <IconButton label={t("list.down", { name })} icon={ArrowDown} isIdle={isLast} onClick={() => onMove(1)} />
        <IconButton label={t("list.edit", { name })} icon={Pencil} onClick={onEdit} />
        <IconButton label={t("list.remove", { name })} icon={Trash2} onClick={onDelete} />
      </div>
    </li>
  );
}
