import { drizzleClient } from './db/client.ts';
