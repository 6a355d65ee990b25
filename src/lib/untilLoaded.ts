import { keepTrying } from './keepTrying';

/** Loads code as often as it takes, for a part of the page that the server has rendered. */
export function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  return keepTrying(load, { signal: new AbortController().signal, mayPass: () => true });
}
