/** A node of schema.org structured data. */
export type Node = { '@type': string | readonly string[] } & Record<string, unknown>

/** Returns structured data as the text of one `script`, escaped so that it cannot end that script. */
export function jsonLd(nodes: readonly Node[]): string {
  const data = { '@context': 'https://schema.org', ...(nodes.length === 1 ? nodes[0] : { '@graph': nodes }) }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Shortens a text to one line for search engines and previews, cut between words, with at most `length` characters. */
export function summary(text: string, length = 155): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const lastSpace = line.slice(0, length).lastIndexOf(' ')
  // Do not split a surrogate pair, such as an emoji.
  const cut = line.slice(0, lastSpace > length / 2 ? lastSpace : length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}
