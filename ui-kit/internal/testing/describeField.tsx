import { render, screen } from '@testing-library/react';
import { type ComponentType, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import type { FieldSlotProps } from '../../Field';
import { describeConformance } from './describeConformance';
import { hydrateSilently } from './hydrateSilently';

/** The props of every single-control field, besides its own. */
interface CommonFieldProps {
  slotProps?: FieldSlotProps;
  label: string;
  hint?: string;
  error?: string;
  id?: string;
  name?: string;
  className?: string;
}

/** A slider beside the control has the same name. */
const CONTROL = { selector: ':not([type="range"])' };

/**
 * The contract of the fields with one control: that of every component, and the texts are connected
 * to the control.
 */
export function describeField<Props extends object, Control extends Element>(
  Field: ComponentType<Props & CommonFieldProps & { ref?: Ref<Control> }>,
  props: NoInfer<Omit<Props, keyof CommonFieldProps>>,
  /** False: its value is posted by hidden inputs, since the control's own text is not the value. */
  { postsControl = true } = {},
): void {
  // Props contains the rest of CommonFieldProps.
  const own = props as Props;

  describeConformance<Props & CommonFieldProps, Control>(Field, {
    props: { ...own, label: 'Name' },
    isField: true,
  });

  describe('field', () => {
    it('passes its control to the ref, with the other props', () => {
      const ref = createRef<Control>();
      render(<Field {...own} label="Name" id="who" name="who" ref={ref} />);
      expect(ref.current).toBe(screen.getByLabelText('Name', CONTROL));
      expect(ref.current).toHaveAttribute('id', 'who');
      if (postsControl) expect(ref.current).toHaveAttribute('name', 'who');
      else expect(ref.current).not.toHaveAttribute('name');
    });

    it('gives its label and its hint the caller’s attributes and classes', () => {
      const slotProps = {
        label: { className: 'one', 'data-part': 'label' },
        hint: { className: 'two', 'data-part': 'hint' },
      };
      render(<Field {...own} label="Name" hint="As in your passport." slotProps={slotProps} />);
      const partOf = (text: string) => screen.getByText(text).closest('[data-part]');
      expect(partOf('Name')).toHaveAttribute('data-part', 'label');
      expect([...(partOf('Name')?.classList ?? [])].at(-1)).toBe('one');
      expect(partOf('As in your passport.')).toHaveAttribute('data-part', 'hint');
      expect([...(partOf('As in your passport.')?.classList ?? [])].at(-1)).toBe('two');
    });

    it('has its control right below its label, also when the script has taken over', () => {
      render(<Field {...own} label="Name" name="who" />);
      const label = screen.getByText('Name', { selector: 'label, label *' }).closest('label');
      // What is hidden between them would take the distance that the stylesheet gives what follows
      expect(label?.nextElementSibling).toContainElement(screen.getByLabelText('Name', CONTROL));
    });

    it('is described by its error, then its hint', () => {
      const { rerender } = render(<Field {...own} label="Name" hint="As in your passport." />);
      const control = screen.getByLabelText('Name', CONTROL);
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
