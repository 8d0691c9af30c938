import type { BlogSummary, Partner, Testimonial } from "../../../../domain/api/content/content.ts";
import type { ShownSavings } from "../../../../server/web/savings.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { Facts } from "./facts.tsx";
import { Footnotes } from "./footnotes.tsx";
import { HomeHero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { Reasons } from "./reasons.tsx";

type HomeData = {
  years: number;
  testimonials: Testimonial[] | null;
  partners: Partner[] | null;
  carriers: number | undefined;
  savings: ShownSavings;
  post: (BlogSummary & { categoryName: string }) | undefined;
};

/** The content of the home page. */
export function HomeView({ data }: { data: HomeData }) {
  const { years, testimonials, partners, carriers, savings, post } = data;
  return (
    <>
      <HomeHero years={years} savings={savings} />
      <Facts years={years} carriers={carriers} />
      <Offers savings={savings} />
      <Reasons testimonials={testimonials} partners={partners} />
      {post && <ArticlePreview post={post} />}
      <Footnotes savings={savings} />
    </>
  );
}
