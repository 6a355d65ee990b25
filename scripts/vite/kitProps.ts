import type { Plugin } from 'vite';
import { readKitProps } from '../kitProps/readKitProps.ts';

const NAME = 'virtual:kit-props';
const ID = `\0${NAME}`;

/** The tables of props that the pages of the kit show, read from its source when they are asked for. */
export function kitProps(): Plugin {
  return {
    name: 'vikari:kit-props',
    resolveId: (source) => (source === NAME ? ID : null),
    load: (id) => (id === ID ? `export default ${JSON.stringify(readKitProps())};` : null),
  };
}
