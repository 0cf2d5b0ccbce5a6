import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Call, createPartner, type Partner, type PartnerOptions } from './partner';

export { PartnerError, type PartnerFailure } from './error';
export type { AskOptions, Partner, PartnerState } from './partner';

declare module 'fastify' {
  interface FastifyInstance {
    partners: Partners;
  }
}

interface Partners {
  /** Every outside service that this process may ask. */
  all: Partner[];
  /** Hears how each call to any of them ended. */
  listeners: Array<(call: Call) => void>;
}

/** The list of outside services; with the app, all of them are closed. */
export const partnersPlugin = fp(async (app: FastifyInstance) => {
  const partners: Partners = { all: [], listeners: [] };
  app.decorate('partners', partners);
  app.addHook('onClose', async () => {
    for (const partner of partners.all) partner.close();
  });
});

/** An outside service of this app, seen in its metrics. Failures are logged as warnings. */
export const definePartner = (app: FastifyInstance, options: PartnerOptions): Partner => {
  const partner = createPartner(options, (call) => {
    for (const listen of app.partners.listeners) listen(call);
    if (call.outcome !== 'ok' && call.outcome !== 'open' && call.outcome !== 'cancelled')
      app.log.warn({ partner: call.partner, reason: partner.state().last_failure }, 'a partner failed');
  });
  app.partners.all.push(partner);
  return partner;
};
