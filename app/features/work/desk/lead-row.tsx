import { memo, type MouseEvent } from "react";
import { nameIn, typeIn } from "../../../../domain/work/request-kinds.ts";
import { initialsOf } from "../../../../domain/platform/initials.ts";
import { TagChips } from "../../../layout/tags/tag-chip.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Clock } from "./clock.tsx";
import { kindOf, wasHeldBack, type InboxRow } from "./lead-kinds.ts";
import { useOwnerText } from "./owner-text.ts";
import { rowLinkId } from "./row-id.ts";
import { StageBadge } from "./stage-badge.tsx";
import { useTypeText } from "./type-text.ts";

/** The handlers of all rows: the same for every row and every render, so that a row renders only when it changes. */
export type RowActions = {
  open: (reference: string) => void;
  /** Checks a row; with the shift key, all rows since the one that was checked last. */
  check: (reference: string, isRange: boolean) => void;
  /** Called when the pointer or the focus comes to a row. */
  rest: (reference: string) => void;
};

type LeadRowProps = {
  lead: InboxRow;
  /** The query of the address that opens no request. */
  search: string;
  isCurrent: boolean;
  isChecked: boolean;
  actions: RowActions;
};

/**
 * A request in the list: who, what, the last message, language, stage, owner and clock. A plain link and not the
 * router's, which renders again at every change of the address: a list has up to 500 of them.
 */
export const LeadRow = memo(function LeadRow({ lead, search, isCurrent, isChecked, actions }: LeadRowProps) {
  const { t } = useTranslation("desk");
  const ownerText = useOwnerText();
  const { reference, work, unread } = lead;
  const name = nameIn(lead) || t("inbox.row.noName");

  function open(event: MouseEvent) {
    // A press with a key held opens a new tab or window, as of any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    actions.open(reference);
  }

  return (
    <li className="desk-row" data-unread={unread > 0 ? "" : undefined} onPointerEnter={() => actions.rest(reference)}>
      <input
        type="checkbox"
        className="desk-row-check"
        aria-label={t("inbox.row.select", { name })}
        checked={isChecked}
        onChange={({ nativeEvent }) =>
          actions.check(reference, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        // Keeps the press from selecting the text between the two rows.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      />
      <div className="desk-row-who">
        {work.priority === "high" && <span className="text-brick">{t("inbox.row.urgent")}</span>}
        <span className="desk-row-name">{name}</span>
        <a
          href={`?${search}${search && "&"}request=${reference}`}
          id={rowLinkId(reference)}
          aria-label={t("open", { reference })}
          // The link covers the whole row, so its tooltip names the owner and the routing rule.
          title={work.owner ? ownerText(work) : undefined}
          aria-current={isCurrent ? "true" : undefined}
          onClick={open}
          onFocus={() => actions.rest(reference)}
          className="desk-row-link stretched-link"
        >
          {reference}
        </a>
        {unread > 0 && <Badge tone="indigo">{t("inbox.row.unread", { count: unread })}</Badge>}
        {lead.isSuspect && <Badge tone="accent">{t("suspected")}</Badge>}
        {wasHeldBack(lead) && <Badge tone="accent">{t("heldBack.title")}</Badge>}
      </div>
      <Said lead={lead} />
      <Marks lead={lead} />
      <div className="desk-row-clock">
        <Clock lead={lead} />
      </div>
    </li>
  );
});

/** The type of the request, its tags and the beginning of its last message. */
function Said({ lead }: { lead: InboxRow }) {
  const { t } = useTranslation("desk");
  const typeText = useTypeText();
  const type = typeIn(lead);
  const said = lead.lastMessage;
  return (
    <p className="desk-row-said">
      {type && <span className="desk-row-type">{typeText(type)}</span>}
      <TagChips ids={lead.work.tagIds} most={2} className="me-2 flex-nowrap! align-middle" />
      {said && (
        <span>
          {said.direction === "out" && <span className="text-ink">{t("inbox.row.us")} </span>}
          {said.text}
        </span>
      )}
    </p>
  );
}

/** Language, stage and owner. */
function Marks({ lead }: { lead: InboxRow }) {
  const { t } = useTranslation("desk");
  const ownerText = useOwnerText();
  const { owner } = lead.work;
  return (
    <div className="desk-row-marks">
      <span>
        <span aria-hidden="true" className="uppercase">
          {lead.language}
        </span>
        <span className="sr-only">{t(`portal:languages.${lead.language}`)}</span>
      </span>
      <StageBadge kind={kindOf(lead)} work={lead.work} />
      <span className="desk-row-owner">
        <span className="sr-only">{ownerText(lead.work)}</span>
        <span aria-hidden="true">{owner ? initialsOf(owner.name) : "–"}</span>
      </span>
    </div>
  );
}
