/** Milliseconds that the pointer may be elsewhere on its way into a menu. */
const patience = 150

/** The menus of the header: their buttons open them without us; here they also follow the pointer and the focus. */
for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
  const menu = document.getElementById(item.dataset.menu ?? '')
  const source = item.querySelector('button')
  if (!menu || !source) continue
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isHovered = false

  const open = () => {
    clearTimeout(leaving)
    if (!menu.matches(':popover-open')) menu.showPopover({ source })
  }
  const close = () => menu.hidePopover()

  // A finger has no hovering: its tap on the link goes there, and on the button opens the menu.
  item.addEventListener('pointerenter', ({ pointerType }) => {
    isHovered = pointerType === 'mouse'
    if (isHovered) open()
  })
  item.addEventListener('pointerleave', () => {
    if (isHovered) leaving = setTimeout(close, patience)
    isHovered = false
  })
  // What the pointer has opened, its click would close.
  source.addEventListener('click', (event) => {
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

// The style sheet finds the opener itself where the browser has anchor positioning.
if (!CSS.supports('anchor-name: --menu-opener'))
  for (const menu of popovers)
    menu.addEventListener('beforetoggle', () => {
      const opener = menu.parentElement?.getBoundingClientRect()
      if (!opener) return
      menu.style.setProperty('--opener-left', `${opener.left}px`)
      menu.style.setProperty('--opener-right', `${document.documentElement.clientWidth - opener.right}px`)
    })

// A page that comes back from the browser's memory comes back without the menu that one left it by.
addEventListener('pagehide', () => {
  for (const menu of popovers) menu.hidePopover()
})
