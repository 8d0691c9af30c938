import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** The notices of one page. */
const PAGE = 20;

/** Fetches the notices of the user, the newest first, page by page. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: ["/api/user/notices"],
    // The page fetches it by itself: on failure the bell shows no number.
    queryFn: ({ pageParam }) =>
      api("GET /api/user/notices", {
        query: { limit: PAGE, ...(pageParam !== null && { before: pageParam }) },
        mayBeRefused: true,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
}

export type NoticeQuery = ReturnType<typeof useNotices>;
