import { register } from 'tsx/esm/api';

// A thread does not inherit its parent's way of reading TypeScript.
register();
await import('./painter.ts');
