import { Keyboard } from "lucide-react";
import { useState } from "react";
import { usePaletteKeyName } from "../../../layout/palette/palette-key.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { remember, remembered } from "../../../lib/remember.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useKeys } from "./use-keys.ts";
import { keysOf } from "../../../../domain/platform/typed-records.ts";

/** The keys of the desk, by what they do. */
const KEYS = {
  next: "j",
  previous: "k",
  take: "t",
  stage: "e",
  assign: "a",
  followUp: "f",
  note: "n",
  answer: "r",
  notSpam: "s",
  settle: "d",
  search: "/",
  keys: "?",
} as const;
export type KeyName = keyof typeof KEYS;

/** What an action says of its key: to the program, and to who points at it. */
export function useKeyHint() {
  const { t } = useTranslation("desk");
  return (name: KeyName) => ({
    "aria-keyshortcuts": KEYS[name],
    title: t("inbox.keys.hint", { what: t(`inbox.keys.names.${name}`), key: KEYS[name] }),
  });
}

const KEY =
  "inline-grid min-w-8 place-items-center rounded-xs border border-line-strong bg-surface-2 px-2 font-sans font-semibold";
const CHOICE = "desk-keys";
const OFF = "off";

/** The list of keys behind `?`. Who dictates, or types with a shaky hand, can switch them off. */
export function KeysButton() {
  const { t } = useTranslation("desk");
  const hint = useKeyHint();
  const paletteKey = usePaletteKeyName();
  const isReady = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const isOn = choice ?? (isReady && remembered(CHOICE) !== OFF);
  useKeys(isOn);

  function choose(wanted: boolean) {
    setChoice(wanted);
    remember(CHOICE, wanted ? "on" : OFF);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        {...hint("keys")}
        aria-label={t("inbox.keys.title")}
        onClick={() => setOpen(true)}
        className="max-sm:hidden"
      >
        <Keyboard aria-hidden="true" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("inbox.keys.title")} size="sm">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {keysOf(KEYS).map((name) => (
            <div key={name} className="contents">
              <dt>
                <kbd className={KEY}>{KEYS[name]}</kbd>
              </dt>
              <dd>{t(`inbox.keys.names.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <kbd className={KEY}>{paletteKey}</kbd> {t("palette:everywhere")}
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
