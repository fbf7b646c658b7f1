import { useEffect, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'

import { MAX_OPCOES } from '@vitrine/rules/caracteristica'
import { showToast } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'

/** Options as they are typed, at least one line of them; whoever goes by keys stays with what it moved. */
export function useOpcoes(opcoes: readonly string[], onOpcoes: (opcoes: readonly string[]) => void) {
  const ref = useRef<HTMLDivElement>(null)
  /** Which one the keys are in after a change. */
  const foco = useRef<number | null>(null)
  const ditas = opcoes.length === 0 ? [''] : opcoes
  useEffect(() => {
    if (foco.current === null) return
    ref.current?.querySelectorAll<HTMLInputElement>('li input')[foco.current]?.focus()
    foco.current = null
  }, [opcoes])
  function change(novas: readonly string[], ficaEm: number | null) {
    foco.current = ficaEm
    onOpcoes(novas)
    tellMudanca(ref.current)
  }
  const begin = (i: number) => ditas.length < MAX_OPCOES && change(ditas.toSpliced(i, 0, ''), i)
  const put = (i: number, textos: readonly string[]) => ditas.toSpliced(i, 1, ...textos)
  function move(i: number, passo: number) {
    const para = i + passo
    const [movida] = ditas.slice(i, i + 1)
    if (movida === undefined || para < 0 || para >= ditas.length) return
    change(ditas.toSpliced(i, 1).toSpliced(para, 0, movida), para)
  }
  return {
    ref,
    ditas,
    move,
    write: (i: number, texto: string) => onOpcoes(put(i, [texto])),
    add: begin,
    drop: (i: number) => change(ditas.toSpliced(i, 1), Math.max(0, i - 1)),
    /** Enter begins the next one, Alt and an arrow moves one. */
    onKeyDown(event: KeyboardEvent, i: number) {
      const passo = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (event.key === 'Enter') begin(i + 1)
      else if (event.altKey && passo) move(i, passo)
      else return
      event.preventDefault()
    },
    /** Lines become one option each. */
    onPaste(event: ClipboardEvent, i: number) {
      const linhas = listLinhas(event.clipboardData.getData('text'))
      if (linhas.length < 2) return
      event.preventDefault()
      const novas = put(i, ditas[i] ? [ditas[i], ...linhas] : linhas)
      if (novas.length > MAX_OPCOES)
        showToast(`Uma lista tem no máximo ${MAX_OPCOES} opções: nada foi colado.`)
      else if (linhas.some(({ length }) => length > MAX_LETRAS_DA_OPCAO))
        showToast(`Uma opção tem no máximo ${MAX_LETRAS_DA_OPCAO} letras: nada foi colado.`)
      else change(novas, null)
    },
  }
}

export const MAX_LETRAS_DA_OPCAO = 80

const listLinhas = (texto: string): string[] =>
  texto
    .split(/\r?\n/)
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')
