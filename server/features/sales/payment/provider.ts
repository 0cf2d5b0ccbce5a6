/** What a provider says became of an attempt to pay. Anything but its first two words may still change. */
export type Outcome = 'succeeded' | 'failed' | 'pending' | 'unknown';

/** A message whose signature was right. Amounts are whole VND. */
export interface ProviderMessage {
  /** Our name of the attempt. */
  reference: string;
  amount: number;
  currency: string;
  outcome: Outcome;
  /** The same for a message that comes again, another one for any other. */
  eventId: string;
  /** Kept for the back office: nothing of a card, and no signature. */
  raw: Record<string, string>;
}

/** An attempt to pay, as a provider is told of it. */
export interface Attempt {
  reference: string;
  amount: number;
  currency: string;
  orderCode: string;
  language: 'en' | 'vi';
  /** The buyer's address on the network. */
  address: string;
  startedAt: Date;
  expiresAt: Date;
  /** Where the buyer's browser comes back to. */
  returnUrl: string;
}

/** Money that goes back, as a provider is told of it. */
export interface GivenBack extends Pick<Attempt, 'reference' | 'startedAt' | 'orderCode'> {
  amount: number;
  /** All that was paid. */
  isWhole: boolean;
}

/** What a provider says became of it; `raw` is kept for the back office. */
export interface RefundWord {
  state: 'in_progress' | 'done' | 'refused';
  raw: Record<string, string>;
}

/** What came of a message, in words that each provider has its own answers for. */
export type Receipt = 'done' | 'repeated' | 'unknown_payment' | 'wrong_amount' | 'bad_signature';

/** A service that takes money. One file each knows what it is called there. */
export interface PaymentProvider {
  code: 'vnpay' | 'test';
  /** Where the buyer pays. Made here, without asking anybody. */
  payUrl(attempt: Attempt): string;
  /** Reads a message or the query that a buyer comes back with; null when it is not signed by the provider. */
  read(given: Readonly<Record<string, unknown>>): ProviderMessage | null;
  /** What the provider wants to hear about its message. */
  answer(receipt: Receipt): Record<string, string>;
  /** Asks what became of an attempt. @throws when no trustworthy answer came in time */
  ask(attempt: Pick<Attempt, 'reference' | 'startedAt'>): Promise<ProviderMessage | null>;
  /** Tells it to give money back. @throws when no trustworthy answer came in time: it may have been heard */
  giveBack(refund: GivenBack): Promise<RefundWord>;
  /** Asks what became of that; null when it knows nothing of it. @throws as `ask` */
  askBack(refund: GivenBack): Promise<RefundWord | null>;
}

/** Gives up what takes too long; a provider that hangs holds up nothing of ours. */
export const within = async <T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const signal = AbortSignal.timeout(milliseconds);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The payment provider gave no answer in time.')));
  });
  return Promise.race([work(signal), late]);
};
