for (const toggle of document.querySelectorAll<HTMLElement>('[data-description-toggle]')) {
  const description = toggle.closest<HTMLElement>('[data-description]')
  toggle.addEventListener('click', () => {
    if (!description) return
    const isOpen = description.dataset.description === 'short'
    description.dataset.description = isOpen ? 'long' : 'short'
    toggle.setAttribute('aria-expanded', String(isOpen))
    toggle.textContent = (isOpen ? toggle.dataset.less : toggle.dataset.more) ?? ''
    if (!isOpen) description.scrollIntoView({ block: 'nearest' })
  })
}
