import { lazy } from 'react';
import { hoursRules } from '../places/hours';
import type { Field } from './field';
import type { GroupName } from './names';

type Group = { title: GroupName; fields: readonly Field[] };

/** The week in which a record is open. */
export const openingHours: Group = {
  title: 'hours',
  fields: [
    {
      name: 'opening_hours',
      saysErrors: true,
      kind: 'own',
      control: lazy(() => import('../places/opening-hours-control')),
      rules: hoursRules,
    },
  ],
};

/** How one gets in and around. */
export const access: Group = {
  title: 'access',
  fields: [
    {
      name: 'accessibility',
      kind: 'own',
      control: lazy(() => import('../places/accessibility-control')),
      rules: { empty: null },
    },
  ],
};

/** All else that visitors have to know, with where it is known from. */
export const visitor: Group = {
  title: 'visitor',
  fields: [
    { name: 'is_memorial', kind: 'flag', hint: 'is_memorial' },
    {
      name: 'visitor_info',
      saysErrors: true,
      kind: 'own',
      control: lazy(() => import('../visitor/visitor-info-control')),
      rules: { empty: {} },
    },
  ],
};
