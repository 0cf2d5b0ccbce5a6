import { lazy } from 'react';
import { termsRules } from '../tours/terms';
import type { Field } from './field';
import type { GroupName } from './names';

/** On what terms a tour or a house is booked. */
export const termsGroup = (
  when?: NonNullable<Field['when']>,
): { title: GroupName; fields: readonly Field[] } => ({
  title: 'terms',
  fields: [
    {
      name: 'booking_terms',
      kind: 'own',
      control: lazy(() => import('../tours/terms-control')),
      rules: termsRules,
      ...(when ? { when } : {}),
    },
  ],
});
