import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('one after the other, in the order of asking', async () => {
  const turns = new Turns();
  const events: string[] = [];
  const take = async (name: string): Promise<void> => {
    const end = await turns.take();
    events.push(`${name} begins`);
    await Promise.resolve();
    await Promise.resolve();
    events.push(`${name} ends`);
    end();
  };
  await Promise.all([take('a'), take('b'), take('c')]);
  await take('d');
  expect(events).toEqual(
    ['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
