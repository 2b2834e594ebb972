/** A tier without an upper bound has this maximum. */
const unbounded = 999

/** A tier's range: '1-3', '4+' where it has no upper bound, '2' where it is a single count. */
export function rangeText(min: number, max: number): string {
  if (max >= unbounded) return `${min}+`
  return min === max ? String(min) : `${min}-${max}`
}
