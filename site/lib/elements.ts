/** Creates an element with classes and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  content: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}

/** Creates a button with a text, at least 44 px high. */
export function createButton(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', `min-h-11 ${className}`, [text])
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

/** Creates the icon that Icon.astro renders. `lines` is inserted as markup and must come from the code of this site. */
export function createIcon(lines: string, size = 'size-5'): SVGElement {
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  mark.setAttribute('class', `${size} shrink-0`)
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, value)
  mark.innerHTML = lines
  return mark
}

const attributes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.6',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
}
