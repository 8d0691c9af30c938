import { useState, type ComponentProps } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { Input } from "./input.tsx";

/** A password input with a button that shows and hides the password. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const { t } = useTranslation("ui");
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? "text" : "password"} className="pe-24" />
      <button
        type="button"
        className="absolute inset-y-0 end-0 min-w-20 px-4 text-sm font-semibold text-indigo"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t("hide") : t("show")}
      </button>
    </span>
  );
}
