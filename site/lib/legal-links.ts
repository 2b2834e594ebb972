export interface LegalLink {
  path: string
  title: string
}

/** The pages that a visitor agrees to; null if an editor has not published one. */
export interface LegalLinks {
  terms: LegalLink | null
  privacy: LegalLink | null
}

/** Returns the legal pages that the footer links to. It is on every page, so islands need no request for them. */
export function legalLinks(): LegalLinks {
  return { terms: footerLink('terms'), privacy: footerLink('privacy') }
}

function footerLink(kind: keyof LegalLinks): LegalLink | null {
  const link = document.querySelector(`footer a[data-legal-page="${kind}"]`)
  const path = link?.getAttribute('href')
  return link && path ? { path, title: link.textContent.trim() } : null
}
