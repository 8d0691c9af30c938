import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { MorningOffice } from "../../../../domain/api/work/morning.ts";
import { listAddress } from "../../../../domain/work/morning/figures.ts";
import { sayTypeOrNone } from "../../../../domain/work/morning/say.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";
import { Part } from "./part.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

const COLUMNS = ["request", "about", "owner", "since", "waited"] as const;

/** The requests that have waited longest for us, of all kinds. */
export function WaitingList({ waiting: { longest } }: { waiting: MorningOffice["waiting"] }) {
  const { t } = useTranslation("morning");
  const dates = useDates();
  const words = useFigureFormats();
  return (
    <Part title={t("parts.waiting")} note={t("officeTime")}>
      {longest.length === 0 ? (
        <EmptyState icon={CircleCheck} heading="p" title={t("waiting.none")} text={t("waiting.noneText")} />
      ) : (
        <Table label={t("parts.waiting")}>
          <TableColumns names={COLUMNS.map((column) => t(`waiting.${column}`))} />
          <TableBody>
            {longest.map(({ kind, reference, type, owner, since, minutes }) => (
              <TableRow key={reference}>
                <TableCell className="whitespace-nowrap">
                  <Link to={listAddress(kind, { view: "waiting", request: reference })} className="link font-semibold">
                    {reference}
                  </Link>
                </TableCell>
                <TableCell>{sayTypeOrNone(t, type)}</TableCell>
                <TableCell>{owner ?? t("nobody")}</TableCell>
                <TableCell className="whitespace-nowrap">{dates.dateTime(since)}</TableCell>
                <TableCell className="whitespace-nowrap">{words.minutes(minutes)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Part>
  );
}
