import { toMilesimos } from '@vitrine/rules/dinheiro'

import { Falha } from '#infra'
import { fitPedida } from '#negociacao'

import { inRascunho, semRascunho, type Deps, type Escrita } from './in-rascunho.ts'
import { removeIncluido } from './rascunho.repository.ts'

/** Most lines of a budget, as of a draft. */
const LINHAS_MAXIMAS = 1000

/**
 * Adds a product to the draft, by its rules of quantity and the stock of this moment, at the price that the table says to this customer.
 * Errors: `entrada_invalida` for one that is there already, `produto_indisponivel`, `quantidade_invalida`.
 */
export async function includeLinha(
  deps: Deps,
  escrita: Escrita,
  { id, quantidade }: { id: string; quantidade: number },
): Promise<void> {
  await inRascunho(deps, escrita, async ({ tx, mesa }) => {
    const { linhas, comprador, row } = mesa
    if (linhas.some((linha) => linha.id === id)) throw refuseRepetido('Este produto já está no orçamento.')
    if (linhas.length >= LINHAS_MAXIMAS)
      throw refuseRepetido(`Um orçamento tem no máximo ${LINHAS_MAXIMAS} produtos.`)
    const dono = { idfornecedor: comprador.fornecedor?.idfornecedor ?? '', idcliente: row.idcliente }
    const pedida = { id, quantidade, embalarParaPresente: false }
    const item = await fitPedida({ tx, dono, contexto: comprador }, pedida)
    const sequencia = Math.max(...linhas.map((linha) => linha.sequencia)) + 1
    return {
      linhas: [
        {
          ...semRascunho,
          sequencia,
          idcadastroextraproduto: id,
          quantidade: toMilesimos(item.quantidade),
        },
      ],
    }
  })
}

const refuseRepetido = (motivo: string) => new Falha('entrada_invalida', { campos: { id: motivo } })

/** Takes a product out that this draft adds. Errors: `nao_encontrado` for a line that was sent, or asked for. */
export async function removeLinha(deps: Deps, escrita: Escrita, sequencia: number): Promise<void> {
  await inRascunho(deps, escrita, async ({ tx }) => {
    if (!(await removeIncluido(tx, escrita.numpedido, sequencia))) throw new Falha('nao_encontrado')
    return { linhas: [] }
  })
}
