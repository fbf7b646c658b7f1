/** What a key can come to; not a field of text, for which a phone would show its keyboard. */
const ALVOS =
  'a[href],button:not(:disabled),summary,select:not(:disabled),[role=switch],input:is([type=checkbox],[type=radio]):not(:disabled),[tabindex="0"]'

/** A gap: what was taken out stood in `target`, between the two. */
type Vao = Pick<MutationRecord, 'target' | 'nextSibling' | 'previousSibling'>

/**
 * Whoever presses what goes with its press (a line's bin, a message's ✕), or can be pressed no more ("Subir" of what is first now), would have the focus nowhere, and a screen reader begin the page anew: it goes on to what
 * stands next to where that was (WCAG 2.4.3). What a screen says itself of its focus comes first. A message is beside nothing: there it goes back to where it came from.
 * @returns ends it
 */
export function watchFocus(): () => void {
  /** Whoever had it, the last one last. */
  let vistos: Element[] = []
  let vao: Vao | null = null

  function onFocus({ target }: Event) {
    if (target instanceof Element)
      vistos = [...vistos.filter((cada) => cada !== target && cada.isConnected).slice(-9), target]
  }
  // Pressed elsewhere, nothing has it, and nothing is to.
  function onPointer({ target }: Event) {
    if (target instanceof Node && !vistos.at(-1)?.contains(target)) vistos = []
  }
  const observer = new MutationObserver((records) => {
    const ultimo = vistos.at(-1)
    if (!ultimo || (ultimo.isConnected && !ultimo.matches(':disabled'))) return
    vao = ultimo.isConnected ? besides(ultimo) : (records.findLast((record) => isOf(record, ultimo)) ?? vao)
    setTimeout(restore, DEPOIS_MS)
  })
  function restore() {
    if (vao && document.activeElement === document.body) findNext(vao, vistos)?.focus({ preventScroll: true })
    vao = null
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

/** What a screen does for its focus, it has done by then. */
const DEPOIS_MS = 100

/** Whether it took this out, of where something is still. */
function isOf({ target, removedNodes }: MutationRecord, element: Element): boolean {
  return target.isConnected && [...removedNodes].some((node) => node.contains(element))
}

/** Where something stands that can be pressed no more. */
function besides({ parentNode, nextSibling, previousSibling }: Element): Vao | null {
  return parentNode && { target: parentNode, nextSibling, previousSibling }
}

/** Where a message was closed, back; else in the row that follows, in the one before, or near. */
function findNext(vao: Vao, vistos: readonly Element[]): HTMLElement | undefined {
  const antes = vistos.findLast(
    (visto): visto is HTMLElement =>
      visto instanceof HTMLElement && visto.isConnected && visto.checkVisibility(),
  )
  const isMensagem = vao.target instanceof Element && vao.target.closest('[aria-live]')
  return isMensagem ? antes : (findSibling(vao) ?? findNear(vao) ?? antes)
}

function findSibling({ nextSibling, previousSibling }: Vao): HTMLElement | undefined {
  const seguinte = elementFrom(nextSibling, 'nextSibling')
  const anterior = elementFrom(previousSibling, 'previousSibling')
  return (seguinte && listAlvos(seguinte)[0]) ?? (anterior ? listAlvos(anterior).at(-1) : undefined)
}

/** The next one of the smallest part of the page that has any. */
function findNear({ target }: Vao): HTMLElement | undefined {
  for (let lugar: Node | null = target; lugar && lugar !== document.body; lugar = lugar.parentNode) {
    const alvos = lugar instanceof Element ? listAlvos(lugar) : []
    const depois = alvos.find(
      (alvo) => target.compareDocumentPosition(alvo) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const achado = depois ?? alvos.at(-1)
    if (achado) return achado
  }
  return undefined
}

/** What is drawn of an element, itself first. */
function listAlvos(element: Element): HTMLElement[] {
  const todos = [element, ...element.querySelectorAll(ALVOS)]
  return todos.filter(
    (alvo): alvo is HTMLElement =>
      alvo instanceof HTMLElement && alvo.matches(ALVOS) && alvo.checkVisibility(),
  )
}

/** The next one on this side that is an element. */
function elementFrom(node: Node | null, lado: 'nextSibling' | 'previousSibling'): Element | null {
  let cada = node
  while (cada && !(cada instanceof Element)) cada = cada[lado]
  return cada
}
