interface Item {
  paragraph: Element
  level: number
  isNumbered: boolean
  /** 1 if the marker is not a number. */
  number: number
}

/** Converts Word's list items to nested lists. Word writes a list item as a paragraph that starts with its marker. */
export function buildWordLists(document: Document): void {
  for (const run of findRuns(document.body)) replaceRun(document, run)
}

function findRuns(body: Element): Item[][] {
  const runs: Item[][] = []
  let previous: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = parseItem(paragraph)
    if (item === null) continue
    const run = runs.at(-1)
    if (run && previous !== null && paragraph.previousElementSibling === previous) run.push(item)
    else runs.push([item])
    previous = paragraph
  }
  return runs
}

/** Removes the marker. Returns null if the paragraph is not a list item. */
function parseItem(paragraph: Element): Item | null {
  const style = paragraph.getAttribute('style') ?? ''
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? []
  if (level === undefined) return null
  const markers = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  // A heading in a numbered outline also has a marker. It must remain a heading.
  const isHeading = /^H\d$/.test(paragraph.tagName)
  const marker = markers.map(({ textContent }) => textContent ?? '').join('')
  for (const span of markers) span.remove()
  if (isHeading) return null
  return {
    paragraph,
    level: Number(level),
    isNumbered: /^[\s\u00a0(]*(?:\d+|[a-z]{1,4})[.)]/i.test(marker),
    number: Number(/^[\s\u00a0(]*(\d+)[.)]/.exec(marker)?.[1] ?? 1),
  }
}

function replaceRun(document: Document, run: readonly Item[]): void {
  const [first] = run
  if (!first) return
  const listFor = ({ isNumbered, number }: Item) => {
    const list = document.createElement(isNumbered ? 'ol' : 'ul')
    if (isNumbered && number > 1) list.setAttribute('start', String(number))
    return list
  }
  let top = listFor(first)
  first.paragraph.before(top)
  let open = [{ list: top, level: first.level }]
  for (const item of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    const current = open.at(-1)
    const entry = document.createElement('li')
    entry.append(...item.paragraph.childNodes)
    if (current && item.level > current.level && current.list.lastElementChild) {
      const nested = listFor(item)
      current.list.lastElementChild.append(nested)
      nested.append(entry)
      open.push({ list: nested, level: item.level })
    } else if (current && open.length === 1 && current.list.tagName !== listFor(item).tagName) {
      // A numbered list directly follows a bulleted list, or the reverse.
      top = listFor(item)
      current.list.after(top)
      top.append(entry)
      open = [{ list: top, level: item.level }]
    } else current?.list.append(entry)
    item.paragraph.remove()
  }
}
