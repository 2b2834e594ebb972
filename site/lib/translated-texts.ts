/**
 * Browsers translate a page by replacing its text nodes with elements (`<font>` in Chrome and Edge). React then updates
 * text nodes that are not in the page, and removing them throws an error. This guard puts the original text nodes back
 * as soon as code uses them. The translator then translates them again.
 */

/** The text nodes that each translated element replaces, in order. */
const originalTexts = new WeakMap<Element, Text[]>()
const translations = new WeakMap<Node, Element>()
/** Text nodes that the code of the page has removed. The translator did not replace them. */
const removedByPage = new WeakSet<Node>()

function restoreTexts(translation: Element): void {
  const texts = originalTexts.get(translation) ?? []
  originalTexts.delete(translation)
  for (const text of texts) translations.delete(text)
  if (translation.isConnected) translation.replaceWith(...texts)
}

function restoreTranslatedText(node: Node | null): void {
  const translation = node && translations.get(node)
  if (translation) restoreTexts(translation)
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT' && node.isConnected

function handleRecords(records: readonly MutationRecord[], changeObserver: MutationObserver): void {
  for (const record of records) {
    // The translator itself makes changes inside a <font> element.
    if (record.target.nodeName === 'FONT') continue
    // The code of the page moved a text node. Its translation stayed behind.
    for (const text of record.addedNodes) if (text.isConnected) translations.get(text)?.remove()
    for (const text of record.removedNodes) {
      if (text instanceof Text) handleRemovedText(text, record, changeObserver)
    }
  }
}

/** If a translation has replaced the text node, stores which translation. */
function handleRemovedText(text: Text, record: MutationRecord, changeObserver: MutationObserver): void {
  const { target, addedNodes, previousSibling, nextSibling } = record
  const wasRemovedByPage = removedByPage.delete(text)
  if (wasRemovedByPage || text.parentNode === target) return
  const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
  if (!translation) return
  const texts = originalTexts.get(translation) ?? []
  if (translation === nextSibling) texts.unshift(text)
  else texts.push(text)
  originalTexts.set(translation, texts)
  translations.set(text, translation)
  changeObserver.observe(text, { characterData: true })
}

let isGuarding = false

/** Puts the original text nodes back when the code of the page uses them. Call this before React draws anything. */
export function guardTranslatedTexts(): void {
  if (isGuarding) return
  isGuarding = true
  const changeObserver = new MutationObserver((records) => {
    for (const { target } of records) restoreTranslatedText(target)
  })
  const replacementObserver = new MutationObserver((records) => handleRecords(records, changeObserver))
  replacementObserver.observe(document, { childList: true, subtree: true })
  const { insertBefore, removeChild } = Node.prototype
  const restoreBeforeChange = (parent: Node, child: Node | null) => {
    if (!(child instanceof Text) || child.parentNode === parent) return
    handleRecords(replacementObserver.takeRecords(), changeObserver)
    restoreTranslatedText(child)
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    restoreBeforeChange(this, child)
    if (child instanceof Text) {
      // A translator that merges texts may have removed the text node for good.
      if (child.parentNode !== this) return child
      removedByPage.add(child)
    }
    removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, nextNode: Node | null): Child {
    restoreTranslatedText(node)
    restoreBeforeChange(this, nextNode)
    insertBefore.call(this, node, nextNode instanceof Text && nextNode.parentNode !== this ? null : nextNode)
    return node
  }
}
