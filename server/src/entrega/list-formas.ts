import { falhas, type FormaEntrega, type TipoEntrega } from '@vitrine/contract'
import {
  formatJanela,
  instantOf,
  listDatas,
  todayIn,
  weekdayOf,
  type JanelaEntrega,
} from '@vitrine/rules/entrega'
import { containsPonto, type Ponto } from '@vitrine/rules/poligono'

import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

import { listFeriados } from './feriados.ts'

/** Delivery forms of a type with their next dates; forms without an open window are left out (§4 Delivery options). */
export function listFormasEntrega(
  fornecedor: FornecedorVivo,
  tipoEntrega: TipoEntrega,
  agora: Date,
): FormaEntrega[] {
  return fornecedor.formasEntrega
    .filter((forma) => forma.tipoEntrega === tipoEntrega)
    .map((forma) => toFormaEntrega(forma, fornecedor, agora))
    .filter(({ datas }) => datas.length > 0)
}

/** The open window of a form at a day, or null: what a submission asks for. Looks at that day alone. */
export function chooseJanela(
  forma: FormaEntregaViva,
  { fuso }: Pick<FornecedorVivo, 'fuso'>,
  agora: Date,
  { data, inicio }: { data: string; inicio: string },
): Pick<JanelaEntrega, 'inicio' | 'fim'> | null {
  const janela = forma.janelas.find((each) => each.startsWith(`${inicio}-`))
  if (!janela || !forma.dias.includes(weekdayOf(data)) || isFeriado(data)) return null
  const closes = instantOf(data, inicio, fuso).getTime() - forma.antecedencia_horas * 3_600_000
  return agora.getTime() < closes ? { inicio, fim: janela.slice(inicio.length + 1) } : null
}

/** Throws unless a delivery area of the fornecedor holds the point; pickup serves whoever comes. */
export function checkAtende(fornecedor: FornecedorVivo, tipoEntrega: TipoEntrega, ponto: Ponto | null): void {
  if (tipoEntrega === 'RETIRADA') return
  const reaches =
    ponto &&
    fornecedor.areas.some(({ tipo, geojson }) => tipo === 'DELIVERY' && containsPonto(geojson, ponto))
  if (!reaches) throw new Falha('fornecedor_nao_atende', { message: falhas.fornecedor_nao_atende.mensagem })
}

function toFormaEntrega(forma: FormaEntregaViva, { fuso }: FornecedorVivo, agora: Date): FormaEntrega {
  const hoje = todayIn(fuso, agora)
  const ano = Number(hoje.slice(0, 4))
  const feriados = [...listFeriados(ano), ...listFeriados(ano + 1)]
  return {
    idformaentrega: forma.idformaentrega,
    nome: forma.nome,
    tipoEntrega: forma.tipoEntrega,
    idloja: forma.idloja,
    taxaentrega: forma.preco,
    gratis_acima: forma.gratis_acima,
    pedido_minimo: forma.pedido_minimo,
    datas: listDatas(forma, agora, { fuso, feriados, quantas: 5 }).map(({ data, janelas }) => ({
      data_de_entrega: data,
      janelas: janelas.map(({ inicio, fim, encerrada }) => ({
        inicio,
        fim,
        disponivel: !encerrada,
        rotulo: formatJanela(data, inicio, fim, hoje),
      })),
    })),
  }
}

function isFeriado(data: string): boolean {
  return listFeriados(Number(data.slice(0, 4))).includes(data)
}
