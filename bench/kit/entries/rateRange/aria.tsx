import { useState } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components';
import { addSelfContained } from '../../page/addPart';
import { RATES, WORDS } from '../../page/data';
import { report } from '../../page/report';
import './slider.css';
import { NumberFields } from './NumberFields';

const FORMAT: Intl.NumberFormatOptions = { style: 'currency', currency: 'SEK' };

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
        aria-label={WORDS.rate.group}
        minValue={RATES.min}
        maxValue={RATES.max}
        step={RATES.step}
        formatOptions={FORMAT}
        value={rates}
        onChange={handleChange}
      >
        <SliderTrack className="track">
          <SliderFill className="range" />
          <SliderThumb className="thumb" index={0} aria-label={WORDS.rate.min} />
          <SliderThumb className="thumb" index={1} aria-label={WORDS.rate.max} />
        </SliderTrack>
      </Slider>
      <NumberFields value={rates} onChange={handleChange} />
    </fieldset>
  );
}

addSelfContained('rateRange', <App />);
