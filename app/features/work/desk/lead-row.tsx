import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { Clock } from "./clock.tsx";
import { wasHeldBack, type LeadRow as Row } from "./lead-kinds.ts";
import { nameIn, typeIn } from "../../../../domain/work/request-kinds.ts";
import { useOwnerText } from "./owner-text.ts";
import { Reach } from "./reach.tsx";
import { StageBadge } from "./stage-badge.tsx";
import { useTypeText } from "./type-text.ts";

/** The id of a row's link; the keyboard shortcuts find the link by it. */
export const rowLinkId = (reference: string) => `row-${reference}`;

/** A request in two lines. First line: name and waiting time. Second line: type, language and stage. */
export function LeadRow({ lead, isOpen, onOpen }: { lead: Row; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation("desk");
  const { linkWith } = useAddress();
  const typeText = useTypeText();
  const ownerText = useOwnerText();
  const type = typeIn(lead);
  const { owner, priority } = lead.work;
  return (
    <li className="desk-row">
      <div className="grid gap-1 px-4 py-2.5">
        <div className="flex items-baseline justify-between gap-3">
          <p className={cx("min-w-0 truncate", lead.unread > 0 ? "font-bold" : "font-medium")}>
            {priority === "high" && <span className="text-brick">{t("inbox.row.urgent")} </span>}
            {nameIn(lead) || t("inbox.row.noName")}
          </p>
          <Clock lead={lead} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Link
            {...linkWith({ request: lead.reference })}
            id={rowLinkId(lead.reference)}
            aria-label={t("open", { reference: lead.reference })}
            // The link covers the whole row, so its tooltip names the owner and the routing rule.
            title={owner ? ownerText(lead.work) : undefined}
            aria-current={isOpen ? "true" : undefined}
            onClick={onOpen}
            className="desk-row-link stretched-link tabular-nums text-inherit no-underline"
          >
            {lead.reference}
          </Link>
          {type && <span>{typeText(type)}</span>}
          <span>
            <span aria-hidden="true" className="uppercase">
              {lead.language}
            </span>
            <span className="sr-only">{t(`portal:languages.${lead.language}`)}</span>
          </span>
          <StageBadge work={lead.work} />
          {lead.unread > 0 && <Badge tone="indigo">{t("inbox.row.unread", { count: lead.unread })}</Badge>}
          {lead.isSuspect && <Badge tone="accent">{t("suspected")}</Badge>}
          {wasHeldBack(lead) && <Badge tone="accent">{t("heldBack.title")}</Badge>}
          {owner && (
            <span className="ms-auto">
              <span className="sr-only">{ownerText(lead.work)}</span>
              <span aria-hidden="true">{initialsOf(owner.name)}</span>
            </span>
          )}
        </div>
        <Reach lead={lead} isSmall className="sm:hidden" />
      </div>
    </li>
  );
}

const initialsOf = (name: string) =>
  name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
