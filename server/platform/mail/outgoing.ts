/** A composed letter on its way out. */
export interface Outgoing {
  /** The same at every try, so that a letter which arrives twice can be told to be one. */
  id: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  createdAt: Date;
}
