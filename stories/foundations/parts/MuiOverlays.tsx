import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import styles from './MuiParts.module.css';

/** A menu, as MUI renders it with our theme. */
export function MuiOverlays() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closeMenu = () => setAnchor(null);
  return (
    <div className={styles.row}>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open menu
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={closeMenu}>
        <MenuItem onClick={closeMenu}>Share</MenuItem>
        <MenuItem selected onClick={closeMenu}>
          Save
        </MenuItem>
        <MenuItem onClick={closeMenu}>Hide</MenuItem>
      </Menu>
    </div>
  );
}
