import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BellPlus } from "lucide-react";
import { useState } from "react";
import type { PushDevice } from "../../../../domain/api/work/notices.ts";
import { useDates } from "../../../lib/dates.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { canSubscribe, ownDevice, subscribe, unsubscribe } from "./push-subscription.ts";

const SETTINGS = ["notice-settings"];

type PushDevicesProps = { devices: PushDevice[]; publicKey: string };

/** The devices that get notices, with the button that adds the one in use. */
export function PushDevices({ devices, publicKey }: PushDevicesProps) {
  const { t } = useTranslation("notice-choices");
  const own = useHydrated() ? ownDevice() : null;
  const remove = useChange({
    request: (id: number) => ({ to: "DELETE /api/user/push-devices/:id", params: { id } }),
    success: t("devices.removed"),
    failure: t("devices.removeFailed"),
    renews: [SETTINGS],
  });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t("devices.title")}</h3>
      {devices.length === 0 && <p className="text-ink-soft">{t("devices.none")}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isOwn={device.id === own}
            isBusy={remove.isPending && remove.variables === device.id}
            onRemove={() => remove.mutate(device.id, { onSuccess: () => void (device.id === own && unsubscribe()) })}
          />
        ))}
      </ul>
      {!devices.some(({ id }) => id === own) && <AddDevice publicKey={publicKey} />}
      <p className="max-w-prose text-sm text-ink-soft">{t("devices.hint")}</p>
    </div>
  );
}

function AddDevice({ publicKey }: { publicKey: string }) {
  const { t } = useTranslation("notice-choices");
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [isBlocked, setBlocked] = useState(false);
  const add = useMutation({
    mutationFn: () => subscribe(publicKey),
    onSuccess: (isAdded) => {
      setBlocked(!isAdded);
      if (isAdded) toast({ title: t("devices.added") });
    },
    onError: (error) => showErrorToast(t("devices.addFailed"), error),
    onSettled: () => client.invalidateQueries({ queryKey: SETTINGS }),
  });
  if (isHydrated && !canSubscribe()) return <Alert>{t("devices.unsupported")}</Alert>;
  return (
    <>
      <Button variant="secondary" className="justify-self-start" busy={add.isPending} onClick={() => add.mutate()}>
        <BellPlus aria-hidden="true" />
        {t("devices.add")}
      </Button>
      {isBlocked && <Alert variant="error">{t("devices.blocked")}</Alert>}
    </>
  );
}

type DeviceRowProps = { device: PushDevice; isOwn: boolean; isBusy: boolean; onRemove: () => void };

function DeviceRow({ device: { browser, system, createdAt }, isOwn, isBusy, onRemove }: DeviceRowProps) {
  const { t } = useTranslation("notice-choices");
  const dates = useDates();
  const name =
    browser && system ? t("devices.device", { browser, system }) : (browser ?? system ?? t("devices.unknown"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isOwn && <Badge tone="indigo">{t("devices.this")}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{t("devices.since", { time: dates.date(createdAt) })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={t("devices.removeOf", { device: name })}
        onClick={onRemove}
      >
        {t("devices.remove")}
      </Button>
    </li>
  );
}
