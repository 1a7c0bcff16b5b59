/** Pushes to this browser: its own vendor carries them, and only it can read them. */
import type { PushSubscriptionIn } from "./api";

/** Does the browser take pushes for this page? */
export async function takesPushes(): Promise<boolean> {
  return "PushManager" in window && (await manager()) !== null;
}

/** Where this browser takes pushes for this page by now; null: nowhere. */
export async function subscribed(): Promise<PushSubscriptionIn | null> {
  const subscription = await (await manager())?.getSubscription();
  return subscription ? told(subscription) : null;
}

/** Ask whoever sits here, and have the browser take what is signed with the key of the server. */
export async function subscribe(key: string): Promise<PushSubscriptionIn | null> {
  const pushes = await manager();
  if (!pushes || (await Notification.requestPermission()) !== "granted") return null;
  await unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return told(await pushes.subscribe(options));
}

/** Take no more of them. */
export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** What the server is told of a subscription. */
function told(subscription: PushSubscription): PushSubscriptionIn {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  // Browsers of some devices have it only once the page is installed.
  return (worker?.pushManager as PushManager | undefined) ?? null;
}
