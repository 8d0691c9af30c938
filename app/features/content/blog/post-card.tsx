import type { BlogSummary } from "../../../../domain/api/content/content.ts";
import { useDates } from "../../../lib/dates.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { PostImage } from "../../../layout/article/post-image.tsx";

type PostCardProps = {
  post: BlogSummary;
  /** The topic of the post, in the visitor's language. */
  label: string;
  heading?: "h2" | "h3";
  /** True for a card that is visible when the page opens. */
  isUrgent?: boolean;
  /** False where the same page shows the post's picture elsewhere. */
  hasPicture?: boolean;
};

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, label, heading = "h3", isUrgent = false, hasPicture = true }: PostCardProps) {
  const dates = useDates();
  return (
    <Card as="article" padding="none" interactive className="group flex h-full flex-col overflow-hidden">
      {hasPicture && <PostImage src={post.imageUrl} isUrgent={isUrgent} className="aspect-3/2 w-full object-cover" />}
      <div className="flex flex-1 flex-col items-start gap-3 p-5 sm:p-6">
        <Badge tone="indigo">{label}</Badge>
        <CardTitle as={heading}>
          <LocalLink to={`/blog/${post.slug}`} className="stretched-link group-hover:text-indigo">
            {post.title}
          </LocalLink>
        </CardTitle>
        <p className="text-ink-soft">{post.excerpt}</p>
        <p className="mt-auto pt-1 text-sm text-ink-soft">
          <time dateTime={post.publishDate}>{dates.date(post.publishDate)}</time>
        </p>
      </div>
    </Card>
  );
}
