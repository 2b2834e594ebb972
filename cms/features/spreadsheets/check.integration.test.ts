import { afterAll, expect, test } from 'vitest'
import { type Sheet, summariseRow } from '../../testing/sheets.ts'
import { startTourSheet } from '../../testing/tour-sheet.ts'

const { company, tour, of, sheet, plan } = await startTourSheet()
afterAll(() => company.cms.stop())

test('the check of a file returns each changed field with the previous and the new value, and saves nothing', async () => {
  const before = await company.cms.payload.findByID({ collection: 'tours', id: tour, draft: true })
  const changes = {
    'Price without packages': '950000',
    Popular: 'yes',
    Categories: 'kuta',
    Labels: 'New | Best seller',
  }
  const response = await of('tours').check(sheet.map((row) => ({ ...row, ...changes })))
  expect(response).toMatchObject({
    counts: { rows: 1, new: 0, changed: 1, unchanged: 0, refused: 0 },
    notImported: ['Status', 'Version'],
    rows: [{ row: 2, title: 'Mount Batur', id: String(tour) }],
  })
  expect(response.rows.map(summariseRow)).toEqual([
    [
      'changed',
      ['Labels', 'Best seller', 'New | Best seller'],
      ['Price without packages', '900.000', '950.000'],
      ['Categories', '', 'kuta'],
      ['Popular', 'no', 'yes'],
    ],
  ])
  expect(await company.cms.payload.findByID({ collection: 'tours', id: tour, draft: true })).toEqual(before)
})

test('an import clears a field if the cell is empty, but not if the column is missing', async () => {
  expect(await plan({ 'Price without packages': '', Labels: '', 'Blocked dates': ' ' })).toEqual([
    [
      'changed',
      ['Labels', 'Best seller', ''],
      ['Price without packages', '900.000', ''],
      ['Blocked dates', '2026-03-19', ''],
    ],
  ])
  expect(await plan({}, 'tours', [{ ID: String(tour), Rating: '4.8' }])).toEqual([])
})

test('the check of a file accepts days and numbers in the formats of spreadsheet programs', async () => {
  expect(await plan({ 'First day': '1/1/2026', 'Last day': '12/31/2027', Rating: '4,8', Popular: 'FALSE' })).toEqual([])
  expect(await plan({ 'First day': '24/12/2026' })).toEqual([['changed', ['First day', '2026-01-01', '2026-12-24']]])
})

test('the check of a file finds columns by their label in either language or by their field name, in any order', async () => {
  const id = String(tour)
  for (const name of ['Price without packages', 'price', 'PRICE WITHOUT PACKAGES', 'Harga tanpa paket'])
    expect(await plan({}, 'tours', [{ [name]: '1', ID: id }])).toMatchObject([
      ['changed', [expect.anything(), '900.000', '1']],
    ])
})

test('the plan of an import contains the title of each entry, or the identifying cells of a new entry', async () => {
  const titles = async (table: string, rows: Sheet) => (await of(table).check(rows)).rows.map(({ title }) => title)
  const [ride = {}] = await of('airport-transfers').export('?sort=id')
  const other = { ...ride, ID: '', Car: 'Bus', Version: '' }
  expect(await titles('airport-transfers', [{ ...ride, 'Price of one car': '1' }, other])).toEqual([
    'Ngurah Rai to Ubud, Hiace',
    'Ngurah Rai, Ubud, Bus',
  ])
  expect(await titles('tours', [{ Title: 'Lovina' }])).toEqual(['Lovina'])
})

test('a row without an ID updates the entry with the same page address or name, or creates an entry if none matches', async () => {
  expect(await plan({}, 'tours', [{ 'Page address': 'mount-batur', Rating: '4' }])).toEqual([
    ['changed', ['Rating', '4.8', '4']],
  ])
  expect(await plan({}, 'tours', [{ Title: 'Mount Batur', Rating: '4' }])).toEqual([
    ['changed', ['Rating', '4.8', '4']],
  ])
  expect(await plan({}, 'car-rentals', [{ Car: 'AVANZA', 'Price per day': '1' }])).toEqual([
    ['changed', ['Car', 'Avanza', 'AVANZA'], ['Price per day', '500.000', '1']],
  ])
  expect(await plan({}, 'tours', [{ Title: 'Lovina dolphins', 'Tour type': '', Rating: '' }])).toEqual([
    ['new', ['Title', '', 'Lovina dolphins']],
  ])
})
