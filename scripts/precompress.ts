import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Compresses the built files once, so that serving one costs nothing but the reading. */
const folder = new URL("../build/client", import.meta.url).pathname;
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!WORTH_IT.test(name)) continue;
  const file = join(folder, name);
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
