import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { PopButton, type PopButtonProps } from "./pop-button.tsx";

export type Choice<Value extends string> = { value: Value; label: string; isCurrent?: boolean };
/** A group of choices, with an optional heading. */
export type Choices<Value extends string> = { heading?: string; choices: Choice<Value>[] };

type ActionMenuProps<Value extends string> = Omit<PopButtonProps, "children" | "panelRole"> & {
  groups: Choices<Value>[];
  onChoose: (value: Value) => void;
  /** True when several choices can be current, and a press on one of them switches it. */
  isToggled?: boolean;
};

/** A button with a menu of choices; the arrow keys move between them. */
export function ActionMenu<Value extends string>({
  groups,
  onChoose,
  isToggled = false,
  ...button
}: ActionMenuProps<Value>) {
  return (
    <PopButton {...button} panelRole="menu">
      <div role="none" onKeyDown={moveFocus}>
        {groups
          .filter(({ choices }) => choices.length > 0)
          .map(({ heading, choices }, at) => (
            <div key={heading ?? at} role="group" aria-label={heading}>
              {heading && <p className="px-4 pt-2 text-sm text-ink-soft">{heading}</p>}
              {choices.map((choice) => (
                <button
                  key={choice.value}
                  type="button"
                  role={isToggled ? "menuitemcheckbox" : "menuitemradio"}
                  aria-checked={choice.isCurrent ?? false}
                  tabIndex={-1}
                  className="menu-item"
                  data-closes
                  onClick={() => (isToggled || !choice.isCurrent) && onChoose(choice.value)}
                >
                  <span className="min-w-0 flex-1 break-words">{choice.label}</span>
                  {choice.isCurrent && <Check aria-hidden="true" className="size-4 shrink-0" />}
                </button>
              ))}
            </div>
          ))}
      </div>
    </PopButton>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
