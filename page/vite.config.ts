import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** What of `public` the page shows while the server is not running. */
const KEPT = ["/manifest.webmanifest", "/mood.js", "/icons/kanly.svg", "/icons/kanly-turn.svg"];

/** The service worker: it knows the files of this build, and differs whenever one of them does. */
function worker(): Plugin {
  return {
    name: "kanly-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("the page is built without index.html");
      const code = readFileSync("worker.js", "utf-8");
      const assets = Object.keys(bundle).filter((name) => name !== "index.html");
      const files = ["/", ...KEPT, ...assets.map((name) => `/${name}`)];
      const version = createHash("sha256").update(index.source).update(files.join()).update(code);
      for (const path of KEPT) version.update(readFileSync(`public${path}`));
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: code
          .replace("KANLY_VERSION", JSON.stringify(version.digest("hex").slice(0, 12)))
          .replace("KANLY_FILES", JSON.stringify(files)),
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), worker()],
  base: "/",
  build: {
    outDir: "../src/kanly/web/static",
    emptyOutDir: true,
    assetsDir: "assets",
  },
  server: {
    fs: { allow: [".."] },
    // The server changes nothing for a page of another address than the one it is asked by.
    proxy: { "/api": { target: "http://127.0.0.1:8000", changeOrigin: false } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
  },
});
