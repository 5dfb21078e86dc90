// /sitemap.xml, which names the files of the sitemap (SEO-01).
export { loadSitemapIndex as loader } from '../seo/sitemap.server.ts';
