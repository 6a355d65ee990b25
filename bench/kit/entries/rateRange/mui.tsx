import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { RATES, WORDS } from '../../page/data';
import { report } from '../../page/report';
import { NumberFields } from './NumberFields';

function App() {
  const [rates, setRates] = useState([RATES.min, RATES.max]);
  function handleChange(next: number[]) {
    setRates(next);
    report(next);
  }
  return (
    <fieldset>
      <legend>{WORDS.rate.group}</legend>
      <Slider
        min={RATES.min}
        max={RATES.max}
        step={RATES.step}
        disableSwap
        value={rates}
        getAriaLabel={(index) => (index === 0 ? WORDS.rate.min : WORDS.rate.max)}
        getAriaValueText={(value) => `SEK ${value} an hour`}
        onChange={(_event, next) => handleChange(next)}
      />
      <NumberFields value={rates} onChange={handleChange} />
    </fieldset>
  );
}

addSelfContained('rateRange', <App />);
