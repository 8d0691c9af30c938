import type { Tag } from "../../../domain/api/work/tags.ts";
import type { TagColor } from "../../../domain/work/tag-options.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { cx } from "../../ui/cx.ts";
import { useTags } from "./use-tags.ts";

const COLORS: Record<TagColor, string> = {
  gray: "border-line-strong bg-surface-2 text-ink",
  blue: "border-indigo/30 bg-indigo-soft text-indigo",
  green: "border-sage/30 bg-sage-soft text-sage",
  gold: "border-accent/50 bg-accent-soft text-accent",
  red: "border-brick/30 bg-brick-soft text-brick",
  "dark-blue": "border-transparent bg-indigo text-on-indigo",
  "dark-green": "border-transparent bg-sage text-on-sage",
  "dark-red": "border-transparent bg-brick text-on-brick",
};

/** A tag by its name, in its colour. */
export function TagChip({ tag: { name, color } }: { tag: Pick<Tag, "name" | "color"> }) {
  const language = useLanguage();
  return (
    <span
      className={cx(
        "inline-block max-w-40 shrink-0 truncate rounded-xs border px-1.5 text-xs leading-4 font-semibold",
        COLORS[color],
      )}
    >
      {name[language]}
    </span>
  );
}

type TagChipsProps = {
  ids: readonly number[];
  /** The number of tags that are shown; the others are counted. */
  most?: number;
  className?: string;
};

/** The tags of a request or a customer, in the order of the admins' list. */
export function TagChips({ ids, most = ids.length, className = "" }: TagChipsProps) {
  return ids.length === 0 ? null : <Chips ids={ids} most={most} className={className} />;
}

function Chips({ ids, most, className }: Required<TagChipsProps>) {
  const { t } = useTranslation("tags");
  const language = useLanguage();
  const tags = useTags().filter(({ id }) => ids.includes(id));
  const hidden = tags.slice(most);
  return (
    <span className={cx("inline-flex min-w-0 flex-wrap items-center gap-1", className)}>
      <span className="sr-only">{t("title")}: </span>
      {tags.slice(0, most).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {hidden.length > 0 && (
        <span className="text-xs text-ink-soft" title={hidden.map(({ name }) => name[language]).join(", ")}>
          {t("more", { number: hidden.length })}
        </span>
      )}
    </span>
  );
}
