import { PHOTO_SHOWN } from "../../domain/content/photographs.ts";
import type { TeamMember } from "../../domain/content/team.ts";
import { Monogram } from "../ui/monogram.tsx";

/** The photograph of a team member; without one, the drawn initials. */
export function Face({ member: { name, photo }, tint }: { member: TeamMember; tint: number }) {
  if (!photo) return <Monogram name={name} tint={tint} />;
  return (
    <img
      src={photo.addresses[0]}
      srcSet={photo.addresses.map((address, place) => `${address} ${place + 1}x`).join(", ")}
      width={PHOTO_SHOWN}
      height={PHOTO_SHOWN}
      alt={name}
      loading="lazy"
      decoding="async"
      className="size-14 shrink-0 rounded-full object-cover"
    />
  );
}
