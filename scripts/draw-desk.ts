import { spawnSync } from "node:child_process";
import { startBrowserSites } from "../tests/support/browser-sites.ts";
import { findBrowser } from "./find-browser.ts";

/** Takes the screenshots of the desk for README and docs, by the test that tells an agent's first morning. */
const sites = await startBrowserSites();
const env = { ...process.env, ...sites.env, CHROME_PATH: findBrowser(), PICTURES: "docs/pictures" };
const { status } = spawnSync("playwright", ["test", "first-morning"], { stdio: "inherit", env });
await sites.stop();
process.exit(status ?? 1);
