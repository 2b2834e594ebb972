const maxLineOctets = 75

/** Escapes free text as an iCalendar TEXT value (RFC 5545, 3.3.11) and removes control characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (control) => (control === '\n' ? control : ''))
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** Quotes a parameter value, which cannot contain quotes or control characters. */
export function quoteParameter(text: string): string {
  return `"${text.replaceAll(/[\p{Cc}\p{Cs}"]/gu, '')}"`
}

/** Folds a line after 75 octets, never inside a character, and ends it with CRLF (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return `${[...parts, part].join('\r\n')}\r\n`
}
