import { runWhenLoaded } from '../../../lib/load-code.ts'
import { cardsEvent } from '../../../lib/page-events.ts'
import { onRecordChange, readRecord } from '../../../lib/session-record.ts'

const heartSelector = '[data-favorite]'
const loadHearts = () => import('./hearts.ts')

/** For signed-out visitors no code is loaded until they press a heart. */
function updateHearts(): void {
  if (!readRecord() || !document.querySelector(heartSelector)) return
  loadHearts().then(
    ({ renderHearts }) => renderHearts(),
    // Pressing a heart loads the code again and reports a failure.
    () => undefined,
  )
}

document.addEventListener('click', (event) => {
  const heart = event.target instanceof Element && event.target.closest<HTMLElement>(heartSelector)
  if (!heart) return
  event.preventDefault()
  if (heart.ariaDisabled) return
  // The state is read before the code is loaded, because that code may update the heart.
  const shouldBeFavorite = heart.ariaPressed !== 'true'
  runWhenLoaded(loadHearts(), ({ toggleHeart }) => toggleHeart(heart, shouldBeFavorite), heart)
})
document.addEventListener(cardsEvent, updateHearts)
onRecordChange(updateHearts)
updateHearts()
