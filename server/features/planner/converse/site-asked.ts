import type { Language } from '../../../language';
import { readText, words } from '../understand/text';

/** What one does with a plan on this site, beside changing it. */
type Use = 'save' | 'share' | 'print' | 'offline' | 'calendar';

const plans = words(
  'plans?|itinerar(?:y|ies)|trip|schedule|lich(?: trinh)?|ke hoach|hanh trinh|chuyen di|it|this|no',
);

const uses: ReadonlyArray<readonly [Use, RegExp]> = [
  [
    'offline',
    words(
      'offline|without (?:internet|a connection|wifi|data)|(?:khong|ko|mat) (?:co )?(?:mang|net|wifi|song)',
    ),
  ],
  ['calendar', words('(?:google |my |the |phone )?calendar|ics|lich (?:google|dien thoai)')],
  [
    'print',
    words(
      'print(?:ed|ing|able)?|pdf|export|download|in (?:ra|lich|ke hoach)|tai (?:ve|xuong)|xuat (?:file|pdf|ra)',
    ),
  ],
  [
    'share',
    words(
      'shar(?:e|ed|ing)|send(?: \\p{L}+){1,4} to|(?:chia se|share)|gui(?: \\p{L}+){0,4} (?:cho|ban|link)|gui link',
    ),
  ],
  [
    'save',
    words(
      'sav(?:e|ed|ing)|bookmark|keep (?:my|the|this|it)|come back to|find (?:my|the) plan|luu(?: lai)?(?! y)|giu lai',
    ),
  ],
];

const asks = words(
  'how|where|can|could|do|does|is|will|possible|way to|kieu gi|cach|lam sao|sao|the nao|duoc|o dau|co|khong|ko',
);

const texts: Record<Language, Record<Use, string>> = {
  en: {
    save: 'This browser keeps your plan by itself: you find it again under “Your travel plans”. Sign in, and it is kept in your account too, so that you can open it on another device.',
    share:
      'Open “Take it along” at the plan and press “Make a link”. Anyone with the link can read the plan and copy it; yours stays as it is, and you can withdraw the link.',
    print:
      'Open “Take it along” at the plan: “Print” puts all of it on a few sheets (your browser can save those as a PDF), and beside it are the files for your calendar and for a map.',
    offline:
      'Press “Take it offline” at the plan: the plan, its map, the pages of its places, emergency numbers and phrases are then kept on this device.',
    calendar:
      'Open “Take it along” at the plan and choose “Calendar”: the file has every stop with its time, and your calendar reads it.',
  },
  vi: {
    save: 'Trình duyệt này tự giữ lịch trình của bạn, mở lại ở mục các lịch trình của bạn. Đăng nhập thì lịch được giữ cả trong tài khoản, mở được trên máy khác.',
    share:
      'Ở lịch trình bạn mở “Mang theo” rồi bấm “Tạo đường dẫn”. Ai có đường dẫn đều xem được và sao thành lịch của mình; bản của bạn giữ nguyên, và bạn thu hồi được đường dẫn.',
    print:
      'Ở lịch trình bạn mở “Mang theo”: nút “In” in tất cả trên vài trang giấy (trình duyệt lưu được thành PDF), bên cạnh có tệp cho lịch điện thoại và cho bản đồ.',
    offline:
      'Ở lịch trình bạn bấm lưu để xem khi không có mạng: lịch, bản đồ, trang của các điểm, số khẩn cấp và mẫu câu sẽ nằm sẵn trong máy.',
    calendar:
      'Ở lịch trình bạn mở “Mang theo” rồi chọn “Lịch”: tệp có từng điểm kèm giờ, ứng dụng lịch đọc được.',
  },
};

const mostWords = 14;

/** How a plan is saved, shared, printed or taken along, where that is asked; `null` for any other message. */
export const siteAsked = (language: Language, message: string): string | null => {
  const { folded } = readText(message);
  const count = folded.trim().split(' ').length;
  if (count > mostWords || !plans.test(folded) || !(asks.test(folded) || count <= 5)) return null;
  const [use] = uses.find(([, said]) => said.test(folded)) ?? [];
  return use === undefined ? null : texts[language][use];
};
