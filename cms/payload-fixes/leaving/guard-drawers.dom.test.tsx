import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeForm, click, listOpenModals, renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { GuardBulkUpload, GuardDrawers, GuardModifiedForm } from './GuardDrawers.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)

const question = 'leave-without-saving-doc-drawer'
const drawer = { slug: 'new-category', isOpen: true, openedOn: 0 }
/** Payload's own listeners, which close the drawer. */
const closeDrawer = vi.fn()

async function openDrawer({ isModified = true } = {}): Promise<void> {
  await renderInForm(
    <GuardDrawers>
      <GuardModifiedForm />
      <button type="button" id="close-drawer__new-category" onClick={closeDrawer}>
        Close
      </button>
      <button type="button" id="other">
        Other
      </button>
    </GuardDrawers>,
    { isModified, drawerSlug: drawer.slug, modals: { [drawer.slug]: drawer } },
  )
  document.addEventListener('keydown', closeDrawer)
}

const pressEscape = (target: Element = document.body) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
const element = (id: string) => document.getElementById(id) ?? expect.unreachable()

afterEach(async () => {
  document.removeEventListener('keydown', closeDrawer)
  closeDrawer.mockClear()
  await unmountForm()
})

describe('a drawer with unsaved changes', () => {
  test('asks for a confirmation before Escape closes it', async () => {
    await openDrawer()
    await pressEscape()
    expect(listOpenModals()).toEqual([drawer.slug, question])
    expect(closeDrawer).not.toHaveBeenCalled()
  })

  test('asks for a confirmation if the user clicks outside the drawer, but not for other clicks', async () => {
    await openDrawer()
    await click(element('other'))
    expect(listOpenModals()).toEqual([drawer.slug])
    await click(element('close-drawer__new-category'))
    expect(listOpenModals()).toEqual([drawer.slug, question])
    expect(closeDrawer).not.toHaveBeenCalled()
  })

  test('does not prevent Escape from closing the confirmation dialog', async () => {
    await openDrawer()
    await changeForm({ modals: { [drawer.slug]: drawer, [question]: { slug: question, isOpen: true, openedOn: 1 } } })
    await pressEscape()
    expect(closeDrawer).toHaveBeenCalledOnce()
  })

  test('stays open without a confirmation dialog if Escape closes a list of options', async () => {
    await openDrawer()
    element('other').setAttribute('aria-expanded', 'true')
    await pressEscape(element('other'))
    expect(listOpenModals()).toEqual([drawer.slug])
    expect(closeDrawer).not.toHaveBeenCalled()
  })
})

test('a drawer without unsaved changes closes without a confirmation dialog', async () => {
  await openDrawer({ isModified: false })
  await pressEscape()
  await click(element('close-drawer__new-category'))
  expect(listOpenModals()).toEqual([drawer.slug])
  expect(closeDrawer).toHaveBeenCalledTimes(2)
})

test('the form for uploading several pictures asks for a confirmation before it closes', async () => {
  await renderInForm(
    <GuardDrawers>
      <GuardBulkUpload />
    </GuardDrawers>,
    { drawerSlug: drawer.slug, modals: { [drawer.slug]: drawer } },
  )
  await pressEscape()
  expect(listOpenModals()).toEqual([drawer.slug, 'bulk-upload--discard-without-saving'])
})
