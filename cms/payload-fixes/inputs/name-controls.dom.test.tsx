import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { afterEach, expect, test, vi } from 'vitest'
import { changeForm, renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { NameControls } from './NameControls.tsx'

const translation = vi.hoisted(() => ({ language: 'en' }))
vi.mock('@payloadcms/ui', async () => {
  const { payloadForm } = await import('../../testing/payload-form.tsx')
  return {
    ...payloadForm,
    useTranslation() {
      payloadForm.useAllFormFields()
      return { i18n: { language: translation.language }, t: translate }
    },
  }
})

function translate(key: string): string {
  const texts: Record<string, unknown> = (translation.language === 'id' ? id : en).translations.general
  return String(texts[key.replace('general:', '')])
}

afterEach(async () => {
  translation.language = 'en'
  await unmountForm()
})

const picture = `
  <div class="upload-field-card">
    <div class="upload upload--has-many__drag" role="button" tabindex="0"></div>
    <div class="upload-relationship-details">
      <p class="upload-relationship-details__filename"><a href="/walk.webp">walk.webp</a></p>
      <button class="btn upload-relationship-details__edit"></button>
      <button class="btn upload-relationship-details__remove"></button>
    </div>
  </div>`
const filter = `
  <div class="condition">
    <div class="condition__field"><input role="combobox"></div>
    <div class="condition__operator"><input role="combobox"></div>
    <div class="condition__value"><input placeholder="Enter a value"></div>
    <button class="btn condition__actions-remove"></button><button class="btn condition__actions-add"></button>
  </div>`
const list = `
  <table><tr><th><input type="checkbox" id="select-all" aria-label="" aria-labelledby="select-all"></th></tr>
    <tr><td><input type="checkbox" id="row" aria-label=""></td><td><a href="/33">Sunrise</a></td></tr></table>
  <button class="clickable-arrow clickable-arrow--left"></button>
  <button class="clickable-arrow clickable-arrow--right"></button>`
const editor = `
  <div class="field-type rich-text-lexical"><label class="field-label">Important notes</label>
    <button class="toolbar-popup__button toolbar-popup__button-bold"></button>
    <div class="ContentEditable__root" role="textbox" contenteditable="true">Bring water.</div></div>`
const fields = `
  <div class="field-type"><label class="field-label">Prices</label>
    <div class="field-type"><label class="field-label">Tour type</label><input role="combobox"></div></div>
  <div class="field-type"><label class="field-label" for="field-name-2">Name</label><input id="field-name"></div>
  <div class="field-type"><label class="field-label">Published on</label><input type="text">
    <button class="date-time-picker__clear-button"></button></div>`
const file = `
  <div class="file-details"><div class="file-meta__url"><a href="/walk.webp">walk.webp</a>
    <button class="copy-to-clipboard"><aside class="tooltip">Copy URL</aside></button></div><button class="file-details__remove"></button></div>`
const menus = `
  <button class="popup-button"></button>
  <button class="popup-button"><div class="doc-controls__dots"><div></div></div></button>`

async function open(html: string): Promise<void> {
  await renderInForm(<NameControls>{null}</NameControls>)
  await changePage(html)
}
/** Changes the page as Payload does, and waits until the change is observed. */
async function changePage(html: string): Promise<void> {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = html
  await changeForm({})
}
const names = () => [...document.querySelectorAll('input, button, [role]')].map(accessibleName)
function accessibleName(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const parts = ids.map((name) => document.getElementById(name))
  const own = control.getAttribute('aria-label') ?? ''
  if (ids.length === 0) return own || control.textContent.trim()
  return parts.map((part) => (part === control ? own : part?.textContent)).join(' ')
}

test.each([
  ['an upload field with a picture', picture, ['Move walk.webp', 'Edit walk.webp', 'Remove walk.webp']],
  ['a filter', filter, ['Field', 'Comparison', 'Value', 'Remove', 'Add Filter']],
  ['a list', list, ['Select all rows', 'Select Sunrise', 'Previous', 'Next']],
  ['a rich text', editor, ['Bold', 'Important notes']],
  ['fields in a drawer', fields, ['Tour type', 'Name', 'Published on', 'Clear Published on']],
  ['a file', file, ['Copy walk.webp', 'Remove walk.webp']],
  ['menus', menus, ['More options', 'More options']],
])('NameControls names the controls of %s', async (_subject, html, expected) => {
  await open(html)
  expect(names()).toEqual(expected)
})

test('NameControls replaces English names with Indonesian names when the language changes', async () => {
  await open(picture + filter)
  expect(names()).toContain('Field')
  translation.language = 'id'
  await changeForm({})
  expect(names()).toEqual([
    ...['Pindah walk.webp', 'Edit walk.webp', 'Hapus walk.webp'],
    ...['Isian', 'Perbandingan', 'Nilai', 'Hapus', 'Tambah Filter'],
  ])
})

test('NameControls does not change controls that already have a name', async () => {
  const html = `
    <div class="field-type"><label class="field-label">Car</label><input role="combobox" aria-label="Van"></div>
    <div class="field-type"><label class="field-label">Other</label><label for="seats">Seats</label><input id="seats"></div>
    <button class="popup-button">Per Page: 10</button>`
  await open(html)
  expect(document.querySelector('main')?.innerHTML).toBe(html)
})
