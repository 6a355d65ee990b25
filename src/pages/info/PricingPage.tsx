import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPricingProblem } from '#domain/info/pricingRequest';
import { sendPricingRequest } from '../../data/info';
import { useSiteData } from '../../data/SiteDataProvider';
import { PricingView } from '../../features/info/pricing/PricingView';
import { PRICING_FIELDS, type PricingValues } from '../../features/info/pricing/pricingErrors';
import { useWords } from '../../i18n/intl';
import { keyPerReport } from '../../lib/safety/keyPerReport';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { InfoPage } from './InfoPage';

/** As the server makes them; the address may hold anything. */
const REFERENCE = /^[0-9A-F]{8}$/;

/** What Vikari costs, and the form to ask with. */
export function Component() {
  const { t, language } = useWords();
  const { demo } = useSite();
  const data = useSiteData();
  const [query] = useSearchParams();
  const [sent, setSent] = useState<string | null>(null);
  const [keyOf] = useState(keyPerReport);
  const problem = query.get('problem');
  const posted = query.get('sent') ?? '';
  const namesIn = (name: string) => {
    const given = (query.get(name) ?? '').split(',');
    return PRICING_FIELDS.filter((field) => given.includes(field));
  };

  async function send({ volume, ...values }: PricingValues): Promise<void> {
    // The form is checked before it is sent
    const request = { ...values, volume: volume || 'unknown', language } as const;
    setSent(await sendPricingRequest(data, request, keyOf(request)));
  }

  return (
    <InfoPage
      title={t('info.pricing.title')}
      lead={t('info.pricing.lead')}
      description={t('info.pricing.description')}
      path={paths.pricing()}
      home={t('info.home')}
      crumbsLabel={t('info.crumbs')}
    >
      <PricingView
        production={!demo}
        reference={sent ?? (REFERENCE.test(posted) ? posted : null)}
        problem={isPricingProblem(problem) ? problem : null}
        wrong={namesIn('fields')}
        asked={namesIn('asked')}
        onSend={send}
      />
    </InfoPage>
  );
}
