import type { ReactNode } from "react";
import { Link } from "react-router";
import { KIND_NAMES, type ContentKind } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { filterClass } from "../../../ui/filter-button.tsx";
import { useCorrections } from "./use-corrections.ts";

export type Shown = ContentKind | "corrections";

/** Links to the kinds of content, each with its own URL, and to the corrections that wait for a decision. */
export function KindNav({ current }: { current: Shown }) {
  const { t } = useTranslation("content");
  const { t: ofCorrections } = useTranslation("corrections");
  const waiting = useCorrections().data?.length ?? 0;
  return (
    <nav aria-label={t("kindNav")}>
      <ul className="flex flex-wrap gap-2">
        {KIND_NAMES.map((kind) => (
          <KindLink key={kind} to={kind} current={current}>
            {t(`kinds.${kind}.name`)}
          </KindLink>
        ))}
        <KindLink to="corrections" current={current}>
          {waiting > 0 ? ofCorrections("waiting", { number: waiting }) : ofCorrections("name")}
        </KindLink>
      </ul>
    </nav>
  );
}

type KindLinkProps = { to: Shown; current: Shown; children: ReactNode };

function KindLink({ to, current, children }: KindLinkProps) {
  return (
    <li>
      <Link
        to={`?kind=${to}`}
        preventScrollReset
        aria-current={to === current ? "page" : undefined}
        className={filterClass(to === current)}
      >
        {children}
      </Link>
    </li>
  );
}
