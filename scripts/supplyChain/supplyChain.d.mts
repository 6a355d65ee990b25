interface Lock {
  packages: Record<
    string,
    {
      license?: string;
      dev?: boolean;
      devOptional?: boolean;
      link?: boolean;
      hasInstallScript?: boolean;
      inBundle?: boolean;
      resolved?: string;
      integrity?: string;
    }
  >;
}

export function licenceProblems(
  lock: Lock,
  policy: {
    licences: readonly string[];
    exceptions: Readonly<Record<string, { licence: string | null; because: string }>>;
  },
): string[];
export function installScriptProblems(
  lock: Lock,
  allowScripts: Readonly<Record<string, boolean>>,
): string[];
export function sourceProblems(lock: Lock): string[];
export function advisoriesIn(
  text: string,
  accepted: Readonly<Record<string, string>>,
): { answered: false } | { answered: true; problems: string[] };
