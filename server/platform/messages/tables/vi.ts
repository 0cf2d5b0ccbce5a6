/** What cells of an imported table are expected to say, in Vietnamese. */
export const tablesVi = {
  csv_unknown_name: 'Không nhận ra “{name}”. Hãy ghi đường dẫn (slug) hoặc tiêu đề của một mục.',
  csv_name_of_several: 'Có nhiều mục tên “{name}”. Hãy ghi đường dẫn (slug) của mục cần chọn.',
  csv_language_wanted: 'Nội dung viết bằng ngôn ngữ nào? Hãy ghi en hoặc vi vào cột lang.',
  csv_ambiguous_date: '“{cell}” có thể là {day} hoặc {other}. Hãy ghi rõ theo mẫu năm-tháng-ngày.',
  csv_ambiguous_number:
    '“{cell}” có thể là {number} hoặc {other}. Hãy ghi lại con số, không dùng dấu phân cách.',
  csv_said_otherwise:
    'Dòng {row} ghi “{cell}” ở đây. Hai ngôn ngữ dùng chung giá trị này: hãy ghi giống nhau ở cả hai dòng.',
  csv_week:
    'Giờ mở cửa viết theo mẫu: mon-fri 07:30-11:30 13:30-17:00; sat 08:00-12:00 (thứ Hai đến Chủ nhật: mon tue wed thu fri sat sun, hoặc t2 đến t7 và cn; closed nếu không mở ngày nào).',
  csv_shows:
    'Giờ diễn viết theo mẫu: fri-sun 18:30 20:00; wed 15:00 (chỉ ghi giờ thì áp dụng cho mọi ngày mở cửa).',
  csv_seasonal:
    'Giờ theo mùa viết theo mẫu: 5-9: mon-sun 07:00-18:00 | 10-12,1: sat,sun 08:00-12:00 (tháng đứng trước dấu hai chấm).',
  csv_lunar: 'Ngày âm lịch viết ngày/tháng theo mẫu: 30/12-3/1; 15/7-15/7.',
  csv_refund_rules:
    'Mức hoàn tiền được ghi dưới dạng số ngày trước ngày đầu tiên = tỷ lệ hoàn, theo mẫu: 7 = 100%; 2 = 50%.',
  csv_date_spans:
    'Ngày viết theo mẫu: 2026-12-01..2026-12-05; 2027-01-10.. (không ghi gì sau hai dấu chấm là đến khi có thông báo mới).',
  csv_known_dates:
    'Ngày viết kèm nguồn theo mẫu: 2027-02-06..2027-02-08 = cổng thông tin thành phố | 2028-01-26..2028-01-28 = cổng thông tin thành phố.',
  csv_time_spans: 'Giờ viết theo mẫu: 09:00-10:00; 14:00-15:00.',
  csv_monthly: 'Ngày trong tháng viết theo mẫu: 1 sun (Chủ nhật đầu tiên) hoặc last fri (thứ Sáu cuối cùng).',
  csv_days:
    'Các ngày viết theo mẫu: mon; wed hoặc mon-fri (mon tue wed thu fri sat sun, hoặc t2 đến t7 và cn).',
} as const;
