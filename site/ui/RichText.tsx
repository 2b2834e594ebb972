interface Props {
  /** HTML that the CMS made from rich text, as the content schemas promise; never what a traveler typed. */
  html: string
}

/** An editor's text. It is the one place where React prints HTML; a script that got into it would not run under the CSP. */
export function RichText({ html }: Props) {
  // The CMS's converter has escaped every word of it, and React knows no other way to draw headings, lists and links from HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its HTML is the CMS's own, and every word in it is escaped
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
