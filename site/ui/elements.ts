/** A new element with classes and what stands in it. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  content: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}

/** A button with a text, 44 px high at least. */
export function makeButton(text: string, className: string, press: () => void): HTMLButtonElement {
  const button = makeElement('button', `min-h-11 ${className}`, [text])
  button.type = 'button'
  button.addEventListener('click', press)
  return button
}

/** The same mark as Icon.astro draws; `lines` are the site's own. */
export function iconMark(lines: string, size = 'size-5'): SVGElement {
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
