import type { ComponentProps } from "react";
import { CONSENT_TEXT } from "../../../domain/consent.ts";
import { useLanguage } from "../../lib/i18n.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";

/** One unticked box, never needed to submit. */
export function ConsentBox(props: Omit<ComponentProps<typeof Checkbox>, "label">) {
  return <Checkbox {...props} label={<span className="text-sm text-ink-soft">{CONSENT_TEXT[useLanguage()]}</span>} />;
}
