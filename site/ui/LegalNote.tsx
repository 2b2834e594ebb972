import { Fragment, useState } from 'react'
import { type LegalLink, type LegalLinks, legalLinks } from '../lib/legal-links.ts'

interface Props {
  /** The sentence up to the names of the pages. */
  text: string
  /** Stands between the names of two pages. */
  and?: string
  pages: readonly (keyof LegalLinks)[]
}

/** A sentence that links to legal pages. Without any of them it is left out. */
export function LegalNote({ text, and = '', pages }: Props) {
  const [known] = useState(legalLinks)
  const links = pages.map((page) => known[page]).filter((link): link is LegalLink => link !== null)
  if (links.length === 0) return null
  return (
    <p className="text-ink-soft text-sm">
      {`${text} `}
      {links.map(({ path, title }, index) => (
        <Fragment key={path}>
          {index > 0 && ` ${and} `}
          {/* In a new tab, since the form is not saved. */}
          <a href={path} target="_blank" rel="noopener" className="text-jungle underline underline-offset-4">
            {title}
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}
