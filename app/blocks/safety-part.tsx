/** "Your money and your safety" below a list or among contacts: its code is that of trips' pages, and comes when the list is wanted. */
import { loadedPart } from './loaded-part.ts';

const part = loadedPart(() => import('../booking/safety-strip.tsx'));

/** For the `preload` of a block that has it. */
export const preloadSafety = part.load;

interface SafetyPartProps {
  /** Whether it is what one looks for on the page, so that it is not folded. */
  readonly isOpen?: boolean;
}

export function SafetyPart({ isOpen = false }: SafetyPartProps) {
  const { SafetyLine, SafetyStrip } = part.get();
  return isOpen ? <SafetyStrip currency={null} startingDate={null} /> : <SafetyLine />;
}
