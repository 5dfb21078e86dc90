import { expect, test } from 'vitest';
import { inAmericanUnits } from './american-units.ts';

test.each([
  ['475 kilometers of desert road', '295 miles of desert road'],
  ['Annapurna Base Camp at 4,130 meters', 'Annapurna Base Camp at 13,550 feet'],
  ['The climb of Pico, 2,351 meters', 'The climb of Pico, 7,713 feet'],
  ['some 800 meters up', 'some 2,600 feet up'],
  ['between 1,800 and 3,050 meters', 'between 6,000 and 10,000 feet'],
  ['12 to 15 kilometers on most days', '7.5 to 9 miles on most days'],
  ['12–15 km', '7.5–9 mi'],
  ['sleep above 3,800 m', 'sleep above 12,500 ft'],
  ['Fourteen kilometers, eight hours', 'Nine miles, eight hours'],
  ['Two hundred and thirty kilometers', '140 miles'],
  ['four hundred and sixty-five kilometers', '289 miles'],
  ['about twenty-one kilometers', 'about 13 miles'],
  ['seven to nine kilometers', 'four and a half to five and a half miles'],
  ['a hundred meters deep', '330 feet deep'],
  ['a thousand meters of air', '3,300 feet of air'],
  ['under 300-meter walls', 'under 1,000-foot walls'],
  ['a nine-kilometer path', 'a 5.5-mile path'],
  ['one and a half kilometers deep', 'one mile deep'],
  ['ten thousand square kilometers', '4,000 square miles'],
  ['two bags under 20 kilos', 'two bags under 44 pounds'],
  ['pass 40\u00a0°C', 'pass 104°F'],
  ['8 to 15\u00a0°C', '46 to 59°F'],
  ['often −15\u00a0°C and sometimes −30\u00a0°C', 'often 5°F and sometimes −22°F'],
])('MKT-05 %s', (metric, american) => expect(inAmericanUnits(metric)).toBe(american));

test.each([
  'a two-liter bottle',
  'a type M plug, 5 million people, 3 months',
  'five degrees from the Equator',
  'see /walks/300-meter-walls and [it](/a-12-kilometers)',
  '37 people, 251 steps',
  'metric kilometers',
])('MKT-05 %s stays as it is', (text) => expect(inAmericanUnits(text)).toBe(text));
