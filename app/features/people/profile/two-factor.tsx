import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SecondFactorState } from "../../../../domain/api/people/session.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { OWN_SESSIONS } from "./own-sessions-key.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoFactorSetUp, type Seed } from "./two-factor-set-up.tsx";

const KEY = ["second-factor"];
const PATHS = { begin: "begin", renew: "recovery-codes", switchOff: "switch-off" } as const;
type Action = keyof typeof PATHS;

/** The user's own two-factor login: its status, and the actions to switch it on and off. */
export function TwoFactor() {
  const { t } = useTranslation("profile");
  const client = useQueryClient();
  const revalidator = useRevalidator();
  const state = useQuery({ queryKey: KEY, queryFn: () => api("GET /api/user/second-factor") });
  const [asked, setAsked] = useState<Action>();
  const [seed, setSeed] = useState<Seed>();
  const [codes, setCodes] = useState<string[]>();

  /**
   * Refetches the status and the page data, because a mandatory step may be done. Called only once the codes are no
   * longer shown.
   */
  async function refresh(): Promise<void> {
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), revalidator.revalidate()]);
  }
  async function confirm(action: Action, body: { currentPassword: string }): Promise<void> {
    const answer = await api(`POST /api/user/second-factor/${PATHS[action]}`, { body });
    if ("secret" in answer) setSeed(answer);
    if ("recoveryCodes" in answer) setCodes(answer.recoveryCodes);
    if (action === "switchOff") {
      toast({ title: t("twoFactor.switchedOff") });
      await refresh();
    }
  }
  function showCodes(made: string[]): void {
    setSeed(undefined);
    setCodes(made);
    void client.invalidateQueries({ queryKey: OWN_SESSIONS });
  }
  function hideCodes(): void {
    setCodes(undefined);
    void refresh();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={hideCodes} />;
  if (seed) return <TwoFactorSetUp seed={seed} onSwitchedOn={showCodes} onCancel={() => setSeed(undefined)} />;
  return (
    <>
      <QueryStates query={state} errorTitle={t("twoFactor.loadFailed")} lines={3}>
        {(standing) => <TwoFactorStatus state={standing} onAsk={setAsked} />}
      </QueryStates>
      {asked && (
        <ConfirmPasswordDialog
          title={t(`twoFactor.confirm.${asked}`)}
          description={t(`twoFactor.confirmText.${asked}`)}
          onClose={() => setAsked(undefined)}
          onConfirm={(body) => confirm(asked, body)}
        />
      )}
    </>
  );
}

function TwoFactorStatus({ state, onAsk }: { state: SecondFactorState; onAsk: (action: Action) => void }) {
  const { t } = useTranslation("profile");
  const { isOn, isRequired, recoveryCodesLeft } = state;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{t("twoFactor.intro")}</p>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? t("twoFactor.on") : t("twoFactor.off")}</Badge>
        {isOn && t("twoFactor.codesLeft", { count: recoveryCodesLeft })}
      </p>
      {isRequired && <p>{t("twoFactor.mandatory")}</p>}
      <div className="flex flex-wrap gap-3">
        {!isOn && <Button onClick={() => onAsk("begin")}>{t("twoFactor.actions.begin")}</Button>}
        {isOn && (
          <Button variant="secondary" onClick={() => onAsk("renew")}>
            {t("twoFactor.actions.renew")}
          </Button>
        )}
        {isOn && !isRequired && (
          <Button variant="destructive" onClick={() => onAsk("switchOff")}>
            {t("twoFactor.actions.switchOff")}
          </Button>
        )}
      </div>
    </div>
  );
}
