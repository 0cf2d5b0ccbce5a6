/** Dong as Vietnamese print it in both languages: `1.250.000 ₫`, with a space that does not break. */
export function formatVnd(amount: number): string {
  const digits = Math.abs(Math.round(amount)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '−' : ''}${grouped}\u00a0₫`;
}
