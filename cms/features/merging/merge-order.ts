type Id = string | number

interface RowOrders {
  base: readonly Id[]
  theirs: readonly Id[]
  mine: readonly Id[]
}

/**
 * Merges the order of the rows of a list. Every row of either side appears once; a row that only one side has follows
 * the row that precedes it on that side. Returns null if both sides moved the same rows to different positions.
 */
export function mergeOrder({ base, theirs, mine }: RowOrders): Id[] | null {
  const isShared = (id: Id) => base.includes(id) && theirs.includes(id) && mine.includes(id)
  const [before, inTheirs, inMine] = [base, theirs, mine].map((ids) => ids.filter(isShared).join())
  if (inTheirs !== before && inMine !== before && inTheirs !== inMine) return null
  const [first, second] = inMine === before ? [theirs, mine] : [mine, theirs]
  const merged = [...first]
  second.forEach((id, index) => {
    if (first.includes(id)) return
    const previous = second[index - 1]
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id)
  })
  return merged
}
