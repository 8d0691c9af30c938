import { AppError } from "../../../domain/platform/errors.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { MarketingDeed } from "../../../domain/work/purposes.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents } from "../../platform/db/schema/index.ts";
import { addressesOfRequest, optInAgain } from "../consents/mail-opt-outs.ts";
import { withdrawMarketing } from "../consents/marketing-consent.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { findShownText } from "../leads/consent-texts.ts";
import { stopMails } from "../sequences/stop-sequences.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import { lockLink, type OpenedRequest } from "./open-link.ts";
import type { PrivateAction, PrivateDeed } from "./visit.ts";

const PAGE = "/r";

/**
 * Records the consent to calls and texts about renewals and other lines: the text that was shown, and the box that was
 * ticked. Without either nothing is recorded.
 */
export const giveMarketing: PrivateAction = (deed) =>
  changeMarketing(deed, "given", async (tx, { phone }) => {
    const { form, deps, reply } = deed;
    if (!phone) throw new AppError("conflict");
    if (form["agree"] !== "yes") throw new AppError("invalid", { fields: { agree: "validation:agree" } });
    const { consentText } = form;
    const text = typeof consentText === "string" ? consentText : "";
    const shown = await findShownText(tx, deps.settings.agency().name, text, "marketing");
    if (!shown) throw new AppError("invalid", { fields: { agree: "validation:consentText" } });
    await tx.insert(consents).values({
      purpose: "marketing",
      textVersion: shown.version,
      textHash: shown.hash,
      language: shown.language,
      page: PAGE,
      phone: phoneDigits(internationalNumber(phone)),
      ip: reply.request.ip,
      userAgent: (reply.request.headers["user-agent"] ?? "").slice(0, 500),
      createdAt: deps.clock(),
    });
    return true;
  });

/** Withdraws the consent to marketing at once; what waits to be sent is checked when it leaves. */
export const withdrawMarketingConsent: PrivateAction = (deed) =>
  changeMarketing(deed, "withdrawn", (tx, { phone }) =>
    phone ? withdrawMarketing(tx, internationalNumber(phone), "page", deed.deps.clock()) : Promise.resolve(false),
  );

/** Opts the customer out of automatic and marketing mail, as the link in such a mail does. */
export const stopMarketingMails: PrivateAction = (deed) =>
  changeMarketing(deed, "mailsStopped", async (tx, { id }) => {
    await stopMails(tx, await addressesOfRequest(tx, id), deed.deps.clock());
    return true;
  });

/** Allows such mail again, when the customer asks for it. */
export const allowMarketingMails: PrivateAction = (deed) =>
  changeMarketing(deed, "mailsAllowed", async (tx, { id }) => {
    await optInAgain(tx, await addressesOfRequest(tx, id));
    return true;
  });

type Change = (tx: Database, request: OpenedRequest) => Promise<boolean>;

/** Makes a change of what the office may write, with its event at the desk and in the audit trail. */
async function changeMarketing(
  { deps, token, reply }: PrivateDeed,
  deed: MarketingDeed,
  change: Change,
): Promise<void> {
  await makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const request = await lockLink(deps, tx, token);
    if (!(await change(tx, request))) return { event: null };
    const { id: requestId, customerId, kind, reference } = request;
    const at = deps.clock();
    await writeDeskEvent(tx, { type: "marketing", requestId, customerId, actor: null, data: { deed }, at });
    return { event: { action: "marketing.change", subject: { type: kind, id: reference }, details: { deed } } };
  });
}
