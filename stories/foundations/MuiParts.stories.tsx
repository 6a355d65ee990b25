import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MuiScope } from '@vikari/ui-kit/MuiScope';
import dayjs from 'dayjs';
import { expect } from 'storybook/test';
import { FoundationPage, Section } from './parts/FoundationPage';
import { MuiDisplay } from './parts/MuiDisplay';
import { MuiOverlays } from './parts/MuiOverlays';
import styles from './parts/MuiParts.module.css';

const meta = {
  title: 'Foundations/MUI parts',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const DAY = dayjs('2026-03-11');

/**
 * The MUI components that the kit builds on, in its look. Product code uses the kit's components
 * instead.
 */
export const Parts: Story = {
  render: () => (
    <FoundationPage
      title="MUI, in our look"
      lead="Inside a MuiScope the parts take our tokens as CSS variables, so the scheme switches by CSS alone. This page is for those who build the kit; a screen takes the kit’s own components."
    >
      <MuiScope>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Section title="Chips">
            <div className={styles.row}>
              <Chip label="Stockholm" />
              <Chip label="Night" variant="outlined" />
            </div>
          </Section>
          <Section title="Fields">
            <div className={styles.fields}>
              <OutlinedInput
                defaultValue="alva@example.com"
                slotProps={{ input: { 'aria-label': 'E-mail' } }}
              />
              <OutlinedInput
                error
                defaultValue="070"
                slotProps={{ input: { 'aria-label': 'Phone' } }}
              />
              <OutlinedInput
                disabled
                defaultValue="From BankID"
                slotProps={{ input: { 'aria-label': 'Personal number' } }}
              />
              <OutlinedInput
                endAdornment="kr"
                defaultValue="710"
                slotProps={{ input: { 'aria-label': 'Hourly rate' } }}
              />
              <NativeSelect
                input={<OutlinedInput />}
                defaultValue="night"
                slotProps={{ input: { 'aria-label': 'Shift' } }}
              >
                <option value="day">Day</option>
                <option value="night">Night</option>
              </NativeSelect>
              <OutlinedInput
                multiline
                inputComponent="textarea"
                defaultValue="I have worked in two wards."
                slotProps={{ input: { 'aria-label': 'About you', type: undefined } }}
              />
            </div>
          </Section>
          <Section title="Choices">
            <div className={styles.row}>
              <FormGroup>
                <FormControlLabel control={<Checkbox defaultChecked />} label="Night shifts" />
                <FormControlLabel control={<Checkbox />} label="Weekends" />
                <FormControlLabel control={<Checkbox indeterminate />} label="All regions" />
                <FormControlLabel disabled control={<Checkbox />} label="On call" />
              </FormGroup>
              <RadioGroup aria-label="Length" defaultValue="week">
                <FormControlLabel value="week" control={<Radio />} label="A week" />
                <FormControlLabel value="month" control={<Radio />} label="A month" />
                <FormControlLabel disabled value="year" control={<Radio />} label="A year" />
              </RadioGroup>
              <FormGroup>
                <FormControlLabel control={<Switch defaultChecked />} label="Tell me by e-mail" />
                <FormControlLabel control={<Switch />} label="Tell me by text" />
                <FormControlLabel disabled control={<Switch />} label="Not yet" />
              </FormGroup>
            </div>
            <Slider
              className={styles.slider}
              defaultValue={[650, 1900]}
              min={500}
              max={3500}
              getAriaLabel={(index) => (index === 0 ? 'Lowest rate' : 'Highest rate')}
            />
          </Section>
          <MuiDisplay />
          <Section title="Calendar">
            <DateCalendar className={styles.calendar} defaultValue={DAY} displayWeekNumber />
          </Section>
          <Section title="Overlays">
            <MuiOverlays />
          </Section>
        </LocalizationProvider>
      </MuiScope>
    </FoundationPage>
  ),
};

/** Our variables reach the colours of MUI's own palette. */
export const ColoursFollowTheScheme: Story = {
  tags: ['!dev'],
  render: () => (
    <div data-color-scheme="dark" data-contrast="normal">
      <MuiScope>
        <Slider aria-label="Rate" defaultValue={40} />
      </MuiScope>
    </div>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider').closest('.MuiSlider-root');
    if (!matchMedia('(forced-colors: active)').matches) {
      await expect(slider).toHaveStyle({ color: 'rgb(154, 167, 255)' });
    }
  },
};
