// /manifest.webmanifest (SEO-01).
export { loadManifest as loader } from '../seo/manifest-route.server.ts';
