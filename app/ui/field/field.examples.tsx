import { Field } from './field.tsx';
import { Grid } from '../grid/grid.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const FIELD_EXAMPLES: UiExamples = {
  states: (
    <Grid columns={2}>
      <Field id="field-empty" name="name" label="Name" placeholder="Ada Lovelace" />
      <Field
        id="field-hint"
        name="email"
        type="email"
        label="E-mail"
        hint="We answer within a day."
        defaultValue="ada@example.org"
      />
      <Field
        id="field-error"
        name="seats"
        inputMode="numeric"
        label="Seats"
        hint="For yourself and whoever comes along."
        error="There are 4 seats left: ask for 4 at most."
        defaultValue="1,200"
      />
      <Field id="field-disabled" name="code" label="Code" defaultValue="JPN-20270412" disabled />
    </Grid>
  ),
  dates: <Field id="field-date" name="date" type="date" label="Leaving after" />,
  'long words': (
    <div lang="de">
      <Field
        id="field-long"
        name="long"
        label="Auslandskrankenversicherungsgesellschaft und Versicherungsscheinnummer"
        error="Die Versicherungsscheinnummer besteht aus Buchstaben und Ziffern, zum Beispiel AB-1234."
      />
    </div>
  ),
};
