/**
 * Parses a time of day written as free text ('7:30', '07.30', '7:30 pm', '7 am') to `HH:mm`; null if it is not a time.
 */
export function clockTime(text: string): string | null {
  const [, hour = '', minute = '00', half] = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?\s*$/i.exec(text) ?? []
  if (hour === '' || (half === undefined && !/[:.]/.test(text))) return null
  const hours = half === undefined ? Number(hour) : hourOfHalf(Number(hour), half.toLowerCase())
  if (hours === null || hours > 23 || Number(minute) > 59) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}
