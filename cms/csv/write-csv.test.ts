import { expect, test } from 'vitest'
import { textOfCell, writeCsv } from './write-csv.ts'

const lineOf = (...cells: (string | number)[]) => writeCsv([cells]).replace('\uFEFF', '')

/** The only cell of a table, without its quotation marks. */
const readBack = (text: string) =>
  lineOf(text)
    .slice(0, -2)
    .replace(/^"([\s\S]*)"$/, '$1')

test('a CSV begins with the mark of UTF-8, and each line ends in CRLF', () => {
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
])('the text %j is written %s', (text, written) => {
  expect(lineOf(text)).toBe(`${written}\r\n`)
})

test.each(['=1+1', '+62 812', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/)
})

test.each(['081234567890', '0812 3456 7890', '0812.3456.7890', '1234567890123456'])(
  '%s keeps all of its digits',
  (text) => {
    expect(lineOf(text)).toBe(`'${text}\r\n`)
  },
)

test.each(['0', '42', '0812-3456-7890', '0.5', '07:30', '2026-12-24'])('%s needs no apostrophe', (text) => {
  expect(lineOf(text)).toBe(`${text}\r\n`)
})

test('a formula that has to be quoted is harmless too', () => {
  expect(lineOf('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"\r\n`)
})

test('a number below zero is a number', () => {
  expect(lineOf(-5)).toBe('-5\r\n')
})

test('what was made harmless is read as it was, also where it began with an apostrophe itself', () => {
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
    expect(textOfCell(readBack(text)), text).toBe(text)
})

test('cells may be separated by semicolons, and then texts with semicolons are quoted', () => {
  expect(writeCsv([['a;b', 'c,d', 1]], { separator: ';' })).toBe('\uFEFF"a;b";"c,d";1\r\n')
})
