import * as Checkbox from '@radix-ui/react-checkbox';
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { FILTER_GROUPS, WORDS } from '../../page/data';
import { report } from '../../page/report';
import './dialog.css';

function App() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Dialog.Root>
      <Dialog.Trigger>{WORDS.filter.open}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>{WORDS.filter.title}</Dialog.Title>
          {FILTER_GROUPS.map(({ title, options }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {options.map(({ id, label }) => (
                <div key={id} className="option">
                  <Checkbox.Root
                    id={id}
                    className="box"
                    checked={chosen.includes(id)}
                    onCheckedChange={(checked) =>
                      setChosen(
                        checked === true ? [...chosen, id] : chosen.filter((one) => one !== id),
                      )
                    }
                  >
                    <Checkbox.Indicator>✓</Checkbox.Indicator>
                  </Checkbox.Root>
                  <label htmlFor={id}>{label}</label>
                </div>
              ))}
            </fieldset>
          ))}
          <Dialog.Close>{WORDS.filter.close}</Dialog.Close>
          <Dialog.Close onClick={() => report(chosen)}>{WORDS.filter.apply}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

addSelfContained('filterDialog', <App />);
