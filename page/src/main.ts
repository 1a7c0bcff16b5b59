import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./kanly.css";
import "./art/art.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Browsers have it only where the address is this machine's or encrypted.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js"));
}
