/** Pushes to this browser: its own vendor carries them, and only it can read them. */
import type { PushSubscriptionIn } from "./api";

/** Does the browser take pushes for this page? */
export async function takesPushes(): Promise<boolean> {
  return "PushManager" in window && (await manager()) !== null;
}

/** Does this browser take pushes for this page by now? */
export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await manager())?.getSubscription());
}

/** Ask whoever sits here, and have the browser take what is signed with the key of the server. */
export async function subscribe(key: string): Promise<PushSubscriptionIn | null> {
  const pushes = await manager();
  if (!pushes || (await Notification.requestPermission()) !== "granted") return null;
  await unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await pushes.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Take no more of them. */
export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  // Browsers of some devices have it only once the page is installed.
  return (worker?.pushManager as PushManager | undefined) ?? null;
}
