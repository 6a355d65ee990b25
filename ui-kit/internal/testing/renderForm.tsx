import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders a field in a plain form with a button that submits and one that resets. */
export function renderForm(field: ReactElement) {
  const inForm = (element: ReactElement) => (
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      {element}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
  const { rerender } = render(inForm(field));
  const form = screen.getByTestId<HTMLFormElement>('form');
  return {
    form,
    /** What the form would post under a name, in order. */
    posted: (name: string) => new FormData(form).getAll(name),
    rerender: (element: ReactElement) => rerender(inForm(element)),
  };
}
