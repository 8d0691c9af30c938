import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Headless Chromium: the same engine without a window to draw, at half the cost. */
const SHELL = "/usr/bin/chromium-headless-shell";
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];
const INSTALL_MS = 180_000;

/**
 * Finds the browser for the tests: CHROME_PATH, else Debian's headless package, which is installed where we may, else
 * any other.
 */
export function findBrowser(): string {
  const given = process.env["CHROME_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, and there is nothing there.`);
  }
  if (!existsSync(SHELL)) install("chromium-headless-shell");
  if (existsSync(SHELL)) return SHELL;
  const findInstalled = () => BROWSERS.find((place) => existsSync(place));
  if (!findInstalled()) install("chromium");
  const found = findInstalled();
  if (found) return found;
  throw new Error("There is no Chromium. Install it (Debian: apt-get install chromium), or set CHROME_PATH.");
}

/** Installs a Debian package, if this is Debian and we are root; does nothing elsewhere. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${name} for the browser tests …`);
  const patience = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  const apt = (...args: string[]) =>
    spawnSync("apt-get", [...patience, ...args], {
      stdio: "ignore",
      timeout: INSTALL_MS,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", name);
}
