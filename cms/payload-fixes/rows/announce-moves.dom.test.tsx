import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../testing/payload-form.tsx'
import { AnnounceMoves } from './AnnounceMoves.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/payload-form.tsx')).payloadForm)
vi.mock('../../core/i18n/use-language.ts', () => ({ useTexts: <Texts,>({ en }: { en: Texts }) => en }))

afterEach(unmountForm)

test('AnnounceMoves announces the title and position of a moved entry instead of its id', async () => {
  await renderInForm(
    <form>
      <AnnounceMoves />
      <div className="field-type" id="field-days__0__category_ids">
        <button type="button">
          <span className="relationship--multi-value-label__text">Diving</span>
        </button>
        <div id="DndLiveRegion-0">-</div>
      </div>
    </form>,
    { fields: { 'days.0.category_ids': { value: [4, 9] } } },
  )
  document.querySelector('button')?.focus()
  const region = document.querySelector('#DndLiveRegion-0')
  const announce = async (announcement: string) => {
    if (region?.firstChild) region.firstChild.nodeValue = announcement
    await Promise.resolve()
    return region?.textContent
  }
  // dnd-kit announces both moves at once.
  void announce('Picked up draggable item categories_4.')
  expect(await announce('Draggable item categories_4 was moved over droppable area categories_4.')).toBe(
    'Diving is at position 1 of 2.',
  )
  expect(await announce('Draggable item categories_4 was moved over droppable area categories_9.')).toBe(
    'Diving is at position 2 of 2.',
  )
  expect(await announce('Draggable item categories_4 was dropped over droppable area categories_9')).toBe(
    'Diving was dropped at position 2 of 2.',
  )
})
