import { useEffect, useState } from 'react';

/** A file of the site could not be loaded: Chromium, Firefox and Safari each say it of a "module". */
const isLateCode = (error: unknown): boolean =>
  error instanceof TypeError && / module/.test(error.message);

/**
 * Loads a page anew whose code is gone since an update of the site (`vikariStart.loadAnew`).
 *
 * @returns whether that is being done, or found out.
 */
export function useFreshPage(error: unknown): boolean {
  const [trying, setTrying] = useState(isLateCode(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error has a page of its own.
  useEffect(() => {
    if (trying) void window.vikariStart?.loadAnew(String(error)).then(setTrying);
  }, []);
  return trying;
}
