import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { readContext } from '../../kernel/context';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { type CheckBasis, checkPlan, issuesOf, readBasis } from './check/check-plan';
import { editPlan } from './edit/edit-plan';
import { limitPlans } from './limits';
import { planFix, planIssue } from './plan-issues';
import { type Plan, plan, shownPlan } from './plan-shapes';
import { shownFrom } from './show/show-plan';

const tags = ['Planner'];
const config = { access: 'public', lane: 'planner' } as const;

/** A plan as it is shown, with what is wrong with it. */
const planAnswer = z.object({ data: shownPlan, issues: z.array(planIssue) });

/** Shows a plan and says what is wrong with it, from what was read for both. */
const answerOf = async (given: Plan, basis: CheckBasis, language: 'en' | 'vi') => ({
  data: shownFrom(given, basis.known),
  issues: await issuesOf(given, basis, language),
});

const planBody = z.strictObject({ lang_id: langId.optional(), plan });

/** Plans that nobody has stored: the caller has them, and sends them along. */
export const planRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/planner/show',
    {
      config,
      schema: {
        tags,
        summary: 'A plan with what its records say of themselves, and what is wrong with it',
        description: 'What visitors may not see has `record: null`. Ways between stops are worked out anew.',
        body: planBody,
        response: { 200: planAnswer },
      },
    },
    async (request) => {
      await limitPlans(app, request);
      const context = readContext(app, request, request.body.lang_id);
      return answerOf(request.body.plan, await readBasis(context, request.body.plan), context.language);
    },
  );

  app.post(
    '/planner/edit',
    {
      config,
      schema: {
        tags,
        summary: 'Make changes in a plan, one after the other',
        description:
          'Times and ways follow. Days and stops count from 1, anew after each change; an error names the change as `edits.0`.',
        body: planBody.extend({ edits: z.array(planFix).min(1).max(20) }),
        response: { 200: planAnswer },
      },
    },
    async (request) => {
      await limitPlans(app, request);
      const context = readContext(app, request, request.body.lang_id);
      const { plan: changed, basis } = await editPlan(context, request.body.plan, request.body.edits);
      return answerOf(changed, basis, context.language);
    },
  );

  app.post(
    '/planner/check',
    {
      config,
      schema: {
        tags,
        summary: 'What is wrong with a plan, with changes that mend it',
        description:
          'Opening hours, Tết, ways and times, seasons, what the travellers need. Each change was tried and does mend it.',
        body: planBody,
        response: { 200: dataOf(z.array(planIssue)) },
      },
    },
    async (request) => {
      await limitPlans(app, request);
      return { data: await checkPlan(readContext(app, request, request.body.lang_id), request.body.plan) };
    },
  );
};
