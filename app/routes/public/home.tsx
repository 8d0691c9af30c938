import { pageHeroOf } from "../../../domain/operations/looks/hero.ts";
import { yearsInBusiness } from "../../../domain/platform/years.ts";
import { CATEGORY_KEY } from "../../features/content/blog/categories.ts";
import { asleep } from "../../lib/asleep.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { agencySchema } from "../../lib/structured-data.server.ts";
import type { Route } from "./+types/home";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const agency = services.agency();
  const post = listOrNull(() => services.posts(language, { limit: 1 }))?.[0];
  const savings = services.savings(language);
  const values = { percent: savings.auto?.percent, ...services.lineWords(language) };
  const description = services.translate(language, `home:seo.${savings.auto ? "saving" : "description"}`, values);
  const data = {
    picture: pageHeroOf(agency.looks.hero, language),
    savings,
    claims: services.agencyClaims(language, "home"),
    years: yearsInBusiness(services.now(), agency.foundedYear),
    testimonials: listOrNull(() => services.testimonials(language)),
    partners: listOrNull(() => services.partners()),
    carriers: listOrNull(() => services.carriers())?.length,
    post: post && {
      ...post,
      categoryName: services.translate(language, `blog:category.${CATEGORY_KEY[post.category]}`),
    },
  };
  return page(args, ["home", "leads"], data, {
    seo: {
      description,
      structured: [agencySchema(agency, services.publicUrl, services.agencyClaims(language, "site"))],
    },
  });
}

/** Reads a list; null on failure, then the browser fetches it by itself. */
function listOrNull<T>(read: () => T[]): T[] | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const HomeView = asleep(async () => (await import("../../features/content/home/home-view.tsx")).HomeView);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView data={loaderData} />;
}
