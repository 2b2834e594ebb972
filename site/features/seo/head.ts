/** The text of a `script` that holds data for search engines; nothing in the data can end the script. */
export function jsonLd(data: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

/** A text for search engines and previews: one line, cut at a word so that it has so many characters at most. */
export function summary(text: string, length = 155): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const lastSpace = line.slice(0, length).lastIndexOf(' ')
  const cut = line.slice(0, lastSpace > length / 2 ? lastSpace : length - 1)
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}
