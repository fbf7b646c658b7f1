import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { GradeDaNegociacao, LinhaDaGrade } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

import type { FalhaDoAto, Negociacao } from './use-negociacao.ts'

/** So often what waits for a connection is tried again. */
const DE_NOVO_MS = 5000

export type CampoDaLinha = 'precoatendente' | 'quantidade'

/** What was typed into a line and is not the shop's yet. */
export interface Edicao {
  id: string
  campo: CampoDaLinha
  /** Null takes the price out. */
  valor: number | null
  /** The line's revision as it was looked at. */
  visto: number
  /** On its way, waiting for a connection, beyond the limits, or overtaken by somebody else. */
  estado: 'enviando' | 'esperando' | 'limite' | 'conflito'
  /** Why it was refused; '' otherwise. */
  recusa: string
  pede_supervisor: boolean
  motivo: string
}

export interface Edicoes {
  pendentes: readonly Edicao[]
  findPendente(id: string, campo: CampoDaLinha): Edicao | undefined
  /** @param motivo why: the customer reads it beside the product */
  save(linha: LinhaDaGrade, campo: CampoDaLinha, valor: number | null, motivo?: string): void
  /** Once more, as somebody decided: over what stands there now, or by asking a supervisor. */
  insist(edicao: Edicao, como: Partial<Pick<Edicao, 'visto' | 'pede_supervisor' | 'motivo'>>): void
  drop(edicao: Edicao): void
}

const isSame = (a: Pick<Edicao, 'id' | 'campo'>, b: Pick<Edicao, 'id' | 'campo'>) =>
  a.id === b.id && a.campo === b.campo

/** Changes of lines: shown at once, kept while there is no connection, asked about where somebody else was quicker (ux 3.4: no lost edit). */
export function useEdicoes(negociacao: Negociacao): Edicoes {
  const [pendentes, setPendentes] = useState<readonly Edicao[]>([])
  const { params, act } = negociacao
  const { queue, follow, note } = useVez()
  const put = (edicao: Edicao) =>
    setPendentes((antes) => [...antes.filter((cada) => !isSame(cada, edicao)), edicao])
  const drop = (edicao: Edicao) => setPendentes((antes) => antes.filter((cada) => !isSame(cada, edicao)))

  function send(edicao: Edicao): void {
    put({ ...edicao, estado: 'enviando', recusa: '' })
    queue(() => write(edicao))
  }
  async function write(edicao: Edicao): Promise<void> {
    const { id: idlinha, campo, valor, motivo, pede_supervisor } = edicao
    const visto = follow(idlinha, edicao.visto)
    const body = {
      visto,
      motivo,
      pede_supervisor,
      ...(campo === 'quantidade' ? { quantidade: valor ?? 0 } : { precoatendente: valor }),
    }
    const call = api('PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}', {
      params: { ...params, idlinha },
      body,
    })
    const falha = await act(call, () => true)
    const resposta = await call
    if (resposta.ok) note(idlinha, visto, resposta.dados)
    if (falha === null) return drop(edicao)
    const estado = estadoDaFalha(falha)
    if (estado) return put({ ...edicao, estado, recusa: falha.falha.error })
    drop(edicao)
    showToast(falha.falha.campos?.quantidade ?? falha.falha.error)
  }
  useNovaTentativa(pendentes, send)

  return {
    pendentes,
    drop,
    findPendente: (id, campo) => pendentes.find((cada) => isSame(cada, { id, campo })),
    save: ({ id, revisao }, campo, valor, motivo = '') =>
      send({
        id,
        campo,
        valor,
        visto: revisao,
        estado: 'enviando',
        recusa: '',
        pede_supervisor: false,
        motivo,
      }),
    insist: (edicao, como) => send({ ...edicao, ...como }),
  }
}

/**
 * Changes leave one after the other, as they were made: a column that is pasted is no crowd at the shop's door. Of a line that was
 * changed twice in a breath the second names the revision that the first one made; what somebody else did in between is still asked about.
 */
function useVez() {
  const vez = useRef(Promise.resolve())
  const minhas = useRef(new Set<string>())
  /** The revision that one's own changes since made of the one that was looked at. */
  const follow = (id: string, visto: number): number =>
    minhas.current.has(`${id}:${visto}`) ? follow(id, visto + 1) : visto
  return {
    follow,
    queue(work: () => Promise<void>) {
      vez.current = vez.current.then(work)
    },
    note(id: string, visto: number, { linhas }: GradeDaNegociacao) {
      const linha = linhas.find((cada) => cada.id === id)
      if (linha?.revisao === visto + 1) minhas.current.add(`${id}:${visto}`)
    },
  }
}

/** What becomes of a refused change; null: nothing can be done about it. */
function estadoDaFalha({ status, falha }: FalhaDoAto): Edicao['estado'] | null {
  if (status === 0 || status >= 500) return 'esperando'
  if (falha.codigo === 'preco_fora_do_limite') return 'limite'
  return falha.codigo === 'linha_mudou' ? 'conflito' : null
}

/** What waits for a connection is sent once there is one. */
function useNovaTentativa(pendentes: readonly Edicao[], send: (edicao: Edicao) => void): void {
  const sendEsperando = useEffectEvent(() => {
    for (const edicao of pendentes) if (edicao.estado === 'esperando') send(edicao)
  })
  const temEsperando = pendentes.some(({ estado }) => estado === 'esperando')
  useEffect(() => {
    if (!temEsperando) return undefined
    const timer = setInterval(sendEsperando, DE_NOVO_MS)
    addEventListener('online', sendEsperando)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendEsperando)
    }
  }, [temEsperando])
}
