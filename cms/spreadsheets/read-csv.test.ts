import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from '../csv/write-csv.ts'
import { readCsv } from './read-csv.ts'

const read = (text: string) => readCsv(new TextEncoder().encode(text))

const cell = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'))
const filled = fc
  .array(cell, { minLength: 3, maxLength: 3 })
  .filter((cells) => cells.some((cell) => cell.trim() !== ''))

test('what was written is read as it was, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.array(filled, { minLength: 1 }), fc.constantFrom(',' as const, ';' as const), (rows, separator) => {
      const table = readCsv(new TextEncoder().encode(writeCsv([['ID', 'Title', 'Price'], ...rows], { separator })))
      expect('lines' in table && table.lines.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test.each([',', ';', '\t'])('cells may stand between %j', (separator) => {
  expect(read(`ID${separator}Title\n7${separator}Ubud\n`)).toEqual({
    header: ['ID', 'Title'],
    lines: [{ number: 2, cells: ['7', 'Ubud'] }],
  })
})

test.each([';', ',', '\t'])('the line in which Excel names its separator (%j) is none of the table', (separator) => {
  const table = { header: ['ID', 'Title'], lines: [{ number: 3, cells: ['7', 'Ubud, Bali; by car'] }] }
  const rest = `ID${separator}Title\r\n7${separator}"Ubud, Bali; by car"\r\n`
  expect(read(`\uFEFFsep=${separator}\r\n${rest}`)).toEqual(table)
  // So it stands there once a spreadsheet has saved it as a cell.
  expect(read(`"sep=${separator}"\n${rest}`)).toEqual(table)
  expect(read(`sep=${separator}${separator}\n${rest}`)).toEqual(table)
})

test('lines are counted as a spreadsheet counts them: with empty ones, and a cell of two lines as one', () => {
  expect(read('ID,Title\r\n1,"Two\nlines"\r\n,\r\n\r\n3,Third')).toMatchObject({
    lines: [
      { number: 2, cells: ['1', 'Two\nlines'] },
      { number: 5, cells: ['3', 'Third'] },
    ],
  })
})

test('columns that spreadsheets add at the end are none', () => {
  expect(read('ID,Title,,\n1,Ubud,,\n')).toMatchObject({ header: ['ID', 'Title'] })
})

test('a file without a line below the first is empty', () => {
  for (const text of ['', '\uFEFF', 'ID,Title\n', 'ID,Title\n,\n \n'])
    expect(read(text), text).toEqual({ why: 'empty' })
})

test('a file in another encoding is refused, not misread', () => {
  const latin = Uint8Array.from('ID,Title\n1,Caf\u00e9', (letter) => letter.charCodeAt(0))
  expect(readCsv(latin)).toEqual({ why: 'encoding' })
  expect(readCsv(new Uint8Array(Buffer.from('\uFEFFID;Title\n1;Ubud', 'utf16le')))).toEqual({ why: 'encoding' })
  expect(readCsv(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0xff))).toEqual({ why: 'encoding' })
})

test('a quotation mark that is not closed is refused with its line', () => {
  expect(read('ID,Title\n1,"Ubud\n2,Kuta\n')).toMatchObject({ why: 'quotes' })
  expect(read('ID,Title\n1,"Ubud" x\n')).toEqual({ why: 'quotes', line: 2 })
})
