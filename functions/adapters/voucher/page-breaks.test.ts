import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact, Voucher } from '../../ports/vouchers.ts'
import { renderSheet } from './draw-voucher.ts'
import { loadFonts, loadTypefaces } from './fonts/load-fonts.ts'
import { openSheet, page } from './sheet.ts'
import { sheetTexts } from './texts.ts'

const voucher: Voucher = {
  company: { name: 'Nusa', email: 'hello@nusa.example', phone: '+62 361 1', whatsapp: '', address: 'Jl. Raya Ubud 1' },
  number: 'NUSA-7K3F9Q-1',
  title: 'Sunrise on Mount Batur',
  subtitle: 'Shared van',
  facts: [],
  payment: [],
  notes: [],
  timeZoneNote: 'All dates and times are in Bali time.',
  bookingUrl: 'https://nusa.example/booking/confirmation/1',
  issuedAt: new Date('2026-11-21T06:00:00Z'),
}
const fonts = await loadFonts(['a'], loadTypefaces())

/** A drawn text with its page, its position from the top (points) and its height (points). */
interface Drawn {
  text: string
  page: number
  y: number
  height: number
}

function draw(changes: Partial<Voucher>): Drawn[] {
  const drawn: Drawn[] = []
  const sheet = openSheet({ ...voucher, ...changes }, sheetTexts.documentTitle, fonts)
  const { write, writeLines } = sheet
  sheet.write = (text, style, at) => {
    const height = write(text, style, at)
    drawn.push({ text, page: sheet.pageCount, y: at.y, height })
    return height
  }
  sheet.writeLines = (lines, style, at) => {
    const height = writeLines(lines, style, at)
    drawn.push({ text: lines.join(' '), page: sheet.pageCount, y: at.y, height })
    return height
  }
  const spacing = { sectionGap: 24, panel: { width: 158, padding: 14 }, factGap: 12, rowGap: 5 }
  renderSheet(sheet, { voucher: { ...voucher, ...changes }, logo: null, isRomanized: false, spacing })
  return drawn
}

const textOf = (maxWords: number) =>
  fc
    .array(fc.constantFrom('a', 'aaaa', 'aaaaaaaaa'), { minLength: 1, maxLength: maxWords })
    .map((words) => words.join(' '))
const factsOf = (maxLength: number, maxWords: number) =>
  fc
    .array(fc.tuple(textOf(maxWords), textOf(maxWords * 3)), { minLength: 1, maxLength })
    .map((facts) => facts.map(([name, value], index): Fact => [`n${index} ${name}`, `v${index} ${value}`]))

test('page breaks never separate a label from its value and never cut text', () => {
  const vouchers = fc.record({
    facts: factsOf(24, 20),
    payment: factsOf(4, 120),
    notes: fc.array(textOf(60), { minLength: 1, maxLength: 6 }),
  })
  fc.assert(
    fc.property(vouchers, (changes) => {
      const drawn = draw(changes)
      for (const { y, height } of drawn) expect(y + height).toBeLessThanOrEqual(page.height)
      const pageOf = (text: string) => drawn.find((one) => one.text === text)?.page
      for (const [name, value] of [...changes.facts, ...changes.payment]) expect(pageOf(name)).toBe(pageOf(value))
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('page breaks never separate a heading from the following text', () => {
  for (let count = 0; count < 24; count += 1) {
    const facts = Array.from({ length: count }, (_, index) => [`n${index}`, `v${index}`] as const)
    const drawn = draw({ facts, payment: [['aaaaaaaaa '.repeat(60), 'v']], notes: ['aaaaaaaaa '.repeat(90)] })
    for (const heading of [sheetTexts.payment, sheetTexts.notes]) {
      const index = drawn.findIndex(({ text }) => text === heading)
      expect(drawn[index + 1]?.page, `the page of '${heading}' after ${count} facts`).toBe(drawn[index]?.page)
    }
  }
})

test('a label of several lines is drawn above its value', () => {
  const name = 'What should we know about your group before the day of the tour, such as strollers or surfboards?'
  const drawn = draw({ facts: [[name, 'Nothing']] })
  const label = drawn.find(({ text }) => text === name)
  const value = drawn.find(({ text }) => text === 'Nothing')
  expect(label?.height).toBeGreaterThan(2 * 9.5)
  expect(value?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0))
})

test('a value that is longer than a page continues on the next pages without losing a word', () => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
  const drawn = draw({
    facts: [
      ['Names', words.join(' ')],
      ['Diet', 'None'],
    ],
  })
  const parts = drawn.filter(({ text }) => text.startsWith('word'))
  expect(parts.map(({ text }) => text).join(' ')).toBe(words.join(' '))
  expect(new Set(parts.map(({ page }) => page)).size).toBe(parts.length)
  expect(parts.length).toBeGreaterThan(2)
  for (const { y, height } of parts) expect(y + height).toBeLessThanOrEqual(page.height - page.bottom)
  expect(drawn.find(({ text }) => text === 'Names')?.page).toBe(parts[0]?.page)
  expect(drawn.find(({ text }) => text === 'None')?.page).toBe(parts[0]?.page)
})

test('a value that continues on another page has at least three lines on the page of its label', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ')
  const lineCounts = Array.from({ length: 12 }, (_, rows) => {
    // Two short facts share a row.
    const shortFacts = Array.from({ length: 16 + 2 * rows }, (_, index) => [`n${index}`, 'v'] as const)
    const drawn = draw({ facts: [...shortFacts, ['Names', words]] })
    const lineHeight = drawn.find(({ text }) => text === 'v')?.height ?? 0
    const [first, ...others] = drawn.filter(({ text }) => text.startsWith('word'))
    return others.length === 0 ? [] : [Math.round((first?.height ?? 0) / lineHeight)]
  }).flat()
  expect(lineCounts.length).toBeGreaterThan(5)
  expect(Math.min(...lineCounts)).toBeGreaterThanOrEqual(3)
})
