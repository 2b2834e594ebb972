import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { treatDialogsAsModal } from '../../testing/page.ts'
import { Dialog } from './Dialog.tsx'
import { DialogFooter } from './DialogFooter.tsx'
import { mountDialog } from './mount.tsx'
import { useClosingOnLeave } from './use-closing-on-leave.ts'

let root: Root
const onClose = vi.fn()

/** A panel with links to other pages. */
function Panel() {
  useClosingOnLeave(onClose)
  return null
}

const noPrice = new Error('No price')

function Broken(): never {
  throw noPrice
}

async function show(isBusy: boolean): Promise<void> {
  const footer = (
    <DialogFooter cancelLabel="Keep it" onCancel={onClose}>
      <button type="submit">Delete it</button>
    </DialogFooter>
  )
  await act(async () =>
    root.render(
      <Dialog title="Delete it?" onClose={onClose} isBusy={isBusy} footer={footer}>
        <p>It is gone for good then.</p>
      </Dialog>,
    ),
  )
}

const dialog = () => document.querySelector('dialog') ?? expect.unreachable()
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    [one.getAttribute('aria-label'), one.textContent].includes(name),
  ) ?? expect.unreachable()

const closingActions: [string, () => void][] = [
  ['the Keep it button', () => button('Keep it').click()],
  ['the Close button', () => button('Close').click()],
  ['Escape', () => dialog().dispatchEvent(new Event('cancel', { cancelable: true }))],
  ['a click outside', () => dialog().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))],
  ['Back', () => dispatchEvent(new PopStateEvent('popstate'))],
]

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onClose.mockClear()
  treatDialogsAsModal()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(closingActions)('leaving a dialog by %s', (_way, leave) => {
  it('closes the dialog', async () => {
    await show(false)
    await act(async () => leave())
    expect(onClose).toHaveBeenCalled()
  })

  it('does not close the dialog while its request runs', async () => {
    await show(true)
    await act(async () => leave())
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog().open).toBe(true)
  })
})

it('if a dialog throws while rendering, the page reports the error, offers a reload and can open a dialog again', async () => {
  // act() would throw the error itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  mountDialog(() => <Broken />)
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('Reload the page'))
  expect(reported).toHaveBeenCalledWith(noPrice)
  mountDialog(() => <p>Room</p>)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Room'))
})

it('useClosingOnLeave closes a dialog when the page is left, so that Back does not show the dialog again', async () => {
  await act(async () => root.render(<Panel />))
  dispatchEvent(new Event('pagehide'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('a dialog announces a running request, and disables its closing buttons until the response', async () => {
  await show(true)
  expect(document.querySelector('[role="status"]')?.textContent).toBe('One moment…')
  expect(button('Close').getAttribute('aria-disabled')).toBe('true')
  expect(button('Keep it').getAttribute('aria-disabled')).toBe('true')
  expect(dialog().getAttribute('closedby')).toBe('none')
  await show(false)
  expect(document.querySelector('[role="status"]')?.textContent).toBe('')
})
