import type { Arquivo, SituacaoFatura } from '@vitrine/contract'
import { formatDia, formatDiaDe } from '@vitrine/rules/data'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { situacaoOfFatura } from '@vitrine/rules/fatura'

import type { Sql } from '#infra'
import { writeCsv, writePlanilha, type Celula, type Coluna } from '#planilha'

import { listFaturasDepois, type Dono, type FaturaRow, type FiltroDeFaturas } from './fatura.repository.ts'

const LOTE = 1000

const rotulos: Record<SituacaoFatura, string> = {
  ABERTA: 'Em aberto',
  VENCIDA: 'Vencida',
  PAGA: 'Paga',
  CANCELADA: 'Cancelada',
}

interface Linha {
  fatura: FaturaRow
  hoje: string
  fuso: string
}

const colunas: readonly (Coluna & { of: (linha: Linha) => Celula })[] = [
  { nome: 'Pedido', largura: 12, of: ({ fatura }) => fatura.numpedido },
  { nome: 'Seu número', largura: 16, of: ({ fatura }) => fatura.numpedidocliente },
  { nome: 'Parcela', largura: 10, of: ({ fatura }) => `${fatura.parcela} de ${fatura.parcelas}` },
  { nome: 'Emissão', largura: 12, of: ({ fatura }) => formatDia(fatura.emissao) },
  { nome: 'Vencimento', largura: 12, of: ({ fatura }) => formatDia(fatura.vencimento) },
  { nome: 'Situação', largura: 12, of: ({ fatura, hoje }) => rotulos[situacaoOfFatura(fatura, hoje)] },
  {
    nome: 'Valor original',
    largura: 14,
    formato: 'dinheiro',
    of: ({ fatura }) => fromCentavos(fatura.valor + fatura.abatido),
  },
  { nome: 'Abatido', largura: 12, formato: 'dinheiro', of: ({ fatura }) => fromCentavos(fatura.abatido) },
  { nome: 'Valor', largura: 14, formato: 'dinheiro', of: ({ fatura }) => fromCentavos(fatura.valor) },
  { nome: 'Devolvido', largura: 12, formato: 'dinheiro', of: ({ fatura }) => fromCentavos(fatura.devolvido) },
  {
    nome: 'Paga em',
    largura: 12,
    of: ({ fatura, fuso }) => fatura.paga_em && formatDiaDe(fatura.paga_em, fuso),
  },
]

const tipos = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** The filtered invoices as a spreadsheet, streamed as they are read (ux 1.12.2). */
export function exportFaturas(
  sql: Sql,
  dono: Dono,
  { filtro, formato, fuso }: { filtro: FiltroDeFaturas; formato: keyof typeof tipos; fuso: string },
): Arquivo {
  async function* linhas() {
    let depois: FaturaRow | null = null
    for (;;) {
      const rows: FaturaRow[] = await listFaturasDepois(sql, dono, filtro, { limit: LOTE, depois })
      yield rows.map((fatura) => colunas.map(({ of }) => of({ fatura, hoje: filtro.hoje, fuso })))
      depois = rows.at(-1) ?? null
      if (rows.length < LOTE) return
    }
  }
  const planilha = { colunas, linhas: linhas() }
  return {
    nome: `faturas.${formato}`,
    tipo: tipos[formato],
    conteudo: formato === 'csv' ? writeCsv(planilha) : writePlanilha({ aba: 'Faturas', ...planilha }),
  }
}
