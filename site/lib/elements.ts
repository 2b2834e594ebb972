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

export function createButton(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', `min-h-11 ${className}`, [label])
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

/** `svgContent` is inserted as markup and must be trusted. */
export function createIcon(svgContent: string, sizeClass = 'size-5'): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', `${sizeClass} shrink-0`)
  for (const [name, value] of Object.entries(svgAttributes)) svg.setAttribute(name, value)
  svg.innerHTML = svgContent
  return svg
}

const svgAttributes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.6',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
}

/** Throws a TypeError if no element matches, because this is a programming error. */
export function requireElement<Match extends Element>(
  parent: ParentNode,
  selector: string,
  elementClass: new () => Match,
): Match {
  const match = parent.querySelector(selector)
  if (!(match instanceof elementClass)) throw new TypeError(`There is no ${selector}.`)
  return match
}
