import { falhas, type FormaEntrega, type TipoEntrega } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import {
  addDias,
  firstJanela,
  formatJanela,
  instantOf,
  listDatas,
  todayIn,
  weekdayOf,
  type DataEntrega,
  type JanelaEntrega,
} from '@vitrine/rules/entrega'
import { containsPonto, type Ponto } from '@vitrine/rules/poligono'

import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

import { listFeriados } from './feriados.ts'

const DIAS_OFERECIDOS = 5
/** As far as rules/entrega plans: a submission for a later day was never offered. */
const HORIZONTE_DIAS = 60

/** Delivery forms of a type with their next dates; forms without an open window are left out (§4 Delivery options). */
export function listFormasEntrega(
  fornecedor: FornecedorVivo,
  tipoEntrega: TipoEntrega,
  agora: Date,
): FormaEntrega[] {
  return formasOf(fornecedor, tipoEntrega)
    .map((forma) => toFormaEntrega(forma, fornecedor, agora))
    .filter(({ datas }) => datas.length > 0)
}

export interface ProximaEntrega {
  /** 'YYYY-MM-DDTHH:MM': sorts by time. */
  quando: string
  /** 'hoje, 13h–18h' */
  rotulo: string
  /** Milliseconds since 1970 until which this stays the answer: its window closes, or 'hoje' is another day. */
  ate: number
}

/** The earliest open window over all forms of a type, with its label for people; null when there is none. */
export function findProximaEntrega(
  fornecedor: Pick<FornecedorVivo, 'tags' | 'formasEntrega' | 'fuso'>,
  tipoEntrega: TipoEntrega,
  agora: Date,
): ProximaEntrega | null {
  const { fuso } = fornecedor
  const hoje = todayIn(fuso, agora)
  const meiaNoite = instantOf(addDias(hoje, 1), '00:00', fuso).getTime()
  const [primeira] = formasOf(fornecedor, tipoEntrega)
    .map((forma) => ({ forma, janela: firstJanela(listDatasUteis(forma, { fuso, agora, quantas: 1 })) }))
    .flatMap(({ forma, janela }) => {
      if (!janela) return []
      const { data, inicio, fim } = janela
      const fecha = instantOf(data, inicio, fuso).getTime() - forma.antecedencia_horas * 3_600_000
      return {
        quando: `${data}T${inicio}`,
        rotulo: formatJanela(data, inicio, fim, hoje),
        ate: Math.min(fecha, meiaNoite),
      }
    })
    .sort((a, b) => (a.quando < b.quando ? -1 : 1))
  return primeira ?? null
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
  if (data > addDias(todayIn(fuso, agora), HORIZONTE_DIAS)) return null
  const closes = instantOf(data, inicio, fuso).getTime() - forma.antecedencia_horas * 3_600_000
  return agora.getTime() < closes ? { inicio, fim: janela.slice(inicio.length + 1) } : null
}

/** Without has-collect a submission of a pickup is refused: its forms are not offered either. */
function formasOf(
  { tags, formasEntrega }: Pick<FornecedorVivo, 'tags' | 'formasEntrega'>,
  tipoEntrega: TipoEntrega,
) {
  if (tipoEntrega === 'RETIRADA' && !hasTag(tags, 'has-collect')) return []
  return formasEntrega.filter((forma) => forma.tipoEntrega === tipoEntrega)
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
  return {
    idformaentrega: forma.idformaentrega,
    nome: forma.nome,
    tipoEntrega: forma.tipoEntrega,
    idloja: forma.idloja,
    taxaentrega: forma.preco,
    gratis_acima: forma.gratis_acima,
    pedido_minimo: forma.pedido_minimo,
    datas: listDatasUteis(forma, { fuso, agora, quantas: DIAS_OFERECIDOS }).map(({ data, janelas }) => ({
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

/** Days without national holidays, also over the turn of the year. */
function listDatasUteis(
  forma: FormaEntregaViva,
  { fuso, agora, quantas }: { fuso: string; agora: Date; quantas: number },
): DataEntrega[] {
  const ano = Number(todayIn(fuso, agora).slice(0, 4))
  return listDatas(forma, agora, {
    fuso,
    quantas,
    feriados: [...listFeriados(ano), ...listFeriados(ano + 1)],
  })
}

function isFeriado(data: string): boolean {
  return listFeriados(Number(data.slice(0, 4))).includes(data)
}
