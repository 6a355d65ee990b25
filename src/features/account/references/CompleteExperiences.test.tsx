import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/renderSite';
import { CompleteExperiences } from './CompleteExperiences';

it('stores the last of two quick presses, and shows it all the while', async () => {
  const answers: (() => void)[] = [];
  const said: boolean[] = [];
  const onSay = (complete: boolean) => {
    said.push(complete);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  await renderSite(<CompleteExperiences complete={false} isEmpty={false} onSay={onSay} />);
  const box = screen.getByRole('checkbox');
  await userEvent.click(box);
  await waitFor(() => expect(said).toEqual([true]));
  await userEvent.click(box);
  expect(said).toEqual([true]);
  await userEvent.click(box);
  answers[0]?.();
  await waitFor(() => expect(said).toEqual([true, false]));
  expect(box).toBeChecked();
  answers[1]?.();
  await waitFor(() => expect(said).toEqual([true, false, true]));
  expect(box).toBeChecked();
});
