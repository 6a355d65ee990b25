import { checkNodeVersion } from './config/nodeVersion.mjs';

// Before the product is even read: on a Node that is too old its modules may not load
checkNodeVersion();
await import('./product');
