import { CHANNELS, MESSAGE_CHANNELS } from "../../../../domain/work/channels.ts";
import { Link } from "react-router";
import type { MorningOffice, MorningRequests } from "../../../../domain/api/work/morning.ts";
import { filterOf, listAddress } from "../../../../domain/work/morning/figures.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import { FigureLink } from "./figure-link.tsx";
import { Part } from "./part.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

/** The number and premium of policies that renew soon. */
export function Renewals({ renewals }: { renewals: MorningOffice["renewals"] }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  return (
    <Part title={t("parts.renewals")}>
      <dl className="grid gap-3 sm:grid-cols-3">
        {renewals.map(({ days, count, premiumCents }) => (
          <div key={days} className="morning-tile">
            <dt className="text-sm text-ink-soft">{t("renewals.within", { days })}</dt>
            <dd>
              <Link
                to={`/customers?tab=renewals&days=${days}`}
                className="stretched-link font-display text-2xl font-semibold tabular-nums"
              >
                {words.count(count)}
              </Link>
              <span className="block text-xs text-ink-soft">{words.dollars(premiumCents)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

type WishesProps = { office: MorningOffice; requests: MorningRequests };

/** The consents to calls and texts, the newsletter subscribers and the opt-outs. */
export function Wishes({ office: { optOuts, subscribers }, requests: { kind, period, totals } }: WishesProps) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const rows = [
    { name: "texts", ...optOuts.texts },
    { name: "calls", ...optOuts.calls },
    { name: "subscribers", ...subscribers },
    { name: "newsletter", ...optOuts.newsletter },
  ] as const;
  return (
    <Part title={t("parts.wishes")}>
      <Table label={t("parts.wishes")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("wishes.what")}</TableHeader>
            <TableHeader numeric>{t("wishes.now")}</TableHeader>
            <TableHeader numeric>{t("wishes.before")}</TableHeader>
            <TableHeader numeric>{t("wishes.all")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>{t("wishes.consented")}</TableCell>
            <TableCell numeric>
              <FigureLink
                value={totals.now.consented}
                to={listAddress(kind, filterOf({ days: period, figure: "consented" }))}
              />
            </TableCell>
            <TableCell numeric>{words.count(totals.before.consented)}</TableCell>
            <TableCell numeric>–</TableCell>
          </TableRow>
          {rows.map(({ name, now, before, all }) => (
            <TableRow key={name}>
              <TableCell>{t(`wishes.${name}`)}</TableCell>
              <TableCell numeric>{words.count(now)}</TableCell>
              <TableCell numeric>{words.count(before)}</TableCell>
              <TableCell numeric>{words.count(all)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Part>
  );
}

const CALLS = ["made", "received", "reached"] as const;

/** The calls of the office. */
export function Calls({ calls, period }: Pick<MorningOffice, "calls" | "period">) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const days = `from=${period.from}&to=${period.to}`;
  const lists = { made: `/calls?direction=out&${days}`, received: `/calls?direction=in&${days}`, reached: null };
  return (
    <Part title={t("parts.calls")}>
      <Table label={t("parts.calls")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("calls.what")}</TableHeader>
            <TableHeader numeric>{t("delivery.now")}</TableHeader>
            <TableHeader numeric>{t("delivery.before")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {CALLS.map((name) => (
            <TableRow key={name}>
              <TableCell>{t(`calls.${name}`)}</TableCell>
              <TableCell numeric>
                {lists[name] ? <FigureLink value={calls[name].now} to={lists[name]} /> : words.count(calls[name].now)}
              </TableCell>
              <TableCell numeric>{words.count(calls[name].before)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Part>
  );
}

/** The delivery status counts of outgoing mails and texts. */
export function Delivery({ delivery }: { delivery: MorningOffice["delivery"] }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const rows = MESSAGE_CHANNELS.flatMap((channel) =>
    delivery[CHANNELS[channel].figures].map((row) => ({ ...row, channel })),
  );
  return (
    <Part title={t("parts.delivery")}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t("delivery.none")}</p>
      ) : (
        <Table label={t("parts.delivery")}>
          <TableHead>
            <TableRow>
              <TableHeader>{t("delivery.channel")}</TableHeader>
              <TableHeader>{t("delivery.status")}</TableHeader>
              <TableHeader numeric>{t("delivery.now")}</TableHeader>
              <TableHeader numeric>{t("delivery.before")}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ channel, status, now, before }) => (
              <TableRow key={`${channel} ${status}`}>
                <TableCell>
                  <Link to={CHANNELS[channel].page} className="link">
                    {t(`channels:${channel}.title`)}
                  </Link>
                </TableCell>
                <TableCell>{t(`messages:status.${status}`)}</TableCell>
                <TableCell numeric>{words.count(now)}</TableCell>
                <TableCell numeric>{words.count(before)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Part>
  );
}
