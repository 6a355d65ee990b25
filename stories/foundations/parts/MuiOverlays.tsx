import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SnackbarContent from '@mui/material/SnackbarContent';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import styles from './MuiParts.module.css';

/** A menu, a dialog, a tooltip and a snackbar, as MUI renders them with our theme. */
export function MuiOverlays() {
  const [dialog, setDialog] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closeMenu = () => setAnchor(null);
  return (
    <div className={styles.row}>
      <Button variant="outlined" onClick={() => setDialog(true)}>
        Open dialog
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open menu
      </Button>
      <Tooltip title="Opens in a new window">
        <Button>Tooltip</Button>
      </Tooltip>
      <SnackbarContent message="The job is saved." />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={closeMenu}>
        <MenuItem onClick={closeMenu}>Share</MenuItem>
        <MenuItem selected onClick={closeMenu}>
          Save
        </MenuItem>
        <MenuItem onClick={closeMenu}>Hide</MenuItem>
      </Menu>
      <Dialog open={dialog} onClose={() => setDialog(false)} aria-labelledby="mui-dialog">
        <DialogTitle id="mui-dialog">Withdraw your application?</DialogTitle>
        <DialogContent>
          The employer will no longer see it. You can apply again later.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setDialog(false)}>Keep it</Button>
          <Button variant="contained" color="error" onClick={() => setDialog(false)}>
            Withdraw
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
