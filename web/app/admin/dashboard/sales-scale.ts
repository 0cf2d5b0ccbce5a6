/** Where the two rows of bars stand, in pixels; across, the chart is as wide as there is room, in percents. */
export const chart = { height: 244, revenueTop: 22, revenueBottom: 142, ordersTop: 172, ordersBottom: 216 };

const steps = [1, 2, 2.5, 5, 10];

/** The next round number that is not smaller, for the end of an axis: 1, 2, 2.5 or 5 with zeros. */
export function roundedUp(value: number): number {
  if (value <= 1) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((one) => one * magnitude >= value && Number.isInteger(one * magnitude));
  return (step ?? 10) * magnitude;
}

/** How high a bar is; the least that there is can still be seen. */
export function barHeight(value: number, greatest: number, room: number): number {
  return value === 0 ? 0 : Math.max(2, (value / greatest) * room);
}
