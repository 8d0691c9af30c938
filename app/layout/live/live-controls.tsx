import { Monitor, MonitorOff, MonitorUp, Radio, Volume2, VolumeX, type LucideIcon } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { useLive } from "../../lib/live/live-store.ts";
import { askToNotify, choose, useChoice, useNotificationState } from "../../lib/live/settings.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { PopButton } from "../../ui/pop-button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

/** The connection status of the event stream: an icon while it is live, in words when something is wrong. */
export function LiveStatus() {
  const { t } = useTranslation("live");
  const { status } = useLive();
  const tones = {
    starting: "neutral",
    live: "success",
    late: "accent",
    asking: "accent",
    elsewhere: "accent",
  } as const;
  return (
    <Badge role="status" tone={tones[status]} className="noscript:hidden" title={t(`status.${status}`)}>
      <Radio aria-hidden="true" />
      <span className={status === "live" ? "sr-only" : undefined}>{t(`status.${status}`)}</span>
    </Badge>
  );
}

/** The switches for sound and notifications. */
export function LiveSwitches() {
  return (
    <div className="flex items-center gap-1 noscript:hidden">
      <SoundSwitch />
      <NotifySwitch />
    </div>
  );
}

function SoundSwitch() {
  const { t } = useTranslation("live");
  const isOn = useChoice("sound");
  return <Switch label={t("sound")} isOn={isOn} icons={[Volume2, VolumeX]} onChange={(on) => choose("sound", on)} />;
}

function NotifySwitch() {
  const { t } = useTranslation("live");
  const permission = useNotificationState();
  const isOn = useChoice("notify");
  if (permission === "never") return null;
  if (permission === "denied") {
    return (
      <PopButton
        variant="ghost"
        size="sm"
        aria-label={t("notify")}
        title={t("notify")}
        button={<MonitorOff aria-hidden="true" />}
        panelLabel={t("notify")}
        panelClassName="max-w-80 p-4"
      >
        <p className="text-sm">{t("blocked")}</p>
      </PopButton>
    );
  }
  if (permission === "granted") {
    return (
      <Switch label={t("notify")} isOn={isOn} icons={[Monitor, MonitorOff]} onChange={(on) => choose("notify", on)} />
    );
  }
  return (
    <Tooltip content={t("askToNotify")}>
      <Button variant="ghost" size="sm" aria-label={t("askToNotify")} onClick={() => void askToNotify()}>
        <MonitorUp aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}

type SwitchProps = {
  label: string;
  isOn: boolean;
  icons: readonly [LucideIcon, LucideIcon];
  onChange(isOn: boolean): void;
};

function Switch({ label, isOn, icons: [On, Off], onChange }: SwitchProps) {
  const Icon = isOn ? On : Off;
  return (
    <Tooltip content={label}>
      <Button
        variant="ghost"
        size="sm"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        onClick={() => onChange(!isOn)}
      >
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
