import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { remember, remembered } from "../../../lib/remember.ts";

type FoldName =
  | "person"
  | "wish"
  | "premiums"
  | "offers"
  | "policy"
  | "sequences"
  | "files"
  | "appointment"
  | "tasks"
  | "history"
  | "keeping";
type PartProps = {
  /** The name under which the browser remembers whether the part is folded. */
  name: FoldName;
  title: string;
  /** True when the part is folded until somebody opens it. */
  isFolded?: boolean;
  children: ReactNode;
};

const STORAGE_KEY = "desk-folds";
const SEPARATOR = ".";

/** The parts that the user has folded or opened, other than they are at first. */
const choices = () => new Set((remembered(STORAGE_KEY) ?? "").split(SEPARATOR).filter(Boolean));

function rememberFold(name: FoldName, isOther: boolean): void {
  const names = choices();
  if (names.has(name) === isOther) return;
  if (isOther) names.add(name);
  else names.delete(name);
  remember(STORAGE_KEY, [...names].join(SEPARATOR));
}

/** A part of a request under its heading, which can be folded. The browser remembers it for every request. */
export function Part({ name, title, isFolded = false, children }: PartProps) {
  return (
    <details
      className="request-part"
      open={isFolded === choices().has(name)}
      onToggle={(event) => rememberFold(name, event.currentTarget.open === isFolded)}
    >
      <summary>
        <ChevronRight aria-hidden="true" />
        <h3>{title}</h3>
      </summary>
      <div className="request-part-body">{children}</div>
    </details>
  );
}
