import { Button } from '@vikari/ui-kit/Button';
import { BANKID_DEVICES } from '#domain/api/session';
import { REFEREE_FORM_WAYS } from '#domain/givenReferences/refereeForms';
import { useWords } from '../../i18n/intl';

/** The buttons of a posted form by which what is in it is signed with BankID. */
export function PostedBankid() {
  const { t } = useWords();
  return BANKID_DEVICES.map((device) => (
    <Button
      key={device}
      type="submit"
      variant="secondary"
      name="way"
      value={REFEREE_FORM_WAYS[device]}
    >
      {t(`referee.sign.bankid.${device}`)}
    </Button>
  ));
}
