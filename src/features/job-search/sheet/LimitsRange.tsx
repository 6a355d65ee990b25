import { RateRange, type RateRangeProps, type Rates } from '@vikari/ui-kit/RateRange';
import { useState } from 'react';

/** The ends of a range as a filter has them; null: no limit. */
interface Limits {
  min: number | null;
  max: number | null;
}

interface LimitsRangeProps
  extends Pick<RateRangeProps, 'labels' | 'histogram' | 'step' | 'minDistance' | 'largeStep'> {
  min: number;
  max: number;
  limits: Limits;
  onChange: (limits: Limits) => void;
}

/** A range whose end on its bound means no limit; staged when a drag ends. */
export function LimitsRange({ limits, onChange, ...range }: LimitsRangeProps) {
  const { min, max } = range;
  const [moving, setMoving] = useState<Rates | null>(null);
  return (
    <RateRange
      {...range}
      enterKeyHint="search"
      value={moving ?? { min: limits.min ?? min, max: limits.max ?? max }}
      onValueChange={setMoving}
      onValueCommit={(ends) => {
        setMoving(null);
        onChange({
          min: ends.min > min ? ends.min : null,
          max: ends.max < max ? ends.max : null,
        });
      }}
    />
  );
}
