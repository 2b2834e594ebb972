/** Milliseconds that a slide stands before the next one comes. */
export const slideTime = 5000

/** The slide after one, wrapping; the first where the index is out of range. */
export function nextSlide(index: number, count: number): number {
  return index < 0 || index >= count - 1 ? 0 : index + 1
}
