import { Link } from "react-router";
import { KIND_NAMES, type ContentKind } from "../../../domain/content.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { filterClass } from "../../ui/filter-button.tsx";

/** The kinds of content, each an address of its own. */
export function KindNav({ current }: { current: ContentKind }) {
  const { t } = useTranslation("content-admin");
  return (
    <nav aria-label={t("kindNav")}>
      <ul className="flex flex-wrap gap-2">
        {KIND_NAMES.map((kind) => (
          <li key={kind}>
            <Link
              to={`?kind=${kind}`}
              preventScrollReset
              aria-current={kind === current ? "page" : undefined}
              className={filterClass(kind === current)}
            >
              {t(`kinds.${kind}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
