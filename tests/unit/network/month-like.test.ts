import { expect, it } from 'vitest';
import { monthLike, network, waysBetween } from '../../../server/geography/network';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

it('months in which the same legs run have the same ways', () => {
  for (const month of months) {
    const like = monthLike(month);
    for (const to of ['phu-quoc', 'con-dao', 'sa-pa', 'hue']) {
      const minutes = (one?: number) =>
        waysBetween('ha-noi', to, one === undefined ? {} : { month: one }).map((way) => [
          way.means,
          way.minutes,
        ]);
      expect(minutes(month), `${to} in month ${month}`).toEqual(minutes(like));
    }
  }
});

it('a month in which a leg rests is like no month in which it runs', () => {
  const resting = months.filter((month) =>
    network().legs.some((leg) => leg.months && !leg.months.includes(month)),
  );
  for (const month of months) expect(monthLike(month) === undefined).toBe(!resting.includes(month));
});
