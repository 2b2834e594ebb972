import { addDays, type LocalDate, type TimeZone, timeZoneName, timeZoneOffset } from '@nusa/shared/dates'

export interface CalendarEvent {
  /** Globally unique. It never changes for an event. */
  uid: string
  summary: string
  description: string
  location: string
  url: string
  date: LocalDate
  /** The last day is inclusive. Null means that the end is unknown. */
  lastDate: LocalDate | null
  /** Start time as `HH:mm`. Null means that the event lasts all day. */
  time: string | null
  /** The end of an event within one day. Null means that the end is unknown. */
  end: Date | null
  timeZone: TimeZone
  organizer: { name: string; email: string }
  /** The file of an unchanged event always has the same timestamp. */
  timestamp: Date
  /** Rises with each change of the event. */
  sequence: number
  isCancelled: boolean
}

/** The time zone must not have daylight saving time. */
function renderTimeZone(zone: TimeZone): string[] {
  const offset = timeZoneOffset(zone).replace(':', '')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${timeZoneName(zone)}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

/** The media type of a calendar file must contain this iCalendar method. */
export function calendarMethod({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): 'CANCEL' | 'PUBLISH' {
  return isCancelled ? 'CANCEL' : 'PUBLISH'
}

/**
 * Renders an event as an iCalendar file (RFC 5545). A changed or cancelled event has the same UID and a higher
 * sequence, so that calendars replace or remove the earlier entry.
 */
export function renderCalendar(event: CalendarEvent): string {
  const { name, email } = event.organizer
  const zoneLines = event.time === null ? [] : renderTimeZone(event.timeZone)
  const locationLines = event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nusa//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event)}`,
    `X-WR-TIMEZONE:${event.timeZone}`,
    ...zoneLines,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatUtcInstant(event.timestamp)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...renderDates(event),
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...locationLines,
    `URL:${event.url}`,
    `ORGANIZER;CN=${quoteParameter(name)}:mailto:${email.replaceAll(/[^\x21-\x7e]/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(foldLine).join('')
}

/**
 * DTEND is `end` if it is known, or else the start of the day after `lastDate`. If neither is known, there is no DTEND.
 */
function renderDates({ date, lastDate, time, end, timeZone }: CalendarEvent): string[] {
  const dayAfter = lastDate === null ? null : formatDay(addDays(lastDate, 1))
  if (time !== null) {
    const start = `DTSTART;TZID=${timeZone}:${formatDay(date)}T${time.replace(':', '')}00`
    if (end) return [start, `DTEND:${formatUtcInstant(end)}`]
    return dayAfter ? [start, `DTEND;TZID=${timeZone}:${dayAfter}T000000`] : [start]
  }
  const start = `DTSTART;VALUE=DATE:${formatDay(date)}`
  return dayAfter ? [start, `DTEND;VALUE=DATE:${dayAfter}`] : [start]
}

function formatDay(date: LocalDate): string {
  return date.replaceAll('-', '')
}

/** 2026-12-01T00:30:00.000Z becomes 20261201T003000Z: RFC 5545 allows neither separators nor milliseconds. */
function formatUtcInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** The limit of RFC 5545, in bytes. */
const maxLineOctets = 75

/** Escapes free text as an iCalendar TEXT value (RFC 5545, 3.3.11) and removes control characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (control) => (control === '\n' ? control : ''))
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** The value cannot contain quotes or control characters. */
function quoteParameter(text: string): string {
  return `"${text.replaceAll(/[\p{Cc}\p{Cs}"]/gu, '')}"`
}

/** Folds a line after 75 octets, never inside a character, and ends it with CRLF (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const foldedLines: string[] = []
  let currentLine = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      foldedLines.push(currentLine)
      currentLine = ' '
      octets = 1
    }
    currentLine += character
    octets += size
  }
  return `${[...foldedLines, currentLine].join('\r\n')}\r\n`
}
