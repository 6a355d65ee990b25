import { RadioCards } from '@vikari/ui-kit/RadioCards';
import type { InterviewSlot } from '#domain/interviews/slots';
import { useWords } from '../../i18n/intl';
import { weekdayDateText } from '../../lib/longDates';
import styles from './interview.module.css';
import { slotDays } from './slotDays';

export interface SlotPickerProps {
  id?: string;
  slots: readonly InterviewSlot[];
  /** `startsAt` of the chosen one; '' for none. */
  value: string;
  onValueChange: (startsAt: string) => void;
  error?: string | undefined;
}

/** The free times for an interview, by day. */
export function SlotPicker({ id, slots, value, onValueChange, error }: SlotPickerProps) {
  const { intl } = useWords();
  return (
    <div id={id} className={styles.days}>
      {slotDays(slots).map(({ day, slots: times }, index) => (
        <RadioCards
          key={day}
          name="interview-slot"
          label={weekdayDateText(intl, day)}
          error={index === 0 ? error : undefined}
          columns={3}
          options={times.map(({ startsAt, from, to }) => ({
            id: startsAt,
            label: `${from}–${to}`,
          }))}
          value={value}
          onValueChange={onValueChange}
        />
      ))}
    </div>
  );
}
