import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-type';
import { type Limit, limitAttempts } from '../../platform/limits/attempts';
import { fromNetwork } from '../../platform/limits/from-network';

/** Looking at a plan, changing and checking it: a family around one router does so often, a machine more often. */
const plans: Limit = { name: 'planner-plans', maximum: 300, windowSeconds: 10 * 60 };

/** @throws ApiError too_many_requests for an address that asks too often about plans */
export const limitPlans = (app: App, request: FastifyRequest): Promise<void> =>
  limitAttempts(app.db, [fromNetwork(plans, request.ip)]);
