import { Scene } from "../../ui/scene.tsx";

/** The picture for a post without one of its own. */
const FALLBACK = "/art/hill-country-bluebonnets.svg";

type PostImageProps = { src: string | null; isUrgent?: boolean; className?: string };

/** The picture of a post. */
export function PostImage({ src, ...rest }: PostImageProps) {
  return <Scene src={src ?? FALLBACK} {...rest} />;
}
