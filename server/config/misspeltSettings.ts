import { distanceWithin } from '#domain/text/distance';
import { readConfig } from './config';

type Environment = Readonly<Record<string, string | undefined>>;

/** Letters in which a name may differ from a setting's; a short one is near to too many others. */
function slipsOf({ length }: string): number {
  if (length < 8) return 0;
  return length < 12 ? 2 : 3;
}

/** The names that the settings are read by, whatever they hold. */
export function settingsIn(env: Environment): ReadonlySet<string> {
  const names = new Set<string>();
  readConfig(
    new Proxy(env, {
      get(target, name) {
        if (typeof name === 'string') names.add(name);
        return Reflect.get(target, name);
      },
    }),
  );
  return names;
}

/**
 * Variables that nothing reads and that are almost called as a setting that is not set, a sentence
 * each: such a setting would be left out without a word.
 *
 * @throws ConfigError as `readConfig`.
 */
export function misspeltSettings(env: Environment): string[] {
  const settings = settingsIn(env);
  const notSet = [...settings].filter((name) => !env[name]);
  return Object.keys(env).flatMap((name) => {
    if (settings.has(name)) return [];
    const slips = slipsOf(name);
    const meant = notSet.find((setting) => distanceWithin(name, setting, slips) <= slips);
    return meant ? [`${name} is no setting: is ${meant} meant?`] : [];
  });
}
