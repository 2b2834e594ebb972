/**
 * Reads a file from a response, named as in its header (empty if it has no name); null if it has another content type.
 */
export async function readFileResponse(response: Response, answerType: string): Promise<File | null> {
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const type = response.headers.get('content-type') ?? ''
  // A network with a sign-in page (captive portal) responds with HTML.
  return type.startsWith(answerType) ? new File([await response.arrayBuffer()], name, { type }) : null
}
