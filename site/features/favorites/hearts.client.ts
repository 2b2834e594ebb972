import { withCode } from '../../lib/code.ts'
import { cardsEvent } from '../../lib/page-events.ts'
import { onRecordChange, readRecord } from '../../lib/session-record.ts'

const hearts = '[data-favorite]'
const load = () => import('./hearts.ts')

/** Somebody who is signed in sees their hearts; for everybody else nothing is loaded until one is pressed. */
function draw(): void {
  if (!readRecord() || !document.querySelector(hearts)) return
  load().then(
    ({ drawHearts }) => drawHearts(),
    // Nobody waits for it; a press on a heart says what is missing.
    () => undefined,
  )
}

document.addEventListener('click', (event) => {
  const heart = event.target instanceof Element && event.target.closest<HTMLElement>(hearts)
  if (!heart) return
  event.preventDefault()
  if (heart.ariaDisabled) return
  // What the press means is what the heart shows now: the code that comes may draw it anew.
  const isOn = heart.ariaPressed !== 'true'
  withCode(load(), ({ pressHeart }) => pressHeart(heart, isOn), heart)
})
document.addEventListener(cardsEvent, draw)
onRecordChange(draw)
draw()
