import { screen, within } from '@testing-library/react';

/** The search of a wide screen; the filters, hidden in the page, have fields of the same names. */
export const bar = async () => within(await screen.findByRole('search'));
