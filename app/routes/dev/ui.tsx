import { page } from "../../lib/page.server.ts";

export { default } from "./gallery.tsx";

/** Every primitive in every state; registered in development only. */
export function loader(args: Parameters<typeof page>[0]) {
  return page(args, ["gallery"], {}, { seo: { isHidden: true } });
}
