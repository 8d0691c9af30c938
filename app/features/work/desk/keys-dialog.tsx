import { Keyboard } from "lucide-react";
import { useState } from "react";
import { usePaletteKeyName } from "../../../layout/palette/palette-key.ts";
import { KEYS_CHOICE, KEYS_OFF } from "../../../lib/commands.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { remember, remembered } from "../../../lib/remember.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useKeys } from "./use-keys.ts";
import { keysOf } from "../../../../domain/platform/typed-records.ts";

/** The keyboard shortcuts of the desk, by action. */
const KEYS = {
  next: "j",
  previous: "k",
  nextWaiting: "w",
  select: "x",
  selectNext: "Shift+J",
  selectPrevious: "Shift+K",
  selectAll: "Shift+A",
  bulk: "b",
  take: "t",
  stage: "e",
  assign: "a",
  followUp: "f",
  note: "n",
  answer: "r",
  notSpam: "s",
  settle: "d",
  tags: "g",
  search: "/",
  keys: "?",
} as const;
export type KeyName = keyof typeof KEYS;

/**
 * Returns the props that show an action's shortcut: `aria-keyshortcuts`, the tooltip, and the name of the action for the
 * command palette.
 */
export function useKeyHint() {
  const { t } = useTranslation("desk");
  return (name: KeyName) => ({
    "aria-keyshortcuts": KEYS[name],
    "data-command": t(`inbox.keys.names.${name}`),
    title: t("inbox.keys.hint", { what: t(`inbox.keys.names.${name}`), key: KEYS[name] }),
  });
}

const KEY_CLASS =
  "inline-grid min-w-8 place-items-center rounded-xs border border-line-strong bg-surface-2 px-2 font-sans font-semibold";

/**
 * The list of shortcuts, opened with `?`. Shortcuts can be switched off, for people who dictate or type with a shaky
 * hand.
 */
export function KeysButton() {
  const { t } = useTranslation("desk");
  const hint = useKeyHint();
  const paletteKey = usePaletteKeyName();
  const isReady = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const isOn = choice ?? (isReady && remembered(KEYS_CHOICE) !== KEYS_OFF);
  useKeys(isOn);

  function choose(wanted: boolean) {
    setChoice(wanted);
    remember(KEYS_CHOICE, wanted ? "on" : KEYS_OFF);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        {...hint("keys")}
        data-works-unseen=""
        aria-label={t("inbox.keys.title")}
        onClick={() => setOpen(true)}
        className="max-xl:hidden"
      >
        <Keyboard aria-hidden="true" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("inbox.keys.title")} size="sm">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {keysOf(KEYS).map((name) => (
            <div key={name} className="contents">
              <dt>
                <kbd className={KEY_CLASS}>{KEYS[name]}</kbd>
              </dt>
              <dd>{t(`inbox.keys.names.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <kbd className={KEY_CLASS}>{paletteKey}</kbd> {t("palette:everywhere")}
        </p>
        <Checkbox
          label={t("inbox.keys.on")}
          hint={t("inbox.keys.onHint")}
          checked={isOn}
          onChange={(event) => choose(event.target.checked)}
          className="mt-4"
        />
      </Dialog>
    </>
  );
}
