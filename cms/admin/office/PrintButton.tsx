'use client'

/** Opens the browser's own dialog to print the page. */
export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()}>
      Print
    </button>
  )
}
