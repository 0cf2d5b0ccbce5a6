import type { FastifyInstance } from 'fastify';
import { runEvery } from '../../../platform/jobs/every';
import { giveBack } from './give-back';
import { paymentProviders } from './providers';
import { reconcilePayments } from './reconcile';
import { paymentRoutes } from './routes';
import { testGatewayRoutes } from './test-gateway/routes';

/** Paying: the calls, the gateway for demonstrations, and the jobs that ask what became of silent payments and give money back. */
export const paymentModule = async (app: FastifyInstance) => {
  await app.register(paymentRoutes);
  await app.register(testGatewayRoutes);
  const asking = () => ({
    db: app.db,
    providers: paymentProviders(app.env),
    mail: app.env,
    onFailure: (failure: { reference: string; reason: string }) =>
      app.log.warn(failure, 'a payment could not be asked about'),
  });
  runEvery(app, { name: 'reconcile-payments', seconds: 20, run: () => reconcilePayments(asking()) });
  runEvery(app, { name: 'give-back', seconds: 20, run: () => giveBack(asking()) });
};
