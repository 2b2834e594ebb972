import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextLine } from './TextLine.tsx'

test('TextLine isolates the direction of each text and leaves out empty texts', () => {
  expect(renderToStaticMarkup(<TextLine parts={['أوبود', '', '3 days', '3 days']} />)).toBe(
    '<bdi>أوبود</bdi> · <bdi>3 days</bdi> · <bdi>3 days</bdi>',
  )
})
