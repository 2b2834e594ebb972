import type { Picture } from '@nusa/shared/catalog'
import { escapeHtml } from '@nusa/shared/text'

/**
 * Returns the HTML of a picture in rich text, as wide as the text; the browser chooses the file that fits the screen.
 */
export function pictureHtml({ alt, sizes }: Picture): string {
  const widest = sizes.at(-1)
  if (!widest) return ''
  const url = (file: string) => `/media/${encodeURIComponent(file)}`
  const attributes = {
    src: url((sizes.find((size) => size.width >= 960) ?? widest).file),
    srcset: sizes.map(({ file, width }) => `${url(file)} ${width}w`).join(', '),
    sizes: '(min-width: 48rem) 44rem, 100vw',
    width: String(widest.width),
    height: String(widest.height),
    alt,
    loading: 'lazy',
    decoding: 'async',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<img ${written.join(' ')}>`
}

/** Returns the id of the picture that a node of rich text shows, or null. */
export function pictureIdOf(node: object): number | null {
  if (!('type' in node && 'relationTo' in node && 'value' in node)) return null
  if (node.type !== 'upload' || node.relationTo !== 'media') return null
  const { value } = node
  if (typeof value === 'number') return value
  const hasId = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  return hasId ? (value as { id: number }).id : null
}

/** Returns the ids of all pictures in the rich text of an entry, at any depth. */
export function collectPictureIds(value: unknown): Set<number> {
  const found = new Set<number>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const id = pictureIdOf(part)
    if (id !== null) found.add(id)
    for (const child of Object.values(part)) walk(child)
  }
  walk(value)
  return found
}
