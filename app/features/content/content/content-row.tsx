import { ArrowDown, ArrowUp, BadgeCheck, Mail, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { hasDependents, shownValue } from "./values.ts";

type ContentRowProps = {
  kind: ContentKind;
  item: ContentSummary;
  /** Undefined for a kind whose items have no order of their own. */
  onMove: ((step: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  onConfirm: () => void;
  onDelete: () => void;
  onMail: () => void;
};

/**
 * One item of a list with its actions. Only a sample can be confirmed. Only a published post can be sent as a
 * newsletter, and only once.
 */
export function ContentRow(props: ContentRowProps) {
  const { kind, item, onMove, isFirst, isLast, onConfirm, onDelete, onMail } = props;
  const { t } = useTranslation("content");
  const { title, groupedBy, isFixed } = describeKind(kind);
  const group = groupedBy ? `&group=${String(item.values[groupedBy])}` : "";
  const name = String(item.values[title]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{name}</p>
        <Facts kind={kind} item={item} />
      </div>
      <div className="flex flex-wrap gap-1">
        {onMove && (
          <>
            <IconButton label={t("moveUp", { name })} icon={ArrowUp} isIdle={isFirst} onClick={() => onMove(-1)} />
            <IconButton label={t("moveDown", { name })} icon={ArrowDown} isIdle={isLast} onClick={() => onMove(1)} />
          </>
        )}
        {item.isSample && <IconButton label={t("samples.of", { name })} icon={BadgeCheck} onClick={onConfirm} />}
        {kind === "posts" && item.isPublished && !item.newsletterSentAt && (
          <IconButton label={t("newsletter.of", { name })} icon={Mail} onClick={onMail}>
            <span className="max-lg:hidden">{t("newsletter.title")}</span>
          </IconButton>
        )}
        <Link
          to={`?kind=${kind}&item=${item.id}${group}`}
          aria-label={t("edit", { name })}
          title={t("edit", { name })}
          className={buttonClass({ variant: "ghost", className: "min-w-11 px-2!" })}
        >
          <Pencil aria-hidden="true" />
        </Link>
        {!isFixed && <IconButton label={t("delete.of", { name })} icon={Trash2} onClick={onDelete} />}
      </div>
    </li>
  );
}

/** The listed fields beside the title, and the badges: the status, and how many rows would be deleted with the item. */
function Facts({ kind, item }: Pick<ContentRowProps, "kind" | "item">) {
  const { t } = useTranslation("content");
  const dates = useDates();
  const { title, fields, publishedBy, groupedBy } = describeKind(kind);
  const rest = fields.filter(({ name, isListed }) => isListed && name !== title && name !== groupedBy);
  const facts = rest
    .filter(({ control }) => control !== "flag")
    .map((field) => shownValue(t, dates, field, item.values[field.name] ?? null))
    .filter(Boolean);
  const flags = rest.filter(({ control, name }) => control === "flag" && item.values[name] === true);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {facts.length > 0 && <p className="line-clamp-2">{facts.join(" · ")}</p>}
      <p className="contents">
        {item.isSample && <SampleMark />}
        {publishedBy && (
          <Badge tone={item.isPublished ? "success" : "accent"}>
            {t(item.isPublished ? "published" : "scheduled")}
          </Badge>
        )}
        {flags.map(({ name }) => (
          <Badge key={name} tone="indigo">
            {t(`fields.${name}`)}
          </Badge>
        ))}
        {item.dependents > 0 && hasDependents(kind) && (
          <Badge>{t(`dependents.${kind}`, { count: item.dependents })}</Badge>
        )}
        {item.newsletterSentAt && (
          <Badge>{t("newsletter.sentAt", { date: dates.dateTime(item.newsletterSentAt) })}</Badge>
        )}
      </p>
    </div>
  );
}
