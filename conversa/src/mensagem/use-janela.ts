import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { chooseCaixas, isSameCaixas } from './choose-caixas.ts'

export interface Janela {
  /** Blocks that are not drawn, with the height of what stands for each. */
  caixas: ReadonlyMap<number, number>
  /** Around all blocks. */
  todos: RefObject<HTMLDivElement | null>
}

interface Olhada {
  /** What scrolls, and lies from its end (`column-reverse`); without it everything is drawn. */
  rola: RefObject<HTMLDivElement | null> | undefined
  /** Of the blocks, from the oldest to the newest; each is the element with that `data-bloco`. */
  chaves: readonly number[]
  /** Of one that stays drawn wherever it is. */
  fixa: number | undefined
}

const nenhuma: ReadonlyMap<number, number> = new Map()

/**
 * Draws of a long room what is near the eyes (B2): a block far away is an empty box of the height it had. The room lies from its end, so
 * a box that is wrong moves what is seen only from below: that is made good when its block is drawn again.
 */
export function useJanela({ rola, chaves, fixa }: Olhada): Janela {
  const todos = useRef<HTMLDivElement>(null)
  const alturas = useRef(new Map<number, number>())
  const antes = useRef(nenhuma)
  const [caixas, setCaixas] = useState(nenhuma)

  const look = useEffectEvent(() => {
    const place = rola?.current
    if (!place || !todos.current) return
    const presos = measure(todos.current, alturas.current)
    const vista = place.getBoundingClientRect()
    const { bottom } = todos.current.getBoundingClientRect()
    const blocos = chaves.map((chave) => ({
      chave,
      altura: alturas.current.get(chave) ?? 0,
      fica: chave === fixa || presos.has(chave),
    }))
    const novas = chooseCaixas(blocos, { fundo: bottom - vista.bottom, topo: bottom - vista.top })
    setCaixas((outras) => (isSameCaixas(outras, novas) ? outras : novas))
  })

  useLayoutEffect(() => {
    const place = rola?.current
    if (!place || !todos.current) return
    const mais = countMais(place, todos.current, { antes: antes.current, caixas })
    antes.current = caixas
    // Any assignment, of the same number too, ends a scrolling that is under way.
    if (Math.abs(mais) > 0.5) place.scrollBy({ top: -mais, behavior: 'instant' })
  }, [rola, caixas])

  useLayoutEffect(() => look())

  useEffect(() => {
    const place = rola?.current
    if (!place) return undefined
    let quadro = 0
    const hear = () => {
      cancelAnimationFrame(quadro)
      // In the very frame that shows the new place: none is painted with an empty box in view.
      quadro = requestAnimationFrame(() => flushSync(() => look()))
    }
    place.addEventListener('scroll', hear, { passive: true })
    const observer = new ResizeObserver(hear)
    observer.observe(place)
    return () => {
      cancelAnimationFrame(quadro)
      place.removeEventListener('scroll', hear)
      observer.disconnect()
    }
  }, [rola])

  return { caixas, todos }
}

const listDesenhados = (todos: HTMLElement) => todos.querySelectorAll<HTMLElement>(':scope > [data-bloco]')
const chaveOf = ({ dataset }: HTMLElement) => Number(dataset.bloco)

/** Notes how high each block that is drawn is. Answers those that somebody holds: with the focus, or with words that were chosen. */
function measure(todos: HTMLElement, alturas: Map<number, number>): ReadonlySet<number> {
  const escolha = getSelection()
  const presos = new Set<number>()
  for (const bloco of listDesenhados(todos)) {
    alturas.set(chaveOf(bloco), bloco.getBoundingClientRect().height)
    const isChosen = escolha?.isCollapsed === false && escolha.containsNode(bloco, true)
    if (isChosen || bloco.contains(document.activeElement)) presos.add(chaveOf(bloco))
  }
  return presos
}

interface DeAntes {
  antes: ReadonlyMap<number, number>
  caixas: ReadonlyMap<number, number>
}

/** How much higher the blocks that are drawn again stand below what is in view than the boxes that stood for them, in px. */
function countMais(place: HTMLElement, todos: HTMLElement, { antes, caixas }: DeAntes): number {
  const fundo = place.getBoundingClientRect().bottom
  let mais = 0
  for (const bloco of listDesenhados(todos)) {
    const altura = antes.get(chaveOf(bloco))
    if (altura === undefined || caixas.has(chaveOf(bloco))) continue
    const { top, height } = bloco.getBoundingClientRect()
    if (top >= fundo) mais += height - altura
  }
  return mais
}
