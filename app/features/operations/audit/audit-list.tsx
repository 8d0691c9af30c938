import { Download, ScrollText } from "lucide-react";
import { useSearchParams } from "react-router";
import type { PresentedEvent } from "../../../../domain/api/operations/audit.ts";
import { addressOf } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";

const COLUMNS = ["at", "actor", "action", "subject", "details", "ip"] as const;

/** The audit events that match the URL's filters, newest first. */
export function AuditList() {
  const { t } = useTranslation("audit");
  const [parameters] = useSearchParams();
  // The server describes the events in the language of the page.
  const query = new URLSearchParams([...parameters, ["lang", useLanguage()]]);
  const list = usePagedList("GET /api/audit-events", query);
  return (
    <ListStates
      list={list}
      error={t("error")}
      empty={<EmptyState icon={ScrollText} title={t("empty")} text={t("emptyText")} />}
    >
      <ButtonLink
        href={addressOf("GET /api/audit-events/export", { query })}
        download
        variant="secondary"
        size="sm"
        className="justify-self-end"
      >
        <Download aria-hidden="true" />
        {t("export")}
      </ButtonLink>
      <Table label={t("title")}>
        <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
        <TableBody>
          {list.rows.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </TableBody>
      </Table>
    </ListStates>
  );
}

function EventRow({ event }: { event: PresentedEvent }) {
  const { t } = useTranslation("audit");
  const dates = useDates();
  const { at, actorName, said, ip } = event;
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap tabular-nums">{dates.dateTime(at)}</TableCell>
      <TableCell>{actorName ?? t("nobody")}</TableCell>
      <TableCell className="font-semibold">{said.action}</TableCell>
      <TableCell>{said.subject}</TableCell>
      <TableCell className="text-ink-soft">{said.details}</TableCell>
      <TableCell className="text-ink-soft tabular-nums">{ip}</TableCell>
    </TableRow>
  );
}
