import { cardLink } from '../card/card.css.ts';
import { Card } from '../card/card.tsx';
import { Carousel } from './carousel.tsx';
import { examplePicture } from '../picture/example-picture.ts';
import { Picture } from '../picture/picture.tsx';
import type { UiExamples } from '../ui-examples.ts';

const WORDS = { role: 'carousel', previous: 'Previous trips', next: 'Next trips' };

const slides = Array.from({ length: 9 }, (_, index) => (
  <li key={index}>
    <Card linked media={<Picture source={examplePicture(index)} alt="" />}>
      <a href="/travels" className={cardLink}>
        Hill {index + 1}
      </a>
    </Card>
  </li>
));

export const CAROUSEL_EXAMPLES: UiExamples = {
  many: (
    <Carousel label="Many landscapes" words={WORDS}>
      {slides}
    </Carousel>
  ),
  'two that fit': (
    <Carousel label="Two landscapes" words={WORDS} size="small">
      {slides.slice(0, 2)}
    </Carousel>
  ),
};
