import type { CaracteristicaGuardada } from '@vitrine/contract'

import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import { listGuardadas, saveUm, type Quem } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Db, type Sql, type Transaction } from '#infra'

import { cadastroCaracteristica } from './cadastro-caracteristica.ts'
import { findUltimo, listCaracteristicas, type EscopoCaracteristica } from './caracteristica.repository.ts'
import { whoResponde } from './who-responde.ts'
import { saveCaracteristicas } from './save-caracteristicas.ts'

type Base = '/painel/v1/{idfornecedor}/caracteristicas'
export type ChamadasDeCaracteristica =
  | `GET ${Base}`
  | `PUT ${Base}/{escopo}`
  | `PUT ${Base}/{escopo}/{codigo}`
  | 'GET /v4/caracteristica-cliente/todas/{id}'
  | 'GET /v4/caracteristica-pedido/todas/{id}'

/** A supplier's own fields: as the shop asks for them (readings 8), and as the panel keeps them (decision 0175). */
export function createCaracteristicaHandlers({ sql }: { sql: Sql }): HandlersOf<ChamadasDeCaracteristica> {
  const listFor = (contexto: ContextoComprador, escopo: EscopoCaracteristica) =>
    listCaracteristicas(sql, lojaOf(contexto).idfornecedor, { escopo, quem: whoResponde(contexto) })
  return {
    'GET /v4/caracteristica-cliente/todas/{id}': async ({ contexto }) => ({
      data: await listFor(contexto, 'CLIENTE'),
    }),
    'GET /v4/caracteristica-pedido/todas/{id}': async ({ contexto }) => ({
      data: await listFor(contexto, 'PEDIDO'),
    }),
    'GET /painel/v1/{idfornecedor}/caracteristicas': async ({ contexto }) => ({
      data: await listTodas(sql, quemOf(contexto).idfornecedor),
    }),
    'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}': ({ params: { escopo }, body, contexto }) => {
      const quem = quemOf(contexto)
      const lugares = body.caracteristicas.map(({ versao = 'qualquer' as const, ...lugar }) => ({
        ...lugar,
        escopo,
        versao,
      }))
      return saveUm(sql, {
        save: (tx) => moveCampos(tx, quem, lugares),
        find: async (tx) => ({ data: await listTodas(tx, quem.idfornecedor) }),
      })
    },
    'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}': ({ params, body, contexto }) => {
      const quem = quemOf(contexto)
      const { escopo, codigo } = params
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        async save(tx) {
          const [guardada] = await listTodas(tx, quem.idfornecedor, { escopo, codigo })
          const ordem = guardada?.ordem ?? (await findUltimo(tx, quem.idfornecedor, escopo))
          await saveCaracteristicas(tx, quem, [{ ...dita, escopo, codigo, ordem, versao }])
        },
        async find(tx) {
          const [caracteristica] = await listTodas(tx, quem.idfornecedor, { escopo, codigo })
          return caracteristica && { caracteristica }
        },
      })
    },
  }
}

type Lugar = Pick<CaracteristicaGuardada, 'escopo' | 'codigo' | 'ordem'> & { versao: number | 'qualquer' }

/** A place is no field: one that is not there is not made. */
async function moveCampos(tx: Transaction, quem: Quem, lugares: readonly Lugar[]): Promise<void> {
  const guardadas = await listTodas(tx, quem.idfornecedor)
  const isGuardada = ({ escopo, codigo }: Lugar) =>
    guardadas.some((cada) => cada.escopo === escopo && cada.codigo === codigo)
  if (!lugares.every(isGuardada)) throw new Falha('nao_encontrado')
  await saveCaracteristicas(tx, quem, lugares)
}

/** By form, in the order of each. */
async function listTodas(
  db: Db,
  idfornecedor: string,
  qual?: { escopo: EscopoCaracteristica; codigo: string },
): Promise<CaracteristicaGuardada[]> {
  const guardadas = await listGuardadas(db, cadastroCaracteristica, idfornecedor, qual ? [qual] : null)
  return (
    guardadas
      // Written by the same contract's schema.
      .map((guardada) => guardada as CaracteristicaGuardada)
      .toSorted(
        (a, b) => a.escopo.localeCompare(b.escopo) || a.ordem - b.ordem || a.codigo.localeCompare(b.codigo),
      )
  )
}
