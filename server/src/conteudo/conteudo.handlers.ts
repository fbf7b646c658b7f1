import { randomBytes } from 'node:crypto'

import { urls, type ConteudoResumido } from '@vitrine/contract'

import { lojaOf, quemOf } from '#acesso'
import { asFalha, removeUm, saveUm, type Quem } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { receiveImagem } from '#imagem'
import { Falha, type Sql, type Transaction } from '#infra'
import type { DepsPaginaInicial } from '#pagina-inicial'

import { listResumos, listVersoes, type ResumoRow } from './conteudo.repository.ts'
import { findEditado, toResposta, toVersao, type Alvo } from './find-editado.ts'
import { insertPrevia, type PreviaRow } from './previa.repository.ts'
import { publishRascunho } from './publish-rascunho.ts'
import { endConteudo, removeVersao } from './remove-versao.ts'
import { findEscrita, showInicioEscrito, showPaginaEscrita } from './show-previa.ts'
import { writeRascunho } from './write-rascunho.ts'

type Base = '/painel/v1/{idfornecedor}/conteudos'
type Um = `${Base}/{tipo}/{idconteudo}`
type Calls =
  | `GET ${Base}/{tipo}`
  | `GET ${Um}`
  | `PUT ${Um}/rascunho`
  | `POST ${Um}/publicacao`
  | `DELETE ${Um}/publicacao`
  | `GET ${Um}/versoes`
  | `DELETE ${Um}/versoes/{idpublicacao}`
  | `POST ${Um}/previa`
  | `POST ${Base}/imagens`
type DaPrevia =
  | 'GET /v4/previa/{idfornecedor}/{previa}/inicio'
  | 'GET /v4/previa/{idfornecedor}/{previa}/pagina'

/** What a store writes for its visitors, whatever its kind, as its panel keeps it (decision 0149). */
export function createConteudoHandlers(deps: DepsPaginaInicial & { sql: Sql }): HandlersOf<Calls | DaPrevia> {
  const { sql } = deps
  const change = (quem: Quem, alvo: Alvo, act: (tx: Transaction) => Promise<unknown>) =>
    saveUm(sql, {
      save: act,
      find: async (tx) => toResposta(alvo, await findEditado(tx, quem.idfornecedor, alvo)),
    })
  return {
    ...createPreviaHandlers(deps),
    'GET /painel/v1/{idfornecedor}/conteudos/{tipo}': async ({ params, contexto }) => ({
      data: (await listResumos(sql, quemOf(contexto).idfornecedor, params.tipo)).map(toResumo),
    }),
    'GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}': async ({ params, contexto }) =>
      toResposta(params, await findEditado(sql, quemOf(contexto).idfornecedor, params)),
    'PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho': ({ params, body, contexto }) => {
      const quem = quemOf(contexto)
      return change(quem, params, (tx) => writeRascunho(tx, quem, params, body))
    },
    'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': ({
      params,
      body,
      contexto,
    }) => {
      const quem = quemOf(contexto)
      return change(quem, params, (tx) => publishRascunho(tx, quem, params, body))
    },
    'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': ({ params, contexto }) => {
      const quem = quemOf(contexto)
      return change(quem, params, (tx) => endConteudo(tx, quem, params))
    },
    'GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes': async ({
      params,
      query,
      contexto,
    }) => {
      const { idfornecedor } = quemOf(contexto)
      const { data, cursor } = await listVersoes(sql, idfornecedor, { ...params, antes: query.cursor })
      return { data: data.map(toVersao), cursor }
    },
    'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes/{idpublicacao}': async ({
      params,
      query,
      contexto,
    }) => {
      const quem = quemOf(contexto)
      const qual = { idpublicacao: params.idpublicacao.toLowerCase(), versao: query.versao }
      await removeUm(sql, (tx) => removeVersao(tx, quem, params, qual))
      return toResposta(params, await findEditado(sql, quem.idfornecedor, params))
    },
    'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa': ({ params, body, contexto }) =>
      asFalha(openPrevia(sql, lojaOf(contexto).publico, { ...params, ...body })),
    'POST /painel/v1/{idfornecedor}/conteudos/imagens': ({ body, contexto }) =>
      receiveImagem(sql, quemOf(contexto), body.dados),
  }
}

/** What a link of the panel shows, to whoever has it. */
const createPreviaHandlers = (deps: DepsPaginaInicial): HandlersOf<DaPrevia> => ({
  'GET /v4/previa/{idfornecedor}/{previa}/inicio': ({ params, contexto }) =>
    showInicioEscrito(deps, contexto, params.previa),
  'GET /v4/previa/{idfornecedor}/{previa}/pagina': ({ params, query, contexto }) =>
    showPaginaEscrita(deps, contexto, { codigo: params.previa, slug: query.slug }),
})

function toResumo({ no_ar, agendado, publicado, mudado_em, ...row }: ResumoRow): ConteudoResumido {
  const { idconteudo, chave, titulo, tem_rascunho } = row
  return {
    idconteudo,
    chave,
    titulo,
    situacao: situacaoOf({ no_ar, agendado, publicado }),
    tem_rascunho,
    mudado_em: mudado_em.toISOString(),
  }
}

function situacaoOf({ no_ar, agendado, publicado }: Pick<ResumoRow, 'no_ar' | 'agendado' | 'publicado'>) {
  if (no_ar) return 'NO_AR'
  if (agendado) return 'AGENDADO'
  return publicado ? 'FORA_DO_AR' : 'RASCUNHO'
}

async function openPrevia(
  sql: Sql,
  { idfornecedor, slug }: { idfornecedor: string; slug: string },
  pedida: PreviaRow,
) {
  const { tipo, idconteudo } = pedida
  // What a store has one of is its own.
  const isDaqui = tipo === 'PAGINA' || idconteudo === idfornecedor
  const escrita = isDaqui && (await findEscrita(sql, idfornecedor, { tipo, idconteudo }))
  if (!isDaqui || (tipo === 'PAGINA' && !escrita)) throw new Falha('nao_encontrado')
  const codigo = randomBytes(24).toString('base64url')
  const ate = await insertPrevia(sql, idfornecedor, { ...pedida, codigo })
  const pagina = tipo === 'PAGINA' && escrita ? urls.pagina(slug, escrita.chave) : urls.loja(slug)
  return { caminho: `${pagina}?previa=${codigo}`, ate: ate.toISOString() }
}
