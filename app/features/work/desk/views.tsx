import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { COUNTED_UP_TO } from "../../../../domain/work/desk/views.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { Menu } from "../../../layout/menu.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { cx } from "../../../ui/cx.ts";
import { useViewEntries, type ViewEntry } from "./view-entries.ts";

/** One line of links to the views of a kind, each with its count. What does not fit is in a menu at its end. */
export function Views({ kind }: { kind: LeadKind }) {
  const { t } = useTranslation("desk");
  const { views, types } = useViewEntries(kind);
  const { list, fitting } = useFitting();
  const hidden = views.slice(fitting);
  const chosen = [...hidden, ...types].find(({ isChosen }) => isChosen);
  return (
    <nav aria-label={t("inbox.views.label")} className="desk-views">
      <ul ref={list}>
        {views.map((view, at) => (
          <li key={view.key} className={cx(at >= fitting && "invisible")}>
            <View view={view} className="desk-view" />
          </li>
        ))}
      </ul>
      {(hidden.length > 0 || types.length > 0) && (
        <Menu
          buttonClassName={cx("desk-view", chosen && "is-chosen")}
          className="desk-more"
          label={chosen ? t("inbox.views.moreChosen", { view: chosen.label }) : t("inbox.views.more")}
          button={
            <>
              <span className="max-w-40 truncate">{chosen?.label ?? t("inbox.views.more")}</span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
            </>
          }
        >
          <ul aria-label={t("inbox.views.more")}>
            {hidden.map((view) => (
              <li key={view.key}>
                <View view={view} className="menu-item" />
              </li>
            ))}
          </ul>
          {types.length > 0 && (
            <>
              <p className="px-4 pt-2 text-sm text-ink-soft">{t("inbox.views.byType")}</p>
              <ul aria-label={t("inbox.views.byType")}>
                {types.map((view) => (
                  <li key={view.key}>
                    <View view={view} className="menu-item" />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Menu>
      )}
    </nav>
  );
}

function View({ view, className }: { view: ViewEntry; className: string }) {
  const { linkWith } = useAddress();
  const { label, count = 0, isChosen, changes } = view;
  return (
    <Link {...linkWith(changes)} aria-current={isChosen ? "true" : undefined} className={className}>
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count > 0 && <span className="desk-view-count">{count < COUNTED_UP_TO ? count : `${COUNTED_UP_TO - 1}+`}</span>}
    </Link>
  );
}

/** Measures how many items of a list fit into its first line. The others wrap to lines that are cut off. */
function useFitting() {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const line = list.current;
    if (!line) return;
    const watched = line;
    function measure() {
      const parts = [...watched.children].filter((item) => item instanceof HTMLElement);
      const wrapped = parts.findIndex((item) => item.offsetTop > (parts[0]?.offsetTop ?? 0));
      setFitting(wrapped < 0 ? parts.length : wrapped);
    }
    measure();
    // Numbers and names change the widths of items, and fonts do when they load.
    const sizes = new ResizeObserver(measure);
    const watchSizes = () => [watched, ...watched.children].forEach((part) => sizes.observe(part));
    watchSizes();
    const items = new MutationObserver(() => {
      watchSizes();
      measure();
    });
    items.observe(watched, { childList: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
    };
  }, []);
  return { list, fitting };
}
