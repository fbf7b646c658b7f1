import { urls } from '@vitrine/contract'
import { canSubmitPedido } from '@vitrine/rules/acesso'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { composeAprovacao, insertCartas } from '#correio'
import { Falha, toLinkPublico, type Db, type EnderecoDaLoja } from '#infra'

import { findRevisao, listAprovadores, type AprovadorRow } from './aprovacao.repository.ts'

type Calls =
  | 'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao'
  | 'POST /v4/cart/{idfornecedor}/{idcliente}/aprovacao'

/**
 * A cart is its cliente's, so whoever may send it finds it as it was left: approval is a letter with the way to it (ux 1.8.4).
 */
export function createAprovacaoHandlers(db: Db, config: EnderecoDaLoja): HandlersOf<Calls> {
  return {
    'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao': async ({ contexto }) => ({
      aprovadores: (await listDe(db, contexto)).map(({ nome }) => nome),
    }),
    'POST /v4/cart/{idfornecedor}/{idcliente}/aprovacao': async ({ contexto, body }) => {
      const { fornecedor, idcliente, sessao } = contexto
      if (!fornecedor || !idcliente || !sessao) throw new Falha('fornecedor_desconhecido')
      const { idfornecedor, slug, nome: loja, publico } = fornecedor
      const [aprovadores, carrinho] = await Promise.all([
        listDe(db, contexto),
        findRevisao(db, { idfornecedor, idcliente }),
      ])
      if (!carrinho?.linhas) throw new Falha('carrinho_vazio')
      const dominio = publico.config.dominio.dominio || null
      const fatos = {
        loja,
        quem: sessao.nome,
        cliente: sessao.cliente_nome ?? '',
        linhas: carrinho.linhas,
        recado: body.recado.trim(),
        link: toLinkPublico(config, { dominio, caminho: urls.carrinho(slug) }),
      }
      const cartas = aprovadores.map((aprovador) => ({
        ...composeAprovacao(aprovador, fatos),
        idfornecedor,
        // Each state of the cart is told once, however often it is asked for.
        chave: `aprovacao:${idfornecedor}:${idcliente}:${carrinho.revisao}:${aprovador.email}`,
      }))
      if (cartas.length > 0) await insertCartas(db, cartas)
      return { aprovadores: aprovadores.map(({ nome }) => nome) }
    },
  }
}

/** Nobody where the login may send by itself, or something else than the permission is missing. */
async function listDe(db: Db, contexto: ContextoComprador): Promise<AprovadorRow[]> {
  const { idcliente, idusuario, fornecedor, sessao, aprovado, podeSubmeter } = contexto
  const { motivo } = canSubmitPedido({
    tags: fornecedor?.tags ?? [],
    autenticado: sessao !== null,
    aprovado,
    pode_submeter: podeSubmeter,
  })
  if (!idcliente || !idusuario || motivo !== 'sem_permissao_submeter') return []
  return listAprovadores(db, { idcliente, idusuario })
}
