import type { Font } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Also accepts a parsed font, which many documents can share. @types/pdfkit 0.17 lacks this. */
      registerFont(name: string, font: Font): this
    }
  }
}
