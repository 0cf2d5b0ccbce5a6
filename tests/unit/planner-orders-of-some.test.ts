import { describe, expect, it } from 'vitest';
import { ordersIn } from '../../server/features/planner/understand/orders';
import { talkIn } from '../../server/features/planner/understand/questions';
import { smallTalkIn } from '../../server/features/planner/understand/small-talk';
import { readText } from '../../server/features/planner/understand/text';

const orders = (message: string) => ordersIn(message, 4, null).map(({ order }) => order);

describe('some of a kind', () => {
  it('goes, and the rest stays', () => {
    expect(orders('bớt một lăng thôi')).toContainEqual({ do: 'drop', what: 'mot lang', isSome: true });
    expect(orders('one tomb less please')).toContainEqual({ do: 'drop', what: 'one tomb', isSome: true });
  });

  it('stays, and the rest goes', () => {
    expect(orders('only one tomb please')).toContainEqual({
      do: 'drop',
      what: '1 tomb',
      isSome: true,
      left: 1,
    });
  });

  it('is counted for each day', () => {
    expect(orders('tối đa ba chỗ một ngày thôi')).toContainEqual({ do: 'at_most', count: 3 });
  });
});

describe('what was spoken of', () => {
  it('has something else come in its place', () => {
    expect(orders('something else instead')).toContainEqual({
      do: 'replace',
      what: 'it',
      by: 'something else instead',
    });
    expect(orders('thay bằng quán khác')).toContainEqual({ do: 'replace', what: 'it', by: 'quan khac' });
  });

  it('comes back', () => {
    expect(talkIn(readText('cho lại đi')).asksForUndo).toBe(true);
    expect(talkIn(readText('put it back please')).asksForUndo).toBe(true);
    expect(talkIn(readText('cho lại một ngày ở Huế')).asksForUndo).toBe(false);
  });
});

describe('words that are others without their accents', () => {
  it('book nothing', () => {
    expect(smallTalkIn(readText('giữ chợ nổi, bớt mấy bảo tàng'))).toBeNull();
    expect(smallTalkIn(readText('dắt chó đi tàu ra Cát Bà được k'))).toBeNull();
    expect(smallTalkIn(readText('giữ chỗ giúp mình'))).toBe('booking');
  });
});
