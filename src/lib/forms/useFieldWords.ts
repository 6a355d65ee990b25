import { useIntl } from 'react-intl';

/** Translates the message ids of schemas and the server. An unknown id gets a general text. */
export function useFieldWords(): (id: string) => string {
  const { formatMessage, messages } = useIntl();
  return (id) => formatMessage({ id: id in messages ? id : 'validation.invalid' });
}
