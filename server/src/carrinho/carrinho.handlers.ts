import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'
import type { ProdutosVivos } from '#produto'

import { listAbertos } from './carrinho.repository.ts'
import { CarrinhosLembrados } from './carrinhos-lembrados.ts'
import { createGravador } from './juntos.repository.ts'
import { keepLinhas, readLinhas } from './linhas-guardadas.ts'
import { previewCarrinho } from './preview-carrinho.ts'
import { readCarrinho, requireDono } from './read-carrinho.ts'
import { replaceCarrinho } from './save-carrinho.ts'

type Calls =
  | 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
  | 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
  | 'POST /v4/cart/{idfornecedor}/previa'
  | 'GET /v4/cart/{idcliente}/abertos'
  | 'POST /v4/cart/{idfornecedor}/guardado'
  | 'GET /v4/cart/{idfornecedor}/guardado/{chave}'

/** The cart of (cliente, fornecedor), and the price of a visitor's (§7 Cart, readings 5). */
export function createCarrinhoHandlers(db: Sql, vivos: ProdutosVivos): HandlersOf<Calls> {
  const lembrados = new CarrinhosLembrados()
  const fonte = { db, vivos, lembrados, gravar: createGravador(db) }
  return {
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart': ({ body, query, contexto }) =>
      lembrados.after(requireDono(contexto), () =>
        replaceCarrinho(
          fonte,
          {
            ...body,
            soma: query.modoRepeticaoPedido,
            idtipoassinatura: query.idtipoassinatura,
            cupomAplicacaoAutomatica: query.cupomAplicacaoAutomatica,
          },
          contexto,
        ),
      ),
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart': ({ query, contexto }) =>
      readCarrinho(fonte, contexto, query.idtipoassinatura),
    'POST /v4/cart/{idfornecedor}/previa': ({ body, query, contexto }) =>
      previewCarrinho(fonte, { ...body, cupomAplicacaoAutomatica: query.cupomAplicacaoAutomatica }, contexto),
    'GET /v4/cart/{idcliente}/abertos': async ({ params }) => ({
      data: (await listAbertos(db, params.idcliente)).map(({ atualizado_em, ...aberto }) => ({
        ...aberto,
        atualizado_em: atualizado_em.toISOString(),
      })),
    }),
    'POST /v4/cart/{idfornecedor}/guardado': async ({ body, contexto, requisicao }) => ({
      chave: await keepLinhas(db, body.cartItens, { contexto, requisicao }),
    }),
    'GET /v4/cart/{idfornecedor}/guardado/{chave}': async ({ params, contexto }) => ({
      cartItens: await readLinhas(db, params.chave, contexto),
    }),
  }
}
