/** Tags that do not separate words. */
const inlineTagPattern = /<\/?(a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi

export function plainText(html: string): string {
  return html
    .replaceAll(inlineTagPattern, '')
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

/** HTML with text, a picture, a video or a horizontal rule is not empty. */
export function isEmptyHtml(html: string): boolean {
  return plainText(html) === '' && !/<(img|video|hr)\b/i.test(html)
}
