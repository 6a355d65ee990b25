import '@vikari/ui-kit/theme/theme.css';
import { RateRange } from '@vikari/ui-kit/RateRange';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { RATES, WORDS } from '../../page/data';
import { report } from '../../page/report';

const LABELS = { ...WORDS.rate, value: (value: number) => `SEK ${value} an hour` };

function App() {
  const [rates, setRates] = useState({ min: RATES.min, max: RATES.max });
  return (
    <RateRange
      min={RATES.min}
      max={RATES.max}
      step={RATES.step}
      minDistance={RATES.least}
      value={rates}
      onValueChange={(next) => {
        setRates(next);
        report([next.min, next.max]);
      }}
      labels={LABELS}
    />
  );
}

addSelfContained('rateRange', <App />);
