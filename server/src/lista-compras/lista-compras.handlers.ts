import { randomBytes } from 'node:crypto'

import { idNulo, type ItemParaLista } from '@vitrine/contract'
import { toMilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, uuidv7, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { applyLista } from './apply-lista.ts'
import {
  putProduto,
  removeProduto,
  saveLista,
  setCodigo,
  setDesativada,
  type ItemASalvar,
} from './escrita.repository.ts'
import type { Dono } from './lista-compras.repository.ts'
import { reviewPedido } from './review-pedido.ts'
import { readLista, showLista, showListas, showResumo } from './show-lista.ts'

type Calls =
  | 'GET /v4/shopping-list/{idcliente}'
  | 'GET /v4/shopping-list/{list}/products/{idcliente}'
  | 'POST /v4/shopping-list/{id}/apply/{idcliente}'
  | 'POST /v4/shopping-list/{id}'
  | 'POST /v4/shopping-list/{id}/product/{idproduto}/copy/{destino}'
  | 'POST /v4/shopping-list/{id}/product/{idproduto}/add'
  | 'DELETE /v4/shopping-list/{id}/product/{idproduto}'
  | 'DELETE /v4/shopping-list/{id}/disable/{idcliente}'
  | 'POST /v4/shopping-list/{id}/enable/{idcliente}'
  | 'POST /v4/shopping-list/{id}/share/{idcliente}'
  | 'GET /v4/shopping-list/shared/{codigo}'
  | 'POST /v4/shopping-list/review/{idfornecedor}'

/** Shopping lists and the review of a pasted or repeated order (§7 Shopping lists, readings 5). */
export function createListaComprasHandlers(db: Db, vivos: ProdutosVivos): HandlersOf<Calls> {
  const fonte = { db, vivos }
  /** Writes, then answers the list as it is now; what was not the cliente's to write is unknown to it. */
  const change = async (
    contexto: ContextoComprador,
    idlista: string,
    write: (dono: Dono) => Promise<boolean>,
  ) => {
    const dono = requireDono(contexto)
    if (!(await write(dono))) throw new Falha('nao_encontrado')
    return { lista: await showResumo(db, dono, idlista) }
  }
  return {
    'GET /v4/shopping-list/{idcliente}': async ({ params, query, contexto }) => {
      if (query.idclient && query.idclient !== params.idcliente) throw new Falha('nao_encontrado')
      const { fuso } = contexto
      return { data: await showListas(db, requireDono(contexto), { tipo: query.type, fuso }) }
    },
    'GET /v4/shopping-list/{list}/products/{idcliente}': ({ params, contexto }) =>
      showLista(fonte, { idlista: params.list }, contexto),
    'POST /v4/shopping-list/{id}/apply/{idcliente}': ({ params, body, contexto }) =>
      applyLista(fonte, { ...body, idlista: params.id }, contexto),
    'POST /v4/shopping-list/{id}': ({ params, body, contexto }) => {
      const idlista = params.id === idNulo ? uuidv7() : params.id
      const nome = body.nome?.trim() || null
      const itens = body.itens ? toItens(body.itens) : null
      return change(contexto, idlista, (dono) =>
        saveLista(db, { ...dono, idlista, nome, nomeNova: 'Minha lista', itens }),
      )
    },
    'POST /v4/shopping-list/{id}/product/{idproduto}/copy/{destino}': async ({ params, contexto }) => {
      const { itens } = await readLista(db, { idlista: params.id }, contexto)
      const item = itens.find(({ id }) => id === params.idproduto)
      if (!item) throw new Falha('nao_encontrado')
      const { id, quantidade } = item
      return change(contexto, params.destino, (dono) =>
        putProduto(db, dono, { idlista: params.destino, id, quantidade }),
      )
    },
    'POST /v4/shopping-list/{id}/product/{idproduto}/add': ({ params, body, contexto }) => {
      const quantidade = body.quantidade === undefined ? null : toMilesimos(body.quantidade)
      const item = { idlista: params.id, id: params.idproduto, quantidade }
      return change(contexto, params.id, (dono) => putProduto(db, dono, item))
    },
    'DELETE /v4/shopping-list/{id}/product/{idproduto}': ({ params, contexto }) =>
      change(contexto, params.id, (dono) =>
        removeProduto(db, dono, { idlista: params.id, id: params.idproduto }),
      ),
    'DELETE /v4/shopping-list/{id}/disable/{idcliente}': ({ params, contexto }) =>
      change(contexto, params.id, (dono) =>
        setDesativada(db, dono, { idlista: params.id, desativada: true }),
      ),
    'POST /v4/shopping-list/{id}/enable/{idcliente}': ({ params, contexto }) =>
      change(contexto, params.id, (dono) =>
        setDesativada(db, dono, { idlista: params.id, desativada: false }),
      ),
    'POST /v4/shopping-list/{id}/share/{idcliente}': ({ params, body, contexto }) => {
      const codigo = body.compartilhar ? randomBytes(18).toString('base64url') : null
      return change(contexto, params.id, (dono) => setCodigo(db, dono, { idlista: params.id, codigo }))
    },
    'GET /v4/shopping-list/shared/{codigo}': ({ params, contexto }) =>
      showLista(fonte, { codigo: params.codigo }, contexto),
    'POST /v4/shopping-list/review/{idfornecedor}': ({ body, contexto }) =>
      reviewPedido(fonte, body, contexto),
  }
}

/** The same product twice is one line of a list. */
function toItens(itens: readonly ItemParaLista[]): ItemASalvar[] {
  const porId = new Map<string, number>()
  for (const { id, quantidade } of itens) porId.set(id, (porId.get(id) ?? 0) + toMilesimos(quantidade))
  return [...porId].map(([id, quantidade]) => ({ id, quantidade }))
}

function requireDono({ fornecedor, idcliente }: ContextoComprador): Dono {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
