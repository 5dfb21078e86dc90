// /feed.xml, departures that came on sale last (SEO-01).
export { loadFeed as loader } from '../seo/feed-route.server.ts';
