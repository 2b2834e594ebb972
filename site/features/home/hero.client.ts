import { nextSlide, slideTime } from './rotation.ts'

/** Turns the hero's pictures: every five seconds, unless the traveller is at it, asked it to stop, or wants less motion. */
function startHero(hero: HTMLElement): void {
  const frame = hero.querySelector('[data-hero-slides]')
  const others = hero.querySelector<HTMLTemplateElement>('[data-hero-others]')
  const pause = hero.querySelector<HTMLElement>('[data-hero-pause]')
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-hero-dot]')]
  if (!frame || !others || !pause) return

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let index = 0
  let isPaused = stillness.matches
  let isBusy = false

  const slides = [...frame.querySelectorAll('img')]
  for (const image of document.importNode(others.content, true).querySelectorAll('img')) {
    image.toggleAttribute('data-hidden', true)
    slides.push(image)
  }

  /** A slide's picture is asked for when its turn comes near, not before. */
  const prepare = (at: number) => {
    const slide = slides[at]
    if (!slide || slide.isConnected) return
    slide.loading = 'eager'
    frame.append(slide)
  }

  const show = async (at: number) => {
    index = at
    prepare(at)
    await slides[at]?.decode().catch(() => undefined)
    // Another one was asked for while this one loaded.
    if (index !== at) return
    for (const [place, slide] of slides.entries()) slide.toggleAttribute('data-hidden', place !== at)
    for (const [place, dot] of dots.entries()) {
      if (place === at) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (!isPaused) prepare(nextSlide(at, slides.length))
    turn()
  }

  const drawPause = () => {
    hero.toggleAttribute('data-paused', isPaused)
    pause.setAttribute('aria-label', (isPaused ? pause.dataset.playText : pause.dataset.pauseText) ?? '')
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused
    drawPause()
  })
  for (const [at, dot] of dots.entries()) {
    dot.addEventListener('click', () => void show(at))
  }
  hero.addEventListener('pointerenter', ({ pointerType }) => {
    isBusy = pointerType === 'mouse'
  })
  // A finger that has tapped a dot is gone again, though the focus stays there.
  const hasVisibleFocus = () => hero.querySelector(':focus-visible') !== null
  hero.addEventListener('pointerleave', () => {
    isBusy = hasVisibleFocus()
  })
  hero.addEventListener('focusin', () => {
    isBusy ||= hasVisibleFocus()
  })
  hero.addEventListener('focusout', () => {
    isBusy = hero.matches(':hover')
  })
  stillness.addEventListener('change', () => {
    isPaused = stillness.matches
    drawPause()
  })

  let turning = 0
  /** Gives the slide that stands its whole time, from when it is seen. */
  const turn = () => {
    clearInterval(turning)
    turning = window.setInterval(() => {
      if (!isPaused && !isBusy && !document.hidden) void show(nextSlide(index, slides.length))
    }, slideTime)
  }

  drawPause()
  turn()
  setTimeout(() => {
    if (!isPaused) prepare(nextSlide(index, slides.length))
  }, slideTime / 2)
}

const hero = document.querySelector<HTMLElement>('[data-hero]')
if (hero) startHero(hero)
