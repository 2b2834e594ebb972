/** The newsletter's form in the footer: what it does loads when it is first sent. */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]')
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const { subscribe } = await import('./subscribe.ts')
    await subscribe(form)
  } catch {
    const outcome = form.querySelector<HTMLElement>('[data-failed]')
    if (outcome) outcome.textContent = outcome.dataset.failed ?? ''
  }
})
