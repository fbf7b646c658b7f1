import type { FornecedorDemo } from '@vitrine/demo'
import { toCentavos } from '@vitrine/rules/dinheiro'
import { addDias, todayIn, weekdayOf } from '@vitrine/rules/entrega'

import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'

const FUSO = 'America/Sao_Paulo'

/** Price tables, closed days and full windows of a supplier whose areas and delivery forms are there. */
export async function insertEntrega(db: Db, demo: FornecedorDemo, agora: Date): Promise<void> {
  const hoje = todayIn(FUSO, agora)
  const [faixas, fechados, vagas] = [listFaixas(demo), listFechados(demo, hoje), listVagas(demo, hoje)]
  if (faixas.length > 0) await db`insert into faixa_frete ${db(faixas)}`
  if (fechados.length > 0) await db`insert into dia_fechado ${db(fechados)} on conflict do nothing`
  if (vagas.length > 0) await db`insert into vaga_entrega ${db(vagas)}`
}

function listFaixas({ slug, formasEntrega }: FornecedorDemo) {
  return formasEntrega.flatMap(({ nome, faixas = [] }) =>
    faixas.map(({ area, cep, ate_kg, desde = 0, preco, por_kg = 0, prazo_dias = 0 }, ordem) => ({
      idfaixa: idDemo(slug, 'faixa', nome, String(ordem)),
      idfornecedor: idDemo(slug),
      idformaentrega: idDemo(slug, 'entrega', nome),
      idarea: area === undefined ? null : idDemo(slug, 'area', 'DELIVERY', area),
      cep_inicio: cep?.[0] ?? null,
      cep_fim: cep?.[1] ?? null,
      ate_gramas: ate_kg === undefined ? null : ate_kg * 1000,
      desde_centavos: toCentavos(desde),
      preco_centavos: toCentavos(preco),
      por_kg_centavos: toCentavos(por_kg),
      prazo_dias,
    })),
  )
}

/** Days of the calendar for this year and the next. */
function listFechados({ slug, formasEntrega, diasFechados = [] }: FornecedorDemo, hoje: string) {
  const ano = Number(hoje.slice(0, 4))
  return diasFechados.flatMap(({ nome, ...quando }) => {
    const datas =
      'em_dias' in quando
        ? [nextServido(formasEntrega[0]?.dias ?? [1], hoje, quando.em_dias)]
        : [`${ano}-${quando.dia}`, `${ano + 1}-${quando.dia}`]
    return datas.map((data) => ({ idfornecedor: idDemo(slug), data, nome }))
  })
}

/** Full to the limit that the form names. */
function listVagas({ slug, formasEntrega }: FornecedorDemo, hoje: string) {
  return formasEntrega.flatMap((forma) =>
    (forma.lotadas ?? []).map(({ inicio, dia }) => ({
      idfornecedor: idDemo(slug),
      idformaentrega: idDemo(slug, 'entrega', forma.nome),
      data: nextServido(forma.dias, hoje, dia),
      inicio,
      pedidos: forma.capacidade_pedidos ?? 1,
      gramas: (forma.capacidade_kg ?? 0) * 1000,
    })),
  )
}

/** The day that is served as the `quantos`-th after today. */
function nextServido(dias: readonly number[], hoje: string, quantos: number): string {
  let data = hoje
  for (let faltam = quantos; faltam > 0;) {
    data = addDias(data, 1)
    if (dias.includes(weekdayOf(data))) faltam--
  }
  return data
}
