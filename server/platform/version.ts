import program from "../../package.json" with { type: "json" };

/** The version of this program, as in package.json and CHANGELOG.md. */
export const VERSION: string = program.version;
