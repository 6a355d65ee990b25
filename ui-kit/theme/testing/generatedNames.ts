import { themeVariablesCss } from '../themeCss';

/** Every variable of the theme, without its `--vk-`. */
export const generatedNames: ReadonlySet<string> = new Set(
  [...themeVariablesCss().matchAll(/--vk-([a-z0-9-]+):/g)].map(([, name]) => name ?? ''),
);
