import { withCode } from '../../lib/code.ts'

/** The newsletter's form in the footer: what it does loads when it is first sent. */
const form = document.querySelector<HTMLFormElement>('[data-newsletter]')
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  withCode(import('./subscribe.ts'), ({ subscribe }) => void subscribe(form))
})
