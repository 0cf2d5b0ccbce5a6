import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnswer } from '~/api/answer';
import { requestApi } from '~/api/call-api';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { randomId } from '~/ui/random-id';
import { planOf } from '../state/plan-changes';
import { editPlan, showPlan } from '../state/trip-calls';
import { storedTrip, storeTrip, type TripState } from '../state/trip-store';
import { recordName, spokenAnswer } from './answer-parts';
import { type ChatEvent, type OfferedStop, readEvents } from './chat-events';
import { answering, type Chat, type ChatMessage, newChat, readChat, said, writeChat } from './chat-store';
import { namedOffers } from './named-offers';

/** As many messages as the planner takes, and as many letters of each: its own may be long. */
const MESSAGES = 30;
const LETTERS = { user: 2000, assistant: 20_000 } as const;

const toSend = (messages: ChatMessage[]) =>
  messages
    .filter(({ content }) => content.trim() !== '')
    .slice(-MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, LETTERS[role]) }));

/** What a plan that came as it is says of its records. */
type Taken = (chat: Chat) => Chat;

/** A conversation with the planner about one plan. */
export function useChat() {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const navigate = useNavigate();
  const [chat, setChat] = useState<Chat | null>(null);
  const [status, setStatus] = useState('');
  const [spoken, setSpoken] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const now = useRef<Chat>(newChat());
  const call = useRef<AbortController | null>(null);

  function put(change: Taken, isKept = true) {
    now.current = change(now.current);
    setChat(now.current);
    if (isKept) writeChat(now.current);
  }

  function putLast(change: (message: ChatMessage) => ChatMessage, isKept = false) {
    put((chat) => {
      const last = chat.messages.at(-1);
      return last ? { ...chat, messages: [...chat.messages.slice(0, -1), change(last)] } : chat;
    }, isKept);
  }

  /** A new state of the plan, also for the page where it is worked on. */
  function putPlan(plan: TripState) {
    put((chat) => ({ ...chat, plan }));
    const kept = now.current.tripKey ? storedTrip(now.current.tripKey) : undefined;
    if (!kept) return;
    try {
      storeTrip({ ...kept, ...plan, updated_at: new Date().toISOString(), isAhead: true });
    } catch {
      // The conversation has it.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const before = readChat();
    const asked = new URLSearchParams(window.location.search).get('trip');
    const kept = storedTrip(asked ?? before.tripKey ?? '');
    const plan = kept ? { shown: kept.shown, issues: kept.issues } : before.plan;
    put(() => ({ ...before, plan, tripKey: kept?.key ?? null }), false);
    // Titles in the language of the page, and what has changed since.
    if (plan) {
      void showPlan(language, plan.shown).then((answer) => {
        if (answer.ok && now.current.plan === plan) put((chat) => ({ ...chat, plan: answer.body }));
      });
    }
    // A question that somebody came with is asked at once, and once only: going back does not ask it again.
    const address = new URL(window.location.href);
    const question = address.searchParams.get('ask')?.trim();
    if (question) {
      address.searchParams.delete('ask');
      window.history.replaceState(window.history.state, '', address);
      ask(question);
    }
    return () => call.current?.abort();
  }, []);

  async function take(event: ChatEvent) {
    if (event.type === 'status') setStatus(event.text);
    else if (event.type === 'text')
      putLast((message) => ({ ...message, content: message.content + event.delta }));
    else if (event.type === 'records') {
      const named = Object.fromEntries(event.items.map((record) => [recordName(record), record]));
      putLast((message) => ({ ...message, records: { ...message.records, ...named } }));
    } else if (event.type === 'suggestions') {
      const { plan } = now.current;
      const named = plan ? await namedOffers(language, planOf(plan.shown), event.items) : {};
      putLast((message) => ({
        ...message,
        records: { ...named, ...message.records },
        suggestions: event.items,
      }));
    } else if (event.type === 'questions') putLast((message) => ({ ...message, questions: event.items }));
    else if (event.type === 'error') setProblem(event.message);
    else if (event.type === 'plan') {
      const answer = await showPlan(language, event.plan);
      if (answer.ok) putPlan(answer.body);
      else setProblem(t('no_connection'));
    }
  }

  /** Asks for an answer to the last message. */
  async function answer() {
    const controller = new AbortController();
    call.current = controller;
    setBusy(true);
    setProblem('');
    setSpoken('');
    setStatus(t('chat.thinking'));
    const { messages, plan } = now.current;
    put((chat) => ({ ...chat, messages: [...chat.messages, answering()] }), false);
    let isWhole = false;
    try {
      const response = await requestApi('POST', '/planner/chat', {
        language,
        signal: controller.signal,
        json: { lang_id: language, messages: toSend(messages), plan: plan && planOf(plan.shown) },
      });
      if (!response.ok || !response.body) {
        const refused = await readAnswer(response);
        setProblem((!refused.ok && refused.problem.message) || t('chat.failed'));
      } else {
        for await (const event of readEvents(response.body)) {
          await take(event);
          if (event.type === 'done') isWhole = true;
        }
        if (!isWhole) setProblem((said) => said || t('chat.cut'));
      }
    } catch {
      if (!controller.signal.aborted) setProblem(t('no_connection'));
    }
    finish(isWhole || controller.signal.aborted);
  }

  function finish(isWhole: boolean) {
    const { messages } = now.current;
    const last = messages.at(-1);
    if (last?.role === 'assistant' && last.content === '') {
      put((chat) => ({ ...chat, messages: chat.messages.slice(0, -1) }));
    } else if (last) {
      putLast((message) => ({ ...message, isCut: !isWhole }), true);
      setSpoken(spokenAnswer(last.content, last.records));
    }
    setStatus('');
    setBusy(false);
  }

  function ask(text: string) {
    const content = text.trim().slice(0, LETTERS.user);
    if (!content) return;
    put((before) => ({ ...before, messages: [...before.messages, said(content)] }));
    void answer();
  }

  return {
    /** Null until the conversation before has been read. */
    chat,
    status,
    /** The last answer for those who listen, once it is whole. */
    spoken,
    problem,
    isBusy,
    send(text: string) {
      if (!isBusy) ask(text);
    },
    stop: () => call.current?.abort(),
    /** Asks the last question once more. */
    retry() {
      if (isBusy) return;
      put((before) => {
        const { messages } = before;
        const last = messages.at(-1);
        return last?.role === 'assistant' ? { ...before, messages: messages.slice(0, -1) } : before;
      });
      if (now.current.messages.length > 0) void answer();
    },
    startAnew() {
      call.current?.abort();
      setProblem('');
      setSpoken('');
      put(newChat);
      // The address may name the plan that it began with.
      navigate(sitePaths.newChat, { replace: true });
    },
    async add({ kind, id, day }: OfferedStop): Promise<boolean> {
      const { plan } = now.current;
      if (!plan) return false;
      const answer = await editPlan(language, plan.shown, [
        { do: 'add_stop', day: Math.min(day ?? plan.shown.days.length, plan.shown.days.length), kind, id },
      ]);
      if (answer.ok) putPlan(answer.body);
      else setProblem(answer.problem.message || t('no_connection'));
      return answer.ok;
    },
    /** Keeps the plan among those of this browser. Gives its name there. @throws where nothing can be stored */
    keepPlan(): string | null {
      const { plan, tripKey } = now.current;
      if (!plan) return null;
      const known = tripKey ? storedTrip(tripKey) : undefined;
      if (known) return known.key;
      const key = randomId();
      storeTrip({
        ...plan,
        key,
        client_id: key,
        updated_at: new Date().toISOString(),
        account: null,
        isAhead: true,
        link: null,
      });
      put((chat) => ({ ...chat, tripKey: key }));
      return key;
    },
  };
}

export type ChatWork = ReturnType<typeof useChat>;
