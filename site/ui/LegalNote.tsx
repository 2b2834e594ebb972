import { Fragment, useState } from 'react'

interface Props {
  /** The start of the sentence: 'You agree to our'. */
  text: string
  /** The word between the names of two pages: 'and'. */
  conjunction?: string
  pages: readonly (keyof LegalLinks)[]
}

/** Renders nothing if none of the pages is published. */
export function LegalNote({ text, conjunction = '', pages }: Props) {
  const [footerLinks] = useState(readLegalLinks)
  const links = pages.map((page) => footerLinks[page]).filter((link): link is LegalLink => link !== null)
  if (links.length === 0) return null
  return (
    <p className="text-ink-soft text-sm">
      {`${text} `}
      {links.map(({ path, title }, index) => (
        <Fragment key={path}>
          {index > 0 && ` ${conjunction} `}
          {/* The page opens in a new tab, so that the input in the form is not lost. */}
          <a href={path} target="_blank" rel="noopener" className="text-jungle underline underline-offset-4">
            {title}
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}

interface LegalLink {
  path: string
  title: string
}

/** Null means that the page is not published. */
interface LegalLinks {
  terms: LegalLink | null
  privacy: LegalLink | null
}

/** Reads the links from the footer, which is on every page, so that no request is needed. */
function readLegalLinks(): LegalLinks {
  return { terms: readFooterLink('terms'), privacy: readFooterLink('privacy') }
}

function readFooterLink(kind: keyof LegalLinks): LegalLink | null {
  const link = document.querySelector(`footer a[data-legal-page="${kind}"]`)
  const path = link?.getAttribute('href')
  return link && path ? { path, title: link.textContent.trim() } : null
}
