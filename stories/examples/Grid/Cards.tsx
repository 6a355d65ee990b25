'use client';

import { Card } from '@vikari/ui-kit/Card';
import { Grid } from '@vikari/ui-kit/Grid';

const SHIFTS = ['Nights', 'Evenings', 'Weekends', 'Days'];

/** As many columns as there is room for, three at most. */
export function Cards() {
  return (
    <Grid element="ul" minColumnWidth="small" maxColumns={3} spacing={4}>
      {SHIFTS.map((shift) => (
        <li key={shift}>
          <Card>{shift}</Card>
        </li>
      ))}
    </Grid>
  );
}
