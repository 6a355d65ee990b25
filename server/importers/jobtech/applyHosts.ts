import { slugify } from '#domain/vocabulary/slug';

/** Where the source shows its ads. */
const SOURCE = 'arbetsformedlingen.se';

/** Recruitment systems that Swedish care employers take applications in, by their domain. */
const SYSTEMS: readonly string[] = [
  'aditrorecruit.com',
  'easycruit.com',
  'hr-manager.net',
  'intelliplan.eu',
  'jobylon.com',
  'myworkdayjobs.com',
  'powerinit.com',
  'reachmee.com',
  'recruitee.com',
  'smartrecruiters.com',
  'successfactors.eu',
  'teamtailor.com',
  'varbi.com',
  'visma.com',
  'webcruiter.com',
  'workbuster.com',
];

/** Words of an employer's name that are no name. */
const COMMON =
  /^(?:ab|hb|kb|ek|for|och|i|av|the|sverige|sweden|kommun|region|stad|lan|landsting|vard|omsorg|care|bemanning|apotek|apoteket|optik|skola|skolan|skolor|sjukhus|vardcentral|halsa|stiftelsen|grupp|gruppen|group|nordic|svenska)$/u;
const SHORTEST = 4;

const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/** Whether a host is where the source shows its ads. */
export const isSourceHost = (host: string): boolean => isWithin(host, SOURCE);

/**
 * Whether an ad's link for applications may be followed from here: it leads to the source, to a
 * known recruitment system, or to the employer's own domain, which has a word of its name.
 */
export function isApplyHost(host: string, employerNames: readonly (string | null)[]): boolean {
  if (isSourceHost(host) || SYSTEMS.some((system) => isWithin(host, system))) return true;
  const domain = slugify(host.split('.').at(-2) ?? '').replaceAll('-', '');
  return employerNames.some((name) => {
    const words = slugify(name ?? '')
      .split('-')
      .filter((word) => word !== '');
    const whole = words.filter((word) => !/^(?:ab|hb|kb)$/u.test(word)).join('');
    return (
      (domain.length >= SHORTEST && whole === domain) ||
      words.some((word) => word.length >= SHORTEST && !COMMON.test(word) && domain.includes(word))
    );
  });
}
