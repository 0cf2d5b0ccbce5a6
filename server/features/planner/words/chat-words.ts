import type { Language } from '../../../language';
import type { Chat } from '../understand/chat';

/** Greetings, thanks, farewells and help have their words among the phrases of each language. */
type ChatWords = Record<Exclude<Chat, 'greeting' | 'thanks' | 'goodbye' | 'help'>, string> & {
  /** To thanks where there is no plan that could be changed. */
  welcome: string;
  /** To "yes" where nothing was proposed. */
  ready: string;
  /** To somebody who asks for help with a journey and says nothing of it yet. */
  hand: string;
};

const all: Record<Language, ChatWords> = {
  en: {
    complaint:
      'Sorry about that. Ask once more in other words, with the place and the month if they matter, and I look again. If a page here is wrong, please tell the people behind the contact page: they mend it.',
    joke: 'Jokes are not my trade, I am better at trains and temples. Tell me where in Vietnam you would like to go, or ask me about a place.',
    name: 'I have no name: I am the planner of this site, a program that answers from its guides and makes plans of what is in them. Ask me about a place, a month or a way, or tell me where you would like to go.',
    asking:
      'Of course, ask away: about a place, the weather in a month, visas, prices, or how to get from A to B.',
    well: 'All well here, thank you. What would you like to know about Vietnam, or where shall the journey go?',
    language: 'I read English and Vietnamese, and answer in the language of the page that you are on.',
    here: 'Yes, I am here. Ask me something about Vietnam, or tell me where you would like to go and for how long.',
    sorry: 'No harm done. Where would you like to go, or what would you like to know?',
    unsure:
      'Take your time. If it helps, tell me a month or what you like, such as beaches, mountains or food, and I say where in Vietnam that is good.',
    praise: 'Glad to hear it. What else would you like to know, or where shall the journey go?',
    laugh:
      'Whenever you are ready: ask about a place, or tell me where you would like to go and for how long.',
    welcome: 'With pleasure. Ask whenever there is something else.',
    ready:
      'Good. Then tell me where you would like to go and for how many days, or ask what you want to know.',
    hand: 'With pleasure. Where in Vietnam would you like to go, or what would you like to see? And for how many days, when, and who is coming?',
  },
  vi: {
    complaint:
      'Xin lỗi bạn. Bạn hỏi lại giúp bằng lời khác, kèm nơi đến và tháng đi nếu có, tôi tìm lại. Nếu trang nào ở đây viết sai, nhờ bạn báo qua trang liên hệ để được sửa.',
    joke: 'Kể chuyện cười thì tôi không giỏi, tôi chỉ rành chuyện đi đây đi đó ở Việt Nam. Bạn muốn đi đâu, hay muốn hỏi về nơi nào?',
    name: 'Tôi không có tên: tôi là chương trình xếp lịch của trang này, trả lời và xếp lịch theo cẩm nang ở đây. Bạn cứ hỏi về một nơi, thời tiết một tháng, cách đi lại, hoặc nói muốn đi đâu.',
    asking:
      'Bạn cứ hỏi nhé: về một nơi, thời tiết tháng nào, giá vé, ăn ở, hay đi từ chỗ này sang chỗ kia thế nào.',
    well: 'Cảm ơn bạn, tôi vẫn ổn. Bạn muốn hỏi gì về Việt Nam, hay định đi đâu?',
    language: 'Tôi đọc được tiếng Việt và tiếng Anh, và trả lời theo ngôn ngữ của trang bạn đang xem.',
    here: 'Có tôi đây. Bạn cứ hỏi về một nơi, hoặc nói muốn đi đâu, mấy ngày.',
    sorry: 'Không sao đâu bạn. Bạn muốn đi đâu, hay muốn hỏi điều gì?',
    unsure:
      'Bạn cứ thong thả. Cho tôi biết tháng đi hoặc sở thích, như biển, núi, ăn uống, tôi gợi ý nơi hợp.',
    praise: 'Vui vì giúp được bạn. Bạn muốn hỏi thêm gì, hay định đi đâu nữa không?',
    laugh: 'Khi nào sẵn sàng thì bạn hỏi về một nơi, hoặc nói muốn đi đâu, mấy ngày nhé.',
    welcome: 'Không có gì đâu bạn. Cần gì bạn cứ hỏi tiếp nhé.',
    ready: 'Vâng. Vậy bạn nói muốn đi đâu, mấy ngày, hoặc cần hỏi điều gì nhé.',
    hand: 'Rất sẵn lòng. Bạn muốn đi đâu, hay thích biển, núi, ăn uống? Đi mấy ngày, khoảng khi nào và có những ai cùng đi?',
  },
};

export const chatWords = (language: Language): ChatWords => all[language];
