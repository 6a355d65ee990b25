import AppBar from '@mui/material/AppBar';
import Autocomplete from '@mui/material/Autocomplete';
import MuiAvatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import SnackbarContent from '@mui/material/SnackbarContent';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A part of MUI that the kit does not have. */
interface Part {
  name: string;
  node: ReactNode;
}

const TOWNS = ['Stockholm', 'Umeå', 'Östersund'];
const nothing = () => {};

/** Every other part of MUI, each in its fullest state. */
export const OTHER_PARTS: readonly Part[] = [
  {
    name: 'Button group',
    node: (
      <ButtonGroup aria-label="View">
        <Button>Day</Button>
        <Button>Week</Button>
      </ButtonGroup>
    ),
  },
  {
    name: 'Button, busy',
    node: (
      <Button variant="contained" loading>
        Apply
      </Button>
    ),
  },
  {
    name: 'Toggle buttons',
    node: (
      <ToggleButtonGroup exclusive value="week" aria-label="Length">
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
        <ToggleButton value="year" disabled>
          Year
        </ToggleButton>
      </ToggleButtonGroup>
    ),
  },
  {
    name: 'Floating button',
    node: (
      <Fab color="primary" aria-label="New message">
        <Icon name="plus" />
      </Fab>
    ),
  },
  {
    name: 'Speed dial',
    node: (
      <div className={styles.place}>
        <SpeedDial ariaLabel="Share" open direction="right" icon={<SpeedDialIcon />}>
          <SpeedDialAction icon={<Icon name="mail" />} slotProps={{ tooltip: { title: 'Mail' } }} />
          <SpeedDialAction icon={<Icon name="copy" />} slotProps={{ tooltip: { title: 'Copy' } }} />
        </SpeedDial>
      </div>
    ),
  },
  {
    name: 'Chips',
    node: (
      <div>
        <Chip label="Stockholm" onDelete={nothing} deleteIcon={<Icon name="close" />} />{' '}
        <Chip label="Night" variant="outlined" onClick={nothing} />{' '}
        <Chip label="Alva" avatar={<MuiAvatar>A</MuiAvatar>} />
      </div>
    ),
  },
  {
    name: 'Autocomplete',
    node: (
      <Autocomplete
        className={styles.wide ?? ''}
        options={TOWNS}
        defaultValue="Umeå"
        renderInput={(params) => <TextField {...params} label="Town" />}
      />
    ),
  },
  {
    name: 'Autocomplete, several',
    node: (
      <Autocomplete
        className={styles.wide ?? ''}
        multiple
        options={TOWNS}
        defaultValue={TOWNS.slice(0, 2)}
        renderInput={(params) => <TextField {...params} label="Towns" />}
      />
    ),
  },
  {
    name: 'Field, standard',
    node: (
      <TextField variant="standard" label="Street" defaultValue="Storgatan 1" id="mui-street" />
    ),
  },
  {
    name: 'Field, filled',
    node: (
      <TextField
        variant="filled"
        label="Post code"
        helperText="Five digits"
        id="mui-post"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">Umeå</InputAdornment> },
        }}
      />
    ),
  },
  { name: 'Rating', node: <Rating defaultValue={3} aria-label="How it was" name="mui-rating" /> },
  {
    name: 'Bar',
    node: (
      <AppBar position="static">
        <Toolbar>
          <Icon name="menu" /> Assignments
        </Toolbar>
      </AppBar>
    ),
  },
  {
    name: 'Card',
    node: (
      <Card className={styles.wide ?? ''}>
        <CardHeader title="Emergency ward" subheader="Umeå" />
        <CardActionArea>
          <CardContent>Three weeks from 4 May, nights.</CardContent>
        </CardActionArea>
        <CardActions>
          <Button variant="contained">Apply</Button>
          <Button>Save</Button>
        </CardActions>
      </Card>
    ),
  },
  {
    name: 'Short message',
    node: <SnackbarContent message="The assignment is saved." action={<Button>Undo</Button>} />,
  },
  {
    name: 'Tooltip',
    node: (
      <div className={styles.place}>
        <Tooltip
          title="Paid on the 25th"
          open
          placement="right"
          slotProps={{ popper: { disablePortal: true } }}
        >
          <IconButton aria-label="Pay">
            <Icon name="info" />
          </IconButton>
        </Tooltip>
      </div>
    ),
  },
  {
    name: 'Counts',
    node: (
      <div>
        <Badge badgeContent={4} color="primary">
          <Icon name="mail" label="4 messages" />
        </Badge>{' '}
        <Badge badgeContent={12} color="error">
          <Icon name="bell" label="12 notices" />
        </Badge>
      </div>
    ),
  },
  {
    name: 'Avatars',
    node: (
      <AvatarGroup max={3}>
        <MuiAvatar>AB</MuiAvatar>
        <MuiAvatar>KL</MuiAvatar>
        <MuiAvatar>MN</MuiAvatar>
      </AvatarGroup>
    ),
  },
  {
    name: 'List',
    node: (
      <List className={styles.wide ?? ''} subheader={<ListSubheader>Wards</ListSubheader>}>
        <ListItem disablePadding>
          <ListItemButton selected>
            <ListItemIcon>
              <Icon name="briefcase" />
            </ListItemIcon>
            <ListItemText primary="Emergency" secondary="12 shifts" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemAvatar>
              <MuiAvatar>G</MuiAvatar>
            </ListItemAvatar>
            <ListItemText primary="Geriatrics" secondary="4 shifts" />
          </ListItemButton>
        </ListItem>
      </List>
    ),
  },
  { name: 'Divider', node: <Divider className={styles.wide ?? ''}>New messages</Divider> },
  { name: 'Pages', node: <Pagination count={9} page={3} aria-label="Pages" /> },
  {
    name: 'Pages of a table',
    node: (
      <div className={styles.wide}>
        <Table>
          <TableBody>
            <TableRow>
              <TablePagination
                count={120}
                page={1}
                rowsPerPage={25}
                onPageChange={nothing}
                slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Rows' } } }}
              />
            </TableRow>
          </TableBody>
        </Table>
      </div>
    ),
  },
  {
    name: 'Bar of tabs',
    node: (
      <BottomNavigation value={0} showLabels className={styles.wide ?? ''}>
        <BottomNavigationAction label="Home" icon={<Icon name="home" />} />
        <BottomNavigationAction label="Search" icon={<Icon name="search" />} />
        <BottomNavigationAction label="You" icon={<Icon name="user" />} />
      </BottomNavigation>
    ),
  },
  {
    name: 'Tabs, upright',
    node: (
      <Tabs orientation="vertical" value={0} aria-label="Settings">
        <Tab label="Profile" />
        <Tab label="Notices" />
      </Tabs>
    ),
  },
  {
    name: 'Tabs that scroll',
    node: (
      <Tabs
        variant="scrollable"
        scrollButtons
        value={0}
        aria-label="Months"
        className={styles.wide ?? ''}
      >
        {['Jan', 'Feb'].map((month) => (
          <Tab key={month} label={month} />
        ))}
      </Tabs>
    ),
  },
  {
    name: 'Steps',
    node: (
      <Stepper activeStep={1} className={styles.wide ?? ''}>
        {['You', 'Questions', 'Summary'].map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    ),
  },
  {
    name: 'Steps, upright',
    node: (
      <Stepper activeStep={1} orientation="vertical" nonLinear>
        <Step completed>
          <StepButton>You</StepButton>
        </Step>
        <Step>
          <StepLabel>Questions</StepLabel>
          <StepContent slotProps={{ transition: { in: true } }}>
            Three short ones from the clinic.
          </StepContent>
        </Step>
      </Stepper>
    ),
  },
  {
    name: 'Steps of a phone',
    node: (
      <MobileStepper
        className={styles.wide ?? ''}
        variant="dots"
        steps={4}
        activeStep={1}
        position="static"
        backButton={<Button>Back</Button>}
        nextButton={<Button>Next</Button>}
      />
    ),
  },
  { name: 'Progress', node: <LinearProgress className={styles.wide ?? ''} aria-label="Reading" /> },
  {
    name: 'Pictures',
    node: (
      <ImageList cols={2} className={styles.wide ?? ''} aria-label="Pictures">
        {TOWNS.slice(0, 2).map((town) => (
          <ImageListItem key={town}>
            <div className={styles.place} />
            <ImageListItemBar title={town} subtitle="The ward" />
          </ImageListItem>
        ))}
      </ImageList>
    ),
  },
];
