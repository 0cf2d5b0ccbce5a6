import supertest from 'supertest';
import type { App } from '../../server/app-type';

/** Calls with somebody's token, answered in English. A change without a version means whatever is there. */
export const as = (app: App, token: string) => (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  supertest(app.server)
    [method](path)
    .set('authorization', `Bearer ${token}`)
    .set({ 'accept-language': 'en', 'if-match': '*' });
