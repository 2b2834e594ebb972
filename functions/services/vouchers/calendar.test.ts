import { makeDate as date } from '@nusa/shared/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, escapeText, foldLine, renderCalendar } from './calendar.ts'

const event: CalendarEvent = {
  uid: 'NUSA-20261122-000503-K7Q2PX@nusa.example',
  summary: 'Sunrise; Batur, with "breakfast"',
  description: 'Line one\nLine \\ two',
  location: 'Ubud, Bali',
  url: 'https://nusa.example/booking/confirmation/1',
  date: date('2026-12-31'),
  lastDate: date('2026-12-31'),
  time: null,
  end: null,
  timeZone: 'Asia/Makassar',
  organizer: { name: 'Nusa "Bali": tours', email: 'hello@nusa.example' },
  timestamp: new Date('2026-11-21T06:07:08.900Z'),
  sequence: 90,
  isCancelled: false,
}

/**
 * Unfolds the lines of a file. If a property is repeated, `readProperty` returns the last occurrence, which belongs to
 * the event.
 */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const readProperty = (file: string, name: string) =>
  unfold(file)
    .findLast((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length)
/** iCalendar text has no line and paragraph separators, so they become line ends. */
const normaliseLineEnds = (text: string) => text.replaceAll(/[\u2028\u2029]/g, '\n')
const unescapeText = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))

describe('a calendar file', () => {
  test('ends an all-day event on the next day, even at the end of a year', () => {
    const file = renderCalendar(event)
    expect(readProperty(file, 'DTSTART')).toBe(';VALUE=DATE:20261231')
    expect(readProperty(file, 'DTEND')).toBe(';VALUE=DATE:20270101')
    expect(file).not.toContain('VTIMEZONE')
  })

  test('ends an all-day event of several days on the day after the last day', () => {
    expect(readProperty(renderCalendar({ ...event, lastDate: date('2027-01-03') }), 'DTEND')).toBe(
      ';VALUE=DATE:20270104',
    )
  })

  test('has no end if the last day is unknown', () => {
    expect(readProperty(renderCalendar({ ...event, lastDate: null }), 'DTEND')).toBeUndefined()
    expect(readProperty(renderCalendar({ ...event, lastDate: null, time: '04:30' }), 'DTEND')).toBeUndefined()
  })

  test("contains the definition of Bali's time zone if the event has a time", () => {
    const file = renderCalendar({ ...event, time: '04:30', lastDate: null })
    expect(readProperty(file, 'DTSTART')).toBe(';TZID=Asia/Makassar:20261231T043000')
    expect(unfold(file)).toEqual(expect.arrayContaining(['TZID:Asia/Makassar', 'TZOFFSETTO:+0800', 'TZNAME:WITA']))
  })

  test('ends a one-day event that has a start time when the day ends', () => {
    const file = renderCalendar({ ...event, time: '09:00' })
    expect(readProperty(file, 'DTSTART')).toBe(';TZID=Asia/Makassar:20261231T090000')
    expect(readProperty(file, 'DTEND')).toBe(';TZID=Asia/Makassar:20270101T000000')
  })

  test('ends an event of several days that has a start time when the last day ends', () => {
    const file = renderCalendar({ ...event, time: '09:00', lastDate: date('2027-01-02') })
    expect(readProperty(file, 'DTSTART')).toBe(';TZID=Asia/Makassar:20261231T090000')
    expect(readProperty(file, 'DTEND')).toBe(';TZID=Asia/Makassar:20270103T000000')
  })

  test("escapes special characters, and quotes the organizer's name", () => {
    const file = renderCalendar(event)
    expect(readProperty(file, 'SUMMARY')).toBe(String.raw`:Sunrise\; Batur\, with "breakfast"`)
    expect(readProperty(file, 'DESCRIPTION')).toBe(String.raw`:Line one\nLine \\ two`)
    expect(readProperty(file, 'ORGANIZER')).toBe(';CN="Nusa Bali: tours":mailto:hello@nusa.example')
  })

  test('contains the required properties of an event and of a cancelled event', () => {
    for (const isCancelled of [false, true]) {
      const lines = unfold(renderCalendar({ ...event, isCancelled }))
      expect(lines[0]).toBe('BEGIN:VCALENDAR')
      expect(lines.at(-1)).toBe('END:VCALENDAR')
      const names = lines.map((line) => line.split(/[:;]/)[0])
      for (const name of ['VERSION', 'PRODID', 'METHOD', 'UID', 'DTSTAMP', 'DTSTART', 'SEQUENCE', 'ORGANIZER']) {
        expect(names.filter((one) => one === name)).toHaveLength(1)
      }
      expect(lines).toContain('DTSTAMP:20261121T060708Z')
    }
  })

  test('has the same UID and a new sequence if the event is cancelled', () => {
    const before = renderCalendar(event)
    const after = renderCalendar({ ...event, sequence: 180, isCancelled: true })
    expect(readProperty(after, 'UID')).toBe(readProperty(before, 'UID'))
    expect([readProperty(after, 'METHOD'), readProperty(after, 'STATUS')]).toEqual([':CANCEL', ':CANCELLED'])
    expect([readProperty(before, 'SEQUENCE'), readProperty(after, 'SEQUENCE')]).toEqual([':90', ':180'])
  })

  test('has lines of at most 75 octets that end with CRLF, and preserves every text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(
      fc.property(text, text, text, (summary, description, location) => {
        const file = renderCalendar({ ...event, summary, description, location })
        const lines = file.split('\r\n')
        expect(lines.at(-1)).toBe('')
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\n\r]/)
          expect(line).toBe(Buffer.from(line).toString())
        }
        expect(unescapeText(readProperty(file, 'SUMMARY')?.slice(1) ?? '')).toBe(normaliseLineEnds(summary))
        expect(unescapeText(readProperty(file, 'DESCRIPTION')?.slice(1) ?? '')).toBe(normaliseLineEnds(description))
      }),
    )
  })

  test('prevents texts from starting a new line', () => {
    const unit = fc.constantFrom('a', '木', ',', ':', '\\', '\r', '\n', '\u0085', '\u2028', '\u2029', '\ud800')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (typed) => {
        const injected = `${typed}\r\nATTENDEE:mailto:all@example.com\r${typed}\u2028END:VEVENT`
        const lines = foldLine(`SUMMARY:${escapeText(injected)}`)
          .split('\r\n')
          .slice(0, -1)
        expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true)
        expect(lines.join('')).not.toMatch(/[\n\r]/)
      }),
    )
  })
})

test('the event of a departure on Java starts at the local time of Java', () => {
  const file = renderCalendar({ ...event, lastDate: null, time: '03:30', timeZone: 'Asia/Jakarta' })
  expect(readProperty(file, 'DTSTART')).toBe(';TZID=Asia/Jakarta:20261231T033000')
  expect(unfold(file)).toEqual(expect.arrayContaining(['TZID:Asia/Jakarta', 'TZOFFSETTO:+0700', 'TZNAME:WIB']))
})
