import { withCode } from '../../lib/code.ts'
import { cardsEvent } from '../../lib/page-events.ts'
import { onRecordChange, readRecord } from '../../lib/session-record.ts'

const hearts = '[data-favorite]'
const load = () => import('./hearts.ts')

/** Updates the hearts of a signed-in user. For signed-out visitors no code is loaded until they press a heart. */
function draw(): void {
  if (!readRecord() || !document.querySelector(hearts)) return
  load().then(
    ({ drawHearts }) => drawHearts(),
    // The page does not wait for it; pressing a heart reports the failure.
    () => undefined,
  )
}

document.addEventListener('click', (event) => {
  const heart = event.target instanceof Element && event.target.closest<HTMLElement>(hearts)
  if (!heart) return
  event.preventDefault()
  if (heart.ariaDisabled) return
  // Read the state before loading: the loaded code may update the heart.
  const isOn = heart.ariaPressed !== 'true'
  withCode(load(), ({ pressHeart }) => pressHeart(heart, isOn), heart)
})
document.addEventListener(cardsEvent, draw)
onRecordChange(draw)
draw()
