/** A browser in which React stops in the middle: it goes on by messages to itself, which wait here. */
import type { Page } from 'playwright-core';

interface HeldWindow {
  holdReact?: boolean;
  letReactGo?: () => void;
}

/** To be called before the page is opened. */
export async function makeReactHoldable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    const ours = window as HeldWindow;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      const go = () => Reflect.apply(post, this, message);
      if (ours.holdReact) held.push(go);
      else go();
    };
    ours.letReactGo = () => {
      ours.holdReact = false;
      for (const go of held.splice(0)) go();
    };
  });
}

export async function holdReact(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as HeldWindow).holdReact = true;
  });
}

export async function letReactGo(page: Page): Promise<void> {
  await page.evaluate(() => (window as HeldWindow).letReactGo?.());
}
