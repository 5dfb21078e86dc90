import { useEffect, useState } from 'react';

/**
 * Seconds that count down beside a sentence that says the time: nothing on the server and without scripts, and nothing
 * once they are over. Nobody is read each of them out.
 *
 * @param ms from now on
 * @param languageTag BCP 47, in which the unit is written
 */
export function SecondsLeft({
  ms,
  languageTag,
}: {
  readonly ms: number;
  readonly languageTag: string;
}) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + ms;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  if (left === 0) return null;
  const format = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
  });
  return <span aria-hidden> ({format.format(left)})</span>;
}
