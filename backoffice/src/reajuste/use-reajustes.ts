import { useEffect, useRef, useState } from 'react'

import type { EnsaioDeReajuste, PedidoDeReajuste, Reajuste } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { toErros, type Erros } from '#ajuste'
import { api, useTrabalho } from '#shell'

import { campos } from './campos-do-reajuste.ts'

const BASE = '/painel/v1/{idfornecedor}/reajustes'

/** What was rehearsed, and of which rule: of another one it says nothing. */
export interface Ensaiado {
  pedido: PedidoDeReajuste
  ensaio: EnsaioDeReajuste
}

/** Tries a rule; of two questions the answer to the later one counts. */
export function useEnsaio() {
  const { idfornecedor } = useTrabalho().loja
  const [ensaiado, setEnsaiado] = useState<Ensaiado | null>(null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  const vez = useRef(0)
  async function rehearse(pedido: PedidoDeReajuste) {
    const minha = ++vez.current
    setEspera(true)
    const resposta = await api(`POST ${BASE}/ensaio`, { params: { idfornecedor }, body: pedido })
    if (minha !== vez.current) return
    setEspera(false)
    setEnsaiado(resposta.ok ? { pedido, ensaio: resposta.dados } : null)
    setErros(resposta.ok ? {} : toErros(resposta.falha, campos))
  }
  /** What was tried is not what stands in the form any more. */
  function forget() {
    vez.current += 1
    setEspera(false)
    setEnsaiado(null)
    setErros({})
  }
  return { ensaiado, erros, setErros, isEspera, rehearse, forget }
}

/** The rules of the store: one more, called off, taken back; those at work are asked after each second. */
export function useReajustes(lidos: readonly Reajuste[]) {
  const { idfornecedor } = useTrabalho().loja
  const [reajustes, setReajustes] = useState(lidos)
  const [ocupado, setOcupado] = useState<string | null>(null)
  const isVivo = reajustes.some(({ estado }) => estado === 'APLICANDO')
  async function refresh() {
    const resposta = await api(`GET ${BASE}`, { params: { idfornecedor } })
    if (resposta.ok) setReajustes(resposta.dados.data)
  }
  useEffect(() => {
    if (!isVivo) return
    const relogio = setInterval(() => void ask(), 1000)
    return () => clearInterval(relogio)
    async function ask() {
      const resposta = await api('GET /painel/v1/{idfornecedor}/reajustes', { params: { idfornecedor } })
      if (resposta.ok) setReajustes(resposta.dados.data)
    }
  }, [isVivo, idfornecedor])

  /** Applies it, or keeps it for its day; what went wrong by its field, null: nothing. A second press is the same. */
  async function apply(idreajuste: string, pedido: PedidoDeReajuste, dia?: string): Promise<Erros | null> {
    const resposta = await api(`PUT ${BASE}/{idreajuste}`, {
      params: { idfornecedor, idreajuste },
      body: { ...pedido, ...(dia && { dia }) },
    })
    if (!resposta.ok) return toErros(resposta.falha, campos)
    await refresh()
    showToast(sayFeito(resposta.dados))
    return null
  }

  async function withBusy(idreajuste: string, work: () => Promise<void>) {
    if (ocupado !== null) return
    setOcupado(idreajuste)
    await work()
    await refresh()
    setOcupado(null)
  }

  const cancel = ({ idreajuste }: Reajuste) =>
    withBusy(idreajuste, async () => {
      const resposta = await api(`POST ${BASE}/{idreajuste}/cancelar`, {
        params: { idfornecedor, idreajuste },
      })
      if (!resposta.ok) showToast(resposta.falha.error)
    })

  const turn = ({ idreajuste, idato, desfeito }: Reajuste) =>
    withBusy(idreajuste, async () => {
      if (idato === null) return
      const params = { idfornecedor, idato }
      const resposta = desfeito
        ? await api('POST /painel/v1/{idfornecedor}/atos/{idato}/refazer', { params })
        : await api('POST /painel/v1/{idfornecedor}/atos/{idato}/desfazer', { params })
      showToast(
        resposta.ok ? sayVolta(resposta.dados.voltaram, resposta.dados.total_ficaram) : resposta.falha.error,
      )
    })
  return { reajustes, ocupado, apply, cancel, turn }
}

function sayFeito({ estado, mudados }: Reajuste): string {
  if (estado === 'AGENDADO') return 'Reajuste agendado. Até o dia, nada muda.'
  if (estado === 'APLICANDO') return 'Reajuste começado. Você pode sair desta tela.'
  return `${pluralize(mudados, 'preço mudou', 'preços mudaram')}. Já vale na loja.`
}

function sayVolta(voltaram: number, ficaram: number): string {
  const dito = `${pluralize(voltaram, 'preço voltou', 'preços voltaram')}.`
  return ficaram === 0
    ? dito
    : `${dito} ${pluralize(ficaram, 'ficou como está', 'ficaram como estão')}: alguém mudou depois.`
}
