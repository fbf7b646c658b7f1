interface Foco {
  onde: string
  nome: string
  lugar: number
  /** What was typed since it was last asked for. */
  texto: string | null
}

/** What had the focus when what surrounds it went away, until what takes its place stands there. */
let perdido: Foco | null = null

/**
 * A ref of filters that are drawn anew when one of them is chosen, as their list is: whoever chose by keyboard goes on from the field of the same name, with
 * what was typed into it meanwhile, or from the link or button in the same place, and not from the top of the page.
 */
export function keepFoco(filtros: HTMLElement | null): (() => void) | undefined {
  if (!filtros) return
  // Other screens have filters of the same look.
  const onde = `${location.pathname} ${filtros.tagName} ${filtros.className}`
  if (perdido?.onde === onde) giveFoco(filtros, perdido)
  const perguntados = new Map<string, string>()
  const onPergunta = () => {
    for (const campo of filtros.querySelectorAll('input')) perguntados.set(campo.name, campo.value)
  }
  for (const evento of ['change', 'submit']) filtros.addEventListener(evento, onPergunta)
  return () => {
    for (const evento of ['change', 'submit']) filtros.removeEventListener(evento, onPergunta)
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !filtros.contains(activeElement)) return
    const nome = activeElement.getAttribute('name') ?? ''
    const lugar = listPressaveis(filtros).indexOf(activeElement)
    perdido = { onde, nome, lugar, texto: readDigitado(activeElement, perguntados.get(nome)) }
    // What comes instead comes at once.
    queueMicrotask(() => (perdido = null))
  }
}

function giveFoco(filtros: HTMLElement, { nome, lugar, texto }: Foco): void {
  const campo = nome ? filtros.querySelector<HTMLElement>(`[name="${CSS.escape(nome)}"]`) : null
  if (campo instanceof HTMLInputElement && texto !== null) campo.value = texto
  const todos = listPressaveis(filtros)
  // The last one where there are fewer now: what clears a filter goes with it.
  const mesmo = nome ? campo : todos[Math.min(lugar, todos.length - 1)]
  mesmo?.focus({ preventScroll: true })
}

/** What was asked for stands in the new field as the list understood it. */
function readDigitado(campo: HTMLElement, perguntado: string | undefined): string | null {
  if (!(campo instanceof HTMLInputElement)) return null
  return campo.value === (perguntado ?? campo.defaultValue) ? null : campo.value
}

const listPressaveis = (filtros: HTMLElement) => [...filtros.querySelectorAll<HTMLElement>('a, button')]
