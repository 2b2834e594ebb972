export const pageSize = 24

/** An empty list has one page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** A page beyond the last page becomes the last page. */
export function paginate<T>(items: readonly T[], requestedPage: number): { page: number; items: readonly T[] } {
  const page = Math.min(Math.max(1, requestedPage), pageCount(items.length))
  return { page, items: items.slice((page - 1) * pageSize, page * pageSize) }
}

/** Returns the first, the last and the pages around the current page; null marks a gap. */
export function pageLinks(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((one, index) => {
    const missing = one - (pages[index - 1] ?? one - 1) - 1
    if (missing === 0) return [one]
    return [missing === 1 ? one - 1 : null, one]
  })
}
