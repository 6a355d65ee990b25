import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { FILTER_GROUPS, WORDS } from '../../page/data';
import { report } from '../../page/report';

function App() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{WORDS.filter.open}</Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>{WORDS.filter.title}</DialogTitle>
        <DialogContent>
          {FILTER_GROUPS.map(({ title, options }) => (
            <FormControl key={title} component="fieldset">
              <FormLabel component="legend">{title}</FormLabel>
              <FormGroup>
                {options.map(({ id, label }) => (
                  <FormControlLabel
                    key={id}
                    label={label}
                    control={
                      <Checkbox
                        checked={chosen.includes(id)}
                        onChange={(_event, checked) =>
                          setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                        }
                      />
                    }
                  />
                ))}
              </FormGroup>
            </FormControl>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{WORDS.filter.close}</Button>
          <Button
            variant="contained"
            onClick={() => {
              close();
              report(chosen);
            }}
          >
            {WORDS.filter.apply}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

addSelfContained('filterDialog', <App />);
