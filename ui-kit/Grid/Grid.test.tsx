import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Grid } from './Grid';
import styles from './Grid.module.css';

describeConformance(Grid, { props: { children: 'Text' }, root: HTMLDivElement });

it('is the element that its content is, with the widths and distances of the scale', () => {
  render(
    <Grid element="ul" minColumnWidth="large" maxColumns={3} spacing={6}>
      <li>Natt</li>
    </Grid>,
  );
  expect(screen.getByRole('list')).toHaveClass(
    `${styles.large} ${styles['max-3']} ${styles['gap-6']}`,
  );
});
