import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { loadFonts, loadTypefaces } from './fonts/load-fonts.ts'
import { createPen, type Style } from './pen.ts'

test('a pen starts text in another font where the preceding text ends', async () => {
  const document = new PDFDocument({ font: '' })
  const pen = createPen(document, await loadFonts([], loadTypefaces()))
  const drawText = vi.spyOn(document, 'text')
  const style: Style = { family: 'strong', size: 100, color: '#000' }
  // The letter ễ is in another file than the other letters.
  pen.write('a b c ễ', style, { x: 0, y: 0, width: 1_000 })
  const spacing = expect.objectContaining({ wordSpacing: 6 })
  expect(drawText).toHaveBeenNthCalledWith(1, 'a b c ', 0, 0, spacing)
  const end = document.font('strong-0', style.size).widthOfString('a b c ') + 3 * 6
  expect(drawText).toHaveBeenNthCalledWith(2, 'ễ', expect.closeTo(end), 0, spacing)
})
