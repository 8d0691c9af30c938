import { api } from "../../../lib/api.ts";
import { PUSH_DEVICE } from "../../../lib/live/push-device.ts";
import { remembered } from "../../../lib/remember.ts";

const WORKER = "/push-worker.js";

/** Returns true when this browser can get pushes. An iPhone can only once the site is on its home screen. */
export const canSubscribe = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns the id that this browser has among the devices; null when it gets no pushes. */
export function ownDevice(): number | null {
  const id = remembered(PUSH_DEVICE);
  return id === null ? null : Number(id);
}

/**
 * Asks for the permission, subscribes this browser at its push service, and adds it as a device. Returns false when the
 * permission was refused. Call it only after the press of a button.
 */
export async function subscribe(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
  const { id } = await api("POST /api/user/push-devices", { body });
  localStorage.setItem(PUSH_DEVICE, String(id));
  return true;
}

/** Ends the subscription of this browser, after its device was removed. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(PUSH_DEVICE);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
