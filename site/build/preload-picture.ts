const firstPicture = /<img\b[^>]*\bfetchpriority="high"[^>]*>/
const source = /\bsrcset="([^"]*)"/
const sizes = /\bsizes="([^"]*)"/
/** This tag is in every head, after the viewport size, on which the width of the image depends. */
const insertionPoint = '<link rel="expect"'

/**
 * Preloads the first image of a page before any other resource: it is the largest, and what travellers wait for. The
 * browser would find its `img` element one round trip later, after all styles.
 */
export function preloadPicture(html: string): string {
  const [image] = firstPicture.exec(html) ?? []
  const [, imagesrcset] = source.exec(image ?? '') ?? []
  const [, imagesizes] = sizes.exec(image ?? '') ?? []
  if (!imagesrcset || !imagesizes) return html
  const link = `<link rel="preload" as="image" imagesrcset="${imagesrcset}" imagesizes="${imagesizes}" fetchpriority="high">`
  return html.replace(insertionPoint, () => link + insertionPoint)
}
