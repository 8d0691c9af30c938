import { writeFileSync } from "node:fs";
import { join } from "node:path";
import tlsOptions from "smtp-server/lib/tls-options.js";

/** Writes an untrusted certificate and its key into a folder; returns the paths. */
export function writeCertificate(folder: string): { cert: string; key: string } {
  const made = tlsOptions() as { cert: string; key: string };
  const files = { cert: join(folder, "mail.crt"), key: join(folder, "mail.key") };
  writeFileSync(files.cert, made.cert);
  writeFileSync(files.key, made.key);
  return files;
}
