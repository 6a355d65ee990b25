import { type ComponentProps, type ComponentType, createContext, lazy } from 'react';
import { withWords } from '../../../i18n/withWords';
import { keepTrying } from '../../../lib/keepTrying';
import type * as late from './late/lateModule';

type Late = typeof late;
type Part<Name extends keyof Late> = ComponentType<ComponentProps<Late[Name]>>;

const load = withWords('sheet', () => import('./late/lateModule'));

const loadPart = <Name extends keyof Late>(name: Name) =>
  lazy<Part<Name>>(async () => {
    const { signal } = new AbortController();
    const parts = await keepTrying(load, { signal, mayPass: () => true });
    return { default: parts[name] as Part<Name> };
  });

/**
 * Parts of the home page that are only links. The server renders them at once; a browser keeps the
 * server's markup and loads their code after the page's, as often as it takes.
 */
export const HomeLateParts = createContext<{ [Name in keyof Late]: Part<Name> }>({
  CareSection: loadPart('CareSection'),
  OpenNow: loadPart('OpenNow'),
  ToContinue: loadPart('ToContinue'),
});
