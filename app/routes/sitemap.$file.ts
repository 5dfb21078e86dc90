// /sitemap/{section}-{number}.xml (SEO-01).
export { loadSitemapFile as loader } from '../seo/sitemap/sitemap-route.server.ts';
