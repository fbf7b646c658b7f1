import type {
  DetalhePagamento,
  Endereco,
  Pagamento,
  Pedido,
  StatusPedido,
  Substituicao,
  TipoDocumento,
} from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { canChangePagamento } from '@vitrine/rules/pagamento-do-pedido'
import { isFinal, isOrcamento, prazoAvaliacao } from '@vitrine/rules/pedido'
import type { Ator } from '@vitrine/rules/movimento'

import { toQr } from '#pagamento'

import type { AvaliacaoRow } from './depois.repository.ts'
import { factsOf, listAcoes, wasPago } from './list-acoes.ts'
import type { PesagemGuardada } from './pesagem-guardada.ts'
import { toAvaliacao } from './show-avaliacao.ts'
import {
  toContestacao,
  toDevolucao,
  toOrcamento,
  toReembolso,
  type ContestacaoVista,
  type DevolucaoVista,
  type ReembolsoVisto,
  type OrcamentoRow,
} from './show-depois.ts'
import { computeEconomias, toItem, toServico, type ItemRow, type ServicoRow } from './show-itens.ts'
import { reais, toLista, type ListaRow } from './show-pedido.ts'
import { toPesagem } from './show-pesagem.ts'

export interface Detalhe extends ListaRow, OrcamentoRow {
  tipo_documento: TipoDocumento
  documentonaentrega: boolean
  /** False: a login linked to its cliente that only prepares. */
  submissao_pedido: boolean
  /** Centavos, as it was ordered. */
  totaloriginal: number | null
  totalservido: number | null
  pesagem: PesagemGuardada | null
  fuso: string
  devolucoes: DevolucaoVista[]
  contestacoes: ContestacaoVista[]
  reembolsos: ReembolsoVisto[]
  avaliacao: AvaliacaoRow | null
  idcliente: string
  mudado_em: Date
  idformapagto: string
  nomecliente: string
  subtotal: number | null
  desconto: number
  cupom: string | null
  embalagens: number
  taxaentrega: number
  valoripi: number
  valorst: number
  nomeformaentrega: string
  enderecoentrega: Endereco | null
  enderecofaturamento: Endereco | null
  lojaretira: Pedido['lojaRetira']
  codigoretirada: string | null
  entregador: Pedido['entregador']
  caracteristicas: Pedido['caracteristicas']
  anotacoes: string
  negociacao: Pedido['negociacao']
  substituicao: Substituicao | null
  assinatura: string | null
  idassinatura: string | null
  rastreio: Pedido['rastreio']
  notafiscal: Pedido['notaFiscal']
  itens: ItemRow[]
  servicos: ServicoRow[]
  historico: { status: StatusPedido; quando: string; ator: string; motivo: string }[]
}

/** What the answer depends on besides the row. */
interface Visto {
  pagamento: Pagamento | null
  detalhePagamento: DetalhePagamento
  /** Who looks: the actions are those that it may take. */
  ator: Ator
  agora: Date
}

export function toPedido(row: Detalhe, { pagamento, detalhePagamento, ator, agora }: Visto): Pedido {
  const fatos = { ...factsOf(row, agora), pago: pagamento?.status === 'PAGO' || wasPago(row) }
  return {
    ...toLista(row),
    idcliente: row.idcliente,
    mudado_em: row.mudado_em.toISOString(),
    nomecliente: row.nomecliente,
    consumidor: row.tipo_documento !== 'CNPJ',
    documentoNaEntrega: row.documentonaentrega,
    itens: row.itens.map(toItem),
    subtotal: reais(row.subtotal),
    // A price that the store offered in a budget is not shown as a saving against the list price.
    ...(row.versao > 0 ? { economia: 0, economiaCombos: 0 } : computeEconomias(row.itens)),
    desconto: fromCentavos(row.desconto),
    dadospedido: { cupom: row.cupom },
    embalagens: fromCentavos(row.embalagens),
    valoripi: fromCentavos(row.valoripi),
    valorst: fromCentavos(row.valorst),
    servicos: row.servicos.map(toServico),
    taxaentrega: fromCentavos(row.taxaentrega),
    formaEntrega: { nome: row.nomeformaentrega },
    enderecoentrega: row.enderecoentrega,
    enderecofaturamento: row.enderecofaturamento,
    lojaRetira: row.lojaretira,
    ...toCodigo(row),
    entregador: row.entregador,
    caracteristicas: row.caracteristicas,
    anotacoes: row.anotacoes,
    negociacao: row.negociacao,
    substituicao: row.substituicao,
    assinatura: row.assinatura,
    idassinatura: row.idassinatura,
    rastreio: row.rastreio,
    notaFiscal: row.notafiscal && toNota(row.notafiscal),
    historico: row.historico.map(toMovimento),
    pagamento,
    idformapagto: row.idformapagto,
    detalhePagamento,
    ...toDireitos(row, fatos, ator),
    orcamento: toOrcamento(row, fatos.vencido),
    totalOriginal:
      row.totalservido === null || row.totalservido === row.totaloriginal ? null : reais(row.totaloriginal),
    pesagem: toPesagem(row),
    devolucoes: row.devolucoes.map(toDevolucao),
    contestacoes: row.contestacoes.map(toContestacao),
    reembolsos: row.reembolsos.map((reembolso) => toReembolso(reembolso, row.devolucoes)),
    arrependimento_ate: fatos.arrependimento?.toISOString() ?? null,
    avaliacao: row.avaliacao && toAvaliacao(row.avaliacao, row.fuso),
    podeAvaliar:
      row.status === 'ENTREGUE' &&
      (!row.avaliacao || agora < prazoAvaliacao(new Date(row.avaliacao.criado_em), row.fuso)),
  }
}

/** A budget has no goods to pick up yet. */
function toCodigo({ status, codigoretirada }: Detalhe): Pick<Pedido, 'codigoRetirada' | 'qrRetirada'> {
  const codigoRetirada = isOrcamento(status) ? null : codigoretirada
  return { codigoRetirada, qrRetirada: codigoRetirada && !isFinal(status) ? toQr(codigoRetirada) : null }
}

/** Times in JSON are PostgreSQL's. */
function toMovimento({ status, quando, ator, motivo }: Detalhe['historico'][number]) {
  return { status, quando: new Date(quando).toISOString(), quem: ator, motivo }
}

/** What the session that asks may do with it. */
function toDireitos(row: Detalhe, fatos: Parameters<typeof listAcoes>[1], ator: Ator) {
  const podeSubmeter = row.submissao_pedido || isEquipe(ator)
  const acoes = listAcoes(row, fatos, { ator, podeSubmeter })
  const { status, tipopagamento: tipo } = row
  return {
    podeSubmeter,
    podeTrocarPagamento: podeSubmeter && canChangePagamento({ status, tipo, pago: fatos.pago }),
    podeCancelar: acoes.includes('cancelar'),
    acoes,
  }
}

/** Staff is controlled by the supplier. */
function isEquipe(ator: Ator): boolean {
  return ator === 'atendente' || ator === 'fornecedor'
}

function toNota(nota: NonNullable<Pedido['notaFiscal']>): Pedido['notaFiscal'] {
  const { cancelada_em } = nota
  return { ...nota, cancelada_em: cancelada_em && new Date(cancelada_em).toISOString() }
}
