import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { AmountCell } from '../AmountCell.tsx'
import { EventMoneyCell } from '../office/EventMoneyCell.tsx'
import { YesNoCell } from '../YesNoCell.tsx'

vi.mock('./LinkedWords.tsx', () => ({ LinkedWords: ({ words }: { words: string }) => <a href="/entry">{words}</a> }))
vi.mock('../../invitations/find-invited.ts', () => ({ invitedAmong: async () => new Map() }))
vi.mock('../../lists/published-among.ts', () => ({ publishedAmong: async () => new Map() }))

const row = { collectionSlug: 'payment-events', rowData: { id: 1 } } as const

describe('the first column', () => {
  type Cell = (props: object) => ReactNode | Promise<ReactNode>
  const modules = import.meta.glob<Record<string, Cell>>('../**/*Cell.tsx', { eager: true })
  const cells = Object.values(modules).flatMap((module) => Object.entries(module))
  const propsOf = (cellData: unknown, link: boolean) => ({
    cellData,
    link,
    rowData: { id: 1, kind: 'tours', detail: null },
    field: { type: 'text' },
    collectionSlug: 'tours',
    i18n: { language: 'en', t: (key: string) => key },
    payload: { config: { collections: [], globals: [] } },
  })

  test.each(cells)('links to the entry of its row with %s, with a value and without', async (_, cell) => {
    for (const value of ['published', undefined]) {
      const html = renderToStaticMarkup(await cell(propsOf(value, true)))
      expect(html).toMatch(/^<a href="\/entry">.+<\/a>$/)
    }
  })

  test.each(cells)('is the only one in which %s has a link', async (_, cell) => {
    expect(renderToStaticMarkup(await cell(propsOf('published', false)))).not.toContain('<a')
  })
})

describe('an amount', () => {
  const amount = (cellData: unknown) => renderToStaticMarkup(<AmountCell {...row} cellData={cellData} link={false} />)

  test('has its currency and thousands separators', () => {
    expect([amount(1_518_000), amount(0)]).toEqual(['<span>Rp1.518.000</span>', '<span>Rp0</span>'])
  })

  test('is empty while it is unknown', () => {
    expect(amount(null)).toBe('')
  })
})

test.each([
  [true, 'en', 'Yes'],
  [false, 'en', 'No'],
  [null, 'en', 'No'],
  [true, 'id', 'Ya'],
  [false, 'id', 'Tidak'],
])('writes a checkbox that is %j as text in %s', (isTicked, language, word) => {
  const cell = <YesNoCell {...row} cellData={isTicked} i18n={{ language }} link={false} />
  expect(renderToStaticMarkup(cell)).toBe(`<span>${word}</span>`)
})

test.each([
  [{ amount: 990_000, paidAmount: 980_000, currency: 'IDR' }, '<span>Rp980.000</span>'],
  [null, ''],
])('writes the money of the payment %j as an amount', (detail, html) => {
  expect(renderToStaticMarkup(<EventMoneyCell {...row} rowData={{ id: 1, detail }} link={false} />)).toBe(html)
})
