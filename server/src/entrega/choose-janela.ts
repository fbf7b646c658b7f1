import { todayIn } from '@vitrine/rules/data'
import {
  findJanela,
  firstJanela,
  formatJanela,
  listDatas,
  type JanelaEntrega,
  type LugarEntrega,
} from '@vitrine/rules/entrega'

import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'

import { agendaOf, calendarioOf, semLugar, type QuemEntrega } from './agenda-da-forma.ts'
import { computeFrete } from './compute-frete.ts'
import { listOcupadas } from './entrega.repository.ts'
import { formasOf } from './list-formas.ts'
import { lotadas, toOcupacoes } from './ocupacao.ts'
import { listLimitadas } from './peso-dos-itens.ts'

export interface DiaPedido {
  data: string
  inicio: string
  lugar?: LugarEntrega
  /** From when the money can be counted on; absent: at once. */
  dinheiro?: Date | undefined
}

/** The window of a form at a day before its cut-off, or null: what a submission asks for. Looks at that day alone. */
export function chooseJanela(
  forma: FormaEntregaViva,
  fornecedor: QuemEntrega,
  agora: Date,
  { data, inicio, lugar = semLugar, dinheiro }: DiaPedido,
): Pick<JanelaEntrega, 'inicio' | 'fim'> | null {
  const janela = findJanela(agendaOf(forma, lugar), agora, {
    ...calendarioOf(forma, fornecedor),
    data,
    inicio,
    dinheiro,
  })
  return janela && { inicio, fim: janela.fim }
}

export interface JanelaLivre {
  idformaentrega: string
  data_de_entrega: string
  inicio: string
  /** 'qui., 26 nov., 8h–12h', of another form 'qui., 26 nov., 8h–12h (Entrega expressa)'. */
  rotulo: string
}

/**
 * The next window that takes an order of this weight, for an order whose window closed meanwhile: of the same form, else of another that
 * serves the place, then with its name. Null when none is near. One read at most.
 */
export async function findProximaLivre(
  db: Db,
  fornecedor: QuemEntrega & Pick<FornecedorVivo, 'idfornecedor' | 'tags' | 'formasEntrega'>,
  desejada: FormaEntregaViva,
  {
    lugar,
    gramas,
    agora,
    dinheiro,
  }: { lugar: LugarEntrega; gramas: number; agora: Date; dinheiro?: Date | undefined },
): Promise<JanelaLivre | null> {
  const outras = formasOf(fornecedor, desejada.tipoEntrega).filter(
    (forma) =>
      forma.idformaentrega !== desejada.idformaentrega &&
      forma.idloja === desejada.idloja &&
      computeFrete(forma, lugar, gramas).degraus,
  )
  const formas = [desejada, ...outras]
  const hoje = todayIn(fornecedor.fuso, agora)
  const { idfornecedor } = fornecedor
  const ocupacoes = toOcupacoes(
    await listOcupadas(db, { idfornecedor, idformas: listLimitadas(formas), hoje }),
  )
  for (const forma of formas) {
    const datas = listDatas(agendaOf(forma, lugar), agora, {
      ...calendarioOf(forma, fornecedor),
      quantas: 1,
      isLotada: lotadas(forma, ocupacoes, gramas),
      dinheiro,
    })
    const livre = firstJanela(datas)
    if (!livre) continue
    const { idformaentrega, nome } = forma
    const quando = formatJanela(livre.data, livre.inicio, livre.fim, hoje)
    const rotulo = forma === desejada ? quando : `${quando} (${nome})`
    return { idformaentrega, data_de_entrega: livre.data, inicio: livre.inicio, rotulo }
  }
  return null
}
