import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

type Layer = 'dialog' | 'drawer' | 'menu' | 'popover' | 'snackbar';

/** What MUI lays over the page, each behind its button. */
export function MuiLayers() {
  const [layer, setLayer] = useState<Layer | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setLayer(null);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {(['dialog', 'drawer', 'menu', 'popover', 'snackbar'] as const).map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setLayer(name);
          }}
        >
          Open {name}
        </Button>
      ))}
      <Dialog open={layer === 'dialog'} onClose={close} aria-labelledby="mui-dialog-title">
        <DialogTitle id="mui-dialog-title">Withdraw your application?</DialogTitle>
        <DialogContent>
          <DialogContentText>The clinic no longer sees it. You can apply again.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button variant="contained" color="error" onClick={close}>
            Withdraw
          </Button>
        </DialogActions>
      </Dialog>
      <Drawer open={layer === 'drawer'} onClose={close} anchor="bottom">
        <Stack sx={{ p: 6, gap: 2 }}>
          Choose a ward
          <Button variant="contained" onClick={close}>
            Emergency
          </Button>
        </Stack>
      </Drawer>
      <Menu anchorEl={anchor} open={layer === 'menu'} onClose={close}>
        <MenuItem onClick={close}>Share</MenuItem>
        <MenuItem selected onClick={close}>
          Save
        </MenuItem>
        <MenuItem disabled>Hide</MenuItem>
      </Menu>
      <Popover anchorEl={anchor} open={layer === 'popover'} onClose={close}>
        <Stack sx={{ p: 4 }}>Paid on the 25th.</Stack>
      </Popover>
      <Snackbar open={layer === 'snackbar'} onClose={close} message="The assignment is saved." />
    </Stack>
  );
}
