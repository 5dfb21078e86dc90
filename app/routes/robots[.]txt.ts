// /robots.txt (SEO-01).
export { loadRobots as loader } from '../seo/robots-route.server.ts';
