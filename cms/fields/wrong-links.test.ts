import { expect, test } from 'vitest'
import { block, root, text } from '../testing/rich-text.ts'
import { wrongLink } from './wrong-links.ts'

const linkTo = (url: unknown, words = 'our tours') =>
  root(block('list', [block('listitem', [block('link', [text(words)], { fields: { url, linkType: 'custom' } })])]))

test.each(['https://nusa.example', '/tours', '#top', 'mailto:hello@nusa.example', 'tel:+62361'])(
  'has nothing against a link to %s',
  (url) => {
    expect(wrongLink(linkTo(url))).toBeNull()
  },
)

test.each(['', 'nusa.example', 'javascript:alert(1)', 'file:///C:/prices.docx', undefined])(
  'names the link that leads to %s, wherever it is in the text',
  (url) => {
    expect(wrongLink(linkTo(url))).toBe(
      'The link “our tours” needs an address such as https://…, /tours, mailto:… or tel:….',
    )
  },
)

test('has nothing against a text without links, or none', () => {
  for (const value of [undefined, null, {}, root(), root(block('paragraph', [text('Green.')]))])
    expect(wrongLink(value)).toBeNull()
})
