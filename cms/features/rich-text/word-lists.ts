interface WordListItem {
  paragraph: Element
  level: number
  isNumbered: boolean
  /** 1 if the marker is not a number. */
  startNumber: number
}

/** Converts Word's list items to nested lists. Word writes a list item as a paragraph that starts with a marker. */
export function buildWordLists(document: Document): void {
  for (const run of findItemRuns(document.body)) replaceWithList(document, run)
}

/** A run contains list items in consecutive paragraphs. */
function findItemRuns(body: Element): WordListItem[][] {
  const runs: WordListItem[][] = []
  let previousParagraph: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = parseItem(paragraph)
    if (item === null) continue
    const run = runs.at(-1)
    const continuesRun = previousParagraph !== null && paragraph.previousElementSibling === previousParagraph
    if (run && continuesRun) run.push(item)
    else runs.push([item])
    previousParagraph = paragraph
  }
  return runs
}

/** Removes the marker. Returns null if the paragraph is not a list item. */
function parseItem(paragraph: Element): WordListItem | null {
  const style = paragraph.getAttribute('style') ?? ''
  // Word stores the list and the level of an item in its style: 'mso-list:l0 level2 lfo1'.
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? []
  if (level === undefined) return null
  const markers = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  // A heading in a numbered outline also has a marker, but must remain a heading.
  const isHeading = /^H\d$/.test(paragraph.tagName)
  const marker = markers.map(({ textContent }) => textContent ?? '').join('')
  for (const span of markers) span.remove()
  if (isHeading) return null
  return {
    paragraph,
    level: Number(level),
    // Markers such as '1.', '(a)' or 'iv)' number the items. Other markers are bullets.
    isNumbered: /^[\s\u00a0(]*(?:\d+|[a-z]{1,4})[.)]/i.test(marker),
    startNumber: Number(/^[\s\u00a0(]*(\d+)[.)]/.exec(marker)?.[1] ?? 1),
  }
}

function replaceWithList(document: Document, run: readonly WordListItem[]): void {
  const [firstItem] = run
  if (!firstItem) return
  const createList = ({ isNumbered, startNumber }: WordListItem) => {
    const list = document.createElement(isNumbered ? 'ol' : 'ul')
    if (isNumbered && startNumber > 1) list.setAttribute('start', String(startNumber))
    return list
  }
  const topList = createList(firstItem)
  firstItem.paragraph.before(topList)
  let openLists = [{ list: topList, level: firstItem.level }]
  for (const item of run) {
    while (openLists.length > 1 && (openLists.at(-1)?.level ?? 0) > item.level) openLists.pop()
    const innermost = openLists.at(-1)
    const listItem = document.createElement('li')
    listItem.append(...item.paragraph.childNodes)
    const newList = createList(item)
    if (innermost && item.level > innermost.level && innermost.list.lastElementChild) {
      innermost.list.lastElementChild.append(newList)
      newList.append(listItem)
      openLists.push({ list: newList, level: item.level })
    } else if (innermost && openLists.length === 1 && innermost.list.tagName !== newList.tagName) {
      // A numbered list directly follows a bulleted list, or the reverse.
      innermost.list.after(newList)
      newList.append(listItem)
      openLists = [{ list: newList, level: item.level }]
    } else innermost?.list.append(listItem)
    item.paragraph.remove()
  }
}
