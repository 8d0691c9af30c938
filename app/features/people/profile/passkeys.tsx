import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnPasskey, OwnPasskeys } from "../../../../domain/api/people/session.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { knowsPasskeys } from "../../../lib/passkey-fault.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { OWN_SESSIONS } from "./own-sessions-key.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";

const KEY = ["passkeys"];
type OpenDialog = { action: "add" } | { action: "rename" | "remove"; passkey: OwnPasskey };

/** The user's own passkeys, with actions to add, rename and remove them. */
export function Passkeys() {
  const { t } = useTranslation("profile");
  const client = useQueryClient();
  const revalidator = useRevalidator();
  const own = useQuery({ queryKey: KEY, queryFn: () => api("GET /api/user/passkeys") });
  const [asked, setAsked] = useState<OpenDialog>();
  const close = () => setAsked(undefined);

  /** Refetches passkeys, sessions and page data: other sessions may have ended, and a mandatory step may be done. */
  async function refresh(title: string): Promise<void> {
    toast({ title });
    const renewed = [KEY, OWN_SESSIONS].map((queryKey) => client.invalidateQueries({ queryKey }));
    await Promise.all([...renewed, revalidator.revalidate()]);
  }
  async function remove({ id }: OwnPasskey, body: { currentPassword: string }): Promise<void> {
    await api("POST /api/user/passkeys/:id/remove", { params: { id }, body });
    await refresh(t("passkeys.removed"));
  }

  return (
    <>
      <QueryStates query={own} errorTitle={t("passkeys.loadFailed")} lines={3}>
        {(standing) => <PasskeyStatus standing={standing} onAsk={setAsked} />}
      </QueryStates>
      {asked?.action === "add" && <AddPasskeyDialog onClose={close} onAdded={() => refresh(t("passkeys.added"))} />}
      {asked?.action === "rename" && (
        <RenamePasskeyDialog passkey={asked.passkey} onClose={close} onRenamed={() => refresh(t("passkeys.renamed"))} />
      )}
      {asked?.action === "remove" && (
        <ConfirmPasswordDialog
          title={t("passkeys.removeTitle", { name: asked.passkey.name })}
          description={t("passkeys.removeText")}
          onClose={close}
          onConfirm={(body) => remove(asked.passkey, body)}
        />
      )}
    </>
  );
}

function PasskeyStatus({ standing, onAsk }: { standing: OwnPasskeys; onAsk: (asked: OpenDialog) => void }) {
  const { t } = useTranslation("profile");
  const { passkeys, obstacle } = standing;
  const hindrance = obstacle ?? (knowsPasskeys() ? null : "browser");
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("passkeys.intro")}</p>
      {hindrance && <Alert variant="info">{t(`passkeys.obstacle.${hindrance}`)}</Alert>}
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(action) => onAsk({ action, passkey })} />
          ))}
        </ul>
      )}
      {passkeys.length === 0 && !hindrance && <p>{t("passkeys.none")}</p>}
      {!hindrance && (
        <Button className="justify-self-start" onClick={() => onAsk({ action: "add" })}>
          {t("passkeys.add")}
        </Button>
      )}
    </div>
  );
}
