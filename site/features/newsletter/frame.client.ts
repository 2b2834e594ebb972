import { runWhenLoaded } from '../../lib/load-code.ts'

const form = document.querySelector<HTMLFormElement>('[data-newsletter]')
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  runWhenLoaded(import('./subscribe.ts'), ({ subscribe }) => void subscribe(form))
})
