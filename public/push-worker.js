/*
 * The service worker of the portal. It shows pushes and opens what they lead to. It has no fetch handler: pages and
 * files never pass through it.
 */

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  const options = { body, tag, lang, data: { url }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Only the path counts: a notification opens nothing but this site.
  const { pathname, search } = new URL(event.notification.data.url, self.location.origin);
  event.waitUntil(open(self.location.origin + pathname + search));
});

/** Opens an address in a window of the site that is open already, or in a new one. */
async function open(address) {
  const [shown] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A window that this worker does not control can be focused, but not led elsewhere.
  const led = shown && (await shown.navigate(address).catch(() => null));
  if (led) await led.focus();
  else await self.clients.openWindow(address);
}

/* The push service gave the browser another address: the site has to know it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription && oldSubscription.options;
  const next = newSubscription || (options && (await self.registration.pushManager.subscribe(options)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  await fetch("/api/user/push-devices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
