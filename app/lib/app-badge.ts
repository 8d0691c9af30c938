/** Shows a number on the icon of the installed portal, where the system can; zero removes it. */
export function showAppBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // A browser that refuses, as in a private window, leaves the icon as it is.
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
