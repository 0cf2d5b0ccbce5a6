/** What cells of an imported table are expected to say, in English. */
export const tablesEn = {
  csv_unknown_name: '“{name}” is not known here. Write the address (slug) or the title of a record.',
  csv_name_of_several:
    'Several records are called “{name}”. Write the address (slug) of the one that is meant.',
  csv_language_wanted: 'Which language are these texts in? Write en or vi in the column lang.',
  csv_ambiguous_date: '“{cell}” may be {day} or {other}. Write the one that is meant, as year-month-day.',
  csv_ambiguous_number:
    '“{cell}” may be {number} or {other}. Write the one that is meant, without separators.',
  csv_said_otherwise:
    'Row {row} says “{cell}” here. Both languages share this value: write the same in both rows.',
  csv_week:
    'Hours are expected in this form: mon-fri 07:30-11:30 13:30-17:00; sat 08:00-12:00 (days: mon tue wed thu fri sat sun; closed for none).',
  csv_shows:
    'Performances are expected in this form: fri-sun 18:30 20:00; wed 15:00 (times alone are for each open day).',
  csv_seasonal:
    'Seasons are expected in this form: 5-9: mon-sun 07:00-18:00 | 10-12,1: sat,sun 08:00-12:00 (months before the colon).',
  csv_lunar: 'Lunar days are expected as day/month in this form: 30/12-3/1; 15/7-15/7.',
  csv_refund_rules:
    'Refunds are expected as days before the first day = share refunded, in this form: 7 = 100%; 2 = 50%.',
  csv_date_spans:
    'Dates are expected in this form: 2026-12-01..2026-12-05; 2027-01-10.. (nothing after the dots: until further notice).',
  csv_known_dates:
    'Dates are expected with their source in this form: 2027-02-06..2027-02-08 = city portal | 2028-01-26..2028-01-28 = city portal.',
  csv_time_spans: 'Times are expected in this form: 09:00-10:00; 14:00-15:00.',
  csv_monthly:
    'A day of the month is expected in this form: 1 sun (the first Sunday) or last fri (the last Friday).',
  csv_days: 'Days are expected in this form: mon; wed or mon-fri (mon tue wed thu fri sat sun).',
} as const;
