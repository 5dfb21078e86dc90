/**
 * Measures the contrast of words on a picture (WCAG 1.4.3), which axe leaves open: the page is
 * photographed without its words, and the words' colour is compared with what lies behind them.
 */
import type { Page } from 'playwright-core';

interface Words {
  readonly selector: string;
  readonly text: string;
  readonly colour: readonly [number, number, number];
  readonly wanted: number;
  /** Of each line, in CSS pixels of the whole page. */
  readonly lines: readonly { x: number; y: number; width: number; height: number }[];
}

/**
 * The words that are too faint, each with the ratio that it has and the one that it wants: `least`, or what WCAG wants
 * of words of their size.
 */
export async function faintWords(
  page: Page,
  selectors: readonly string[],
  least = 0,
): Promise<string[]> {
  if (selectors.length === 0) return [];
  // Those that nobody has scrolled to are not asked for: words would be measured on what stands in for them.
  await page.evaluate(askForImagesBehind, selectors);
  await page.evaluate(decodeEagerImages);
  const words = await page.evaluate(readWords, selectors);
  const clip = frameOf(words);
  await page.evaluate(hideWords);
  const photograph = await page.screenshot({
    fullPage: true,
    clip,
    scale: 'css',
    animations: 'disabled',
  });
  await page.evaluate(showWords);
  const darkroom = await page.context().newPage();
  const ratios = await darkroom.evaluate(measure, {
    picture: photograph.toString('base64'),
    words,
    left: clip.x,
    top: clip.y,
  });
  await darkroom.close();
  return words.flatMap(({ text, wanted: byItsSize }, index) => {
    const ratio = ratios[index] ?? 0;
    const wanted = Math.max(byItsSize, least);
    return ratio < wanted ? [`contrast ${ratio.toFixed(2)} of ${wanted}: ${text}`] : [];
  });
}

/** The part of the page that holds all the words, in whole pixels. */
function frameOf(words: readonly Words[]) {
  const lines = words.flatMap((each) => each.lines);
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/** Of the images, those that share a place with one of the words. */
function askForImagesBehind(selectors: readonly string[]): void {
  const boxes = selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    return element ? [element.getBoundingClientRect()] : [];
  });
  for (const image of document.images) {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isBehind = boxes.some(
      (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    );
    if (isBehind) image.loading = 'eager';
  }
}

/** An image that has only arrived may not be painted yet. */
async function decodeEagerImages(): Promise<void> {
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(eager.map((image) => image.decode()));
}

function readWords(selectors: readonly string[]): Words[] {
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const range = document.createRange();
    // The words of elements inside have colours of their own, and are looked at by themselves.
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const lines = own
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const text = own.map(({ textContent }) => textContent).join('');
    const wanted = isLarge ? 3 : 4.5;
    return [{ selector, text, colour: [red, green, blue] as const, wanted, lines }];
  });
}

function hideWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { color: transparent !important; transition: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

function showWords(): void {
  document.adoptedStyleSheets = [];
}

/** In a page of its own: the least contrast behind each of the words. */
async function measure({
  picture,
  words,
  left,
  top,
}: {
  picture: string;
  words: Words[];
  left: number;
  top: number;
}): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(image, 0, 0);

  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const ratio = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  return words.map(({ colour, lines }) => {
    const own = luminance(...colour);
    let least = 21;
    for (const { x, y, width, height } of lines) {
      const { data } = context.getImageData(x - left, y - top, Math.ceil(width), Math.ceil(height));
      for (let at = 0; at < data.length; at += 4) {
        const behind = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        least = Math.min(least, ratio(own, behind));
      }
    }
    return least;
  });
}
