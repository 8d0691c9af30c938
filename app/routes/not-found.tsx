import { data } from "react-router";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import { servicesOf } from "../lib/page.server.ts";
import { brandedTitle } from "../lib/seo.ts";
import type { Route } from "./+types/not-found";

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const title = brandedTitle(services.translate(language, "common:notFound.title"), services.agency().name);
  return data({ title }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: "robots", content: "noindex" }];
}

export default NotFoundPage;
