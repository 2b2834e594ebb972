let locks = 0

/** Keeps the page behind a dialog from scrolling. Gives the function that lets go. */
export function lockScroll(): () => void {
  locks++
  document.documentElement.classList.add('overflow-hidden')
  return () => {
    locks--
    if (locks === 0) document.documentElement.classList.remove('overflow-hidden')
  }
}
