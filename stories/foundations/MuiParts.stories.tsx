import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
          <Section title="Buttons and chips">
            <div className={styles.row}>
              <Button variant="contained">Apply</Button>
              <Button variant="outlined">Save</Button>
              <Button>Later</Button>
              <Button variant="contained" color="error">
                Withdraw
              </Button>
              <Button variant="contained" disabled>
                Closed
              </Button>
              <Chip label="Stockholm" />
              <Chip label="Night" variant="outlined" />
            </div>
          </Section>
          <Section title="Fields">
            <div className={styles.fields}>
              <FormControl>
                <InputLabel htmlFor="mui-mail">E-mail</InputLabel>
                <OutlinedInput id="mui-mail" defaultValue="alva@example.com" />
                <FormHelperText>We answer within a day.</FormHelperText>
              </FormControl>
              <FormControl error>
                <InputLabel htmlFor="mui-phone">Phone</InputLabel>
                <OutlinedInput id="mui-phone" defaultValue="070" aria-describedby="mui-phone-e" />
                <FormHelperText id="mui-phone-e">Write the whole number.</FormHelperText>
              </FormControl>
              <FormControl disabled>
                <InputLabel htmlFor="mui-off">Personal number</InputLabel>
                <OutlinedInput id="mui-off" defaultValue="From BankID" />
              </FormControl>
            </div>
          </Section>
          <Section title="Choices">
            <div className={styles.row}>
              <FormControlLabel control={<Checkbox defaultChecked />} label="Night shifts" />
              <FormControlLabel control={<Checkbox />} label="Weekends" />
              <FormControlLabel control={<Switch defaultChecked />} label="Tell me by e-mail" />
              <FormControlLabel control={<Switch />} label="Tell me by text" />
              <FormControlLabel disabled control={<Switch />} label="Not yet" />
            </div>
            <Slider
              className={styles.slider}
              defaultValue={[650, 1900]}
              min={500}
              max={3500}
              getAriaLabel={(index) => (index === 0 ? 'Lowest rate' : 'Highest rate')}
            />
          </Section>
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

/** Our variables reach MUI's computed colours, hover tints included. */
export const ColoursFollowTheScheme: Story = {
  tags: ['!dev'],
  render: () => (
    <div data-color-scheme="dark" data-contrast="normal">
      <MuiScope>
        <Button variant="contained">Apply</Button>
      </MuiScope>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Apply' });
    if (!matchMedia('(forced-colors: active)').matches) {
      await expect(button).toHaveStyle({ backgroundColor: 'rgb(154, 167, 255)' });
    }
    await expect(button).toHaveStyle({ minHeight: '44px', textTransform: 'none' });
  },
};
