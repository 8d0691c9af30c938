import { HtmlValidate } from "html-validate";
import { schemaFaults } from "./schema-org.ts";

/**
 * Validates pages by the HTML standard and by html-validate's recommendations. Each rule that is off or relaxed has its
 * reason: none of them finds invalid HTML.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:recommended"],
  rules: {
    // Spellings that the standard allows and React writes: `<input disabled="">`, `<br/>`, `<!DOCTYPE html>`, `charSet`.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "attr-case": "off",
    // React's ids begin with an underscore, which the standard allows.
    "valid-id": ["error", { relaxed: true }],
    // Check boxes of one question share their name, as radio buttons do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit"] }],
    // A named list item is allowed, and screen readers say its name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A label around its field also names it by id: speech input needs that.
    "no-redundant-for": "off",
    // Tables that style sheets lay out anew on phones lose their roles in browsers where these are not written.
    "no-redundant-role": "off",
    // Two menus may have one name: only one is ever shown; axe looks at those that are.
    "unique-landmark": "off",
    // Titles are written by admins and end with the agency's name; search engines cut them by themselves.
    "long-title": "off",
    // Numbers are kept in one line by the style sheets.
    "tel-non-breaking": "off",
  },
});

/** Returns what is wrong with a page and its structured data, each fault with the element that has it. */
export async function pageFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} at ${selector ?? `line ${line}`}`),
  );
  return [...invalid, ...structuredDataIn(html).flatMap((data) => schemaFaults(data))];
}

/** Returns the structured data (JSON-LD) of a page. */
export function structuredDataIn(html: string): unknown[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return [...scripts].map(([, json = ""]): unknown => JSON.parse(json));
}
