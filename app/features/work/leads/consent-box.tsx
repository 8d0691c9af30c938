import type { ComponentProps } from "react";
import { agency } from "../../../../agency.config.ts";
import { consentParts } from "../../../../domain/work/consent.ts";
import { useLanguage } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** The consent checkbox: unchecked at first, never required to submit. */
export function ConsentBox(props: Omit<ComponentProps<typeof Checkbox>, "label">) {
  return (
    <Checkbox
      {...props}
      label={
        <span className="text-sm text-ink-soft">
          {consentParts(useLanguage(), agency.name).map(({ text, path }) =>
            path ? (
              // Opens in a new tab: the visitor may have typed something on this page already.
              <LocalLink key={path} to={path} target="_blank" className="link">
                {text}
              </LocalLink>
            ) : (
              text
            ),
          )}
        </span>
      }
    />
  );
}
