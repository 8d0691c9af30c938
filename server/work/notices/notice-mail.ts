import type { Notice } from "../../../domain/api/work/notices.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";

/** Maximum notices that a mail lists. */
const MAX_LISTED = 20;

/**
 * Builds the mail of some notices: a line with a link for each. The name of the customer is the only personal data in
 * it: the text of a task, which may hold more, stands in the portal.
 */
export function noticeMail({ env }: Pick<Deps, "env">, language: Language, all: readonly Notice[]) {
  const t = translator(language);
  const count = all.length;
  const links = all.slice(0, MAX_LISTED).map((notice) => ({
    label: [t(`bell:causes.${notice.cause}`), nameIn(notice), notice.reference].filter(Boolean).join(" · "),
    url: env.publicUrl + notice.link,
  }));
  const more = count - links.length;
  return {
    kind: "notice",
    language,
    subject: t("mail:notices.subject", { count }),
    letter: {
      heading: t("mail:notices.heading", { count }),
      paragraphs: [t("mail:notices.intro")],
      links,
      footnotes: [...(more > 0 ? [t("mail:notices.more", { count: more })] : []), t("mail:notices.choose")],
    },
  };
}

/** Returns the name of the customer; none for a task, whose text is not a name. */
export const nameIn = ({ name, link }: Pick<Notice, "name" | "link">) => (link.startsWith("/tasks") ? null : name);
