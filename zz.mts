import { componentPages, llmsText } from './scripts/kitPackage/componentPages';
import { publicEntries } from './scripts/kitPackage/entries';
import {writeFileSync} from 'node:fs';
const pages=componentPages(publicEntries());
writeFileSync('/tmp/llms.txt', llmsText('0.2.0', pages));
console.log(pages.get('Button.md'));
