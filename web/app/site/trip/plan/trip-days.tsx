import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { measureInTurn } from '~/rendering/later/lay-out';
import type { PlanEdit, PlanIssue, ShownPlan } from '../plan';
import { type DayParts, DaySection } from './day-section';
import { TripMap } from './trip-map';
import { stopKeys } from './trip-view';

interface TripDaysProps {
  shown: ShownPlan;
  issues: PlanIssue[];
  parts?: DayParts | undefined;
  onFix?: ((fix: PlanEdit) => void) | undefined;
  readOnly?: boolean;
  /** The sheet of the town that the plan stays in. */
  town?: string | undefined;
}

/** The part of the window in which the day lies that is being read. */
const READING_LINE = '-35% 0px -55% 0px';
/** From here on the map stands beside the days. */
const BESIDE = '(min-width: 64rem)';

/** The day that is being read, where the map beside it can show it. */
function useDayInSight(days: number): number | null {
  const [day, setDay] = useState<number | null>(null);
  useEffect(() => {
    if (!window.matchMedia(BESIDE).matches) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setDay(Number(entered.target.id.replace('day-', '')));
      },
      { rootMargin: READING_LINE },
    );
    for (let number = 1; number <= days; number += 1) {
      const section = document.getElementById(`day-${number}`);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [days]);
  return day;
}

/** All days with their stops, and beside them the map that follows the day one reads. */
export const TripDays = memo(Days);

function Days({ shown, issues, parts, onFix, readOnly, town }: TripDaysProps) {
  const inSight = useDayInSight(shown.days.length);
  const [chosen, setChosen] = useState<number | null>(null);
  const names = stopKeys(shown.days);
  // The list comes first.
  const mapped = useDeferredValue(shown);
  const list = useRef<HTMLDivElement>(null);
  const { length } = shown.days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day more is one more to measure
  useEffect(() => measureInTurn((list.current?.children ?? []) as Iterable<HTMLElement>), [length]);
  // What is read later than it was chosen counts; a choice counts until then.
  useEffect(() => setChosen(inSight), [inSight]);
  return (
    <div className="page grid gap-x-14 gap-y-10 lg:grid-cols-12 print:block">
      <div className="lg:order-last lg:col-span-5">
        <TripMap shown={mapped} day={chosen} onDay={setChosen} town={town} />
      </div>
      <div ref={list} className="lg:col-span-7">
        {shown.days.map((day, index) => (
          <DaySection
            key={day.number}
            day={day}
            days={shown.days.length}
            from={shown.days[index - 1]?.city?.title}
            issues={issues.filter((issue) => issue.day === day.number)}
            names={names[index] ?? []}
            parts={parts}
            onFix={onFix}
            readOnly={readOnly}
          />
        ))}
      </div>
    </div>
  );
}
