import { describe, expect, it } from 'vitest';
import { withoutPlanRefused } from '../../server/features/planner/understand/plan-refused';

describe('a plan that is refused in words', () => {
  it.each([
    [
      'Phong Nha or Ninh Binh, if my knees are shot? Please DON’T build me a plan, I just want your opinion and why.',
      'Phong Nha or Ninh Binh, if my knees are shot?',
    ],
    ['Will insurance pay? Not after an itinerary, just want a straight answer.', 'Will insurance pay?'],
    [
      "I don't need a plan yet. Which is warmer in January, Hue or Da Nang?",
      'Which is warmer in January, Hue or Da Nang?',
    ],
    [
      'no itinerary needed, just tell me if Sa Pa in July is too wet',
      'just tell me if Sa Pa in July is too wet',
    ],
    ['Đường bên nào ít say xe hơn? khoan lên lịch nha', 'Đường bên nào ít say xe hơn?'],
    ['Hang nào gần mà dưới 10 triệu, chưa cần lịch trình', 'Hang nào gần mà dưới 10 triệu'],
    ['khoi len lich, cho hoi ve Ba Na nhieu', 'cho hoi ve Ba Na nhieu'],
  ])('leaves the question: %s', (message, question) => {
    expect(withoutPlanRefused(message)).toBe(question);
  });

  it.each([
    "We don't have a plan yet, 5 days in Hanoi please",
    "please don't change the plan for day 2",
    "plan 3 days in Hue, but don't make a plan with temples, is that fine?",
    'mình không cần lịch trình chi tiết, 3 ngày Đà Nẵng được không?',
    'Chưa có lịch, cho em 3 ngày Huế được không?',
    'không muốn lịch dày, 3 ngày Huế được không?',
    'khỏi lập lịch trình gì hết',
  ])('is none of these: %s', (message) => {
    expect(withoutPlanRefused(message)).toBeNull();
  });
});
