import type { Db } from '#infra'
import type { Contestacao, EventoPagamento } from '#provedor'

import {
  insertContestacao,
  listContestacoes,
  saveParecer,
  sumDevolvido,
  type ContestacaoRow,
  type TipoContestacao,
} from './contestacao.repository.ts'
import type { CobrancaTravada } from './pagamento.repository.ts'

/**
 * Money that is asked back, or went back, without the store's word (decision 0054): it is written down, which holds the order,
 * and its events tell customer and store, once each. Nothing follows for an order that is cancelled: its money was to go back.
 */
export async function holdContestada(
  tx: Db,
  cobranca: CobrancaTravada,
  evento: EventoPagamento,
): Promise<void> {
  if (cobranca.statuspedido === 'CANCELADO') return
  const somas = await sumDevolvido(tx, cobranca.idpagamento)
  const voltou = Math.max(0, devolvidoOf(cobranca, evento) - somas.pedido)
  const conhecidas = evento.contestacao ? await listContestacoes(tx, cobranca.idpagamento) : []
  const passo = decide(cobranca, evento.contestacao ?? null, { ...somas, voltou, conhecidas })
  if (!passo) return
  if ('parecer' in passo) {
    await saveParecer(tx, passo.idcontestacao, passo.parecer, voltou)
    return
  }
  const { numpedido, idfornecedor, idpagamento } = cobranca
  await insertContestacao(tx, { numpedido, idfornecedor, idpagamento, ...passo.nova })
}

/** Centavos that are back with the payer, according to this notice. */
function devolvidoOf({ capturado, valor }: CobrancaTravada, { devolvido, status }: EventoPagamento): number {
  return devolvido ?? (status === 'ESTORNADO' ? (capturado ?? valor) : 0)
}

/** What banks call it of a Pix. */
function nameTipo(tipo: Contestacao['tipo'], meio: string): TipoContestacao {
  return tipo === 'CHARGEBACK' && meio === 'PIX' ? 'MED' : tipo
}

interface Decidida {
  idcontestacao: string
  tipo: TipoContestacao
  parecer: 'GANHA' | 'PERDIDA'
}

/** What is new: the dispute itself, a change of state by the provider, or nothing. */
function decide(
  { tipo: meio, capturado, valor }: CobrancaTravada,
  contestacao: Contestacao | null,
  { fora, voltou, conhecidas }: { fora: number; voltou: number; conhecidas: readonly ContestacaoRow[] },
): { nova: Nova } | Decidida | null {
  if (contestacao) {
    const tipo = nameTipo(contestacao.tipo, meio)
    const parecer = contestacao.fase === 'ABERTA' ? null : contestacao.fase
    const known = conhecidas.find((each) => each.tipo === tipo)
    if (!known && parecer !== 'GANHA')
      return { nova: { tipo, valor: capturado ?? valor, parecer, devolvido: voltou } }
    // Released by staff and lost after that: the money that is gone holds it anew, below.
    const isGone = known?.encerrada && parecer === 'PERDIDA'
    if (known && parecer && known.parecer !== parecer && !isGone)
      return { idcontestacao: known.idcontestacao, tipo, parecer }
  }
  if (voltou <= fora) return null
  return { nova: { tipo: 'ESTORNO', valor: voltou - fora, parecer: 'PERDIDA', devolvido: voltou } }
}

interface Nova {
  tipo: TipoContestacao
  valor: number
  parecer: 'GANHA' | 'PERDIDA' | null
  devolvido: number
}
