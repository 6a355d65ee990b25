'use client';

import { Pagination } from '@vikari/ui-kit/Pagination';
import { pagination } from '@vikari/ui-kit/texts/en';

/** Links, which work without a script. */
export function OfAList() {
  return <Pagination {...pagination} page={3} count={12} hrefOf={(page) => `?page=${page}`} />;
}
