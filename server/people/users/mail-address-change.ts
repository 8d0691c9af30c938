import type { Database } from "../../platform/db/client.ts";
import type { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

type Needs = Pick<Deps, "env" | "jobs" | "clock" | "keys" | "log" | "settings">;
type Account = Pick<typeof users.$inferSelect, "username" | "language" | "email">;

/**
 * Tells the owner of an account that an admin has changed its e-mail address, at the former address and at the new one.
 * Neither mail names the other address: one of the two may be a stranger's.
 */
export async function mailAddressChange(
  deps: Needs,
  tx: Database,
  { username, language, email: former }: Account,
  current: string | null,
): Promise<void> {
  const t = translator(language);
  for (const [place, to] of [
    ["former", former],
    ["current", current],
  ] as const) {
    if (!to) continue;
    await queueMail(deps, tx, {
      kind: "address-change",
      to,
      subject: t("mail:addressChange.subject"),
      language,
      letter: {
        heading: t("mail:addressChange.subject"),
        paragraphs: [t(`mail:addressChange.${place}`, { username }), t("mail:addressChange.unexpected")],
        action: { label: t("mail:addressChange.action"), url: `${deps.env.publicUrl}/profile` },
      },
      isOurDoing: true,
    });
  }
}
