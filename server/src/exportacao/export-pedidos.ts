import type { Arquivo, PedidoLista } from '@vitrine/contract'
import { formatDiaDe, wallClockOf } from '@vitrine/rules/data'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import {
  canaisDoFiltro,
  colunasPedidos,
  describeAutoriaDe,
  describeStatus,
  nomeOf,
  readColunas,
  type ColunaPedidos,
} from '@vitrine/rules/pedido'

import { rodadaSolta, type Rodada } from '#fila'
import { Falha, type Sql } from '#infra'
import { countPedidos, listPedidosDepois, toLista, type LinhaDaPlanilha } from '#pedido'
import { writeCsv, writePlanilha, type Celula, type Coluna } from '#planilha'

import {
  findExportacao,
  finishExportacao,
  insertExportacao,
  readConteudo,
  saveProgresso,
  takeExportacao,
  type FormatoExportacao,
  type PedidoDeExportacao,
} from './exportacao.repository.ts'

/** Rows that an answer waits for; more are a job's (issue 5). */
const NA_HORA = 1000
const LOTE = 1000
const MAX_LINHAS = 100_000

const tiposArquivo: Record<FormatoExportacao, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface Linha {
  row: LinhaDaPlanilha
  pedido: PedidoLista
}

const colunas: Record<ColunaPedidos, Omit<Coluna, 'nome'> & { of: (linha: Linha) => Celula }> = {
  numpedido: { largura: 12, of: ({ row }) => row.numpedido },
  criado_em: { largura: 18, of: ({ row }) => formatMomento(row.criado_em, row.fuso) },
  status: { largura: 24, of: ({ row }) => describeStatus(row.status).rotulo },
  canal: { largura: 18, of: ({ pedido }) => nomeOf(canaisDoFiltro, pedido.canal) },
  feitoPor: { largura: 28, of: ({ pedido }) => describeAutoriaDe(pedido) },
  entrega: { largura: 30, of: describeEntrega },
  pagamento: { largura: 22, of: ({ row }) => row.nomepagamento },
  itens: { largura: 8, of: ({ row }) => row.totalitens },
  numPedidoCliente: { largura: 16, of: ({ row }) => row.numpedidocliente },
  numpedidoerp: { largura: 16, of: ({ row }) => row.numpedidoerp },
  valoripi: { largura: 12, formato: 'dinheiro', of: ({ row }) => taxOf(row.valoripi) },
  valorst: { largura: 12, formato: 'dinheiro', of: ({ row }) => taxOf(row.valorst) },
  total: { largura: 14, formato: 'dinheiro', of: ({ pedido }) => pedido.totalapagar },
}

/**
 * The filtered list as a spreadsheet, streamed; above 1,000 orders `exportacao_em_preparo` with `detalhes.idexportacao` of the
 * job that makes it, which `start` sets going.
 */
export async function exportPedidos(
  sql: Sql,
  pedido: PedidoDeExportacao,
  { idusuario, start }: { idusuario: string; start: () => void },
): Promise<Arquivo> {
  const total = Math.min(MAX_LINHAS, await countPedidos(sql, pedido.filtro))
  if (total > NA_HORA) {
    const idexportacao = await insertExportacao(sql, pedido, { idusuario, total })
    start()
    throw new Falha('exportacao_em_preparo', { detalhes: { idexportacao, total } })
  }
  return { nome: nomeDo(pedido.formato), tipo: tiposArquivo[pedido.formato], conteudo: write(sql, pedido) }
}

/** Makes the spreadsheets that wait, one after the other; safe in several processes at once. Answers how many. */
export async function makeExportacoes(sql: Sql, rodada: Rodada = rodadaSolta): Promise<number> {
  for (let made = 0; ; made += 1) {
    const pedido = await takeExportacao(sql)
    if (!pedido) return made
    // Who asked is told that it failed, and asks again: it is not tried again by itself.
    await rodada.item('exportação', pedido.idexportacao, () => makeExportacao(sql, pedido), { sempre: true })
  }
}

async function makeExportacao(
  sql: Sql,
  pedido: { idexportacao: string } & PedidoDeExportacao,
): Promise<void> {
  const { idexportacao } = pedido
  try {
    const partes: Uint8Array[] = []
    const onLote = (linhas: number) => saveProgresso(sql, idexportacao, linhas)
    for await (const parte of write(sql, pedido, onLote)) partes.push(parte)
    await finishExportacao(sql, idexportacao, Buffer.concat(partes))
  } catch (error) {
    await finishExportacao(sql, idexportacao, null)
    throw error
  }
}

/** The file of a job that has ended; throws `nao_encontrado` before that, and for strangers. */
export async function openExportacao(
  sql: Sql,
  quem: { idexportacao: string; idcliente: string; idusuario: string },
): Promise<Arquivo> {
  const exportacao = await findExportacao(sql, quem)
  const conteudo = exportacao?.status === 'PRONTA' ? await readConteudo(sql, quem.idexportacao) : null
  if (!exportacao || !conteudo) throw new Falha('nao_encontrado')
  const { formato } = exportacao
  return { nome: nomeDo(formato), tipo: tiposArquivo[formato], conteudo: once(conteudo) }
}

async function* once(conteudo: Uint8Array): AsyncGenerator<Uint8Array> {
  yield conteudo
}

function write(
  sql: Sql,
  { filtro, formato, colunas: pedidas }: PedidoDeExportacao,
  onLote: (linhas: number) => Promise<unknown> = async () => {},
): AsyncGenerator<Uint8Array> {
  const escolhidas = readColunas(pedidas).map((codigo) => ({
    nome: nomeOf(colunasPedidos, codigo),
    ...colunas[codigo],
  }))
  async function* linhas() {
    let depois: number | null = null
    for (let feitas = 0; feitas < MAX_LINHAS;) {
      const rows: LinhaDaPlanilha[] = await listPedidosDepois(sql, filtro, { limit: LOTE, depois })
      yield rows.map((row) => {
        const linha = { row, pedido: toLista(row) }
        return escolhidas.map(({ of }) => of(linha))
      })
      feitas += rows.length
      depois = rows.at(-1)?.numpedido ?? null
      await onLote(feitas)
      if (rows.length < LOTE) return
    }
  }
  const planilha = { colunas: escolhidas, linhas: linhas() }
  return formato === 'csv' ? writeCsv(planilha) : writePlanilha({ aba: 'Pedidos', ...planilha })
}

function nomeDo(formato: FormatoExportacao): string {
  return `pedidos.${formato}`
}

/** Empty where the invoice adds nothing. */
function taxOf(centavos: number): Celula {
  return centavos === 0 ? null : fromCentavos(centavos)
}

/** '21/11/2026 23:30' where the supplier is. */
function formatMomento(quando: Date, fuso: string): string {
  return `${formatDiaDe(quando, fuso)} ${wallClockOf(quando, fuso).hora}`
}

function describeEntrega({ pedido, row }: Linha): string {
  const tipo = row.tipoentrega === 'RETIRADA' ? 'Retirada' : 'Entrega'
  return pedido.janela ? `${tipo} ${pedido.janela}` : tipo
}
