type SceneProps = {
  src: string;
  /** In sight as the page opens: fetched first, where the others wait until they are near. */
  isUrgent?: boolean;
  className?: string;
};

/** A drawn picture: a decoration, so it has no text. */
export function Scene({ src, isUrgent = false, className }: SceneProps) {
  const fetched = isUrgent ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img src={src} alt="" width={1200} height={800} {...fetched} className={className} />;
}
