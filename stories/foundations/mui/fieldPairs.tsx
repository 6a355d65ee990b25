import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import MuiSwitch from '@mui/material/Switch';
import MuiTextField from '@mui/material/TextField';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { SliderField } from '@vikari/ui-kit/SliderField';
import { Switch } from '@vikari/ui-kit/Switch';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { TextField } from '@vikari/ui-kit/TextField';
import type { Pair } from './pair';

const BOX = '.MuiOutlinedInput-root';
const LINE = '.MuiOutlinedInput-notchedOutline';
const FIELD: Pair['parts'] = [
  ['label', '.MuiInputLabel-root'],
  [BOX, BOX],
  [LINE, LINE],
  ['input', 'input'],
];
const SHIFTS = [
  { id: 'day', label: 'Day' },
  { id: 'night', label: 'Night' },
] as const;

/** Fields and choices. */
export const FIELD_PAIRS: readonly Pair[] = [
  {
    name: 'Text field',
    parts: FIELD,
    kit: <TextField label="E-mail" defaultValue="alva@example.com" />,
    mui: <MuiTextField label="E-mail" defaultValue="alva@example.com" id="mui-mail" />,
  },
  {
    name: 'Text field with an error',
    parts: FIELD,
    kit: <TextField label="Phone" error="Write the whole number." defaultValue="070" />,
    mui: (
      <MuiTextField
        label="Phone"
        error
        helperText="Write the whole number."
        defaultValue="070"
        id="mui-phone"
      />
    ),
  },
  {
    name: 'Text field, disabled',
    parts: FIELD,
    kit: <TextField label="Personal number" disabled defaultValue="From BankID" />,
    mui: (
      <MuiTextField label="Personal number" disabled defaultValue="From BankID" id="mui-person" />
    ),
  },
  {
    name: 'Text area',
    parts: [
      ['label', '.MuiInputLabel-root'],
      [BOX, BOX],
      [LINE, LINE],
    ],
    anyHeight: true,
    kit: <TextArea label="About you" defaultValue="I have worked in two wards." />,
    mui: (
      <MuiTextField
        label="About you"
        multiline
        minRows={4}
        defaultValue="I have worked in two wards."
        id="mui-about"
      />
    ),
  },
  {
    name: 'Select',
    parts: [
      ['label', '.MuiInputLabel-root'],
      [BOX, BOX],
      [LINE, LINE],
    ],
    kit: (
      <SelectField label="Shift" groups={[{ label: '', options: SHIFTS }]} defaultValue="night" />
    ),
    mui: (
      <MuiTextField label="Shift" select defaultValue="night" id="mui-shift">
        {SHIFTS.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </MuiTextField>
    ),
  },
  {
    name: 'Select, native',
    parts: [
      [BOX, BOX],
      ['select', 'select'],
    ],
    kit: (
      <SelectField
        label="Day or night"
        groups={[{ label: '', options: SHIFTS }]}
        defaultValue="day"
      />
    ),
    mui: (
      <MuiTextField
        label="Day or night"
        select
        defaultValue="day"
        id="mui-native"
        slotProps={{ select: { native: true } }}
      >
        {SHIFTS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </MuiTextField>
    ),
  },
  {
    name: 'Check box, checked',
    parts: [['input', 'input']],
    kit: <CheckboxField label="Night shifts" defaultChecked />,
    mui: <FormControlLabel control={<Checkbox defaultChecked />} label="Night shifts" />,
  },
  {
    name: 'Check boxes',
    parts: [
      ['label', 'label'],
      ['input', 'input'],
    ],
    kit: (
      <CheckboxGroup
        label="Days"
        labelHidden
        defaultValue={['weekends']}
        options={[{ id: 'weekends', label: 'Weekends' }]}
      />
    ),
    mui: <FormControlLabel control={<Checkbox defaultChecked />} label="Weekends" />,
  },
  {
    name: 'Check box, disabled',
    parts: [['input', 'input']],
    kit: <CheckboxField label="On call" disabled />,
    mui: <FormControlLabel disabled control={<Checkbox />} label="On call" />,
  },
  {
    name: 'Radio button',
    anyFocus: true,
    parts: [['input', 'input']],
    kit: (
      <RadioCards
        label="How was it?"
        labelHidden
        options={[{ id: 'good', label: 'Good' }]}
        defaultValue="good"
      />
    ),
    mui: (
      <RadioGroup defaultValue="good" aria-label="How was it? By MUI">
        <FormControlLabel value="good" control={<Radio />} label="Good" />
      </RadioGroup>
    ),
  },
  {
    name: 'Switch, on',
    parts: [
      ['.MuiSwitch-track', '.MuiSwitch-track'],
      ['.MuiSwitch-thumb', '.MuiSwitch-thumb'],
    ],
    kit: <Switch label="Tell me by e-mail" defaultChecked />,
    mui: <FormControlLabel control={<MuiSwitch defaultChecked />} label="Tell me by e-mail" />,
  },
  {
    name: 'Slider',
    anyPointer: true,
    parts: [['.MuiSlider-thumb', '.MuiSlider-thumb']],
    kit: (
      <SliderField
        label="Hourly rate"
        unit="kr"
        defaultValue="710"
        parse={(text) => Number(text) || null}
        format={String}
        valueText={(value) => `${value} kr`}
        scale={{ min: 500, max: 900, step: 10 }}
      />
    ),
    mui: <Slider aria-label="Hourly rate, MUI" defaultValue={710} min={500} max={900} />,
  },
];
