const storageKey = 'cart-read'

/**
 * Stores the number of items in a serialised cart, so that the header of every page shows it without loading the code
 * that parses carts.
 */
export function storeItemCount(text: string, count: number): void {
  try {
    localStorage.setItem(storageKey, `${hashText(text)}:${count}`)
  } catch {
    // The cart is parsed again on the next page.
  }
}

/** Returns the number of items in a serialised cart, or null if the text was never parsed. */
export function readItemCount(text: string): number | null {
  const [hash, count] = (localStorage.getItem(storageKey) ?? '').split(':')
  const itemCount = Number(count)
  return hash === hashText(text) && itemCount >= 0 ? itemCount : null
}

function hashText(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return String(hash)
}
