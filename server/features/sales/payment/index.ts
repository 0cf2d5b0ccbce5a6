import type { FastifyInstance } from 'fastify';
import { runEvery } from '../../../platform/jobs/every';
import { paymentProviders } from './providers';
import { reconcilePayments } from './reconcile';
import { paymentRoutes } from './routes';
import { testGatewayRoutes } from './test-gateway/routes';

/** Paying: the calls, the gateway for demonstrations, and the job that asks what became of silent payments. */
export const paymentModule = async (app: FastifyInstance) => {
  await app.register(paymentRoutes);
  await app.register(testGatewayRoutes);
  runEvery(app, {
    name: 'reconcile-payments',
    seconds: 20,
    run: () =>
      reconcilePayments({
        db: app.db,
        providers: paymentProviders(app.env),
        mail: app.env,
        onFailure: (failure) => app.log.warn(failure, 'a payment could not be asked about'),
      }),
  });
};
