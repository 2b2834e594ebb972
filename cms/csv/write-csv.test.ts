import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const lineOf = (...cells: (string | number)[]) => writeCsv([cells]).replace('\uFEFF', '')

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

test('a formula that has to be quoted is harmless too', () => {
  expect(lineOf('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"\r\n`)
})

test('a number below zero is a number', () => {
  expect(lineOf(-5)).toBe('-5\r\n')
})
