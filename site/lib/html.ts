/** What stands within a line: its tags end no word. All other tags do. */
const inlineTags = /<\/?(a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi

/** The text of HTML without its tags, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(inlineTags, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|&#160;/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;|&apos;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Says whether rich text holds nothing to read: no text at all, or empty paragraphs. A picture is something. */
export function isEmptyHtml(html: string): boolean {
  return plainText(html) === '' && !/<(img|video|hr)\b/i.test(html)
}
