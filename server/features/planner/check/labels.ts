import type { Language } from '../../../language';
import { message } from '../../../platform/messages';
import type { PlanFix } from '../plan-issues';
import type { Plan } from '../plan-shapes';
import { type Known, recordOf } from '../records/record';
import { plainDate } from './plain-date';

const titleAt = (plan: Plan, known: Known, day: number, stop: number): string => {
  const found = plan.days[day - 1]?.stops[stop - 1];
  return (found && recordOf(known, found)?.title) ?? '';
};

/** What the button of a change says. */
export const labelOf = (fix: PlanFix, plan: Plan, known: Known, language: Language): string => {
  const say = (key: Parameters<typeof message>[1], values: Record<string, string | number> = {}) =>
    message(language, key, values);
  switch (fix.do) {
    case 'remove_stop': {
      const title = titleAt(plan, known, fix.day, fix.stop);
      return title ? say('fix_remove_stop', { title }) : say('fix_remove_gone');
    }
    case 'move_stop':
      return say('fix_move_stop', { title: titleAt(plan, known, fix.day, fix.stop), day: fix.to_day });
    case 'set_time':
      return say('fix_set_time', { title: titleAt(plan, known, fix.day, fix.stop), time: fix.starts_at });
    case 'swap_stop':
      return say('fix_swap_stop', { title: recordOf(known, fix)?.title ?? '' });
    case 'add_stop':
      return say('fix_add_stop', { title: recordOf(known, fix)?.title ?? '' });
    case 'set_mode':
      return say(`fix_go_by_${fix.mode}`);
    case 'reorder_day':
      return say('fix_reorder_day', { day: fix.day });
    case 'retime_day':
      return say('fix_retime_day', { day: fix.day });
    case 'set_start_date':
      return say('fix_set_start_date', { date: plainDate(fix.start_date) });
  }
};
