import { rodadaSolta, type Rodada } from '#fila'
import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import { Falha, type Sql } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { EventoPagamento, Provedor } from '#provedor'

import { applyEventoFatura } from './apply-evento-fatura.ts'
import {
  findAberta,
  findCobranca,
  giveUpOutras,
  insertCobranca,
  listCriadas,
  listVencidas,
  type CobrancaRow,
} from './cobranca.repository.ts'
import { lockFaturas, type Dono } from './fatura.repository.ts'
import { requestCobranca } from './request-cobranca.ts'

export interface CobrancasDeps {
  sql: Sql
  fornecedores: Fornecedores
  pagamentos: Pagamentos
  onFalha(error: unknown): void
}

/** A charge that is asked for: `idcobranca` is the id that the browser gave to the attempt. */
export interface PedidoDeCobranca extends Dono {
  idcobranca: string
  tipo: CobrancaRow['tipo']
  faturas: readonly string[]
  /** Of a boleto, 'YYYY-MM-DD'. */
  vencimento?: string
}

/**
 * One charge for several invoices (readings 10). Stored before the provider is asked; asked again with the same name or for
 * the same invoices it is the same charge; another open one for any of them is given up. Throws `nao_encontrado` for an invoice
 * that is not the cliente's, `fatura_indisponivel` for one that is not open, `pagamento_indisponivel` without a provider.
 */
export async function makeCobranca(deps: CobrancasDeps, pedido: PedidoDeCobranca): Promise<CobrancaRow> {
  const { sql, fornecedores, pagamentos } = deps
  const { idfornecedor, idcliente, tipo, vencimento } = pedido
  const dono = { idfornecedor, idcliente }
  const fornecedor = await fornecedores.find(idfornecedor)
  const provedor = fornecedor && pagamentos.provedorOf(fornecedor)
  if (!fornecedor || !provedor) throw new Falha('pagamento_indisponivel')
  const ids = [...new Set(pedido.faturas)].toSorted()
  const idcobranca = await sql.begin(async (tx) => {
    const faturas = await lockFaturas(tx, dono, ids)
    if (faturas.length < ids.length) throw new Falha('nao_encontrado')
    const mesma = (await findCobranca(tx, dono, pedido.idcobranca)) ?? (await findAberta(tx, tipo, ids))
    if (mesma) return mesma.idcobranca
    if (faturas.some(({ status }) => status !== 'ABERTA')) throw new Falha('fatura_indisponivel')
    await giveUpOutras(tx, tipo, ids)
    const valor = faturas.reduce((soma, fatura) => soma + fatura.valor, 0)
    const boleto = vencimento ? { vencimento } : null
    const nova = { ...dono, idcobranca: pedido.idcobranca, tipo, provedor: provedor.nome, valor, boleto }
    // The id belongs to a charge of another cliente, so the caller invented it.
    if (!(await insertCobranca(tx, nova, ids))) throw new Falha('nao_encontrado')
    return pedido.idcobranca
  })
  const cobranca = await require(sql, dono, idcobranca)
  // A provider that is away is asked later with the same key.
  await request(deps, cobranca, { provedor, fornecedor }).catch(deps.onFalha)
  return require(sql, dono, idcobranca)
}

/**
 * The job of charges for invoices: asks again for what was not answered, ends what was not paid in time (the provider is asked
 * first). What came twice goes back by the job of payments. Safe to run twice. Answers how many it looked at.
 */
export async function settleCobrancas(deps: Acerto, rodada: Rodada = rodadaSolta): Promise<number> {
  const { sql } = deps
  const chaveOf = ({ idcobranca }: CobrancaRow) => idcobranca
  const criadas = await rodada.drain('cobrança a pedir', {
    list: (exceto) => listCriadas(sql, exceto, LOTE),
    chaveOf,
    work: (cobranca) => withLigacao(deps, cobranca, (ligacao) => request(deps, cobranca, ligacao)),
  })
  const vencidas = await rodada.drain('cobrança vencida', {
    list: (exceto) => listVencidas(sql, exceto, LOTE),
    chaveOf,
    work: (cobranca) => withLigacao(deps, cobranca, ({ provedor }) => expire(deps, cobranca, provedor)),
  })
  return criadas + vencidas
}

const LOTE = 100
type Acerto = Omit<CobrancasDeps, 'onFalha'>

interface Ligacao {
  provedor: Provedor
  fornecedor: FornecedorVivo
}

/** Asked while it was not answered. */
async function request({ sql }: Acerto, cobranca: CobrancaRow, ligacao: Ligacao): Promise<void> {
  if (cobranca.status === 'CRIADO') await requestCobranca(sql, cobranca, ligacao)
}

async function expire({ sql }: Acerto, cobranca: CobrancaRow, provedor: Provedor): Promise<void> {
  const { txid, idexterno } = cobranca
  const atual = await provedor.get({ txid, idexterno })
  const evento: EventoPagamento =
    atual && atual.status !== 'PENDENTE' ? { ...atual, txid } : { txid, status: 'EXPIRADO', valor: 0 }
  await sql.begin((tx) => applyEventoFatura(tx, cobranca.provedor, evento))
}

async function withLigacao(
  { fornecedores, pagamentos }: Acerto,
  { idfornecedor, provedor: nome }: CobrancaRow,
  work: (ligacao: Ligacao) => Promise<void>,
): Promise<void> {
  const fornecedor = await fornecedores.findSempre(idfornecedor)
  const provedor = fornecedor && pagamentos.provedorOf(fornecedor)
  if (fornecedor && provedor?.nome === nome) await work({ provedor, fornecedor })
}

async function require(sql: Sql, dono: Dono, idcobranca: string): Promise<CobrancaRow> {
  const cobranca = await findCobranca(sql, dono, idcobranca)
  if (!cobranca) throw new Falha('nao_encontrado')
  return cobranca
}
