import { useApiClient } from '../data/SiteDataProvider';
import { useWords } from '../i18n/intl';
import type { Proof } from './proof';

/**
 * Leaves for what a refused call asks for, and returns to `targetPath`. Few calls are refused so: the
 * code of the ways in comes then. Rejects when it, or the way, cannot be reached.
 */
export function useConfirmation(): (targetPath: string, proof: Proof) => Promise<void> {
  const api = useApiClient();
  const { language } = useWords();
  return async (targetPath, proof) => {
    if (proof === 'any') {
      const { leaveForProof } = await import('./proof');
      return leaveForProof(api, targetPath, language);
    }
    const { startBankidConfirmation } = await import('./bankidConfirmation');
    return startBankidConfirmation(api, targetPath, language);
  };
}
