import { checkNodeVersion } from './config/nodeVersion.mjs';
import { endOnSignal } from './signals';

endOnSignal();
// Before the product is even read: on a Node that is too old its modules may not load
checkNodeVersion();
await import('./product');
