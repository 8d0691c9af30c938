import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";

export const meta = pageMeta;

export function loader(args: Parameters<typeof page>[0]) {
  return page(args, ["home"], {});
}

export default function Stub() {
  return null;
}
