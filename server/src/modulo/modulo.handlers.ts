import type { ModulosDaLoja } from '@vitrine/contract'
import { hasModulo, modulos, switchModulos, switchTags, tagsDeAjuste } from '@vitrine/rules/acesso'

import { quemOf } from '#acesso'
import { lockCatalogo, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { findGuardado, saveFornecedor } from '#fornecedor'
import { Falha, type Db, type Sql } from '#infra'

import { findUsos } from './usos.repository.ts'

type Base = '/painel/v1/{idfornecedor}/modulos'

/** Modules and tags of a store, as its owner switches them (decision 0151). */
export function createModuloHandlers({ sql }: { sql: Sql }): HandlersOf<`GET ${Base}` | `PUT ${Base}`> {
  return {
    'GET /painel/v1/{idfornecedor}/modulos': async ({ contexto }) => {
      const lidos = await findModulos(sql, quemOf(contexto).idfornecedor)
      if (!lidos) throw new Falha('nao_encontrado')
      return lidos
    },
    'PUT /painel/v1/{idfornecedor}/modulos': ({ body, contexto }) => {
      const quem = quemOf(contexto)
      return saveUm(sql, {
        save: async (tx) => {
          // What nobody here knows is read after whoever writes it now.
          await lockCatalogo(tx, quem.idfornecedor)
          const antes = await findGuardado(tx, quem.idfornecedor)
          await saveFornecedor(tx, quem, {
            modulos: switchModulos(antes?.modulos ?? [], body.modulos),
            tags: switchTags(antes?.tags ?? [], body.tags),
            versao: body.versao ?? 'qualquer',
          })
        },
        find: (tx) => findModulos(tx, quem.idfornecedor),
      })
    },
  }
}

async function findModulos(db: Db, idfornecedor: string): Promise<ModulosDaLoja | undefined> {
  const guardado = await findGuardado(db, idfornecedor)
  if (!guardado) return undefined
  const { tags, versao, tracking } = guardado
  const conhecidas = new Set<string>([...tagsDeAjuste, 'has-delivery', 'has-collect'])
  return {
    modulos: modulos.filter((modulo) => hasModulo(guardado.modulos, modulo)),
    tags: tagsDeAjuste.filter((tag) => tags.includes(tag)),
    outras_tags: tags.filter((tag) => !conhecidas.has(tag)),
    ...(await findUsos(db, idfornecedor)),
    faz_entrega: tags.includes('has-delivery'),
    faz_retirada: tags.includes('has-collect'),
    ga4: tracking?.ga4 ?? null,
    versao,
  }
}
