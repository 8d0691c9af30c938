import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/** The browser for the tests: CHROME_PATH, else an installed one, else Debian's package when we may install it. */
export function findBrowser(): string {
  const given = process.env["CHROME_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, and there is nothing there.`);
  }
  const installed = PLACES.find((place) => existsSync(place));
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    const apt = (...args: string[]) =>
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update", "-q");
    apt("install", "-y", "-q", "--no-install-recommends", "chromium");
    const found = PLACES.find((place) => existsSync(place));
    if (found) return found;
  }
  console.error("The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROME_PATH.");
  process.exit(1);
}
