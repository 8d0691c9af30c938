import type { ComponentProps } from "react";
import { CONSENT_TEXT, consentParts, shownConsent } from "../../../../domain/work/consent.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

/**
 * The consent checkbox: unchecked at first, never required to submit. The form sends back the text that stands beside
 * it.
 */
export function ConsentBox(props: Omit<ComponentProps<typeof Checkbox>, "label">) {
  const language = useLanguage();
  const { name } = useAgency();
  return (
    <>
      <input type="hidden" name="consentText" value={shownConsent(CONSENT_TEXT[language], name)} />
      <Checkbox
        {...props}
        label={
          <span className="text-sm text-ink-soft">
            {consentParts(language, name).map(({ text, path }) =>
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
    </>
  );
}
