import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";

/** The pages that may promise a saving, with the claim that each makes. */
const CLAIMS = { auto: "auto", homeowners: "home" } as const;

/** Returns the saving that a product page promises, if it may, and the page's description for search engines. */
export function productSaving(args: PageArgs, product: keyof typeof CLAIMS) {
  const { services, language } = servicesOf(args);
  const saving = services.savings(language)[CLAIMS[product]];
  const percent = saving?.percent;
  const description = services.translate(language, `${product}:seo.${saving ? "saving" : "description"}`, { percent });
  return { saving, description };
}
