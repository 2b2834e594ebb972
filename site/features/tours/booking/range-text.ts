/** The maximum of a tier without an upper limit. */
const unbounded = 999

/** Formats a tier's range: '1-3', '4+' without an upper limit, '2' for a single count. */
export function formatRange(min: number, max: number): string {
  if (max >= unbounded) return `${min}+`
  return min === max ? String(min) : `${min}-${max}`
}
