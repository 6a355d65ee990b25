import { useState } from 'react';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  DialogTrigger,
  Heading,
  Label,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { addSelfContained } from '../../page/addPart';
import { FILTER_GROUPS, WORDS } from '../../page/data';
import { report } from '../../page/report';
import './dialog.css';

function App() {
  const [chosen, setChosen] = useState<Record<string, string[]>>({});
  return (
    <DialogTrigger>
      <Button>{WORDS.filter.open}</Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal>
          <Dialog className="dialog">
            {({ close }) => (
              <>
                <Heading slot="title">{WORDS.filter.title}</Heading>
                {FILTER_GROUPS.map(({ title, options }) => (
                  <CheckboxGroup
                    key={title}
                    value={chosen[title] ?? []}
                    onChange={(ids) => setChosen({ ...chosen, [title]: ids })}
                  >
                    <Label>{title}</Label>
                    {options.map(({ id, label }) => (
                      <Checkbox key={id} value={id} className="option">
                        <span className="box" />
                        {label}
                      </Checkbox>
                    ))}
                  </CheckboxGroup>
                ))}
                <Button onPress={close}>{WORDS.filter.close}</Button>
                <Button
                  onPress={() => {
                    close();
                    report(Object.values(chosen).flat());
                  }}
                >
                  {WORDS.filter.apply}
                </Button>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

addSelfContained('filterDialog', <App />);
