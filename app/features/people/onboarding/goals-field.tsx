import { Plus, X } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { MAX_GOAL, MAX_GOALS, sameGoal } from "../../../../domain/people/onboarding-forms.ts";
import type { FaultKey } from "../../../../domain/platform/text-keys.ts";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

type GoalsFieldProps = { value: string[]; onChange(goals: string[]): void; error: string | undefined };

/** Returns the reason why a goal cannot be added, if any. */
function faultOf(goal: string, goals: string[]): FaultKey | undefined {
  if (!goal) return "validation:goalEmpty";
  if (goals.some((other) => sameGoal(goal, other))) return "validation:goalTwice";
  return goals.length >= MAX_GOALS ? "validation:goalsMany" : undefined;
}

/** The list of goals. Enter adds one, a press on a goal removes it. */
export function GoalsField({ value, onChange, error }: GoalsFieldProps) {
  const { t } = useTranslation("onboarding");
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();

  function add() {
    const goal = typed.trim();
    const found = faultOf(goal, value);
    setFault(found);
    if (found) return;
    onChange([...value, goal]);
    setTyped("");
  }

  function addOnEnter(event: KeyboardEvent) {
    // Enter adds the goal; it does not send the form.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  function remove(goal: string) {
    onChange(value.filter((other) => other !== goal));
    // The pressed button is gone, so the focus moves to the input.
    input.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <Field label={t("form.goal")} hint={t("form.goalHint")} error={faultText(t, fault ?? error)}>
        <div className="flex gap-2">
          <Input
            ref={input}
            value={typed}
            maxLength={MAX_GOAL}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
            }}
            onKeyDown={addOnEnter}
          />
          <Button variant="secondary" onClick={add}>
            <Plus aria-hidden="true" />
            {t("form.addGoal")}
          </Button>
        </div>
      </Field>
      {value.length > 0 && (
        <ul aria-label={t("overview.goals")} className="flex flex-wrap gap-2">
          {value.map((goal) => (
            <li key={goal} className="max-w-full">
              <button
                type="button"
                aria-label={t("form.removeGoal", { goal })}
                onClick={() => remove(goal)}
                className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded border border-line-strong bg-indigo-soft px-3 py-1.5 text-start text-ink hover:border-brick"
              >
                <span className="min-w-0 break-words">{goal}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
