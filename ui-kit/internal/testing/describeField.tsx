import { render, screen } from '@testing-library/react';
import { type ComponentType, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { hydrateSilently } from './hydrateSilently';

/** The props of every single-control field, besides its own. */
interface CommonFieldProps {
  label: string;
  hint?: string;
  error?: string;
  id?: string;
  name?: string;
  className?: string;
}

/**
 * The contract of the fields with one control: ref and other props go to the control, the class to
 * the box around label and control, and the texts are connected to the control.
 */
export function describeField<Props extends object, Control extends Element>(
  Field: ComponentType<Props & CommonFieldProps & { ref?: Ref<Control> }>,
  props: NoInfer<Omit<Props, keyof CommonFieldProps>>,
  /** False: its value is posted by hidden inputs, since the control's own text is not the value. */
  { postsControl = true } = {},
): void {
  // Props contains the rest of CommonFieldProps.
  const own = props as Props;

  describe('field', () => {
    it('passes its control to the ref, with the other props', () => {
      const ref = createRef<Control>();
      render(<Field {...own} label="Name" id="who" name="who" ref={ref} />);
      expect(ref.current).toBe(screen.getByLabelText('Name'));
      expect(ref.current).toHaveAttribute('id', 'who');
      if (postsControl) expect(ref.current).toHaveAttribute('name', 'who');
      else expect(ref.current).not.toHaveAttribute('name');
    });

    it('puts the class on the box around it', () => {
      const { container } = render(<Field {...own} label="Name" className="mine" />);
      expect([...(container.firstElementChild?.classList ?? [])].at(-1)).toBe('mine');
    });

    it('is described by its error, then its hint', () => {
      const { rerender } = render(<Field {...own} label="Name" hint="As in your passport." />);
      const control = screen.getByLabelText('Name');
      expect(control).toHaveAccessibleDescription('As in your passport.');
      expect(control).not.toHaveAttribute('aria-invalid');
      rerender(<Field {...own} label="Name" hint="As in your passport." error="Missing." />);
      expect(control).toHaveAccessibleDescription('Missing. As in your passport.');
      expect(control).toBeInvalid();
    });

    it('renders on the server and hydrates silently', async () => {
      const { errors, unmount } = await hydrateSilently(
        <Field {...own} label="Name" hint="As in your passport." error="Missing." />,
      );
      expect(errors).toEqual([]);
      unmount();
    });
  });
}
