import { isTeclaDeOutro } from '#compra'

/**
 * ↑ ↓ go from row to row, + and − change, Del removes, Ctrl+Enter goes on to the order, ? tells so (ux 1.6.7). They press what
 * the row shows, so that every rule of a press holds; past the first and the last row the arrows scroll as ever.
 */
export function pressTecla(event: KeyboardEvent, place: HTMLElement, tell: () => void): void {
  if (isTeclaDeOutro(event) || !isHere(place, event.target)) return
  const act = event.ctrlKey ? event.key === 'Enter' && goToPedido : actions[event.key]
  if (event.key === '?') tell()
  else if (!act || !act(place)) return
  event.preventDefault()
}

/** Whether a key belongs to the cart: pressed inside it, or with nothing focused while the cart's page or drawer is what is shown. */
function isHere(place: HTMLElement, target: EventTarget | null): boolean {
  const gaveta = place.closest('dialog')
  if (target === document.body) return document.querySelector('dialog[open]') === gaveta
  return target instanceof Node && (gaveta ?? place).contains(target)
}

/** True when there was something to press. */
type Acao = (place: HTMLElement) => boolean

const actions: Record<string, Acao | undefined> = {
  ArrowDown: (place) => move(place, 1),
  ArrowUp: (place) => move(place, -1),
  '+': (place) => press(place, '.stepper button:last-child'),
  '=': (place) => press(place, '.stepper button:last-child'),
  '-': (place) => press(place, '.stepper button'),
  Delete: remove,
}

const goToPedido: Acao = (place) => {
  const link = place.querySelector<HTMLElement>('.carrinho-pe a')
  link?.click()
  return link !== null
}

function move(place: HTMLElement, by: 1 | -1): boolean {
  const rows = listRows(place)
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[now === -1 && by === -1 ? -1 : now + by]
  next?.focus()
  return next !== undefined
}

function press(place: HTMLElement, what: string): boolean {
  const row = listRows(place).find((each) => each.contains(document.activeElement))
  const button = row?.querySelector<HTMLElement>(what)
  button?.click()
  return button !== undefined && button !== null
}

/** The focus goes to the row that takes its place. */
function remove(place: HTMLElement): boolean {
  const rows = listRows(place)
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  if (!press(place, '.linha-acoes [value="0"]')) return false
  ;(rows[index + 1] ?? rows[index - 1])?.focus()
  return true
}

function listRows(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('.linhas > li')]
}
