/** Hours from the zone to Bali time (WITA) of Indonesia's time zones. */
const hoursToBali: Readonly<Record<string, number>> = { wib: 1, wita: 0, wit: -1 }

const clockPattern = /^\s*(?:(\d{1,2})(?:[:.](\d{2}))?|(\d{2})(\d{2}))\s*([ap]m)?\s*(wib|wita|wit)?\s*$/i

/**
 * Parses a time of day written as free text ('7:30', '07.30', '0730', '7:30 pm', '7 am', '07:30 WITA') to `HH:mm` in
 * Bali time; null if it is not a time, or falls on another day in Bali.
 */
export function parseClockTime(text: string): string | null {
  const [, hourPart, minutePart, hourDigits, minuteDigits, meridiem, zone = 'wita'] = clockPattern.exec(text) ?? []
  const hour = hourPart ?? hourDigits
  const minute = minutePart ?? minuteDigits
  if (hour === undefined || (meridiem === undefined && minute === undefined)) return null
  const localHours = meridiem === undefined ? Number(hour) : to24Hours(Number(hour), meridiem.toLowerCase())
  if (localHours === null || localHours > 23 || Number(minute ?? 0) > 59) return null
  const hours = localHours + (hoursToBali[zone.toLowerCase()] ?? 0)
  return hours < 0 || hours > 23 ? null : `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}

/** Returns the text without the name of an Indonesian time zone at its end: '07:30' for '07:30 WITA'. */
export function removeZoneName(text: string): string {
  return text.replace(/\s*\b(?:wib|wita|wit)\s*$/i, '')
}

function to24Hours(hour: number, meridiem: string): number | null {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (meridiem === 'pm' ? 12 : 0)
}
