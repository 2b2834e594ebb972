import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeForm,
  click,
  findButton,
  readFormFields,
  renderInForm,
  unmountForm,
} from '../../../testing/payload-form.tsx'
import { PictureFile } from './PictureFile.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

const stored = { filename: 'stored.webp', updatedAt: '10:00', renditions: [{ width: 80 }] }
const file = (name: string, size = 4) => {
  const chosen = new File(['x'], name, { type: 'image/jpeg' })
  Object.defineProperty(chosen, 'size', { value: size })
  return chosen
}
const refusal = { valid: false, errorMessage: 'This file is not a readable picture.' }
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const chosenFile = () => document.querySelector('[aria-label="Chosen file"]')
const storedFile = () => document.querySelector('.file-details__remove')

/** Opens the form of a stored picture, or of a new one without `data`. */
const open = (data?: object) => renderInForm(<PictureFile />, { document: { collectionSlug: 'media', data } })
const choose = (value: File | null) => changeForm({ fields: { file: { value, valid: true } } })
const refuse = (value: File) => changeForm({ fields: { file: { value, ...refusal } } })

/** The width in pixels of every decoded file; null if the files are not pictures. */
let decodedWidth: number | null = null

beforeEach(() => {
  decodedWidth = null
  vi.stubGlobal('createImageBitmap', async () => {
    if (decodedWidth === null) throw new Error('not a picture')
    return { width: decodedWidth, close: () => undefined }
  })
})
afterEach(async () => {
  await unmountForm()
  vi.unstubAllGlobals()
})

describe('a chosen replacement', () => {
  test('is shown instead of the stored file until the picture is saved', async () => {
    await open(stored)
    await choose(file('second.jpg'))
    expect(chosenFile()?.textContent).toContain('second.jpg')
    expect(storedFile()).toBeNull()
    await changeForm({ document: { collectionSlug: 'media', data: { ...stored, updatedAt: '10:01' } } })
    expect(chosenFile()).toBeNull()
    expect(storedFile()).not.toBeNull()
    expect(readFormFields().file?.value).toBeUndefined()
  })

  test('stays visible with its error after a rejected save', async () => {
    await open(stored)
    const chosen = file('fake.jpg')
    await choose(chosen)
    await changeForm({ isProcessing: true })
    await refuse(chosen)
    await changeForm({ isProcessing: false })
    expect(chosenFile()?.textContent).toContain('fake.jpg')
    expect(alerts()).toEqual([refusal.errorMessage])
  })

  test('can be cancelled: the error is cleared, and the focus moves to the stored file', async () => {
    await open(stored)
    await choose(file('fake.jpg'))
    await refuse(readFormFields().file?.value as File)
    const cancel = findButton('Keep the current picture')
    cancel?.focus()
    await click(cancel)
    expect(alerts()).toEqual([])
    expect(readFormFields().file).toMatchObject({ value: undefined, valid: true })
    expect(document.activeElement).toBe(storedFile())
  })
})

test('after a save without a picture was rejected, the next save does not remove the stored picture', async () => {
  await open(stored)
  await choose(null)
  await changeForm({ isProcessing: true })
  expect(readFormFields().file?.value).toBeNull()
  await changeForm({ isProcessing: false })
  expect(readFormFields().file?.value).toBeUndefined()
})

describe('each of several new files', () => {
  test('shows its own error again whenever it is selected, until it is replaced', async () => {
    await open()
    const [fake, other] = [file('fake.jpg'), file('other.jpg')]
    await choose(fake)
    await refuse(fake)
    await choose(other)
    expect(alerts()).toEqual([])
    await choose(fake)
    expect(alerts()).toEqual([refusal.errorMessage])
    await choose(file('good.jpg'))
    expect(alerts()).toEqual([])
  })

  test('does not show an error that arrives together with the file and is about the previous file', async () => {
    await open()
    await choose(file('fake.jpg'))
    await refuse(file('good.jpg'))
    expect(alerts()).toEqual([])
  })

  test('has an error before the upload if it exceeds the size limit', async () => {
    await open()
    await choose(file('large.jpg', 20 * 1024 * 1024 + 1))
    expect(alerts()).toEqual(['This file is larger than 20 MB. Please choose a smaller one.'])
    await choose(null)
    expect(alerts()).toEqual([])
  })
})

describe('the warning about a small picture', () => {
  const warning = () => document.querySelector('[role=status]')?.textContent

  test('is shown for a stored picture and for a chosen picture', async () => {
    await open(stored)
    expect(warning()).toContain('only 80 pixels wide')
    decodedWidth = 200
    await choose(file('small.jpg'))
    expect(warning()).toContain('only 200 pixels wide')
    decodedWidth = 960
    await choose(file('wide.jpg'))
    expect(warning()).toBe('')
  })

  test('is not shown for a file that the browser cannot decode', async () => {
    await open()
    await choose(file('fake.jpg'))
    expect(warning()).toBe('')
  })
})
