interface Props {
  /** HTML that the CMS made from rich text, as the content schemas promise; never what a traveler typed. */
  html: string
}

/** An editor's text. It is the one place where React prints HTML; a script that got into it would not run under the CSP. */
export function RichText({ html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an editor's text is HTML that the CMS made itself
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
