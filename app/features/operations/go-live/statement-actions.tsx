import type { StatementName } from "../../../../domain/operations/go-live/statement-names.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { GO_LIVE_KEYS } from "./use-go-live.ts";

type StatementActionsProps = { name: StatementName; title: string; isMade: boolean; onState: () => void };

/** The buttons by which a statement is made, made anew or withdrawn. */
export function StatementActions({ name, title, isMade, onState }: StatementActionsProps) {
  const { t } = useTranslation("go-live");
  const withdraw = useChange({
    request: () => ({ to: "DELETE /api/go-live/statements/:name", params: { name } }),
    success: t("statement.withdrawn"),
    failure: t("statement.withdrawFailed"),
    renews: GO_LIVE_KEYS,
  });
  return (
    <>
      <Button
        size="sm"
        variant={isMade ? "secondary" : "primary"}
        aria-label={t(isMade ? "statement.renewName" : "statement.makeName", { name: title })}
        onClick={onState}
      >
        {t(isMade ? "statement.renew" : "statement.make")}
      </Button>
      {isMade && (
        <Button
          size="sm"
          variant="ghost"
          busy={withdraw.isPending}
          aria-label={t("statement.withdrawName", { name: title })}
          onClick={() => withdraw.mutate()}
        >
          {t("statement.withdraw")}
        </Button>
      )}
    </>
  );
}
