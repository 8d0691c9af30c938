import { expect } from "vitest";
import type { StoredFile } from "../../domain/api/platform/files.ts";
import { BLUE_HEIC } from "../fixtures/heic.ts";
import { startScanner, TEST_VIRUS } from "../support/clamd.ts";
import { pdfOf as pdf } from "../support/large-files.ts";
import { startS3 } from "../support/s3-store.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { smoke } from "./smoke.ts";

const MB = 1024 * 1024;
/** The largest file that is taken. */
const LARGEST = 25 * MB;
/** Starts the product with an S3 store, a virus scanner and a budget. */
async function startWithFiles() {
  const [s3, scanner, database] = [await startS3(), await startScanner(), await freshDatabase()];
  const variables = { ...database.env, ...s3.env, CLAMD_URL: scanner.url, FILES_BUDGET_MB: "40" };
  const site = await startSite(variables);
  const login = { username: "admin", password: ADMIN_PASSWORD };
  const headers = { "content-type": "application/json" };
  const entered = await fetch(`${site.url}/api/login`, { method: "POST", headers, body: JSON.stringify(login) });
  const cookie = entered.headers.getSetCookie().join("; ").split(";")[0] ?? "";
  const upload = async (content: Uint8Array<ArrayBuffer>, name = "policy.pdf") => {
    const form = new FormData();
    form.append("file", new File([content], name));
    const answer = await fetch(`${site.url}/api/files`, { method: "POST", headers: { cookie }, body: form });
    return { status: answer.status, body: (await answer.json()) as StoredFile & { error: string } };
  };
  const download = async (id: string) =>
    Buffer.from(await (await fetch(`${site.url}/api/files/${id}`, { headers: { cookie } })).arrayBuffer());
  return {
    variables: [variables],
    site,
    s3,
    upload,
    download,
    async stop() {
      await site.stop();
      await Promise.all([s3.close(), scanner.close()]);
      await database.drop();
    },
  };
}

/** The tests of stored files, with the program, a store and a scanner around it. */
export const withFiles = () =>
  smoke("W15: files, their store and their scanner", startWithFiles, {
    CLAMD_URL: [
      "asks the scanner about every file, and keeps what it finds out",
      async ({ upload }) => {
        expect(await upload(pdf(1_000))).toMatchObject({ status: 201, body: { scan: "clean" } });
        const infected = new Uint8Array(Buffer.from(`%PDF-1.4\n${TEST_VIRUS}`));
        expect(await upload(infected)).toMatchObject({
          status: 400,
          body: { error: expect.stringContaining("virus") },
        });
        const photo = await upload(new Uint8Array(BLUE_HEIC), "IMG_1.HEIC");
        expect(photo, "the thread and the libraries are in the program").toMatchObject({
          status: 201,
          body: { name: "IMG_1.jpg", type: "image/jpeg", hasPreview: true },
        });
      },
    ],
    FILES_S3_ENDPOINT: [
      "leads to the store, to which files are moved",
      async ({ upload, download, s3 }) => {
        const content = pdf(400_000);
        const { body } = await upload(content);
        const isThere = () => [...s3.objects.keys()].some((key) => key.includes(`${body.id}/content/1`));
        await expect.poll(isThere, { timeout: 150_000, interval: 500 }).toBe(true);
        expect((await download(body.id)).equals(content)).toBe(true);
      },
    ],
    FILES_S3_BUCKET: ["names the bucket", async ({ s3 }) => expect(s3.buckets).toEqual(new Set(["office-files"]))],
    FILES_S3_REGION: ["is in every signature", async ({ s3 }) => expect(s3.refused).toEqual([])],
    FILES_S3_ACCESS_KEY: ["is, too", async ({ s3 }) => expect(s3.refused).toEqual([])],
    FILES_S3_SECRET_KEY: ["signs every request", async ({ s3 }) => expect(s3.refused).toEqual([])],
    FILES_BUDGET_MB: [
      "bounds them all, after the largest file came and went whole",
      async ({ upload, download }) => {
        const content = pdf(LARGEST);
        const { status, body } = await upload(content);
        expect(status).toBe(201);
        expect((await download(body.id)).equals(content)).toBe(true);
        expect((await upload(pdf(LARGEST))).status, "another one is more than there is room for").toBe(503);
      },
    ],
  });
