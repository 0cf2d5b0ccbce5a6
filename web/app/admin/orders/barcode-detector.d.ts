/** Shape detection (https://wicg.github.io/shape-detection-api/), which TypeScript does not know yet and some browsers lack. */
interface DetectedBarcode {
  rawValue: string;
}

declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  detect(source: HTMLVideoElement): Promise<DetectedBarcode[]>;
}

interface Window {
  BarcodeDetector?: typeof BarcodeDetector;
}
