import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createSheetClient, summariseRow, toCsv } from '../../testing/sheets.ts'
import { maxRows, maxWrites } from './plan-import.ts'
import { tables } from './tables.ts'

let company: Company
let tour = 0
beforeAll(async () => {
  company = await startCompany()
  tour = (await createTour(company.cms.payload, { title: 'Mount Batur' })).id
})
afterAll(() => company.cms.stop())

const sheets = (table: string) => createSheetClient(company.cms, table, company.editor.token)

describe('the check of a file', () => {
  const latin = Uint8Array.from('ID,Title\n1,Caf\u00e9', (letter) => letter.charCodeAt(0))
  const many = (count: number, cells: (index: number) => string) =>
    `ID,Title\n${Array.from({ length: count }, (_, index) => cells(index)).join('\n')}`
  test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['that is empty', '', /nothing to import/],
    ['with column names only', 'ID,Title\n', /nothing to import/],
    ['in another encoding', latin, /not a CSV file in UTF-8.*CSV UTF-8/],
    ['with an unknown column', 'ID,Prise\n1,5', /There is no column “Prise”.*Price without packages/],
    ['with a duplicate column', 'ID,Title,title\n1,a,b', /two columns “title”/],
    ['with a column without a name', 'ID,,Title\n1,a,b', /Column 2 has no name/],
    ['without a column that identifies the entries', 'Rating\n4', /column ID, or Title/],
    ['with an open quotation mark', 'ID,Title\n1,"a', /quotation mark .* near line/],
    ['with too many rows', many(maxRows + 1, () => '1,a'), /has 20,001 rows; the maximum is 20,000/],
    [
      'that would write too many entries at once',
      many(maxWrites + 1, (index) => `,New ${index}`),
      /^More than 500 entries/,
    ],
    ['with too many bytes', new Uint8Array(20_000_001), /larger than 20 MB/],
  ])('rejects a file %s', async (_name, file, message) => {
    expect(await sheets('tours').readRefusal(file)).toMatch(message)
  })

  test('rejects a file of prices without the columns ID and Line', async () => {
    expect(await sheets('tour-prices').readRefusal('ID,Price\n1,5')).toMatch(/“ID” and “Line”/)
  })

  test('reports an error in the language of the user', async () => {
    const headers = { 'Accept-Language': 'id' }
    const { token } = company.editor
    const response = await company.cms.call('POST', '/api/spreadsheets/tours/check', { token, headers, file: '' })
    expect(await response.text()).toContain('Tidak ada yang dapat diimpor')
  })
})

test('the check of a file accepts semicolons as separators', async () => {
  const response = await sheets('tours').send('check', toCsv([{ ID: String(tour), Rating: '4,5' }], ';'))
  expect((await response.json()).rows.map(summariseRow)).toEqual([['changed', ['Rating', '4.8', '4.5']]])
})

test.each(tables.map(({ name, collection }) => ({ name, collection })))(
  'the list of $collection links to the spreadsheet $name',
  ({ collection }) => {
    const { admin } = company.cms.payload.collections[collection].config
    expect(admin.components?.listMenuItems).toContain(
      '/features/spreadsheets/admin/SpreadsheetLink.tsx#SpreadsheetLink',
    )
  },
)
