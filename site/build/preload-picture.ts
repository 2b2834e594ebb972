const firstPicture = /<img\b[^>]*\bfetchpriority="high"[^>]*>/
const source = /\bsrcset="([^"]*)"/
const sizes = /\bsizes="([^"]*)"/
const preload = '<link rel="preload"'

/**
 * Asks for the picture that a page opens with before anything else that it asks for: it is the largest, and what travellers
 * wait for. Its `img` stands a round trip further down, after all styles.
 */
export function preloadPicture(html: string): string {
  const [image] = firstPicture.exec(html) ?? []
  const [, imagesrcset] = source.exec(image ?? '') ?? []
  const [, imagesizes] = sizes.exec(image ?? '') ?? []
  if (!imagesrcset || !imagesizes) return html
  const link = `${preload} as="image" imagesrcset="${imagesrcset}" imagesizes="${imagesizes}" fetchpriority="high">`
  return html.replace(preload, () => link + preload)
}
