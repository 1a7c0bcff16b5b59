import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./kanly.css";
import "./art/art.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

/** Have the page's files kept, those of a new version too; without that the page works as well. */
async function keepFiles(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/worker.js");
    await registration.update();
  } catch {
    // The browser keeps nothing, or the server is not running now.
  }
}

// Browsers have it only where the address is this machine's or encrypted.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void keepFiles());
}
