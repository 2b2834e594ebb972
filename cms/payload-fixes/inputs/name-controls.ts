import type { ControlTexts } from './control-texts.ts'

interface Rule {
  selector: string
  textKey: keyof ControlTexts
  /** The element whose text completes the name, such as the file name of a picture. */
  subject?: { within: string; selector: string }
}

const pictureSubject = { within: '.upload-relationship-details', selector: '.upload-relationship-details__filename' }
const fileSubject = { within: '.file-details', selector: '.file-meta__url a' }
const rowSubject = { within: 'tr', selector: 'td :is(a, button)' }
const fieldSubject = { within: '.field-type', selector: '.field-label' }

const rules: Rule[] = [
  { selector: '.upload-relationship-details__edit', textKey: 'edit', subject: pictureSubject },
  { selector: '.upload-relationship-details__remove', textKey: 'remove', subject: pictureSubject },
  {
    selector: '.upload--has-many__drag',
    textKey: 'move',
    subject: { ...pictureSubject, within: '.upload-field-card' },
  },
  { selector: '.file-details__remove', textKey: 'remove', subject: fileSubject },
  { selector: '.copy-to-clipboard', textKey: 'copy', subject: fileSubject },
  { selector: '.date-time-picker__clear-button', textKey: 'clear', subject: fieldSubject },
  { selector: '.condition__field input[role="combobox"]', textKey: 'field' },
  { selector: '.condition__operator input[role="combobox"]', textKey: 'comparison' },
  { selector: '.condition__value input:not([type="hidden"])', textKey: 'value' },
  { selector: '.condition__actions-remove', textKey: 'remove' },
  { selector: '.condition__actions-add', textKey: 'add' },
  { selector: '.clickable-arrow--left', textKey: 'previous' },
  { selector: '.clickable-arrow--right', textKey: 'next' },
  { selector: 'input#select-all', textKey: 'selectAll' },
  { selector: 'td input[type="checkbox"]', textKey: 'select', subject: rowSubject },
  { selector: '.popup-button', textKey: 'more' },
  ...(['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript', 'link'] as const).map((textKey) => ({
    selector: `.toolbar-popup__button-${textKey}`,
    textKey,
  })),
]

const inputSelector = ':is(input, textarea, [role="textbox"]):not([type="hidden"], [type="file"], [aria-labelledby])'

/** Names the controls that have no accessible name: by their action, or by their field. */
export function nameControls(root: ParentNode, texts: ControlTexts): void {
  for (const { selector, textKey, subject } of rules)
    for (const control of root.querySelectorAll<HTMLElement>(selector))
      if (isUnnamed(control)) setName(control, texts[textKey], subject)
  for (const input of root.querySelectorAll<HTMLElement>(`.field-type ${inputSelector}`)) {
    const label = input.closest(fieldSubject.within)?.querySelector(fieldSubject.selector)
    if (label && !input.getAttribute('aria-label') && !hasLabel(input))
      input.setAttribute('aria-labelledby', ensureId(label))
  }
}

/** A name that `setName` has set counts as missing, because it may be in another language. */
function isUnnamed(control: HTMLElement): boolean {
  if (control.hasAttribute('data-nusa-named')) return true
  return !control.getAttribute('aria-label') && !hasLabel(control) && readVisibleText(control) === ''
}

/** Omits the tooltip, which is hidden until the pointer is above the control. */
function readVisibleText(control: HTMLElement): string {
  const nodes = [...control.childNodes].filter((node) => !(node instanceof Element && node.matches('.tooltip')))
  return nodes
    .map((node) => node.textContent)
    .join('')
    .trim()
}

function setName(control: HTMLElement, text: string, subject: Rule['subject']): void {
  // React does not overwrite these attributes, because the props of the control do not change.
  if (control.getAttribute('aria-label') !== text) control.setAttribute('aria-label', text)
  control.setAttribute('data-nusa-named', '')
  const subjectElement = subject && control.closest(subject.within)?.querySelector(subject.selector)
  if (subjectElement) control.setAttribute('aria-labelledby', `${ensureId(control)} ${ensureId(subjectElement)}`)
}

function hasLabel(control: HTMLElement): boolean {
  const isInput = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isInput && [...(control.labels ?? [])].some((label) => label.textContent.trim() !== '')
}

let lastId = 0

function ensureId(element: Element): string {
  if (!element.id) {
    lastId += 1
    element.id = `nusa-name-${lastId}`
  }
  return element.id
}
