import type { Account } from "../../../../domain/api/people/users.ts";
import type { TeamEntry } from "../../../../domain/content/team.ts";
import { useSpoken } from "../../../layout/spoken.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { FactList } from "../../../ui/fact-list.tsx";

/**
 * The team page entry that a user agreed to publish. An admin confirms this version of it, or removes it from the site.
 */
export function TeamConfirmation({ account, entry }: { account: Account; entry: TeamEntry }) {
  const { t } = useTranslation("users");
  const spoken = useSpoken();
  const params = { id: account.id };
  const confirm = useChange({
    request: () => ({ to: "PUT /api/users/:id/team-confirmation", params, body: { version: entry.version } }),
    success: t("team.confirmed"),
    failure: t("team.confirmFailed"),
  });
  const remove = useChange({
    request: () => ({ to: "DELETE /api/users/:id/team-confirmation", params }),
    success: t("team.removed"),
    failure: t("team.removeFailed"),
  });
  const facts = [
    [t("team.name"), `${account.firstName} ${account.lastName}`],
    [t("team.languages"), spoken(entry.languages)],
    [t("team.licenseNumber"), entry.licenseNumber],
  ] as const;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-lg">{t("team.title")}</h3>
      <p className="text-ink-soft">{t(entry.isConfirmed ? "team.shown" : "team.waiting")}</p>
      {entry.photo && (
        <img src={entry.photo} width={112} height={112} alt={t("team.photo")} className="size-28 rounded-full" />
      )}
      <FactList facts={facts} />
      {entry.isConfirmed ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t("team.remove")}
        </Button>
      ) : (
        <Button className="justify-self-start" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t("team.confirm")}
        </Button>
      )}
    </section>
  );
}
