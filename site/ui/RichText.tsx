interface Props {
  /** HTML that the CMS rendered from rich text. It never contains input from travellers. */
  html: string
}

/** The only component that inserts HTML. The CSP would block a script in the HTML. */
export function RichText({ html }: Props) {
  // The converter of the CMS has escaped all text, and React has no other way to render headings, lists and links from
  // HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its HTML is the CMS's own, and every word in it is escaped
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
