const SLOT = /\{([^{}]+)\}/gu;

/**
 * Fills a sentence's `{slots}`. A slot whose name begins with a capital gets its value with a
 * capital: `{Enhet}` → `Akutmottagningen`. Throws for a slot without a value.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(SLOT, (_slot, name: string) => {
    const value = values[name] ?? values[lowerFirst(name)];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${sentence}`);
    return name === lowerFirst(name) ? value : upperFirst(value);
  });
}

/** `Sjuksköterska` → `sjuksköterska`, but `IVA-sjuksköterska` and `BB` keep their capitals. */
export function lowerName(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
