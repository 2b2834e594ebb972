/** Draws the storefront's icon: the sun over a volcano. */
export function Mark() {
  return (
    <svg className="nusa-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="21" cy="11" r="5.5" className="nusa-mark__sun" />
      <path d="M3 22 12 9l6.5 8 3-3L29 22Z" />
      <path d="M5 26h22" className="nusa-mark__sea" />
    </svg>
  )
}

/** Shows the logo on the pages before sign-in. */
export function Logo() {
  return (
    <span className="nusa-logo">
      <Mark />
      <span>Nusa</span>
    </span>
  )
}

/** Shows the logo at the top of every page, where it links to the start page. */
export function Icon() {
  return (
    <span className="nusa-icon">
      <Mark />
    </span>
  )
}
