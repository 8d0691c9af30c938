import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { createServer } from "node:net";

/** Another process has the embedded database open. */
export class FolderInUseError extends Error {}

/**
 * Keeps a second process out of the embedded database's folder, which would corrupt it.
 * The lock is a socket in Linux's abstract namespace: the kernel frees it however the process ends.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new FolderInUseError(
              `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
            )
          : error,
      );
    });
    server.listen(`\0bluebonnet-${name}`, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
