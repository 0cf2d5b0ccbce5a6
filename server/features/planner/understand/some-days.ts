/** "A couple of quiet days by the sea" of two weeks: some of the days, in no town that is named. */
const someDays =
  /(?<!\p{L})(?:(?:a )?(?:couple of|few)|some|one|two|three|\d|vai|mot|hai|ba) (?:(?:quiet|lazy|relaxing|rest|beach|peaceful) )?(?:days?|nights?|ngay|hom) (?:\p{L}+ ){0,3}(?:(?:sea|beach|coast|seaside)(?!\p{L})|bien(?= *(?:[,.;!?]|$| (?:nua|nao|thoi|cho|de|roi|gan|vang|dep)(?!\p{L}))))/gu;

/** A text without them, as long as it was. */
export const withoutSomeDays = (folded: string): string =>
  folded.replace(someDays, (said) => ' '.repeat(said.length));
