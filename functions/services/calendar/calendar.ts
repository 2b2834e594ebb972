import { addDays, type LocalDate } from '@nusa/shared/dates'
import { contentLine, escapeText, quotedParameter } from './content-line.ts'

/** Something in Bali that a traveller's calendar is to show. */
export interface CalendarEvent {
  /** The same for the same event, for ever, everywhere. */
  uid: string
  summary: string
  description: string
  location: string
  url: string
  date: LocalDate
  /** The day with which it ends; null where nobody knows when it does. */
  lastDate: LocalDate | null
  /** When it begins, `HH:mm` of Bali's time; without one it lasts all day. */
  time: string | null
  organizer: { name: string; email: string }
  /** When this was last true; the same event has the same stamp. */
  stamp: Date
  isCancelled: boolean
}

/** Makassar's clock, which is Bali's: UTC+8 the whole year. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Makassar',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:WITA',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The method that the file's media type has to name too. */
export function methodOf({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): 'CANCEL' | 'PUBLISH' {
  return isCancelled ? 'CANCEL' : 'PUBLISH'
}

/**
 * An event as an iCalendar file (RFC 5545). One that is cancelled has the same UID and a higher sequence, so that a
 * calendar takes out what it put in before.
 */
export function calendarFile(event: CalendarEvent): string {
  const { name, email } = event.organizer
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nusa//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    'X-WR-TIMEZONE:Asia/Makassar',
    ...(event.time === null ? [] : zone),
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${instant(event.stamp)}`,
    `SEQUENCE:${event.isCancelled ? 1 : 0}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...when(event),
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${event.url}`,
    `ORGANIZER;CN=${quotedParameter(name)}:mailto:${email.replaceAll(/[^\x21-\x7e]/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

/**
 * It ends with its last day, also what begins at a time: that is when the day after it begins. What has no last day says no
 * end: nobody is told a wrong one.
 */
function when({ date, lastDate, time }: CalendarEvent): string[] {
  const dayAfter = lastDate && day(addDays(lastDate, 1))
  if (time !== null) {
    const begins = `DTSTART;TZID=Asia/Makassar:${day(date)}T${time.replace(':', '')}00`
    return dayAfter ? [begins, `DTEND;TZID=Asia/Makassar:${dayAfter}T000000`] : [begins]
  }
  const begins = `DTSTART;VALUE=DATE:${day(date)}`
  return dayAfter ? [begins, `DTEND;VALUE=DATE:${dayAfter}`] : [begins]
}

function day(date: LocalDate): string {
  return date.replaceAll('-', '')
}

/** In UTC, as RFC 5545 writes instants: this is when something was said, not the day of a booking in Bali. */
function instant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
