import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filePieces, files, uploadedForms } from "../../server/platform/db/schema/index.ts";
import { openFile } from "../../server/platform/files/open-file.ts";
import { storeFile } from "../../server/platform/files/store-file.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { startS3, type S3StandIn } from "../support/s3-store.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

const script = fileURLToPath(new URL("../../build/program/move-files.js", import.meta.url));
const FILES = 6;

describe("npm run move-files that is killed", () => {
  let s3: S3StandIn;
  let server: TestApp;
  const contents = new Map<string, Buffer>();

  beforeAll(async () => {
    s3 = await startS3();
    server = await startTestApp({ env: { ...s3.env, SERVICES: "web" } });
    for (let count = 0; count < FILES; count++) {
      const content = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(600_000)]);
      const stream = (async function* () {
        yield content;
      })();
      const { id } = await storeFile(server.deps, { stream, name: "a.pdf", purpose: "form", createdBy: null });
      const form = { filename: "a.pdf", contentType: "application/pdf", size: content.length, fileId: id };
      await server.deps.db.insert(uploadedForms).values(form);
      contents.set(id, content);
    }
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  const start = (to: string) =>
    spawn(process.execPath, [script, "--to", to], { env: { ...CHILD_ENV, ...server.env }, stdio: "pipe" });
  const ended = async (child: ChildProcess): Promise<unknown[]> => once(child, "exit");
  const inS3 = () => server.deps.db.$count(files, eq(files.place, "s3"));

  /** Expects every file to be whole wherever it is now: what the site gives to people meanwhile. */
  async function expectAllWhole() {
    for (const [id, content] of contents) {
      const read = Buffer.concat(await (await openFile(server.deps, id)).stream.toArray());
      expect(read.equals(content)).toBe(true);
    }
  }

  it("leaves every file whole in one of the places, and goes on when it is started again, there and back", async () => {
    const there = start("s3");
    let writes = 0;
    // The second piece of the third file.
    s3.onWrite = () => {
      if (++writes === 8) there.kill("SIGKILL");
    };
    expect(await ended(there)).toEqual([null, "SIGKILL"]);
    s3.onWrite = () => undefined;
    expect(await inS3()).toBe(2);
    await expectAllWhole();
    expect(await ended(start("s3"))).toEqual([0, null]);
    expect([await inS3(), await server.deps.db.$count(filePieces)]).toEqual([FILES, 0]);
    await expectAllWhole();

    const back = start("database");
    // A dot is written for each file that was moved.
    back.stdout.once("data", () => back.kill("SIGKILL"));
    expect(await ended(back)).toEqual([null, "SIGKILL"]);
    const left = await inS3();
    expect([left > 0, left < FILES]).toEqual([true, true]);
    await expectAllWhole();
    expect(await ended(start("database"))).toEqual([0, null]);
    expect(await inS3()).toBe(0);
    await expectAllWhole();
    expect(s3.refused).toEqual([]);
  }, 60_000);
});
