/**
 * How many items were found in the stored cart by the code that can read one. The header counts by that on every page, where
 * that code would be too much to load; a text that nobody has read yet has no count.
 */
const key = 'cart-read'

export function markRead(text: string, count: number): void {
  try {
    localStorage.setItem(key, `${textHash(text)}:${count}`)
  } catch {
    // The cart is read again on the next page.
  }
}

/** The items of a stored cart; null where it has to be read first. */
export function countRead(text: string): number | null {
  const [hash, count] = (localStorage.getItem(key) ?? '').split(':')
  const items = Number(count)
  return hash === textHash(text) && items >= 0 ? items : null
}

/** A short number, which other texts rarely have. */
function textHash(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return String(hash)
}
