/**
 * Remix's options; `vite.config.ts` hands them to the plugin.
 *
 * Every future flag is on but `v3_lazyRouteDiscovery`: the `/__manifest` address that it opens can be
 * made to burn seconds of CPU with one request, and with a handful of routes there is nothing to gain.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: true,
  },
};
