/** What of the frame is fetched with the first sign of a person (docs/decisions/0032): all that one uses there. */
import type { MarketId } from '../../domain/market.ts';
import { BannerBars } from './banner-bars.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TalkToUs } from './talk-to-us.tsx';

export interface FrameStartProps {
  readonly isTransparent: boolean;
}

export function FrameStart({ isTransparent }: FrameStartProps) {
  return (
    <>
      <BannerBars position="top" />
      <Header isTransparent={isTransparent} />
    </>
  );
}

export interface FrameEndProps {
  /** Path and query of the page in each market that has it. */
  readonly counterparts: Readonly<Partial<Record<MarketId, string>>>;
}

export function FrameEnd({ counterparts }: FrameEndProps) {
  return (
    <>
      <TalkToUs place="floating" />
      <Footer counterparts={counterparts} />
      <BannerBars position="bottom" />
    </>
  );
}
