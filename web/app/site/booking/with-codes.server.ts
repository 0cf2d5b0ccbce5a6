import type { Order } from '~/api/types';
import { qrCode } from '~/site/qr/qr-code';
import type { ShownTicket } from './ticket-sheet';

/** The tickets of an order with their QR codes; of one that is named, that one alone. */
export const withCodes = ({ tickets }: Order, only: string | null): ShownTicket[] =>
  tickets
    .filter(({ code }) => !only || code === only)
    .map((ticket) => ({ ...ticket, code_image: qrCode(ticket.qr) }));
