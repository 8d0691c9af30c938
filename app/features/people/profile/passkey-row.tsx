import type { OwnPasskey } from "../../../../domain/api/people/session.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";

type PasskeyRowProps = { passkey: OwnPasskey; onAsk: (action: "rename" | "remove") => void };

export function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const { t } = useTranslation("profile");
  const dates = useDates();
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {isBackedUp && <Badge tone="indigo">{t("passkeys.backedUp")}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t("passkeys.created", { date: dates.date(createdAt) })}{" "}
          {lastUsedAt ? t("passkeys.used", { time: dates.dateTime(lastUsedAt) }) : t("passkeys.unused")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("passkeys.renameOf", { name })}
          onClick={() => onAsk("rename")}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("passkeys.removeOf", { name })}
          onClick={() => onAsk("remove")}
        >
          {t("passkeys.remove")}
        </Button>
      </div>
    </li>
  );
}
