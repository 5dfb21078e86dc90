import { cardLink } from './card.css.ts';
import { Card } from './card.tsx';
import { examplePicture } from '../picture/example-picture.ts';
import { Grid } from '../grid/grid.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { StatusLabel } from '../status-label/status-label.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const CARD_EXAMPLES: UiExamples = {
  'linked, with a poster; and plain': (
    <Grid columns={3}>
      <Card linked media={<Picture source={examplePicture(0)} alt="" />}>
        <h4>
          <a href="/travels" className={cardLink}>
            The fjords, slowly
          </a>
        </h4>
        <StatusLabel tone="positive" icon="check-circle" text="Confirmed · 5 seats left" />
        <Price current="£1,290" prefix="from" />
      </Card>
      <Card linked media={<Picture source={examplePicture(1)} alt="" />}>
        <h4 lang="de">
          <a href="/travels" className={cardLink}>
            Kulturdenkmalbesichtigungswochenende in Südwesteuropas Altstadtgassen
          </a>
        </h4>
        <StatusLabel tone="notice" icon="hourglass" text="2 more people needed" />
        <Price current="12.345 €" was="13.990 €" prefix="from" />
      </Card>
      <Card>
        <h4>Without a poster</h4>
        <p>A surface with words.</p>
      </Card>
    </Grid>
  ),
};
