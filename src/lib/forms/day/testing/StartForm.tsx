import { Button } from '@vikari/ui-kit/Button';
import { object } from 'yup';
import { dayField } from '#domain/candidates/fields.schema';
import { checkBy } from '../../checkBy';
import { FieldForm } from '../../FieldForm';
import { useForm } from '../../useForm';
import { DayField } from '../DayField';

const INITIAL = { start: '' };
const check = checkBy<typeof INITIAL>(object({ start: dayField() }));

/** A form that asks for one day. */
export function StartForm({ onSend }: { onSend: (values: typeof INITIAL) => void }) {
  const form = useForm({ initialValues: INITIAL, check, onSubmit: onSend });
  return (
    <FieldForm form={form}>
      <DayField
        {...form.field('start')}
        label="Start"
        max="2026-12-31"
        problems={{ too_late: 'I år' }}
      />
      <Button type="submit">Spara</Button>
    </FieldForm>
  );
}
