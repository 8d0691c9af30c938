import { callApi } from "./api.ts";

const KEPT_MS = 60_000;

/**
 * Downloads a file of the API by a call with headers. A plain link cannot send them, and their content must not be in
 * an address.
 */
export async function download(path: string, headers: Record<string, string>): Promise<void> {
  const response = await callApi(path, { headers, isLong: true });
  const [, name = "file"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
