'use client';

import { Autocomplete, type LoadOptions } from '@vikari/ui-kit/Autocomplete';
import { autocomplete } from '@vikari/ui-kit/texts/en';

/** A server of yours that answers `[{ id, label }]`. */
const loadWorkplaces: LoadOptions = async (query, signal) => {
  const response = await fetch(`/api/workplaces?query=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
};

/** Looked up on a server while it is typed; no server answers on this page, so that it says how that is told. */
export function FromAServer() {
  return (
    <Autocomplete
      {...autocomplete}
      label="Workplace"
      hint="A hospital, health centre or home."
      name="workplace"
      freeText
      loadOptions={loadWorkplaces}
    />
  );
}
