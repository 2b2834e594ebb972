const firstPicture = /<img\b[^>]*\bfetchpriority="high"[^>]*>/
const source = /\bsrcset="([^"]*)"/
const sizes = /\bsizes="([^"]*)"/
/** It stands in each head, after the size of the view, which decides how wide the picture is. */
const place = '<link rel="expect"'

/**
 * Asks for the picture that a page opens with before anything else that it asks for: it is the largest, and what travellers
 * wait for. Its `img` stands a round trip further down, after all styles.
 */
export function preloadPicture(html: string): string {
  const [image] = firstPicture.exec(html) ?? []
  const [, imagesrcset] = source.exec(image ?? '') ?? []
  const [, imagesizes] = sizes.exec(image ?? '') ?? []
  if (!imagesrcset || !imagesizes) return html
  const link = `<link rel="preload" as="image" imagesrcset="${imagesrcset}" imagesizes="${imagesizes}" fetchpriority="high">`
  return html.replace(place, () => link + place)
}
