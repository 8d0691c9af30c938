import { domainOf } from "../../../domain/operations/go-live/domains.ts";
import type { MailDomains } from "../../../domain/operations/go-live/dns-facts.ts";
import type { Deps } from "../../platform/deps.ts";

/** Returns the domains that mails of this installation carry, as `queueMail` and the mail transport set them. */
export function mailDomains({ env, settings }: Pick<Deps, "env" | "settings">): MailDomains {
  const { email, agentsEmail, senders } = settings.agency();
  const from = domainOf(senders.mailAddress ?? email);
  const inbound = env.INBOUND_MAIL_DOMAIN;
  return {
    from,
    envelope: inbound ?? from,
    reply: { domain: inbound ?? domainOf(agentsEmail), isOurs: inbound !== undefined },
  };
}
