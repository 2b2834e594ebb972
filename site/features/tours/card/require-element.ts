/**
 * Returns the element of a list that matches a selector. Throws a TypeError if it is missing: a programming error.
 */
export function requireElement<Match extends Element>(
  section: ParentNode,
  selector: string,
  kind: new () => Match,
): Match {
  const match = section.querySelector(selector)
  if (!(match instanceof kind)) throw new TypeError(`The list of tours has no ${selector}.`)
  return match
}
