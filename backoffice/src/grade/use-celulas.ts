import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { LinhaDaGrade } from '@vitrine/contract'
import { applyPercentual } from '@vitrine/rules/dinheiro'

import { readDigitado } from './preview-linha.ts'
import { sayPreco } from './say-preco.ts'
import type { CampoDaLinha, Edicoes } from './use-edicoes.ts'

/** Columns of the grid, from the left. */
export const colunas = [
  'produto',
  'quantidade',
  'tabela',
  'ultimo',
  'precoatendente',
  'desconto',
  'margem',
  'total',
  'situacao',
] as const
type Coluna = (typeof colunas)[number]

interface Lugar {
  linha: number
  coluna: number
}

/** A cell that is being written in. */
export interface Digitando {
  id: string
  campo: CampoDaLinha
  texto: string
  /** It began with what stood there, to be written over. */
  isInteiro: boolean
}

interface Deps {
  linhas: readonly LinhaDaGrade[]
  edicoes: Edicoes
  /** Whether one may write in it now. */
  mayEdit: boolean
  /** Tells the other side that a line is being written in, or no more. */
  onEditando: (id: string, editando: boolean) => void
}

const passos: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const isEditavel = (coluna: Coluna | undefined): coluna is CampoDaLinha =>
  coluna === 'quantidade' || coluna === 'precoatendente'

/** The keys of the grid (ARIA APG grid; ux 3.3): arrows walk, Enter, F2 or a digit write, Esc leaves, Ctrl+D fills down. */
export function useCelulas({ linhas, edicoes, mayEdit, onEditando }: Deps) {
  const { ref, ativa, setAtiva, goTo } = useLugar(linhas.length)
  const [digitando, setDigitando] = useState<Digitando | null>(null)

  function begin({ linha, coluna }: Lugar, texto?: string) {
    const [qual, campo] = [linhas[linha], colunas[coluna]]
    if (!qual || !isEditavel(campo) || !mayEdit || (qual.combo && campo === 'precoatendente')) return
    setAtiva({ linha, coluna })
    setDigitando({
      id: qual.id,
      campo,
      texto: texto ?? sayValor(qual, campo),
      isInteiro: texto === undefined,
    })
    onEditando(qual.id, true)
  }
  function cancel() {
    if (digitando) onEditando(digitando.id, false)
    setDigitando(null)
  }
  /** Whether what stands there was a number. */
  function commit(): boolean {
    const linha = linhas.find(({ id }) => id === digitando?.id)
    const valor = digitando && readDigitado(digitando.texto, digitando.campo)
    if (!digitando || !linha) return true
    if (valor === undefined) return false
    setDigitando(null)
    if (valor !== linha[digitando.campo]) edicoes.save(linha, digitando.campo, valor)
    onEditando(linha.id, false)
    return true
  }
  function onKeyDown(event: KeyboardEvent) {
    if (digitando || event.altKey) return
    const passo = passos[event.key]
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'd') return
      event.preventDefault()
      return void (mayEdit && fillDown(linhas, ativa, edicoes))
    }
    if (!passo) return pressLetra(event, (texto) => begin(ativa, texto), goTo, ativa)
    event.preventDefault()
    goTo(ativa.linha + passo[0], ativa.coluna + passo[1])
  }
  return {
    ref,
    ativa,
    digitando,
    setDigitando,
    goTo,
    begin,
    cancel,
    commit,
    leave: () => setDigitando(null),
    onKeyDown,
  }
}

/** The cell that the keys are at: it alone is on the way of Tab. */
function useLugar(total: number) {
  const ref = useRef<HTMLTableElement>(null)
  const [ativa, setAtiva] = useState<Lugar>({ linha: 0, coluna: colunas.indexOf('precoatendente') })
  function goTo(linha: number, coluna: number) {
    const lugar = {
      linha: Math.min(Math.max(linha, 0), total - 1),
      coluna: Math.min(Math.max(coluna, 0), colunas.length - 1),
    }
    setAtiva(lugar)
    ref.current?.querySelector<HTMLElement>(`[data-celula="${lugar.linha}:${lugar.coluna}"]`)?.focus()
  }
  return { ref, ativa, setAtiva, goTo }
}

/** Ctrl+D: the quantity of the line above; of prices its discount, for a price of another product is none of this one. */
function fillDown(linhas: readonly LinhaDaGrade[], { linha, coluna }: Lugar, edicoes: Edicoes): void {
  const [qual, acima, campo] = [linhas[linha], linhas[linha - 1], colunas[coluna]]
  if (!qual || !acima || !isEditavel(campo)) return
  if (campo === 'quantidade') return edicoes.save(qual, campo, acima.quantidade)
  if (acima.desconto === null || qual.tabela === null || qual.combo) return
  edicoes.save(qual, campo, applyPercentual(qual.tabela, acima.desconto, qual.tabela))
}

export type Celulas = Omit<ReturnType<typeof useCelulas>, 'ref' | 'onKeyDown'>

/** Keys that begin to write, and the ends of a row. */
function pressLetra(
  event: KeyboardEvent,
  begin: (texto?: string) => void,
  goTo: (linha: number, coluna: number) => void,
  { linha, coluna }: Lugar,
): void {
  const isDaCelula = event.target instanceof HTMLElement && event.target.dataset.celula !== undefined
  if (!isDaCelula) return
  if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault()
    return goTo(linha, event.key === 'Home' ? 0 : colunas.length - 1)
  }
  if (!isEditavel(colunas[coluna])) return
  const isDigito = /^[\d,]$/.test(event.key)
  const isVazia = event.key === 'Delete' || event.key === 'Backspace'
  if (!isDigito && !isVazia && event.key !== 'Enter' && event.key !== 'F2') return
  event.preventDefault()
  if (isVazia) return begin('')
  begin(isDigito ? event.key : undefined)
}

const sayValor = (linha: LinhaDaGrade, campo: CampoDaLinha): string => {
  if (campo === 'precoatendente') return linha.precoatendente === null ? '' : sayPreco(linha.precoatendente)
  return String(linha.quantidade).replace('.', ',')
}
