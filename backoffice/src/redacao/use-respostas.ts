import { useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import type { RespostaPronta, SalaChat } from '@vitrine/contract'
import { fillResposta } from '@vitrine/rules/atendimento'
import { useCombobox } from '@vitrine/ui'

import { api } from '#shell'

import { findRespostas, readBusca } from './find-respostas.ts'

export type RespostasLidas = readonly RespostaPronta[] | 'lendo' | 'falhou'

interface Deps {
  campo: RefObject<HTMLTextAreaElement | null>
  sala: Pick<SalaChat, 'nome' | 'numpedido' | 'idfornecedor'>
  /** Puts the words of an answer where one writes. */
  onEscolher: (texto: string) => void
}

/** Ready answers while one writes: a slash opens them, what follows narrows them, a key or a press takes one. */
export function useRespostas({ campo, sala, onEscolher }: Deps) {
  const [busca, setBusca] = useState<string | null>(null)
  const { lidas, read } = useLidas(sala.idfornecedor)
  const [faltam, setFaltam] = useState<readonly string[]>([])
  const achadas = busca === null || typeof lidas === 'string' ? [] : findRespostas(lidas, busca)

  function choose(resposta: RespostaPronta) {
    const cheia = fillDaSala(sala, resposta)
    setBusca(null)
    setFaltam(cheia.faltam)
    onEscolher(cheia.texto)
    campo.current?.focus()
  }
  /** What stands first is meant, unless the keys chose another one. */
  function take(event: KeyboardEvent, marked: number): boolean {
    const chosen = achadas[Math.max(marked, 0)]
    if (chosen) event.preventDefault()
    if (chosen) choose(chosen)
    return chosen !== undefined
  }
  const { id, active, setActive, field } = useCombobox({
    count: achadas.length,
    onEnter: take,
    onEscape: () => setBusca(null),
  })
  return {
    busca,
    lidas,
    achadas,
    faltam,
    id,
    active,
    campo: nameLista(id, achadas.length > 0 ? Math.max(active, 0) : null),
    read,
    fill: (resposta: RespostaPronta) => fillDaSala(sala, resposta).texto,
    choose,
    /** What is written now; answers whether it is looked for. */
    hear(texto: string) {
      const nova = readBusca(texto)
      if (nova !== null && busca === null) void read()
      setBusca(nova)
      setActive(-1)
      setFaltam((antes) => antes.filter((nome) => texto.includes(`{${nome}}`)))
      return nova !== null
    },
    /** By a button, whatever is written. */
    open() {
      setBusca('')
      void read()
      campo.current?.focus()
    },
    /** Whether the key was for the list. */
    press(event: KeyboardEvent): boolean {
      if (busca === null || event.nativeEvent.isComposing) return false
      if (event.key === 'Tab' && !event.shiftKey) return take(event, active)
      field.onKeyDown(event)
      return event.defaultPrevented || event.key === 'Escape'
    },
  }
}

/** An answer with what its conversation knows in it. */
const fillDaSala = ({ nome, numpedido }: Deps['sala'], { texto }: RespostaPronta) =>
  fillResposta(texto, { cliente: nome, pedido: numpedido })

/** A text field keeps its role: what the keys walk through is named beside it. */
const nameLista = (id: string, active: number | null) =>
  ({
    'aria-autocomplete': 'list',
    'aria-controls': active === null ? undefined : `${id}-list`,
    'aria-activedescendant': active === null ? undefined : `${id}-${active}`,
  }) as const

function useLidas(idfornecedor: string) {
  const [lidas, setLidas] = useState<RespostasLidas>('lendo')
  return {
    lidas,
    async read() {
      setLidas('lendo')
      const params = { idfornecedor }
      const resposta = await api('GET /painel/v1/{idfornecedor}/respostas-prontas', { params })
      setLidas(resposta.ok ? resposta.dados.data : 'falhou')
    },
  }
}

export type Respostas = ReturnType<typeof useRespostas>
