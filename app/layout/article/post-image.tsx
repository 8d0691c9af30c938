/** Shown where a post has no picture of its own. */
const FALLBACK = "/art/hill-country-bluebonnets.svg";

type PostImageProps = {
  src: string | null;
  /** In sight as the page opens: fetched first, where the others wait until they are near. */
  isUrgent?: boolean;
  className?: string;
};

/** The picture of a post: a decoration, so it has no text. */
export function PostImage({ src, isUrgent = false, className }: PostImageProps) {
  return (
    <img
      src={src ?? FALLBACK}
      alt=""
      width={1200}
      height={800}
      loading={isUrgent ? "eager" : "lazy"}
      fetchPriority={isUrgent ? "high" : "auto"}
      className={className}
    />
  );
}
