/** How long the pointer may be outside of the navigation item on its way into the menu. */
const hoverDelayMs = 150

/** Opens the menus on hover and on keyboard focus. Their buttons work without a script. */
for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
  const menu = document.getElementById(item.dataset.menu ?? '')
  const button = item.querySelector('button')
  if (!menu || !button) continue
  let closeTimer: ReturnType<typeof setTimeout> | undefined
  let isHovered = false

  const open = () => {
    clearTimeout(closeTimer)
    if (!menu.matches(':popover-open')) menu.showPopover({ source: button })
  }
  const close = () => menu.hidePopover()

  // Touch has no hover. A tap on the link follows the link, and a tap on the button opens the menu.
  item.addEventListener('pointerenter', ({ pointerType }) => {
    isHovered = pointerType === 'mouse'
    if (isHovered) open()
  })
  item.addEventListener('pointerleave', () => {
    if (isHovered) closeTimer = setTimeout(close, hoverDelayMs)
    isHovered = false
  })
  // A click must not close the menu that the hover has opened.
  button.addEventListener('click', (event) => {
    if (isHovered && menu.matches(':popover-open')) event.preventDefault()
  })
  item.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('a:focus-visible')) open()
  })
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) close()
  })
}

const popovers = document.querySelectorAll<HTMLElement>('[popover]')

// In a browser with anchor positioning, the style sheet positions the menus.
if (!CSS.supports('anchor-name: --menu-opener'))
  for (const menu of popovers)
    menu.addEventListener('beforetoggle', () => {
      const opener = menu.parentElement?.getBoundingClientRect()
      if (!opener) return
      menu.style.setProperty('--opener-left', `${opener.left}px`)
      menu.style.setProperty('--opener-right', `${document.documentElement.clientWidth - opener.right}px`)
    })

// A page restored from the back/forward cache must not show an open menu.
addEventListener('pagehide', () => {
  for (const menu of popovers) menu.hidePopover()
})
