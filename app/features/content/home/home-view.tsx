import type { BlogSummary, Partner, Testimonial } from "../../../../domain/api/content/content.ts";
import type { PageHero } from "../../../../domain/operations/looks/hero.ts";
import type { ShownSavings } from "../../../../server/web/savings.ts";
import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { Facts } from "./facts.tsx";
import { Footnotes } from "./footnotes.tsx";
import { HomeHero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { Reasons } from "./reasons.tsx";

type HomeData = {
  /** The agency's own picture; null while the drawn scene is shown. */
  picture: PageHero | null;
  years: number;
  testimonials: Testimonial[] | null;
  partners: Partner[] | null;
  carriers: number | undefined;
  savings: ShownSavings;
  claims: ShownClaims<"home">;
  post: (BlogSummary & { categoryName: string }) | undefined;
};

/** The content of the home page. */
export function HomeView({ data }: { data: HomeData }) {
  const { picture, years, testimonials, partners, carriers, savings, claims, post } = data;
  return (
    <>
      <HomeHero years={years} savings={savings} picture={picture} />
      <Facts years={years} carriers={carriers} claims={claims} />
      <Offers savings={savings} />
      <Reasons testimonials={testimonials} partners={partners} />
      {post && <ArticlePreview post={post} />}
      <Footnotes savings={savings} />
    </>
  );
}
