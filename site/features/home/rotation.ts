export const slideTimeMs = 5000

/** Wraps around. Returns 0 if `index` is out of range. */
export function nextSlide(index: number, count: number): number {
  return index < 0 || index >= count - 1 ? 0 : index + 1
}
