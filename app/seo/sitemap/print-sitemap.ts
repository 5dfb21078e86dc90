/**
 * Sitemaps as XML (SEO-01; sitemaps.org, with Google's links between languages and images). Addresses are
 * written as they are: a library that makes them anew would give the home page another than its canonical one.
 */
import { escapeXml } from './escape-xml.ts';

export interface SitemapFile {
  readonly address: string;
  /** ISO 8601; null where nobody knows. */
  readonly changedAt: string | null;
}

export interface SitemapUrl extends SitemapFile {
  /** Address of the page by the `hreflang` of each market that has it, its own included. */
  readonly alternates: readonly (readonly [hreflang: string, address: string])[];
  readonly images: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function printSitemapIndex(files: readonly SitemapFile[]): string {
  const entries = files.map((file) => `<sitemap>${printPlace(file)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`;
}

export function printSitemap(urls: readonly SitemapUrl[]): string {
  const entries = urls.map((url) => `<url>${printUrl(url)}</url>\n`);
  return `${HEAD}<urlset ${SITEMAP} ${XHTML} ${IMAGE}>\n${entries.join('')}</urlset>\n`;
}

function printUrl(url: SitemapUrl): string {
  const links = url.alternates.map(
    ([hreflang, address]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`,
  );
  const images = url.images.map(
    (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
  );
  return printPlace(url) + links.join('') + images.join('');
}

function printPlace({ address, changedAt }: SitemapFile): string {
  const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<loc>${escapeXml(address)}</loc>${changed}`;
}
