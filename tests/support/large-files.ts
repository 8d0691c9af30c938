import { randomBytes } from "node:crypto";
import type { StoredFile } from "../../domain/api/platform/files.ts";
import { FILE_MAX } from "../../domain/platform/files.ts";
import type { SiteProcess } from "./site-process.ts";

/** Returns a PDF of that many bytes that nothing can compress. */
export const pdfOf = (bytes: number) =>
  new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(bytes - 9)]));

/** Signs in as the first administrator; returns functions that bring the largest file and take it back. */
export async function bringLargeFiles({ url }: SiteProcess, password: string) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ username: "admin", password });
  const entered = await fetch(`${url}/api/login`, { method: "POST", headers, body });
  const cookie = entered.headers.getSetCookie().join("; ").split(";")[0] ?? "";
  return {
    async bring(bytes: number = FILE_MAX.bytes): Promise<string> {
      const form = new FormData();
      form.append("file", new File([pdfOf(bytes)], "policy.pdf"));
      const answer = await fetch(`${url}/api/files`, { method: "POST", headers: { cookie }, body: form });
      if (answer.status !== 201) throw new Error(`the file was not taken: ${answer.status}`);
      return ((await answer.json()) as StoredFile).id;
    },
    async takeBack(id: string): Promise<number> {
      const answer = await fetch(`${url}/api/files/${id}`, { headers: { cookie } });
      let bytes = 0;
      for await (const chunk of answer.body ?? []) bytes += chunk.length;
      return bytes;
    },
  };
}
