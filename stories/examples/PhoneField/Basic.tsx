'use client';

import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { phoneField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** The value is the number with its country code. */
export function Basic() {
  const [phone, setPhone] = useState('+46701234567');
  return (
    <>
      <PhoneField
        {...phoneField}
        label="Phone"
        value={phone}
        onValueChange={setPhone}
        prefixes={[
          { prefix: '+46', country: 'Sweden' },
          { prefix: '+47', country: 'Norway' },
        ]}
      />
      <p>{phone}</p>
    </>
  );
}
