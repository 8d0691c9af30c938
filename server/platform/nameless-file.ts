import { randomBytes } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Opens a new temporary file that has no name any more: it is gone when it is closed, or when the process ends. */
export async function openNamelessFile(prefix: string, folder = tmpdir()): Promise<FileHandle> {
  const path = join(folder, `${prefix}-${randomBytes(8).toString("hex")}`);
  const handle = await open(path, "wx+", 0o600);
  return closeOnError(handle, () => unlink(path));
}

/** Runs the first steps on an opened file, and returns it. When one fails, the file is closed before the error is thrown. */
export async function closeOnError(handle: FileHandle, steps: () => Promise<unknown>): Promise<FileHandle> {
  try {
    await steps();
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
