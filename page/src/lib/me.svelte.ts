/** Who sits here, as the server knows them; on a server for one device, whoever does. */
import { api, type Me } from "./api";

const known = $state<{ me: Me }>({ me: { public: false, name: "" } });

/** Whoever sits here. */
export function me(): Me {
  return known.me;
}

/** Ask the server who that is; it gives whoever comes for the first time a cookie. */
export async function meet(): Promise<void> {
  known.me = await api.me();
}

/** Be called differently from now on. */
export async function rename(name: string): Promise<void> {
  if (known.me.public && name.trim() !== known.me.name) known.me = await api.rename(name);
}

/** Become the person whose code was typed. */
export async function become(code: string, anyway: boolean): Promise<void> {
  known.me = await api.takeOver(code, anyway);
}
