/** One thing that search engines are told about, in the words of schema.org. */
export type Node = { '@type': string | readonly string[] } & Record<string, unknown>

/** All that a page tells search engines, as the text of one `script`; nothing in it can end that script. */
export function jsonLd(nodes: readonly Node[]): string {
  const data = { '@context': 'https://schema.org', ...(nodes.length === 1 ? nodes[0] : { '@graph': nodes }) }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** A text for search engines and previews: one line, cut at a word so that it has so many characters at most. */
export function summary(text: string, length = 155): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const lastSpace = line.slice(0, length).lastIndexOf(' ')
  // Not in the middle of a character that takes two units, such as an emoji.
  const cut = line.slice(0, lastSpace > length / 2 ? lastSpace : length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}
