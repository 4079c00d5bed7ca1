import { VERSION } from '../version.ts';

console.log(`rollcall ${VERSION}`);
