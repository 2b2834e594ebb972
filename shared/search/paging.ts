export const pageSize = 24

/** An empty list has one page. */
export function pageCount(itemCount: number): number {
  return Math.max(1, Math.ceil(itemCount / pageSize))
}

/** Returns the items of one page. A page beyond the last page becomes the last page. */
export function paginate<T>(items: readonly T[], requestedPage: number): { page: number; items: readonly T[] } {
  const page = Math.min(Math.max(1, requestedPage), pageCount(items.length))
  return { page, items: items.slice((page - 1) * pageSize, page * pageSize) }
}

/** Returns the first, the last and the pages around the current page; null marks a gap. */
export function pageLinks(page: number, count: number): (number | null)[] {
  const linkedPages = [1, page - 1, page, page + 1, count].filter(
    (pageNumber) => pageNumber >= 1 && pageNumber <= count,
  )
  const sortedPages = [...new Set(linkedPages)].sort((a, b) => a - b)
  return sortedPages.flatMap((pageNumber, index) => {
    const previousPage = sortedPages[index - 1] ?? 0
    const missingCount = pageNumber - previousPage - 1
    if (missingCount === 0) return [pageNumber]
    return [missingCount === 1 ? pageNumber - 1 : null, pageNumber]
  })
}
