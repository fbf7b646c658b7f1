import { useState } from 'react'

import type { Aprovacao, AprovacaoDaSala } from '@vitrine/contract'
import { acoesAprovacao, type AcaoAprovacao } from '@vitrine/rules/aprovacao'
import { formatReais } from '@vitrine/rules/dinheiro'
import { showToast } from '@vitrine/ui'

import { type QuemConversa } from '#chat'
import { api } from '#shell'

interface Recusa {
  erro: string | null
  /** The reason was not written. */
  semMotivo: boolean
  /** What it costs by now: one press more agrees to that. */
  total: number | null
}

export interface RespostaDada extends Recusa {
  /** What is on its way. */
  indo: AcaoAprovacao | null
  /** Sends what the form says, unless an answer is on its way. */
  answer(form: FormData): Promise<void>
}

const nada: Recusa = { erro: null, semMotivo: false, total: null }

interface Deps {
  aprovacao: AprovacaoDaSala
  quem: QuemConversa
  onAnswer: (aprovacao: AprovacaoDaSala) => void
}

/** An answer to a request, by the call of the request's own screen. */
export function useResposta({ aprovacao, quem, onAnswer }: Deps): RespostaDada {
  const [recusa, setRecusa] = useState(nada)
  const [indo, setIndo] = useState<AcaoAprovacao | null>(null)

  async function answer(form: FormData): Promise<void> {
    const acao = acoesAprovacao.find((cada) => cada === form.get('acao'))
    if (!acao || indo) return
    setIndo(acao)
    const total = form.get('totalesperado')
    const resposta = await api('POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}', {
      params: {
        idfornecedor: quem.idfornecedor,
        idcliente: quem.idcliente ?? '',
        idaprovacao: aprovacao.idaprovacao,
        acao,
      },
      body: {
        revisao: aprovacao.revisao,
        motivo: String(form.get(`motivo-${acao}`) ?? '').trim(),
        itens: [],
        ...(total !== null && acao === 'aprovar' && { totalesperado: Number(total) }),
      },
    })
    setIndo(null)
    if (!resposta.ok) return setRecusa(describeRecusa(resposta.falha))
    setRecusa(nada)
    showToast(describeFeita(acao, resposta.dados))
    return onAnswer(toDaSala(resposta.dados))
  }
  return { ...recusa, indo, answer }
}

interface FalhaDita {
  codigo: string
  error: string
  mensagemErro?: string
  detalhes?: Record<string, unknown>
}

function describeRecusa({ codigo, error, mensagemErro, detalhes }: FalhaDita): Recusa {
  const total = codigo === 'total_mudou' && typeof detalhes?.total === 'number' ? detalhes.total : null
  const agora = total === null ? '' : ` O botão aprova por ${formatReais(total)}.`
  return { erro: `${mensagemErro ?? error}${agora}`, semMotivo: codigo === 'motivo_ausente', total }
}

function describeFeita(acao: AcaoAprovacao, { numpedido }: Aprovacao): string {
  if (numpedido !== null) return `Pedido aprovado: é o pedido ${numpedido}.`
  if (acao === 'aprovar') return 'Seu sim foi registrado. Falta quem vem depois.'
  return acao === 'recusar' ? 'Pedido recusado. Quem pediu foi avisado.' : 'Pedido retirado.'
}

/** The screen's answer, as a card shows it. */
function toDaSala(aprovacao: Aprovacao): AprovacaoDaSala {
  const last = aprovacao.passos.at(-1)
  return { ...aprovacao, resposta: last ? { quem: last.quem, motivo: last.motivo } : null }
}
