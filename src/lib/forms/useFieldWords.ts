import { useIntl } from 'react-intl';

/**
 * Translates the message ids that schemas and the server put on fields. An id that the site has
 * no words for is still told, in general terms.
 */
export function useFieldWords(): (id: string) => string {
  const { formatMessage, messages } = useIntl();
  return (id) => formatMessage({ id: id in messages ? id : 'validation.invalid' });
}
