'use client';

import { Card } from '@vikari/ui-kit/Card';
import { Grid } from '@vikari/ui-kit/Grid';
import { Link } from '@vikari/ui-kit/Link';

const WARDS = [
  { id: 'emergency', name: 'Emergency department', place: 'Kiruna' },
  { id: 'psychiatry', name: 'Psychiatry', place: 'Mora' },
];

/** As many in a row as fit, each an `article` that is named by its heading. */
export function ListOfCards() {
  return (
    <Grid minColumnWidth="medium" spacing={4}>
      {WARDS.map(({ id, name, place }) => (
        <Card key={id} element="article" aria-labelledby={id}>
          <h3 id={id} style={{ margin: 0 }}>
            <Link href={`#${id}`}>{name}</Link>
          </h3>
          <p style={{ marginBlockEnd: 0 }}>{place}</p>
        </Card>
      ))}
    </Grid>
  );
}
