import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListEntry } from './list-entry.ts'
import { RelatedNames } from './RelatedNames.tsx'

const list = (entries: ListEntry[], rest = '') =>
  renderToStaticMarkup(<RelatedNames entries={entries} moreText={rest} />)

test('RelatedNames joins names with commas and adds the text with the number of further entries', () => {
  expect(list([{ name: 'Bali' }])).toBe('<div class="relationship-cell">Bali</div>')
  expect(list([{ name: 'Bali' }, { name: 'Lombok' }], ' and 2 more')).toBe(
    '<div class="relationship-cell">Bali, Lombok and 2 more</div>',
  )
})

test('RelatedNames shows a dash if no entry is related', () => {
  expect(list([])).toBe('<span>–</span>')
})

test('RelatedNames shows a picture before its alternative text', () => {
  const [picture, words] = list([{ name: 'A hill', picture: '/hill-320.webp' }]).split('</div>')
  expect(picture).toMatch(/<img src="\/hill-320.webp" alt="" loading="lazy"\/>$/)
  expect(words).toBe('<span class="file__filename">A hill</span>')
})
