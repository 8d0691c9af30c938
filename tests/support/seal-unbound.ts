import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Encrypts as the first version did: without binding the value to its place (table, field, row). */
export function sealUnbound(base64Key: string, plain: string): string {
  const key = Buffer.from(base64Key, "base64");
  const id = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return `sealed:${id}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
}

/** Reads the key of a test server. */
export function keyOf({ env }: { env: Record<string, string> }): string {
  return readFileSync(join(env["DATA_DIR"] ?? "", "app.key"), "utf8").trim();
}
