const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The full-screen viewer: a strip that the browser scrolls and snaps, with buttons, arrow keys and a counter. */
function startGallery(gallery: HTMLElement): void {
  const find = (name: string) => gallery.querySelector<HTMLElement>(`[data-gallery-${name}]`)
  const viewer = gallery.querySelector<HTMLDialogElement>('[data-gallery-viewer]')
  const strip = find('strip')
  const counter = find('counter')
  const previous = gallery.querySelector<HTMLButtonElement>('[data-gallery-previous]')
  const next = gallery.querySelector<HTMLButtonElement>('[data-gallery-next]')
  if (!viewer || !strip || !counter || !previous || !next) return

  const count = strip.children.length
  let index = 0

  const draw = () => {
    counter.textContent = `${index + 1} / ${count}`
    previous.disabled = index === 0
    next.disabled = index === count - 1
  }

  const show = (at: number, behavior: ScrollBehavior) => {
    index = Math.min(Math.max(at, 0), count - 1)
    strip.scrollTo({ left: index * strip.clientWidth, behavior: still.matches ? 'instant' : behavior })
    draw()
  }

  for (const opener of gallery.querySelectorAll<HTMLElement>('[data-gallery-open]')) {
    opener.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      viewer.showModal()
      strip.focus()
      show(Number(opener.dataset.galleryOpen), 'instant')
    })
  }

  strip.addEventListener('scrollend', () => {
    index = Math.round(strip.scrollLeft / strip.clientWidth)
    draw()
  })
  viewer.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(index + step, 'smooth')
  })
  previous.addEventListener('click', () => show(index - 1, 'smooth'))
  next.addEventListener('click', () => show(index + 1, 'smooth'))
  find('close')?.addEventListener('click', () => viewer.close())
  addEventListener('resize', () => {
    if (viewer.open) show(index, 'instant')
  })
}

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) startGallery(gallery)
