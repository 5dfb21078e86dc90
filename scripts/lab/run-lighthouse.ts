/** One run of Lighthouse over a page, on the phone that it emulates. */
import { pathToFileURL } from 'node:url';
import { lighthouseModule } from '../ensure-lighthouse.mjs';
import { PROJECT_FOLDER } from '../project-folder.mjs';

/**
 * How a slow line is made: `devtools` slows the line and the processor down while the page loads, `simulate` loads it
 * fast and works out what would have been.
 */
type Throttling = 'devtools' | 'simulate';

/** Milliseconds, but for the score (of 100), the layout shift, kilobytes and requests. */
export interface Figures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** Of 100 each. */
export interface OtherScores {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** What a page loses points for, outside the performance. */
export interface Checked extends OtherScores {
  readonly faults: readonly string[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, Category | undefined>>;
    readonly audits: Readonly<Record<string, Audit | undefined>>;
  };
}

type Lighthouse = (address: string, flags: object) => Promise<Result | undefined>;

export interface LighthouseRunner {
  readonly measure: (address: string, throttling: Throttling) => Promise<Figures>;
  /** Accessibility, best practices and what search engines want. */
  readonly check: (address: string) => Promise<Checked>;
}

/** @param port where the browser is told what to do */
export async function lighthouseRunner(port: number): Promise<LighthouseRunner> {
  const module = pathToFileURL(lighthouseModule(PROJECT_FOLDER)).href;
  const { default: lighthouse } = (await import(module)) as { readonly default: Lighthouse };
  const run = async (address: string, flags: object): Promise<Result['lhr']> => {
    const settings = { port, logLevel: 'error', formFactor: 'mobile', ...flags };
    const { lhr } = (await lighthouse(address, settings)) ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new Error(`${address}: ${lhr?.runtimeError?.message ?? 'Lighthouse has no result'}`);
    }
    return lhr;
  };
  return {
    measure: async (address, throttlingMethod) => {
      const lhr = await run(address, {
        throttlingMethod,
        onlyCategories: ['performance'],
        disableFullPageScreenshot: true,
      });
      const valueOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
      return {
        score: scoreOf(lhr.categories.performance),
        fcp: valueOf('first-contentful-paint'),
        lcp: valueOf('largest-contentful-paint'),
        tbt: valueOf('total-blocking-time'),
        cls: valueOf('cumulative-layout-shift'),
        kilobytes: valueOf('total-byte-weight') / 1024,
        requests: lhr.audits['network-requests']?.details?.items?.length ?? Number.NaN,
      };
    },
    check: async (address) => {
      const names = ['accessibility', 'best-practices', 'seo'];
      const { categories, audits } = await run(address, { onlyCategories: names });
      const faults = names.flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
      );
      return {
        accessibility: scoreOf(categories.accessibility),
        bestPractices: scoreOf(categories['best-practices']),
        seo: scoreOf(categories.seo),
        faults,
      };
    },
  };
}

function scoreOf(category: Category | undefined): number {
  return Math.round((category?.score ?? Number.NaN) * 100);
}
