/** Whether one's own account asks for a code after the password. */
export interface SecondFactor {
  is_on: boolean;
  confirmed_at: string | null;
  recovery_codes_left: number;
}

/** An app that is about to be used: what it scans, or has typed in. */
export interface Enrolment {
  secret: string;
  address: string;
  /** The QR code, as SVG. */
  qr: string;
}
