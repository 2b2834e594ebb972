import { expect, test } from 'vitest'
import { unescapeCell, writeCsv } from './write-csv.ts'

const lineOf = (...cells: (string | number)[]) => writeCsv([cells]).replace('\uFEFF', '')

/** Returns the only cell of a table, without its quotation marks. */
const readBack = (text: string) =>
  lineOf(text)
    .slice(0, -2)
    .replace(/^"([\s\S]*)"$/, '$1')

test('writeCsv starts with the UTF-8 byte order mark and ends each line with CRLF', () => {
  expect(
    writeCsv([
      ['Who', 'What'],
      ['Ayu', 3],
    ]),
  ).toBe('\uFEFFWho,What\r\nAyu,3\r\n')
})

test.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['Kété', 'Kété'],
  ['', ''],
])('writeCsv writes the text %j as %s', (text, written) => {
  expect(lineOf(text)).toBe(`${written}\r\n`)
})

test.each(['=1+1', '+62 812', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'writeCsv prefixes %j with an apostrophe, so that spreadsheets do not run it as a formula',
  (text) => {
    expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/)
  },
)

test.each(['081234567890', '0812 3456 7890', '0812.3456.7890', '1234567890123456'])(
  'writeCsv prefixes %s with an apostrophe to preserve all digits',
  (text) => {
    expect(lineOf(text)).toBe(`'${text}\r\n`)
  },
)

test.each(['0', '42', '0812-3456-7890', '0.5', '07:30', '2026-12-24'])(
  'writeCsv writes %s without an apostrophe',
  (text) => {
    expect(lineOf(text)).toBe(`${text}\r\n`)
  },
)

test('writeCsv prefixes a formula with an apostrophe even if the formula needs quotation marks', () => {
  expect(lineOf('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"\r\n`)
})

test('writeCsv writes a negative number without an apostrophe', () => {
  expect(lineOf(-5)).toBe('-5\r\n')
})

test('unescapeCell restores every text that writeCsv wrote, even a text that starts with an apostrophe', () => {
  for (const text of [
    '=1+1',
    '081234567890',
    "'0812",
    '0',
    '1234567890123456',
    "'=1+1",
    "''-5",
    "'quoted'",
    "it's",
    '+62 812',
    '-',
  ])
    expect(unescapeCell(readBack(text)), text).toBe(text)
})

test('writeCsv separates cells by semicolons if requested, and quotes texts that contain semicolons', () => {
  expect(writeCsv([['a;b', 'c,d', 1]], { separator: ';' })).toBe('\uFEFF"a;b";"c,d";1\r\n')
})
