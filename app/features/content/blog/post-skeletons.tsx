import { Card } from "../../../ui/card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../../ui/skeleton.tsx";
import { POST_GRID } from "./post-grid.ts";

const COUNT = 6;

/** Six skeleton cards, shown while the posts load. */
export function PostSkeletons() {
  return (
    <SkeletonGroup className={POST_GRID}>
      {Array.from({ length: COUNT }, (_, index) => (
        <Card key={index} padding="none" className="overflow-hidden" data-skeleton="post">
          <Skeleton className="aspect-3/2 w-full rounded-none" />
          <div className="grid gap-4 p-5 sm:p-6">
            <Skeleton className="h-6 w-28" />
            <SkeletonText lines={2} />
            <SkeletonText lines={3} />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
