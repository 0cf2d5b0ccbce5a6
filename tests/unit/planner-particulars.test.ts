import { describe, expect, it } from 'vitest';
import { fitsMeant } from '../../server/features/planner/passages/fit';
import { tellsOfAsked } from '../../server/features/planner/understand/particulars';

describe('whether an answer says anything of the single thing that is asked after', () => {
  it('says no where it tells of something else', () => {
    expect(tellsOfAsked('Is there wifi on sleeper buses?')('By coach about 7 hours 30 minutes.')).toBe(false);
    expect(tellsOfAsked('Khách sạn ở Đà Lạt có chỗ đậu ô tô không?')('Khách sạn Du Parc Đà Lạt')).toBe(false);
    expect(tellsOfAsked('Can I fly a drone at the dunes?')('By plane about 4 hours.')).toBe(false);
    expect(tellsOfAsked('lỡ biển động kẹt lại thì sao')('Biển tắm tốt nhất vào tháng 3 đến tháng 8.')).toBe(
      false,
    );
  });

  it('says yes where it tells of it, and of any question that asks after nothing so', () => {
    expect(tellsOfAsked('how many steps is it up hang mua')('Nearly five hundred stone steps.')).toBe(true);
    expect(tellsOfAsked('hang múa bao nhiêu bậc thang')('Gần năm trăm bậc đá.')).toBe(true);
    expect(tellsOfAsked('Từ Đà Lạt xuống Nha Trang mất bao lâu?')('Khoảng 4 giờ.')).toBe(true);
    // "Cho" is no dog, and Côn Đảo no knife.
    expect(tellsOfAsked('con dao co gi choi')('Côn Đảo có bãi Đầm Trầu.')).toBe(true);
    expect(tellsOfAsked('cho hoi ve vao Dai Noi')('200.000 đồng một người.')).toBe(true);
  });
});

describe('whether an answer fits that was found by the ways in which others ask', () => {
  const rare = { share: 0.7, hasLead: true, rarity: 9 };

  it('needs more than words that every twentieth question has', () => {
    expect(fitsMeant(rare, rare)).toBe(true);
    expect(fitsMeant({ ...rare, share: 1, rarity: 3 }, null)).toBe(false);
  });

  it('needs more than the name of the place', () => {
    expect(fitsMeant(rare, { ...rare, share: 0 })).toBe(false);
  });
});
