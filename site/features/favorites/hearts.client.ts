import { onRecordChange, readRecord } from '../../lib/session-record.ts'
import { styled } from '../../lib/styles.ts'

const hearts = '[data-favorite]'
const load = () => import('./hearts.ts')

/** Somebody who is signed in sees their hearts; for everybody else nothing is loaded until one is pressed. */
function draw(): void {
  if (readRecord() && document.querySelector(hearts)) void load().then(({ drawHearts }) => drawHearts())
}

document.addEventListener('click', (event) => {
  const heart = event.target instanceof Element && event.target.closest<HTMLElement>(hearts)
  if (!heart) return
  event.preventDefault()
  void styled(load()).then(({ pressHeart }) => pressHeart(heart))
})
// Dispatched (bubbling) where cards were drawn.
document.addEventListener('nusa:cards', draw)
onRecordChange(draw)
draw()
