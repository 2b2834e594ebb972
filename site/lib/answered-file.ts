/** An answered file, by the name that the server gave it (empty where it gave none); null where it is of another type. */
export async function answeredFile(response: Response, answerType: string): Promise<File | null> {
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const type = response.headers.get('content-type') ?? ''
  // A network that wants somebody to sign in first answers with a page.
  return type.startsWith(answerType) ? new File([await response.arrayBuffer()], name, { type }) : null
}
