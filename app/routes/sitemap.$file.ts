// /sitemap/{section}-{number}.xml (SEO-01).
export { loadSitemapFile as loader } from '../seo/sitemap.server.ts';
