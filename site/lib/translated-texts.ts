/**
 * Browsers translate a page by replacing its text nodes with elements (`<font>` in Chrome and Edge). Code that holds
 * such a text node, as React does, then updates a node that is not in the page. If the code removes the node from its
 * former parent, the browser throws an error. This guard puts the original text nodes back as soon as code uses them.
 * The translator then translates them again.
 */

/** The elements that replace text nodes, with the text nodes in order. */
const originals = new WeakMap<Element, Text[]>()
const standIns = new WeakMap<Node, Element>()
/** Text nodes that code of the page removed, so that no translation replaces them. */
const removedByPage = new WeakSet<Node>()

/** Replaces `standIn` by the original text nodes. */
function restore(standIn: Element): void {
  const texts = originals.get(standIn) ?? []
  originals.delete(standIn)
  for (const text of texts) standIns.delete(text)
  if (standIn.isConnected) standIn.replaceWith(...texts)
}

function restoreTextOf(node: Node | null): void {
  const standIn = node && standIns.get(node)
  if (standIn) restore(standIn)
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT' && node.isConnected

function handleRecords(records: readonly MutationRecord[], changes: MutationObserver): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Changes of a translator within its own elements.
    if (target.nodeName === 'FONT') continue
    // Code of the page moved a text node whose translation stayed behind.
    for (const text of addedNodes) if (text.isConnected) standIns.get(text)?.remove()
    for (const text of removedNodes) {
      if (!(text instanceof Text) || removedByPage.delete(text) || text.parentNode === target) continue
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (!standIn) continue
      const texts = originals.get(standIn) ?? []
      if (standIn === nextSibling) texts.unshift(text)
      else texts.push(text)
      originals.set(standIn, texts)
      standIns.set(text, standIn)
      changes.observe(text, { characterData: true })
    }
  }
}

let isOn = false

/** Starts the guard once per page. Call it before React draws anything. */
export function guardTranslatedTexts(): void {
  if (isOn) return
  isOn = true
  const changes = new MutationObserver((records) => {
    for (const { target } of records) restoreTextOf(target)
  })
  const replacements = new MutationObserver((records) => handleRecords(records, changes))
  replacements.observe(document, { childList: true, subtree: true })
  const { insertBefore, removeChild } = Node.prototype
  /** Makes `child` a child of `parent` again if a translation has replaced it. */
  const settle = (parent: Node, child: Node | null) => {
    if (!(child instanceof Text) || child.parentNode === parent) return
    handleRecords(replacements.takeRecords(), changes)
    restoreTextOf(child)
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    settle(this, child)
    if (child instanceof Text) {
      // A translator that merges texts may have removed the text node for good.
      if (child.parentNode !== this) return child
      removedByPage.add(child)
    }
    removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    restoreTextOf(node)
    settle(this, before)
    insertBefore.call(this, node, before instanceof Text && before.parentNode !== this ? null : before)
    return node
  }
}
