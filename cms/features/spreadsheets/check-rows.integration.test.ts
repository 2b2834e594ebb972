import { afterAll, describe, expect, test } from 'vitest'
import { createTour } from '../../testing/content.ts'
import { type Sheet, summariseRow } from '../../testing/sheets.ts'
import { startTourSheet } from '../../testing/tour-sheet.ts'

const { company, tour, of, sheet, plan } = await startTourSheet()
afterAll(() => company.cms.stop())

describe('the check of a row', () => {
  test.each([
    [{ 'Price without packages': '1.5' }, 'Price without packages', /^“1.5” is not a price in whole rupiah. Write/],
    [{ Rating: '1.000' }, 'Rating', /^“1.000” is not a valid number/],
    [{ 'Price without packages': '900000.5' }, 'Price without packages', /whole rupiah/],
    [{ 'Price without packages': '0' }, 'Price without packages', /above zero/],
    [{ 'Price without packages': '-5' }, 'Price without packages', /below zero/],
    [{ Rating: '5.1' }, 'Rating', /between 0 and 5/],
    [{ Title: '' }, 'Title', /required/],
    [{ Title: 'x'.repeat(201) }, 'Title', /at most 200 characters/],
    [{ 'Page address': 'Mount Batur' }, 'Page address', /lower-case letters/],
    [{ 'Page address': 'nusa-penida' }, 'Page address', /Another tour has this address already: Nusa Penida/],
    [{ Categories: 'kuta | volcanoes' }, 'Categories', /^There is no “volcanoes” among Categories/],
    [{ 'Tour type': 'Half day' }, 'Tour type', /not one of the choices: Single day, Multi-day/],
    [{ Popular: 'perhaps' }, 'Popular', /must be yes or no/],
    [{ 'First day': 'Dec 31, 2026' }, 'First day', /is not a date. Write it as yyyy-mm-dd, .* such as 24\/12\/2026/],
    [{ Categories: 'Kuta | kuta' }, 'Categories', /“kuta” is listed twice/],
    [{ 'First day': '2026-02-30' }, 'First day', /is not a date/],
    [{ 'First day': '3/4/2026' }, 'First day', /can be read as two dates/],
    [{ 'Blocked dates': '2026-12-24 | soon' }, 'Blocked dates', /“soon” is not a date/],
    [{ 'First day': '2028-01-01' }, 'Last day', /must not be before the first/],
    [{ ID: '999999' }, 'ID', /^There is no entry with the ID 999999/],
    [{ ID: 'one' }, 'ID', /^There is no entry with the ID one/],
  ])('refuses the cells %j, and returns the column and an error message', async (cells, column, message) => {
    expect(await plan(cells)).toEqual([['refused', [column, expect.stringMatching(message)]]])
  })

  test('refuses a row if the entry has changed since the export, unless the version cell is empty', async () => {
    const { id } = await createTour(company.cms.payload, { title: 'Sidemen' })
    const exported = await of('tours').export('?search=sidemen')
    await company.rest(company.editor.token, 'PATCH', `tours/${id}?draft=true`, { rating: 3 })
    const price = { 'Price without packages': '1000000' }
    const changes = [
      ['Price without packages', '900.000', '1.000.000'],
      ['Rating', '3', '4.8'],
    ]
    expect(await plan(price, 'tours', exported)).toEqual([
      ['refused', ['Version', expect.stringMatching(/has been changed since the export/)]],
    ])
    expect(await plan({ ...price, Version: '' }, 'tours', exported)).toEqual([['changed', ...changes]])
    expect(await plan({ ...price, Version: 'latest' }, 'tours', exported)).toEqual([
      ['refused', ['Version', expect.any(String)]],
    ])
  })

  test('refuses a row if an earlier row has the same entry or the same page address', async () => {
    const [row = {}] = sheet
    expect(await plan({}, 'tours', [row, row])).toEqual([
      ['refused', ['', expect.stringMatching(/^Row 2 refers to the same/)]],
    ])
    const twins = [
      { ID: '', Title: 'Lovina' },
      { ID: '', Title: 'Lovina!' },
    ]
    expect(await plan({}, 'tours', twins)).toEqual([
      ['new', ['Title', '', 'Lovina']],
      ['refused', ['', expect.stringMatching(/^Row 2 refers to the same/)]],
    ])
    const rows: Sheet = [
      { ...row, 'Page address': 'batur' },
      { ID: '', Title: 'Batur' },
    ]
    expect((await plan({}, 'tours', rows)).map(([kind, fault]) => [kind, fault])).toEqual([
      ['changed', ['Page address', 'mount-batur', 'batur']],
      ['refused', ['Page address', 'Row 2 already uses this value. Choose another value.']],
    ])
  })

  test('refuses a row whose number of cells differs from the number of columns', async () => {
    const checkText = async (text: string) => {
      const response = await of('tours').send('check', text)
      return (await response.json()).rows.map(summariseRow)
    }
    expect(await checkText(`ID,Title,Rating\n${tour},Mount, Batur,4\n`)).toEqual([
      ['refused', ['', expect.stringMatching(/^The row has 4 cells/)]],
    ])
    expect(await checkText(`ID,Title,Rating\n${tour},Mount Batur\n`)).toEqual([
      ['refused', ['', expect.stringMatching(/^The row ends after 2 of 3 cells/)]],
    ])
  })

  test('refuses a new entry if the identifying fields are empty', async () => {
    expect(await plan({}, 'tours', [{ ID: '', Title: '', Rating: '4' }])).toEqual([
      ['refused', ['Title', 'A new entry needs: Title.']],
    ])
    expect(await plan({}, 'cars', [{ Car: 'Elf', Category: '' }])).toEqual([
      ['refused', ['Category', expect.stringMatching(/required/)]],
    ])
  })

  test('refuses an airport transfer if another transfer offers the same car on the same route', async () => {
    const [ride = {}] = await of('airport-transfers').export()
    const { id } = await company.cms.payload.create({ collection: 'areas', data: { name: 'Sanur' } })
    const { docs } = await company.cms.payload.find({ collection: 'airport-transfers', depth: 0 })
    const [first] = docs
    if (!first) throw new Error('There is no transfer.')
    await company.rest(company.editor.token, 'POST', 'airport-transfers', { ...first, id: undefined, area_id: id })
    const [, second = {}] = await of('airport-transfers').export('?sort=id')
    expect(await plan({ 'To (area)': ride['To (area)'] ?? '' }, 'airport-transfers', [second])).toEqual([
      ['refused', ['Car', `The entry with the ID ${first.id} already has this value. Change that entry instead.`]],
    ])
  })

  test('refuses an invalid price, a price that the package does not use, and an unknown line key', async () => {
    const prices = await of('tour-prices').export('?search=batur')
    const [boat = {}, tier = {}, own = {}] = prices
    const refused = async (row: Record<string, string>, cells: Record<string, string>) =>
      (await plan(cells, 'tour-prices', [row]))[0]
    expect(await refused(tier, { 'Adult price': '0' })).toEqual([
      'refused',
      ['Adult price', expect.stringMatching(/above zero/)],
    ])
    expect(await refused(tier, { 'Adult price': '' })).toEqual([
      'refused',
      ['Adult price', expect.stringMatching(/enter the price/)],
    ])
    expect(await refused(own, { 'Adult price': '5' })).toMatchObject([
      'refused',
      ['Adult price', expect.stringMatching(/cannot have a value/)],
    ])
    expect(await refused(boat, { Line: 'rxyz' })).toEqual([
      'refused',
      ['Line', expect.stringMatching(/does not have this line/)],
    ])
    expect(await refused(boat, { ID: '' })).toBeUndefined()
  })
})

test('the check of a row returns all errors of the row', async () => {
  const cells = { 'Price without packages': '1.5', Rating: '5.1', 'First day': 'soon', 'Page address': 'Mount Batur' }
  const [refused] = await plan(cells)
  expect(refused?.slice(1).map((fault) => (Array.isArray(fault) ? fault[0] : fault))).toEqual(
    expect.arrayContaining(Object.keys(cells)),
  )
  expect(refused).toHaveLength(1 + Object.keys(cells).length)
})

describe('the check of rows', () => {
  const warningsOf = async (table: string, rows: Sheet) =>
    (await of(table).check(rows)).rows.flatMap(({ warnings }) => warnings)

  test('warns about a price under a thousand rupiah, and about a removed price', async () => {
    const [ride = {}] = await of('airport-transfers').export('?sort=id')
    const column = 'Price of one car'
    expect(await warningsOf('airport-transfers', [{ ...ride, [column]: '285' }])).toEqual([
      { column, message: 'Rp285 is very low. Did you mean Rp285.000?' },
    ])
    expect(await warningsOf('airport-transfers', [{ ...ride, [column]: '' }])).toEqual([
      { column, message: expect.stringMatching(/^The price Rp.* is removed\.$/) },
    ])
    expect(await warningsOf('airport-transfers', [{ ...ride, [column]: '285.000,00' }])).toEqual([])
  })

  test('warns about a price before discount that is below the price, even if the two prices are in different rows', async () => {
    const rows = await of('tour-prices').export('?search=batur')
    const changed = (cells: Record<string, string>) =>
      rows.map((row, index) => (index === 0 ? { ...row, ...cells } : row))
    expect(await warningsOf('tour-prices', changed({ 'Price before discount': '2000' }))).toEqual([
      { column: expect.any(String), message: expect.stringMatching(/^The price before discount, Rp2.000, is below/) },
    ])
    expect(await warningsOf('tour-prices', rows)).toEqual([])
  })
})
