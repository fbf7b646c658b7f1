import { readChavePix } from '@vitrine/rules/pagamento'

import { requireSubmissao } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'
import { endReembolso, saveChavePix, waitsReembolso } from '#pagamento'
import { findStatus, openPedido, requirePedido, type ContextoOf } from '#pedido'

type Calls =
  | 'PUT /v4/orders/{num}/reembolsos/{idreembolso}'
  | 'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito'

interface ReembolsoDeps {
  sql: Sql
  contextoOf: ContextoOf
}

const jaFeito = { detalhes: { de: 'FEITO', para: 'FEITO' } }

/** Money that has no way back but a Pix key: its customer says it, staff pays and says so (S5). */
export function createReembolsoHandlers(deps: ReembolsoDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'PUT /v4/orders/{num}/reembolsos/{idreembolso}': async ({
      params: { num, idreembolso },
      body,
      requisicao,
    }) => {
      const { contexto } = await openPedido(deps, num, requisicao)
      requireSubmissao(contexto)
      const chave_pix = readChavePix(body.chave_pix)
      await sql.begin(async (tx) => {
        await requirePedido(tx, num)
        if (!chave_pix && (await waitsReembolso(tx, num)))
          throw new Falha('entrada_invalida', { campos: { chave_pix: 'Chave Pix inválida.' } })
        if (!chave_pix || !(await saveChavePix(tx, num, { idreembolso, chave_pix })))
          throw new Falha('movimento_recusado', jaFeito)
      })
      const mensagem = 'Chave Pix guardada. A loja envia o valor e avisa você.'
      return { numpedido: num, status: await findStatus(sql, num), mensagem, carrinho: null }
    },
    'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito': async ({
      params: { num, idreembolso },
      requisicao,
    }) => {
      const { papel: ator, idusuario } = (await openPedido(deps, num, requisicao)).contexto
      await sql.begin(async (tx) => {
        await requirePedido(tx, num)
        if (!(await endReembolso(tx, num, { idreembolso, ator, idusuario })))
          throw new Falha('movimento_recusado', jaFeito)
      })
      const status = await findStatus(sql, num)
      return { numpedido: num, status, mensagem: 'Devolução registrada como feita.', carrinho: null }
    },
  }
}
