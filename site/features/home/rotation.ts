export const slideTimeMs = 5000

/** Returns the index of the next slide, wrapping around. Returns 0 if `index` is out of range. */
export function nextSlideIndex(index: number, count: number): number {
  return index < 0 || index >= count - 1 ? 0 : index + 1
}
