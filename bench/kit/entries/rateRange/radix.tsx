import * as Slider from '@radix-ui/react-slider';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { RATES, WORDS } from '../../page/data';
import { report } from '../../page/report';
import './slider.css';
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
      <Slider.Root
        className="root"
        min={RATES.min}
        max={RATES.max}
        step={RATES.step}
        minStepsBetweenThumbs={RATES.least / RATES.step}
        value={rates}
        onValueChange={handleChange}
      >
        <Slider.Track className="track">
          <Slider.Range className="range" />
        </Slider.Track>
        <Slider.Thumb className="thumb" aria-label={WORDS.rate.min} />
        <Slider.Thumb className="thumb" aria-label={WORDS.rate.max} />
      </Slider.Root>
      <NumberFields value={rates} onChange={handleChange} />
    </fieldset>
  );
}

addSelfContained('rateRange', <App />);
