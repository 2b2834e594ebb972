import { expect, test } from 'vitest'
import { block, root, text } from '../../testing/rich-text.ts'
import { findLinkError } from './link-errors.ts'

const linkTo = (url: unknown, words = 'our tours') =>
  root(block('list', [block('listitem', [block('link', [text(words)], { fields: { url, linkType: 'custom' } })])]))

test.each(['https://nusa.example', '/tours', '#top', 'mailto:hello@nusa.example', 'tel:+62361'])(
  'findLinkError returns null for a link to %j',
  (url) => {
    expect(findLinkError(linkTo(url))).toBeNull()
  },
)

test.each(['', 'nusa.example', 'javascript:alert(1)', 'file:///C:/prices.docx', undefined])(
  'findLinkError returns an error with the text of the link if the URL is %j',
  (url) => {
    expect(findLinkError(linkTo(url))).toBe(
      'The link “our tours” needs an address such as https://…, /tours, mailto:… or tel:….',
    )
  },
)

test('findLinkError accepts rich text without links and empty rich text', () => {
  for (const value of [undefined, null, {}, root(), root(block('paragraph', [text('Green.')]))])
    expect(findLinkError(value)).toBeNull()
})
