import { Pagination } from '@vikari/ui-kit/Pagination';
import { pagination } from '@vikari/ui-kit/texts/en';

export function OfAList() {
  return <Pagination {...pagination} page={3} count={12} hrefOf={(page) => `?page=${page}`} />;
}
