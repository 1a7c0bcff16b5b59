import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./kanly.css";
import "./art/art.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
