import { api, unattended } from "../api.ts";
import { remembered } from "../remember.ts";

/** The storage key of the id that this browser has among the devices that get pushes. */
export const PUSH_DEVICE = "pushDevice";

/**
 * Returns true when this browser is among the devices to which the pushes of its user go. The server is asked, because
 * only it knows: a push service gives a device up, another device takes its place, its user removes it elsewhere, or
 * somebody else has logged in here. When the server cannot be asked, no push is counted on.
 */
export async function getsPushes(): Promise<boolean> {
  const own = remembered(PUSH_DEVICE);
  if (own === null) return false;
  const ask = unattended(() => api("GET /api/user/notice-settings", { mayBeRefused: true }));
  return ask.then(
    ({ devices }) => devices.some(({ id }) => String(id) === own),
    () => false,
  );
}
