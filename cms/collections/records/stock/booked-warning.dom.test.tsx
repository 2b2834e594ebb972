import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeForm, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { BookedWarning } from './BookedWarning.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

const requested: string[] = []
const warning = () => document.querySelector('[role=status]')?.textContent

beforeEach(() => {
  requested.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return Response.json({ booked: 5 })
  })
})
afterEach(async () => {
  await unmountForm()
  vi.unstubAllGlobals()
})

const fields = (places: unknown, date: unknown = '2099-12-24') => ({
  tour: { value: 12 },
  date: { value: date },
  start_time_id: { value: 'sunrise' },
  places: { value: places },
})
const open = (places: unknown, date?: unknown) =>
  renderInForm(<BookedWarning resourceField="tour" countField="places" />, {
    fields: fields(places, date),
    document: { collectionSlug: 'tour-places' },
  })

test('BookedWarning shows the number of booked units if the capacity is lower than the number', async () => {
  await open(4)
  expect(requested).toEqual([
    expect.stringMatching(/\/api\/tour-places\/booked\?resource=12&day=2099-12-24&start_time_id=sunrise$/),
  ])
  expect(warning()).toContain('Already booked: 5.')
  await changeForm({ fields: fields(5) })
  expect(warning()).toBe('')
  await changeForm({ fields: fields(0) })
  expect(warning()).toContain('Already booked: 5.')
})

test('BookedWarning shows nothing until the date is chosen and the capacity is a number', async () => {
  await open(4, null)
  expect([requested, warning()]).toEqual([[], ''])
  await open('three')
  expect(warning()).toBe('')
})
