/** What `react-router build` makes of app/; package.json says where it lies. */
declare module "#site" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}
