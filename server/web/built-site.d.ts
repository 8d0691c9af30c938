/** The output of `react-router build` for app/; package.json says where it lies. */
declare module "#site" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}
