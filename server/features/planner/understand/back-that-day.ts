/** Home again in the evening, as people say it of a day out. Folded. */
const home =
  /(?<!\p{L})(?:(?:toi|chieu|dem|khuya)(?: do| cung ngay| la| thi| phai| can| nho){0,3} (?:co mat o|ve|ve lai|ve den|ve toi|o)(?: lai| den| toi)? nha|di ve trong ngay|trong ngay ve|ve trong ngay|(?:home|back)(?: home)? (?:by|in|for|before) (?:the )?(?:(?:same |that )?(?:evening|night|dinner|bedtime)|dark|midnight)|home (?:again )?(?:that|the same) (?:evening|night|day)|there and back (?:in a day|the same day))(?!\p{L})/u;
const setsOut =
  /(?<!\p{L})(?:sang(?: som)?|som) (?:di |xuat phat |khoi hanh )?tu|in the morning|(?:leave|leaving|start|set off)(?: \p{L}+){0,4} (?:morning|early|dawn)|(?:di ve|ve) trong ngay|same (?:evening|night|day)(?!\p{L})/u;

/** Whether people are home again on the day on which they leave. */
export const isBackThatDay = (folded: string): boolean => home.test(folded) && setsOut.test(folded);
