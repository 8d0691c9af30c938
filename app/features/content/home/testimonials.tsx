import { MessageSquareQuote } from "lucide-react";
import type { Testimonial } from "../../../../domain/api/content/content.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { useList } from "./use-list.ts";

const PLACEHOLDERS = 3;

const fetchTestimonials = (lang: string) => api("GET /api/testimonials", { query: { lang } });

export function Testimonials({ given }: { given: Testimonial[] | null }) {
  const { t } = useTranslation("home");
  const list = useList(given, fetchTestimonials);
  return (
    <>
      <h3 className="mb-6 text-2xl">{t("testimonials.title")}</h3>
      <LoadedList
        list={list}
        error={t("testimonials.error")}
        empty={<NoTestimonials />}
        className="grid gap-6 md:grid-cols-2 lg:grid-cols-3"
        placeholders={PLACEHOLDERS}
        placeholder={<Placeholder />}
        Item={Quote}
      />
    </>
  );
}

function NoTestimonials() {
  const { t } = useTranslation("home");
  return (
    <EmptyState
      icon={MessageSquareQuote}
      heading="p"
      title={t("testimonials.empty.title")}
      text={t("testimonials.empty.text")}
      action={
        <LocalLink to="/contact" className={buttonClass({ variant: "secondary" })}>
          {t("testimonials.empty.action")}
        </LocalLink>
      }
    />
  );
}

function Quote({ item, place }: { item: Testimonial; place: number }) {
  const { name, location, quote, rating, imageUrl, isSample } = item;
  return (
    <Card className="h-full">
      <figure className="flex h-full flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Stars value={rating} />
          {isSample && <SampleMark />}
        </div>
        <blockquote className="grow">{quote}</blockquote>
        <figcaption className="flex items-center gap-4 border-t border-line pt-4">
          {imageUrl ? (
            <img
              src={imageUrl}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 rounded-full object-cover"
            />
          ) : (
            <Monogram name={name} tint={place} />
          )}
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-ink-soft">{location}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  );
}

function Placeholder() {
  return (
    <Card className="grid gap-4">
      <Skeleton className="w-28" />
      <SkeletonText lines={5} />
      <span className="flex items-center gap-4 border-t border-line pt-4">
        <Skeleton className="size-14 rounded-full" />
        <SkeletonText lines={2} className="grow" />
      </span>
    </Card>
  );
}
