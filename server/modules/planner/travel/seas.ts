/**
 * Months in which boats to islands are often cancelled, by city code. The north-east monsoon blows on the east coast
 * from about October to February, the south-west one on the Gulf of Thailand from June to September, and typhoons come
 * to the Gulf of Tonkin from July to September.
 */
export const roughMonths: Readonly<Record<string, readonly number[]>> = {
  CDO: [10, 11, 12, 1, 2],
  PQC: [6, 7, 8, 9],
  CBA: [7, 8, 9],
};
