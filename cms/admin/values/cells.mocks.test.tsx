import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { EventAmountCell } from '../../collections/records/PaymentEvents/EventCells.tsx'
import { AccessCell } from '../../features/invitations/admin/AccessField.tsx'
import { TwoStepCell } from '../../features/two-step/admin/TwoStepField.tsx'
import { AmountCell, StatusCell, TextCell, YesNoCell } from './cells.tsx'

vi.mock('../../payload-fixes/relation-cells/LinkedText.tsx', () => ({
  LinkedText: ({ text }: { text: string }) => <a href="/entry">{text}</a>,
}))
vi.mock('../../features/invitations/find-invitations.ts', () => ({ findInvitations: async () => new Map() }))
vi.mock('../../features/invitations/admin/Access.tsx', () => ({ Access: () => null }))
vi.mock('../../features/two-step/admin/ResetTwoStep.tsx', () => ({ ResetTwoStep: () => null }))
vi.mock('../../features/two-step/factors.ts', () => ({ findUsersWithFactor: async () => new Set([1]) }))
vi.mock('../../core/lists/find-published.ts', () => ({ findPublishedIds: async () => new Map([[2, true]]) }))

const row = { collectionSlug: 'payment-events', rowData: { id: 1 } } as const

describe('the first column of a list', () => {
  type Cell = (props: object) => ReactNode | Promise<ReactNode>
  const modules = import.meta.glob<Record<string, Cell>>('../../**/*Cell.tsx', { eager: true })
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

  test.each(cells)('shows %s as a link to the entry of the row, with and without a value', async (_, cell) => {
    for (const value of ['published', undefined]) {
      const html = renderToStaticMarkup(await cell(propsOf(value, true)))
      expect(html).toMatch(/^<a href="\/entry">.+<\/a>$/)
    }
  })

  test.each(cells)('is the only column in which %s contains a link', async (_, cell) => {
    expect(renderToStaticMarkup(await cell(propsOf('published', false)))).not.toContain('<a')
  })
})

test('TextCell shows an empty string as nothing, or as a dash in the first column', () => {
  const note = (cellData: string, link: boolean) =>
    renderToStaticMarkup(<TextCell {...row} cellData={cellData} link={link} />)
  expect([note('', false), note('', true), note('Full', false)]).toEqual([
    '',
    '<a href="/entry">–</a>',
    '<span>Full</span>',
  ])
})

test.each([
  ['published', 2, 'version:published'],
  ['draft', 2, 'version:draftHasPublishedVersion'],
  ['draft', 1, 'version:draft'],
])('StatusCell shows the status %j of entry %i as %j if only entry 2 is live', async (status, id, text) => {
  const StatusOfRow = StatusCell as unknown as (props: object) => Promise<ReactNode>
  const i18n = { language: 'en', t: (key: string) => key }
  const cell = await StatusOfRow({
    ...row,
    collectionSlug: 'tours',
    rowData: { id },
    cellData: status,
    i18n,
    payload: {},
  })
  expect(renderToStaticMarkup(cell)).toBe(`<span>${text}</span>`)
})

describe('AmountCell', () => {
  const amount = (cellData: unknown) => renderToStaticMarkup(<AmountCell {...row} cellData={cellData} link={false} />)

  test('shows an amount with its currency and thousands separators', () => {
    expect([amount(1_518_000), amount(0)]).toEqual(['<span>Rp1.518.000</span>', '<span>Rp0</span>'])
  })

  test('shows nothing if there is no amount', () => {
    expect(amount(null)).toBe('')
  })
})

test.each([TwoStepCell, AccessCell])(
  'the cell of a UI field shows nothing if it is rendered for a form instead of a list',
  async (cell) => {
    const props = { i18n: { language: 'en' }, payload: {}, field: { type: 'ui' } }
    expect(await cell(props as never)).toBeNull()
  },
)

test.each([
  [true, 'en', 'Yes'],
  [false, 'en', 'No'],
  [null, 'en', 'No'],
  [true, 'id', 'Ya'],
  [false, 'id', 'Tidak'],
])('YesNoCell shows the checkbox value %j in the language %j as %j', (isTicked, language, word) => {
  const cell = <YesNoCell {...row} cellData={isTicked} i18n={{ language }} link={false} />
  expect(renderToStaticMarkup(cell)).toBe(`<span>${word}</span>`)
})

test.each([
  [{ amount: 990_000, paidAmount: 980_000, currency: 'IDR' }, '<span>Rp980.000</span>'],
  [null, ''],
])('EventAmountCell renders the payment detail %j as %j', (detail, html) => {
  expect(renderToStaticMarkup(<EventAmountCell {...row} rowData={{ id: 1, detail }} link={false} />)).toBe(html)
})
