import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineOf } from './LineOf.tsx'

test('each text of a line runs by itself, and one that is empty leaves nothing behind', () => {
  expect(renderToStaticMarkup(<LineOf parts={['أوبود', '', '3 days', '3 days']} />)).toBe(
    '<bdi>أوبود</bdi> · <bdi>3 days</bdi> · <bdi>3 days</bdi>',
  )
})
