import type { Apresentacao } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { lockCatalogo, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Db, type Sql } from '#infra'

import { rodapeUsual } from './complete-config.ts'
import { findGuardado, type FornecedorGuardado } from './find-guardado.ts'
import { saveFornecedor } from './save-fornecedor.ts'

type Base = '/painel/v1/{idfornecedor}/apresentacao'

/** What a store says of itself on every page, as its owner keeps it in the panel (ux 3.10, decision 0142). */
export function createApresentacaoHandlers({ sql }: { sql: Sql }): HandlersOf<`GET ${Base}` | `PUT ${Base}`> {
  return {
    'GET /painel/v1/{idfornecedor}/apresentacao': async ({ contexto }) => {
      const lida = await findApresentacao(sql, quemOf(contexto).idfornecedor)
      if (!lida) throw new Falha('nao_encontrado')
      return lida
    },
    'PUT /painel/v1/{idfornecedor}/apresentacao': ({ body, contexto }) => {
      const quem = quemOf(contexto)
      return saveUm(sql, {
        save: async (tx) => {
          // What stays of the row is read after whoever writes it now: lists of links, pictures.
          await lockCatalogo(tx, quem.idfornecedor)
          const antes = await findGuardado(tx, quem.idfornecedor)
          await saveFornecedor(tx, quem, {
            rodape: withoutVazios({ ...antes?.rodape, ...body.rodape }),
            seo: withoutVazios({ ...antes?.seo, ...body.seo }),
            versao: body.versao ?? 'qualquer',
          })
        },
        find: (tx) => findApresentacao(tx, quem.idfornecedor),
      })
    },
  }
}

/** What is not said has the usual in its place, also when that changes. */
const withoutVazios = <T extends object>(dito: T) =>
  Object.fromEntries(Object.entries(dito).filter(([, valor]) => valor !== '')) as Partial<T> // fields of it, fewer

async function findApresentacao(db: Db, idfornecedor: string): Promise<Apresentacao | undefined> {
  const guardado = await findGuardado(db, idfornecedor)
  if (!guardado) return undefined
  const { nome, razaosocial, cnpj, endereco } = rodapeUsual(guardado)
  const [host] = await db<{ dominio: string }[]>`
    select dominio from dominio where idfornecedor = ${idfornecedor} order by principal desc, dominio limit 1`
  return {
    ...toDitas(guardado),
    usual: { nome, razaosocial, cnpj, endereco, title: guardado.nome },
    dominio: host?.dominio ?? '',
    versao: guardado.versao,
  }
}

function toDitas({ rodape, seo }: FornecedorGuardado): Pick<Apresentacao, 'rodape' | 'seo'> {
  const ditoOf = (campo: keyof Apresentacao['rodape']) => rodape?.[campo] ?? ''
  return {
    rodape: {
      nome: ditoOf('nome'),
      razaosocial: ditoOf('razaosocial'),
      cnpj: ditoOf('cnpj'),
      endereco: ditoOf('endereco'),
      telefone: ditoOf('telefone'),
      email: ditoOf('email'),
      horario_atendimento: ditoOf('horario_atendimento'),
    },
    seo: { title: seo?.title ?? '', description: seo?.description ?? '' },
  }
}
