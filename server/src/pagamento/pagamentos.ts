import { rodadaSolta, type Rodada } from '#fila'
import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import { Falha, type Db, type Sql } from '#infra'
import {
  EstadoDesconhecido,
  ProvedorRecusou,
  type AvisoPagamento,
  type EventoPagamento,
  type Provedor,
} from '#provedor'

import { applyEvento } from './apply-evento.ts'
import { ANTES_DO_FIM_MS, endReserva } from './end-reserva.ts'
import {
  listReservasNoFim,
  listVencidas,
  takeEsperando,
  type Desde,
  type Esperando,
} from './espera.repository.ts'
import { insertOperacao, listOperacoes, markFeita, type OperacaoRow } from './operacao.repository.ts'
import {
  findCriada,
  insertEvento,
  isCobrancaDe,
  listCriadas,
  markAplicado,
  refuseCriada,
} from './pagamento.repository.ts'
import { requestCobranca } from './request-cobranca.ts'
import { settleOperacao } from './settle-operacao.ts'

/** What the rest of the server asks of payments; which provider answers is decided here. */
export interface Pagamentos {
  /** The provider that makes a supplier's charges; null: it takes no money online. */
  provedorOf(fornecedor: FornecedorVivo): Provedor | null
  /** Asks the provider for the charge of an order that exists; asked again, it changes nothing. A provider that is away is asked later. */
  request(numpedido: number): Promise<void>
  /** Asks for what was decided about the charges of an order: capture, void, refund. After the commit that decided it. */
  settle(numpedido: number): Promise<void>
  /** A provider's notice: stored first, once; applied forward only. */
  receiveWebhook(
    provedor: string,
    idfornecedor: string,
    chegou: { headers: Record<string, string | string[] | undefined>; body: Record<string, unknown> },
  ): Promise<void>
  /** Asks the providers about charges that wait: the notice of their money may be lost, or have come while no process was running. */
  refresh(desde: Desde, rodada?: Rodada): Promise<number>
  /** Charges whose time ran out: their orders are cancelled and give back what they took. */
  expire(rodada?: Rodada): Promise<number>
  /** Reserves that their bank is about to let go of: what is owed is charged, or they are given up. */
  endReservas(rodada?: Rodada): Promise<number>
  /** Everything that a provider was to be asked and did not answer: again, with the same keys. */
  resume(rodada?: Rodada): Promise<number>
}

export interface PagamentosDeps {
  sql: Sql
  fornecedores: Fornecedores
  provedorOf(fornecedor: FornecedorVivo): Provedor | null
  /** Charges that are not of an order: true when the notice was of one. */
  applyFora(tx: Db, provedor: string, evento: EventoPagamento): Promise<boolean>
  /** The failure of a provider, in place of an answer. */
  onFalha(error: unknown, numpedido: number): void
}

const LOTE = 100

type Vencida = Awaited<ReturnType<typeof listVencidas>>[number]

/** Everything that asks a payment provider or hears from one: charges, captures, refunds, notices. */
export function createPagamentos(deps: PagamentosDeps): Pagamentos {
  const { sql, fornecedores } = deps

  async function ligacaoOf(idfornecedor: string, nome: string) {
    const fornecedor = await fornecedores.findSempre(idfornecedor)
    const provedor = fornecedor && deps.provedorOf(fornecedor)
    return provedor?.nome === nome && fornecedor ? { provedor, fornecedor } : null
  }

  /** Never throws: the charge is stored, and `resume` asks again with the same key. */
  async function request(numpedido: number): Promise<void> {
    await requestStored(numpedido).catch((error: unknown) => deps.onFalha(error, numpedido))
  }

  async function requestStored(numpedido: number): Promise<void> {
    const cobranca = await findCriada(sql, numpedido)
    if (!cobranca) return
    try {
      const { provedor, fornecedor } = assertLigacao(
        await ligacaoOf(cobranca.idfornecedor, cobranca.provedor),
        numpedido,
      )
      await requestCobranca(sql, provedor, cobranca, fornecedor)
    } catch (error) {
      // Refused as it is: asking again changes nothing, and its customer chooses another method.
      if (!(error instanceof ProvedorRecusou)) throw error
      await refuseCriada(sql, cobranca)
      deps.onFalha(error, numpedido)
    }
  }

  /** `feita`: the operation that this is the answer to. */
  async function apply(provedor: string, evento: EventoPagamento, feita?: string): Promise<void> {
    // Compared below with what is owed: it must be a whole number of centavos, 0 or more.
    if (![evento.valor, evento.devolvido ?? 0].every((valor) => Number.isSafeInteger(valor) && valor >= 0))
      throw new EstadoDesconhecido(`${provedor}: valor ${evento.valor}`)
    const aPedir = await sql.begin(async (tx) => {
      const isFora = await deps.applyFora(tx, provedor, evento)
      const pedido = isFora ? null : await applyEvento(tx, provedor, evento)
      if (feita) await markFeita(tx, feita)
      return pedido
    })
    if (aPedir !== null) await settle({ numpedido: aPedir })
  }

  /** Sends the waiting operations of one order to the provider now; what fails is tried again by `resume`. */
  async function settle({ numpedido }: { numpedido: number }): Promise<void> {
    for (const operacao of await listOperacoes(sql, { numpedido }))
      await settleUma(operacao).catch((error: unknown) => deps.onFalha(error, numpedido))
  }

  async function settleUma(operacao: OperacaoRow): Promise<void> {
    const ligacao = await ligacaoOf(operacao.idfornecedor, operacao.provedor)
    if (ligacao)
      await settleOperacao(sql, ligacao.provedor, operacao, (evento, feita) =>
        apply(operacao.provedor, evento, feita),
      )
  }

  /** What every order has still to ask. When an operation is tried again is written beside it. */
  async function settleDevidas(rodada: Rodada): Promise<number> {
    const operacoes = await listOperacoes(sql, { limit: LOTE })
    for (const operacao of operacoes)
      await rodada.item('operação', operacao.idoperacao, () => settleUma(operacao), { sempre: true })
    return operacoes.length
  }

  /** The holder did not answer the bank in time: the reserve is given up, and the order may be paid in another way. */
  async function giveUpDesafio({ idpagamento, provedor, txid, numpedido }: Vencida): Promise<void> {
    await insertOperacao(sql, { idpagamento, tipo: 'CANCELAR', valor: 0, chave: 'desafio' })
    await apply(provedor, { txid, status: 'RECUSADO', valor: 0, recusa: 'DESAFIO' })
    await settle({ numpedido })
  }

  /** The provider is asked first: its notice of the money may be lost or late. */
  async function expireCobranca(vencida: Vencida): Promise<void> {
    const { provedor: nome, txid, idexterno, idfornecedor } = vencida
    const ligacao = await ligacaoOf(idfornecedor, nome)
    const atual = await ligacao?.provedor.get({ txid, idexterno })
    if (atual && atual.status !== 'PENDENTE') await apply(nome, { ...atual, txid })
    else if (vencida.tipo === 'CARTAO') await giveUpDesafio(vencida)
    else await apply(nome, { txid, status: 'EXPIRADO', valor: 0 })
  }

  async function refreshCobranca({
    provedor: nome,
    txid,
    idexterno,
    idfornecedor,
  }: Esperando): Promise<void> {
    const ligacao = await ligacaoOf(idfornecedor, nome)
    const atual = await ligacao?.provedor.get({ txid, idexterno })
    if (atual && atual.status !== 'PENDENTE') await apply(nome, { ...atual, txid })
  }

  /** A notice that names a charge only is answered by the provider itself. */
  async function readAviso({ evento, idexterno }: AvisoPagamento, provedor: Provedor) {
    return evento?.() ?? (await provedor.get({ txid: '', idexterno }))
  }

  return {
    provedorOf: deps.provedorOf,
    request,
    settle: (numpedido) => settle({ numpedido }),
    receiveWebhook: async (nome, idfornecedor, { headers, body }) => {
      const ligacao = await ligacaoOf(idfornecedor, nome)
      if (!ligacao) throw new Falha('nao_encontrado')
      const aviso = ligacao.provedor.verifyWebhook(headers, body)
      if (typeof aviso === 'string') throw new Falha(aviso)
      const { idevento } = aviso
      await insertEvento(sql, { provedor: nome, idevento, idfornecedor, corpo: body })
      try {
        // Applied also when it had come before: the process may have died between storing and applying.
        const evento = await readAviso(aviso, ligacao.provedor)
        // A notice signed for one supplier could name a charge of another one: there it is ignored.
        if (evento && (await isCobrancaDe(sql, idfornecedor, { provedor: nome, txid: evento.txid })))
          await apply(nome, evento)
        await markAplicado(sql, nome, idevento)
      } catch (error) {
        // Sending it again would not help: it is stored as it came, not applied, and reported.
        if (!(error instanceof EstadoDesconhecido)) throw error
        deps.onFalha(error, 0)
      }
    },
    refresh: (desde, rodada = rodadaSolta) =>
      rodada.drain('cobrança que espera', {
        list: (exceto) => takeEsperando(sql, desde, { exceto, limit: LOTE }),
        chaveOf: ({ txid }) => txid,
        work: refreshCobranca,
      }),
    expire: (rodada = rodadaSolta) =>
      rodada.drain('cobrança', {
        list: (exceto) => listVencidas(sql, exceto, LOTE),
        chaveOf: ({ idpagamento }) => idpagamento,
        work: expireCobranca,
      }),
    endReservas: (rodada = rodadaSolta) =>
      rodada.drain('pedido', {
        list: (exceto) =>
          listReservasNoFim(sql, new Date(Date.now() + ANTES_DO_FIM_MS), { exceto, limit: LOTE }),
        chaveOf: (numpedido) => numpedido,
        work: async (numpedido) => {
          const cobrar = await sql.begin((tx) => endReserva(tx, numpedido))
          if (cobrar) await settle({ numpedido })
        },
      }),
    resume: async (rodada = rodadaSolta) => {
      const criadas = await rodada.drain('pedido', {
        list: (exceto) => listCriadas(sql, exceto, LOTE),
        chaveOf: (numpedido) => numpedido,
        work: requestStored,
      })
      return criadas + (await settleDevidas(rodada))
    },
  }
}

function assertLigacao(
  ligacao: { provedor: Provedor; fornecedor: FornecedorVivo } | null,
  numpedido: number,
) {
  if (!ligacao) throw new Error(`no provider for the charge of order ${numpedido}`)
  return ligacao
}
