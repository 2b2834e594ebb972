import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from '../../core/write-csv.ts'
import { readCsv } from './read-csv.ts'

const read = (text: string) => readCsv(new TextEncoder().encode(text))

const cell = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'))
const filled = fc
  .array(cell, { minLength: 3, maxLength: 3 })
  .filter((cells) => cells.some((cell) => cell.trim() !== ''))

test('readCsv returns the same cells that writeCsv has written, for cells with any content', () => {
  fc.assert(
    fc.property(fc.array(filled, { minLength: 1 }), fc.constantFrom(',' as const, ';' as const), (rows, separator) => {
      const table = readCsv(new TextEncoder().encode(writeCsv([['ID', 'Title', 'Price'], ...rows], { separator })))
      expect('rows' in table && table.rows.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test.each([',', ';', '\t'])('readCsv accepts %j as a separator', (separator) => {
  expect(read(`ID${separator}Title\n7${separator}Ubud\n`)).toEqual({
    header: ['ID', 'Title'],
    rows: [{ rowNumber: 2, cells: ['7', 'Ubud'] }],
  })
})

test.each([';', ',', '\t'])('readCsv skips the line in which Excel declares the separator %j', (separator) => {
  const table = { header: ['ID', 'Title'], rows: [{ rowNumber: 3, cells: ['7', 'Ubud, Bali; by car'] }] }
  const rest = `ID${separator}Title\r\n7${separator}"Ubud, Bali; by car"\r\n`
  expect(read(`\uFEFFsep=${separator}\r\n${rest}`)).toEqual(table)
  // A spreadsheet program may save the same line as a cell.
  expect(read(`"sep=${separator}"\n${rest}`)).toEqual(table)
  expect(read(`sep=${separator}${separator}\n${rest}`)).toEqual(table)
})

test('readCsv numbers rows like a spreadsheet program, even after empty lines and line breaks in cells', () => {
  expect(read('ID,Title\r\n1,"Two\nlines"\r\n,\r\n\r\n3,Third')).toMatchObject({
    rows: [
      { rowNumber: 2, cells: ['1', 'Two\nlines'] },
      { rowNumber: 5, cells: ['3', 'Third'] },
    ],
  })
})

test('readCsv ignores empty columns that spreadsheet programs add at the end', () => {
  expect(read('ID,Title,,\n1,Ubud,,\n')).toMatchObject({ header: ['ID', 'Title'] })
})

test('readCsv treats a file with only a header as empty', () => {
  for (const text of ['', '\uFEFF', 'ID,Title\n', 'ID,Title\n,\n \n'])
    expect(read(text), text).toEqual({ kind: 'empty' })
})

test('readCsv rejects a file whose encoding is not UTF-8', () => {
  const latin = Uint8Array.from('ID,Title\n1,Caf\u00e9', (letter) => letter.charCodeAt(0))
  expect(readCsv(latin)).toEqual({ kind: 'encoding' })
  expect(readCsv(new Uint8Array(Buffer.from('\uFEFFID;Title\n1;Ubud', 'utf16le')))).toEqual({ kind: 'encoding' })
  expect(readCsv(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0xff))).toEqual({ kind: 'encoding' })
})

test('readCsv rejects an invalid quotation mark and returns its line', () => {
  expect(read('ID,Title\n1,"Ubud\n2,Kuta\n')).toMatchObject({ kind: 'quotes' })
  expect(read('ID,Title\n1,"Ubud" x\n')).toEqual({ kind: 'quotes', line: 2 })
})
