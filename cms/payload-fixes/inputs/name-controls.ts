import type { ControlTexts } from './control-texts.ts'

interface Rule {
  selector: string
  text: keyof ControlTexts
  /** Continues the name with the text of another element, such as the file name of a picture. */
  subject?: { within: string; selector: string }
}

const picture = { within: '.upload-relationship-details', selector: '.upload-relationship-details__filename' }
const file = { within: '.file-details', selector: '.file-meta__url a' }
const row = { within: 'tr', selector: 'td :is(a, button)' }
const field = { within: '.field-type', selector: '.field-label' }

const rules: Rule[] = [
  { selector: '.upload-relationship-details__edit', text: 'edit', subject: picture },
  { selector: '.upload-relationship-details__remove', text: 'remove', subject: picture },
  {
    selector: '.upload--has-many__drag',
    text: 'move',
    subject: { ...picture, within: '.upload-field-card' },
  },
  { selector: '.file-details__remove', text: 'remove', subject: file },
  { selector: '.copy-to-clipboard', text: 'copy', subject: file },
  { selector: '.date-time-picker__clear-button', text: 'clear', subject: field },
  { selector: '.condition__field input[role="combobox"]', text: 'field' },
  { selector: '.condition__operator input[role="combobox"]', text: 'comparison' },
  { selector: '.condition__value input:not([type="hidden"])', text: 'value' },
  { selector: '.condition__actions-remove', text: 'remove' },
  { selector: '.condition__actions-add', text: 'add' },
  { selector: '.clickable-arrow--left', text: 'previous' },
  { selector: '.clickable-arrow--right', text: 'next' },
  { selector: 'input#select-all', text: 'selectAll' },
  { selector: 'td input[type="checkbox"]', text: 'select', subject: row },
  { selector: '.popup-button', text: 'more' },
  ...(['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript', 'link'] as const).map((text) => ({
    selector: `.toolbar-popup__button-${text}`,
    text,
  })),
]

const unnamedInputs = ':is(input, textarea, [role="textbox"]):not([type="hidden"], [type="file"], [aria-labelledby])'

/** Names each control without an accessible name by what it does, or by its field. */
export function nameControls(root: ParentNode, texts: ControlTexts): void {
  for (const { selector, text, subject } of rules)
    for (const control of root.querySelectorAll<HTMLElement>(selector))
      if (isUnnamed(control)) setName(control, texts[text], subject)
  for (const input of root.querySelectorAll<HTMLElement>(`.field-type ${unnamedInputs}`)) {
    const label = input.closest(field.within)?.querySelector(field.selector)
    if (label && !input.getAttribute('aria-label') && !hasLabel(input))
      input.setAttribute('aria-labelledby', giveId(label))
  }
}

/** A name that was set here counts as none, because it may be in another language. */
function isUnnamed(control: HTMLElement): boolean {
  const isNamedHere = control.hasAttribute('data-nusa-named')
  return isNamedHere || (!control.getAttribute('aria-label') && !hasLabel(control) && visibleText(control) === '')
}

/** Omits the tooltip, which is hidden until the pointer is above the control. */
function visibleText(control: HTMLElement): string {
  const nodes = [...control.childNodes].filter((node) => !(node instanceof Element && node.matches('.tooltip')))
  return nodes
    .map((node) => node.textContent)
    .join('')
    .trim()
}

function setName(control: HTMLElement, text: string, subject: Rule['subject']): void {
  // React does not write these attributes again, because its own values do not change.
  if (control.getAttribute('aria-label') !== text) control.setAttribute('aria-label', text)
  control.setAttribute('data-nusa-named', '')
  const other = subject && control.closest(subject.within)?.querySelector(subject.selector)
  if (other) control.setAttribute('aria-labelledby', `${giveId(control)} ${giveId(other)}`)
}

const hasLabel = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? [...(control.labels ?? [])].some((label) => label.textContent.trim() !== '')
    : false

let lastId = 0

function giveId(element: Element): string {
  if (!element.id) {
    lastId += 1
    element.id = `nusa-name-${lastId}`
  }
  return element.id
}
