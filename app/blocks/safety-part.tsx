/** "Your money and your safety" below a list: its code is that of trips' pages, and comes when the list is wanted. */
import { loadedPart } from './loaded-part.ts';

const part = loadedPart(() => import('../booking/safety-strip.tsx'));

/** For the `preload` of a block that has it. */
export const preloadSafety = part.load;

export function SafetyPart() {
  const { SafetyLine } = part.get();
  return <SafetyLine />;
}
