/** A gap: what was taken out stood in `target`, between the two. */
type Vao = Pick<MutationRecord, 'target' | 'nextSibling' | 'previousSibling'>

/** What a screen does for its focus, it has done by then. */
const DEPOIS_MS = 100

/**
 * Whoever presses what goes with its press (a line's bin, a message's ✕) would have the focus nowhere, and a screen reader begin the page anew: it goes on to the row that follows,
 * which is read, and whose buttons the next Tab comes to (WCAG 2.4.3). To the row, not to a button of it: a key that is held down, or pressed twice, does nothing there. A message is beside
 * nothing: from there it goes back to where it was. What was disabled while its change was on its way has it again afterwards. What a screen says itself of its focus comes first.
 * @returns ends it
 */
export function watchFocus(): () => void {
  /** Whoever had it, the last one last. */
  let vistos: HTMLElement[] = []
  let find: (() => HTMLElement | undefined) | null = null

  function onFocus({ target }: Event) {
    if (target instanceof HTMLElement)
      vistos = [...vistos.filter((cada) => cada !== target && cada.isConnected).slice(-9), target]
  }
  // Pressed elsewhere, nothing has it, and nothing is to.
  function onPointer({ target }: Event) {
    if (target instanceof Node && vistos.at(-1)?.contains(target)) return
    vistos = []
    find = null
  }
  const observer = new MutationObserver((records) => {
    const ultimo = vistos.at(-1)
    if (!ultimo) return
    if (ultimo.isConnected) {
      if (ultimo.matches(':disabled')) find = () => (ultimo.matches(':disabled') ? undefined : ultimo)
      // Enabled again, or nothing was the matter with it.
      else if (find) setTimeout(restore, DEPOIS_MS)
      return
    }
    const vao = records.findLast((record) => isOf(record, ultimo))
    if (!vao) return
    find = () => findNext(vao, vistos)
    setTimeout(restore, DEPOIS_MS)
  })
  function restore() {
    const next = document.activeElement === document.body && find?.()
    find = null
    if (next) give(next)
  }

  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPointer)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPointer)
    observer.disconnect()
  }
}

/** Whether it took this out, of where something is still. Where a whole page went, its screen says where one is now. */
function isOf({ target, removedNodes }: MutationRecord, element: Element): boolean {
  const saiu = [...removedNodes].find((node) => node.contains(element))
  return target.isConnected && saiu instanceof Element && !saiu.querySelector('h1')
}

/** Where a message was closed, back; else what stands in its place, the row that follows, the one before, or what they stood in: by its title, where it has one. */
function findNext({ target, nextSibling, previousSibling }: Vao, vistos: readonly HTMLElement[]) {
  const isBeside = target instanceof Element && target !== document.body && !target.closest('[aria-live]')
  if (!isBeside) return vistos.findLast(isSeen)
  const antes = elementFrom(previousSibling, 'previousSibling')
  // What went with it has nothing beside it any more.
  const aqui = antes ? antes.nextElementSibling : target.firstElementChild
  const perto = [aqui, elementFrom(nextSibling, 'nextSibling'), antes]
  const row = perto.filter(isSeen).find(({ tabIndex }) => tabIndex < 0)
  // In a grid keys go from cell to cell.
  if (row) return row.querySelector<HTMLElement>('td[tabindex]') ?? row
  return target.querySelector('h1') ?? listAround(target).find(isSeen)
}

/** An element and what it stands in, without the body: a list that has no row any more may not be seen itself. */
function listAround(element: Element): Element[] {
  const { parentElement } = element
  return element === document.body ? [] : [element, ...(parentElement ? listAround(parentElement) : [])]
}

function isSeen(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.isConnected && node.checkVisibility()
}

/** The next one on this side that is an element. */
function elementFrom(node: Node | null, lado: 'nextSibling' | 'previousSibling'): Element | null {
  let cada = node
  while (cada && !(cada instanceof Element)) cada = cada[lado]
  return cada
}

/** Whatever it is can have it from here on. A key that is held down since the press presses nothing there. */
function give(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
    // Nothing was held down.
    else removeEventListener('keydown', onKeyDown, true)
  }
  addEventListener('keydown', onKeyDown, true)
  addEventListener('keyup', () => removeEventListener('keydown', onKeyDown, true), { once: true })
}
