import { fromCentavos } from '@vitrine/rules/dinheiro'

import { composeContestada, composeContestadaLoja, composeParecerLoja, insertCarta } from '#correio'
import type { Db } from '#infra'

import type { LojaDaCarta } from './apply-evento.ts'
import {
  insertContestacao,
  listContestacoes,
  saveParecer,
  sumDevolvido,
  type ContestacaoRow,
  type TipoContestacao,
} from './contestacao.repository.ts'
import type { CobrancaTravada } from './pagamento.repository.ts'
import type { Contestacao, EventoPagamento } from './provedor.ts'

/**
 * Money that is asked back, or went back, without the store's word (decision 0054): it is written down, which holds the order,
 * and customer and store are told, once each. Nothing follows for an order that is cancelled: its money was to go back.
 */
export async function holdContestada(
  tx: Db,
  cobranca: CobrancaTravada,
  evento: EventoPagamento,
  loja: () => Promise<LojaDaCarta>,
): Promise<void> {
  if (cobranca.statuspedido === 'CANCELADO') return
  const somas = await sumDevolvido(tx, cobranca.idpagamento)
  const voltou = Math.max(0, devolvidoOf(cobranca, evento) - somas.pedido)
  const conhecidas = evento.contestacao ? await listContestacoes(tx, cobranca.idpagamento) : []
  const passo = decide(cobranca, evento.contestacao ?? null, { ...somas, voltou, conhecidas })
  if (!passo) return
  if ('nova' in passo) return open(tx, cobranca, passo.nova, loja)
  await saveParecer(tx, passo.idcontestacao, passo.parecer, voltou)
  await tellParecer(tx, cobranca, passo, await loja())
}

/** Centavos that are back with the payer, as this news has it. */
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

/** What is new about it: one that nobody knew, a word of the provider, or neither. */
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

async function open(
  tx: Db,
  cobranca: CobrancaTravada,
  nova: Nova,
  lojaOf: () => Promise<LojaDaCarta>,
): Promise<void> {
  const { numpedido, idfornecedor, idpagamento, nome, email } = cobranca
  const idcontestacao = await insertContestacao(tx, { numpedido, idfornecedor, idpagamento, ...nova })
  if (!idcontestacao) return
  const { emailDaLoja, ...loja } = await lojaOf()
  const fatos = { tipo: nova.tipo, valor: fromCentavos(nova.valor), voltou: nova.parecer === 'PERDIDA' }
  const pedido = { numpedido, para: email, pessoa: nome, ...loja }
  await insertCarta(tx, composeContestada(pedido, fatos), {
    idfornecedor,
    chave: `contestacao:${idcontestacao}`,
  })
  if (!emailDaLoja) return
  const aviso = composeContestadaLoja({ ...pedido, para: emailDaLoja }, fatos)
  await insertCarta(tx, aviso, { idfornecedor, chave: `contestacao-loja:${idcontestacao}` })
}

async function tellParecer(
  tx: Db,
  { numpedido, idfornecedor, nome }: CobrancaTravada,
  {
    idcontestacao,
    tipo,
    parecer,
  }: { idcontestacao: string; tipo: TipoContestacao; parecer: 'GANHA' | 'PERDIDA' },
  { emailDaLoja, ...loja }: LojaDaCarta,
): Promise<void> {
  if (!emailDaLoja) return
  const carta = composeParecerLoja({ numpedido, para: emailDaLoja, pessoa: nome, ...loja }, { tipo, parecer })
  const chave = `contestacao-parecer:${idcontestacao}:${parecer.toLowerCase()}`
  await insertCarta(tx, carta, { idfornecedor, chave })
}
