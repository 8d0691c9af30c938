import { callApi } from "./api.ts";

const KEPT_MS = 60_000;

/** Saves a file of the API that a plain link could not ask for, since what it is asked for is not for an address. */
export async function download(path: string, headers: Record<string, string>): Promise<void> {
  const response = await callApi(path, { headers, isLong: true });
  const [, name = "file"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
