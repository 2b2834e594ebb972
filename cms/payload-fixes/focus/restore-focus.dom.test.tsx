import { afterEach, expect, test, vi } from 'vitest'
import { changeForm, renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { RestoreFocus } from './RestoreFocus.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)

afterEach(async () => {
  vi.useRealTimers()
  await unmountForm()
})

const controls = (status: string) => (
  <div className="doc-controls">
    <ul className="doc-controls__meta">
      <li>{status}</li>
    </ul>
    <button type="button">Publish</button>
  </div>
)
const open = () =>
  renderInForm(
    <form>
      <RestoreFocus />
      {controls('Status: Published')}
      <div className="field-type">
        <input id="title" />
        <button type="button" id="choose">
          Choose a picture
        </button>
      </div>
    </form>,
  )
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector)
const focused = () => document.activeElement
/** Disables the focused element. A browser then moves the focus to the top of the page, without an event. */
function disable(element: HTMLElement): void {
  const { parentElement, nextSibling } = element
  element.toggleAttribute('disabled', true)
  element.remove()
  parentElement?.insertBefore(element, nextSibling)
  expect(focused()).toBe(document.body)
}

async function save(element: HTMLElement, isEnabledAfterwards: boolean): Promise<void> {
  element.focus()
  disable(element)
  await changeForm({ isProcessing: true })
  if (isEnabledAfterwards) element.toggleAttribute('disabled', false)
  await changeForm({ isProcessing: false })
}

test('RestoreFocus returns the focus to a field when the field is enabled again after a save', async () => {
  await open()
  await save(find('#title'), true)
  await vi.waitFor(() => expect(focused()).toBe(find('#title')))
})

test('RestoreFocus moves the focus to the status if the button stays disabled after a publish', async () => {
  await open()
  await save(find('.doc-controls button'), false)
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Status: Published'))
})

test('RestoreFocus moves the focus to the new status if the buttons are rendered again later', async () => {
  await open()
  const controls = find('.doc-controls')
  await save(find('.doc-controls button'), false)
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Status: Published'))
  const renewed = controls.cloneNode(true)
  focused()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  controls.replaceWith(renewed)
  expect(focused()).toBe(document.body)
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Status: Published'))
})

test.each(['stay', 'are rendered again'])(
  'RestoreFocus keeps the focus in a drawer if the buttons of the drawer %s',
  async (happening) => {
    await renderInForm(
      <>
        <form>{controls('Status: Draft')}</form>
        <form id="drawer">
          <RestoreFocus />
          {controls('Status: Published')}
        </form>
      </>,
    )
    const inDrawer = find('#drawer .doc-controls')
    const publish = find('#drawer button')
    publish.focus()
    disable(publish)
    await changeForm({ isProcessing: true })
    if (happening === 'are rendered again') inDrawer.replaceWith(inDrawer.cloneNode(true))
    await changeForm({ isProcessing: false })
    await vi.waitFor(() => expect(focused()?.textContent).toBe('Status: Published'))
  },
)

test('RestoreFocus moves the focus to the first control of a field whose focused control was removed', async () => {
  await open()
  const choose = find('#choose')
  choose.focus()
  choose.remove()
  await changeForm({ fields: { picture: { value: 7 } } })
  await vi.waitFor(() => expect(focused()).toBe(find('#title')))
})

test('RestoreFocus does not move the focus back to a form that the user has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  find('#title').focus()
  find('#title').blur()
  await changeForm({ fields: { title: { value: 'Ubud' } } })
  vi.runAllTimers()
  expect(focused()).toBe(document.body)
})
