interface Props {
  /** HTML that the CMS rendered from rich text. It never contains input from travellers. */
  html: string
}

/** The only React component that inserts HTML. The content security policy blocks scripts in the HTML. */
export function RichText({ html }: Props) {
  // React has no other way to render the headings, lists and links of an HTML text.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS has escaped all text in this HTML
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
