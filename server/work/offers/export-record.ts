import { eq, type SQL } from "drizzle-orm";
import { dollars } from "../../../domain/platform/dollars.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import { COVERAGES } from "../../../domain/work/offer-coverages.ts";
import { partsOf, sayPart } from "../../../domain/work/offer-parts.ts";
import type { OfferRecord, RecordOf } from "../../../domain/work/offer-records.ts";
import type { Offer } from "../../../domain/work/offers.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { translator } from "../../platform/texts.ts";
import { findWork } from "../desk/find-work.ts";
import { readRecords } from "./records.ts";

type Sheet = { t: Translate; language: Language; timezone: string };

/**
 * Writes every record about the offers of a request down as a text that can be printed and sent on paper: what was
 * shown, what the customer answered, the exact texts, times and hashes. Audited as an export.
 */
export function exportRecord(deps: Deps, which: SQL, caller: Caller) {
  return makeChange<{ filename: string; text: string }>(deps, caller, async (tx) => {
    const { id, reference } = await findWork(tx, which);
    const [request] = await tx.select().from(requests).where(eq(requests.id, id));
    const language = request?.language ?? "en";
    const { timezone, name } = deps.settings.agency();
    const sheet: Sheet = { t: translator(language), language, timezone };
    const { records, isIntact } = await readRecords(deps.keys, tx, { id, reference });
    const head = [
      sheet.t("offer-mail:sheet.title", { reference }),
      [name, request?.name].filter(Boolean).join(" / "),
      sheet.t(isIntact ? "offer-mail:sheet.intact" : "offer-mail:sheet.broken"),
      sheet.t("offer-mail:noContract"),
    ];
    const text = [head.join("\n"), ...records.map((record) => writeRecord(sheet, record, records))].join("\n\n");
    return {
      result: { filename: `offers-${reference}.txt`, text: `${text}\n` },
      event: {
        action: "export",
        subject: { type: "quote", id: reference },
        details: { count: records.length },
      },
    };
  });
}

function writeRecord(sheet: Sheet, record: OfferRecord, all: readonly OfferRecord[]): string {
  const { t, timezone } = sheet;
  const title = `${record.position}. ${t(`offer-mail:sheet.kinds.${record.kind}`)}, ${officeStamp(record.at, timezone)}`;
  return [title, ...linesOf(sheet, record, all), t("offer-mail:sheet.hash", { hash: record.hash })].join("\n");
}

function linesOf(sheet: Sheet, record: OfferRecord, all: readonly OfferRecord[]): string[] {
  const { t } = sheet;
  const carrier = (premiumId: number) => t("offer-mail:sheet.offer", { carrier: carrierIn(all, record, premiumId) });
  switch (record.kind) {
    case "offered":
      return writeOffered(sheet, record);
    case "withdrawn":
      return [t("offer-mail:sheet.by", { name: record.content.by.name })];
    case "asked": {
      const { premiumId, coverage, text } = record.content;
      return [carrier(premiumId), t(`offer-words:coverages.${coverage}.name`), text, ...writeSender(sheet, record)];
    }
    case "wished":
      return [
        carrier(record.content.premiumId),
        ...writeAgreed(sheet, record.content.agreed),
        ...writeSender(sheet, record),
      ];
    case "declined": {
      const { reason, text } = record.content;
      return [t(`offer-words:reasons.${reason}`), ...(text ? [text] : []), ...writeSender(sheet, record)];
    }
    case "acknowledged": {
      const { premiumId, coverage, agreed, delivery, electronic } = record.content;
      return [
        carrier(premiumId),
        t(`offer-words:coverages.${coverage}.name`),
        ...writeAgreed(sheet, agreed),
        t(`offer-mail:sheet.delivery.${delivery}`),
        ...(electronic ? writeAgreed(sheet, electronic) : []),
        ...writeSender(sheet, record),
      ];
    }
  }
}

function writeOffered(sheet: Sheet, { content }: RecordOf<"offered">): string[] {
  const { t } = sheet;
  const { offers, line, recommendedId, why, by } = content;
  const recommended = offers.find(({ premiumId }) => premiumId === recommendedId);
  return [
    t("offer-mail:sheet.by", { name: by.name }),
    ...offers.flatMap((offer) => writeOffer(sheet, offer, line)),
    ...(recommended ? [t("offer-mail:sheet.recommended", { carrier: recommended.carrier, why })] : []),
  ];
}

function writeOffer({ t, language }: Sheet, offer: Offer, line: keyof typeof COVERAGES): string[] {
  const { carrier, cents, months, offeredOn, validUntil, coverages } = offer;
  const price = { carrier, amount: dollars(cents, language), count: months, from: offeredOn, until: validUntil };
  return [
    t("offer-mail:sheet.price", price),
    ...COVERAGES[line].map((coverage) => {
      const value = coverages[coverage.key];
      const parts = partsOf(coverage).map(([part]) => sayPart(t, part, value?.parts[part] ?? "", language));
      const included = parts.join("; ") || t("offer-words:included");
      const said = value?.isIncluded ? included : t("offer-words:notIncluded");
      return `  - ${t(`offer-words:coverages.${coverage.key}.name`)}: ${said}`;
    }),
  ];
}

type Answer = Exclude<OfferRecord, { kind: "offered" | "withdrawn" }>;

function writeSender({ t }: Sheet, { content: { by } }: Answer): string[] {
  return [t("offer-mail:sheet.from", { name: by.name, ip: by.ip, browser: by.userAgent })];
}

function writeAgreed({ t }: Sheet, { text, version, hash }: { text: string; version: string; hash: string }): string[] {
  return [`“${text}”`, t("offer-mail:sheet.text", { version, hash })];
}

/** Finds the carrier of an offer among the offers that stood when the record was made. */
function carrierIn(all: readonly OfferRecord[], record: OfferRecord, premiumId: number): string {
  const earlier = all.filter((one): one is RecordOf<"offered"> => one.kind === "offered").toReversed();
  const offered = earlier.find(({ position }) => position < record.position);
  return offered?.content.offers.find((offer) => offer.premiumId === premiumId)?.carrier ?? "";
}
