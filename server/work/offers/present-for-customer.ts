import type { Language } from "../../../domain/platform/language.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import { standingOffers, type StandingOffers } from "../../../domain/work/offer-records.ts";
import {
  DECLINED_TEXTS,
  ELECTRONIC_TEXT,
  NO_FORM_TEXT,
  shownText,
  WISH_TEXT,
} from "../../../domain/work/offer-texts.ts";
import type { Coverage } from "../../../domain/work/offer-coverages.ts";
import { partsOf, sayPart } from "../../../domain/work/offer-parts.ts";
import {
  compareOffers,
  DECLINE_REASONS,
  declinedIn,
  isOpenOn,
  monthlyCents,
  type CoverageValue,
  type Offer,
} from "../../../domain/work/offers.ts";
import { dollars } from "../../../domain/platform/dollars.ts";
import { listTerms } from "../../content/shelves/present-entries.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { carrierOf } from "./present-for-desk.ts";
import { canBeMailed } from "./can-be-mailed.ts";
import { readRecords } from "./records.ts";

type Needs = Pick<Deps, "keys" | "clock" | "settings" | "content">;
type OfferedRequest = { id: number; reference: string; email: string | null };
/** A page in one language, with what it needs to say a coverage. */
type Words = { t: Translate; language: Language; terms: (coverage: Coverage) => SaidTerm | null; agency: string };
type SaidTerm = { name: string; definition: string };

/** Reads the offers of a request in the customer's words: every price with its exact coverage, compared line by line. */
export async function customerOffers(deps: Needs, tx: Database, request: OfferedRequest, language: Language) {
  const standing = standingOffers((await readRecords(deps.keys, tx, request)).records);
  if (!standing) return null;
  const words = wordsOf(deps, language);
  const { line, offers, why, by } = standing.offered.content;
  const { rows, noneHas } = compareOffers(line, offers);
  const today = todayAt(deps);
  return {
    sentAt: standing.offered.at.toISOString(),
    /** The hash of these offers, which an answer to them names. */
    hash: standing.offered.hash,
    by: by.name,
    why,
    offers: offers.map((offer) => ({
      ...presentPrice(offer, standing, { today, language }),
      lines: rows.map(({ coverage, isDifferent }) => ({
        ...sayCoverage(words, coverage),
        said: sayValue(words, coverage, offer.coverages[coverage.key]),
        isDifferent,
      })),
    })),
    noneHas: noneHas.map((coverage) => sayCoverage(words, coverage)),
    asked: standing.asked.map(({ at, content }) => ({
      carrier: carrierOf(standing, content.premiumId),
      coverage: words.t(`offer-words:coverages.${content.coverage}.name`),
      text: content.text,
      at: at.toISOString(),
    })),
    reasons: DECLINE_REASONS.map((value) => ({ value, label: words.t(`offer-words:reasons.${value}`) })),
    wishText: shownText(WISH_TEXT[language], words.agency),
    wished: standing.wished && {
      carrier: carrierOf(standing, standing.wished.content.premiumId),
      at: standing.wished.at.toISOString(),
      /** The hash of the wish, which an acknowledgement names: what the wished offer leaves out. */
      hash: standing.wished.hash,
    },
    declinedAt: standing.declined?.at.toISOString() ?? null,
    acknowledgement: acknowledgementOf(standing, words, await canBeMailed(tx, request)),
  };
}

function wordsOf(deps: Needs, language: Language): Words {
  const content = deps.content.current();
  const byGlossary = new Map(
    (["glossary-general", "glossary-auto"] as const).map((name) => [name, listTerms(content, name)]),
  );
  return {
    t: translator(language),
    language,
    agency: deps.settings.agency().name,
    terms: ({ glossary, term }) => {
      const found = byGlossary.get(glossary)?.find(({ id }) => id === term);
      return found ? { name: found.term[language], definition: found.definition[language] } : null;
    },
  };
}

function sayCoverage({ t, terms }: Words, coverage: Coverage) {
  const { key } = coverage;
  return {
    key,
    name: t(`offer-words:coverages.${key}.name`),
    plain: t(`offer-words:coverages.${key}.plain`),
    term: terms(coverage),
  };
}

/** Says what an offer includes of a coverage; null when it is not included. */
function sayValue({ t, language }: Words, coverage: Coverage, value: CoverageValue | undefined): string | null {
  if (!value?.isIncluded) return null;
  const said = partsOf(coverage).map(([part]) => sayPart(t, part, value.parts[part] ?? "", language));
  return said.length > 0 ? said.join("; ") : t("offer-words:included");
}

type Day = { today: string; language: Language };

function presentPrice(offer: Offer, { offered, wished }: StandingOffers, { today, language }: Day) {
  const { premiumId, carrier, cents, months, offeredOn, validUntil } = offer;
  return {
    premiumId,
    carrier,
    monthly: dollars(monthlyCents(offer), language),
    full: dollars(cents, language),
    months,
    offeredOn,
    validUntil,
    isOpen: isOpenOn(today, offer),
    isRecommended: offered.content.recommendedId === premiumId,
    isWished: wished?.content.premiumId === premiumId,
  };
}

/** Lists what the wished offer leaves out: still to be acknowledged, and already acknowledged; null without a wish. */
function acknowledgementOf({ offered, wished, acknowledged }: StandingOffers, words: Words, hasEmail: boolean) {
  const offer = offered.content.offers.find(({ premiumId }) => premiumId === wished?.content.premiumId);
  if (!offer) return null;
  const { t, language, agency } = words;
  const done = new Set(acknowledged.map(({ content }) => content.coverage));
  const lines = declinedIn(offered.content.line, offer);
  if (lines.length === 0) return null;
  return {
    open: lines
      .filter((coverage) => !done.has(coverage))
      .map((coverage) => ({
        coverage,
        name: t(`offer-words:coverages.${coverage}.name`),
        text: DECLINED_TEXTS[coverage][language],
      })),
    done: acknowledged.map(({ at, hash, content }) => ({
      coverage: content.coverage,
      name: t(`offer-words:coverages.${content.coverage}.name`),
      text: content.agreed.text,
      delivery: content.delivery,
      at: at.toISOString(),
      hash,
    })),
    noFormText: NO_FORM_TEXT[language],
    /** The consent to electronic delivery; null without an address to deliver to. */
    electronicText: hasEmail ? shownText(ELECTRONIC_TEXT[language], agency) : null,
  };
}
