import type { Contestacao, Devolucao, Pedido, Reembolso, VersaoOrcamento } from '@vitrine/contract'
import { fromCentavos, fromMilesimos } from '@vitrine/rules/dinheiro'

import { protocoloOf } from './protocolo-of.ts'

/** An offer as stored: centavos, times as PostgreSQL writes them in JSON. */
export interface VersaoRow {
  versao: number
  criado_em: string
  valido_ate: string
  taxaentrega: number
  total: number
  observacao: string
}

export interface DevolucaoVista {
  iddevolucao: string
  numpedido: number
  tipo: Devolucao['tipo']
  status: Devolucao['status']
  valor: number
  motivo: string
  criado_em: string
  aceito: number | null
  estornado: number
  abatido: number
  /** The provider has still to answer. */
  pendente: boolean
  resposta: string
  concluida_em: string | null
  /** 1/1,000 unit. */
  itens: { sequencia: number; quantidade: number }[]
}

/** The offers of a budget; null before the first. */
interface CondicaoRow {
  idformapagto: string
  nome: string
  prazos: number[][]
  desconto: number
  oferta: { total: number } | null
}

/** The offers of a budget, the newest first. */
export interface OrcamentoRow {
  versao: number
  valido_ate: Date | null
  observacaoloja: string
  condicoes: readonly CondicaoRow[]
  versoes: readonly VersaoRow[]
}

export function toOrcamento(row: OrcamentoRow, vencido: boolean): Pedido['orcamento'] {
  if (!row.valido_ate) return null
  return {
    versao: row.versao,
    valido_ate: row.valido_ate.toISOString(),
    vencido,
    observacao: row.observacaoloja,
    condicoes: row.condicoes.map((condicao) => toCondicao(condicao, row.versoes[0]?.total ?? 0)),
    versoes: row.versoes.map(toVersao),
  }
}

/** What a version comes to under one of its conditions; centavos. */
function toCondicao(
  { idformapagto, nome, prazos, desconto, oferta }: CondicaoRow,
  daVersao: number,
): NonNullable<Pedido['orcamento']>['condicoes'][number] {
  return { idformapagto, nome, prazos, desconto, total: fromCentavos(oferta?.total ?? daVersao) }
}

function toVersao({
  versao,
  criado_em,
  valido_ate,
  taxaentrega,
  total,
  observacao,
}: VersaoRow): VersaoOrcamento {
  return {
    versao,
    quando: new Date(criado_em).toISOString(),
    valido_ate: new Date(valido_ate).toISOString(),
    taxaentrega: fromCentavos(taxaentrega),
    total: fromCentavos(total),
    observacao,
  }
}

/** A return as the order shows it: reais, ISO times. */
export function toDevolucao(row: DevolucaoVista): Devolucao {
  const { iddevolucao, numpedido, tipo, status, valor, motivo, resposta, estornado } = row
  const volta = row.pendente ? 'A_CAMINHO' : 'FEITO'
  return {
    iddevolucao,
    protocolo: protocoloOf(numpedido, iddevolucao),
    tipo,
    status,
    valor: fromCentavos(valor),
    motivo,
    quando: new Date(row.criado_em).toISOString(),
    itens: row.itens.map(({ sequencia, quantidade }) => ({
      sequencia,
      quantidade: fromMilesimos(quantidade),
    })),
    aceito: row.aceito === null ? null : fromCentavos(row.aceito),
    estornado: fromCentavos(estornado),
    abatido: fromCentavos(row.abatido),
    estorno: estornado > 0 ? volta : null,
    resposta,
    encerrada_em: row.concluida_em === null ? null : new Date(row.concluida_em).toISOString(),
  }
}

/** Centavos, times as PostgreSQL writes them in JSON. */
export type ContestacaoVista = Contestacao

/** A dispute as the order shows it: reais, ISO times. */
export function toContestacao(row: ContestacaoVista): Contestacao {
  const { idcontestacao, tipo, valor, parecer, aberta_em, decisao, palavra, encerrada_em } = row
  return {
    idcontestacao,
    tipo,
    valor: fromCentavos(valor),
    parecer,
    aberta_em: new Date(aberta_em).toISOString(),
    decisao,
    palavra,
    encerrada_em: encerrada_em && new Date(encerrada_em).toISOString(),
  }
}

/** Centavos, times as PostgreSQL writes them in JSON; `chave` names what it is for. */
export type ReembolsoVisto = Omit<Reembolso, 'iddevolucao'> & { chave: string }

/** A refund by hand as the order shows it, with the return that it belongs to: reais, ISO times. */
export function toReembolso(
  { idreembolso, valor, chave, chave_pix, criado_em, informada_em, feito_em }: ReembolsoVisto,
  devolucoes: readonly DevolucaoVista[],
): Reembolso {
  const devolucao = devolucoes.find(({ iddevolucao }) => chave === `estorno:${iddevolucao}`)
  return {
    idreembolso,
    iddevolucao: devolucao?.iddevolucao ?? null,
    valor: fromCentavos(valor),
    chave_pix,
    criado_em: new Date(criado_em).toISOString(),
    informada_em: informada_em && new Date(informada_em).toISOString(),
    feito_em: feito_em && new Date(feito_em).toISOString(),
  }
}
