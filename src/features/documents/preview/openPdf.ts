import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A PDF that can be rendered page by page. */
export interface OpenPdf {
  pages: number;
  /** Renders a page as wide as `width` CSS pixels. Resolves to its text, for screen readers. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<string>;
  close(): void;
}

/** Above this a canvas takes more memory than an old phone has. */
const MAX_PIXELS = 4_000_000;
const MAX_RATIO = 2;

/** Opens a PDF with everything off that could run or fetch something. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    isEvalSupported: false,
    useWasm: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  const pdf: PDFDocumentProxy = await task.promise;
  return {
    pages: pdf.numPages,
    async draw(number, canvas, width) {
      const page = await pdf.getPage(number);
      const { width: own, height } = page.getViewport({ scale: 1 });
      const ratio = Math.min(window.devicePixelRatio || 1, MAX_RATIO);
      const most = Math.sqrt(MAX_PIXELS / (own * height));
      const viewport = page.getViewport({ scale: Math.min((width / own) * ratio, most) });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const { items } = await page.getTextContent();
      page.cleanup();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
    close: () => void task.destroy(),
  };
}
