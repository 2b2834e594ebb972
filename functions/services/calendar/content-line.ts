const octetsOfALine = 75

/** Free text as iCalendar's TEXT (RFC 5545, 3.3.11): what has a meaning is escaped, controls are left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (control) => (control === '\n' ? control : ''))
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** Text between quotes as the value of a parameter, which can't hold quotes or controls. */
export function quotedParameter(text: string): string {
  return `"${text.replaceAll(/[\p{Cc}\p{Cs}"]/gu, '')}"`
}

/** A line of the file: folded after 75 octets, never inside a character, and ended by CRLF (RFC 5545, 3.1). */
export function contentLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > octetsOfALine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return `${[...parts, part].join('\r\n')}\r\n`
}
