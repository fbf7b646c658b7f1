import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { dia } from '#declarado'
import { Coordenadas } from '#lugar'
import { TipoEntrega } from '#venda'

import { FormaEntrega } from './entidade.ts'

/** What somebody at a place is offered, as the shop says it, and what is not offered there. */
export const EnderecoTestado = z.object({
  /** Where it is; null: a CEP whose place is not known. */
  ponto: Coordenadas.nullable(),
  /** Areas of delivery around it. */
  areas: z.array(z.object({ idarea: id, nome: z.string() })),
  /** Said where the point that was sent is not believed; null: nothing to say. */
  mensagem: z.string().nullable(),
  /** What the shopper is told where nothing is offered; null: something is. */
  recusa: z.string().nullable(),
  formas: z.array(FormaEntrega),
  /** Forms that are on and not offered there: no row of the price table serves the place or weight, or no day is left. */
  fora: z.array(z.object({ idformaentrega: id, nome: z.string(), motivo: z.enum(['TABELA', 'DIAS']) })),
})
export type EnderecoTestado = z.output<typeof EnderecoTestado>

/** A place that people asked for and nobody of the supplier serves: a point of a net of about 500 m, and how often. */
export const LugarRecusado = Coordenadas.extend({ vezes: z.int() })
export type LugarRecusado = z.output<typeof LugarRecusado>

/** How far ahead a day is simulated. */
export const DIAS_A_SIMULAR = 366

/** A whole day at a place: what is offered to whoever asks at each time of it. */
export const DiaSimulado = z.object({
  ...EnderecoTestado.pick({ ponto: true, areas: true, mensagem: true }).shape,
  dia: z.string(),
  /** The holiday, or the store's own closed day; null: neither. */
  fechado: z.string().nullable(),
  /** When each store is open on that day, '08:00-18:00'; null: closed, or it told no hours. */
  lojas: z.array(z.object({ idloja: id, nome: z.string(), horario: z.string().nullable() })),
  /** One after the other through the day: within each the answer is the same. */
  momentos: z.array(
    z.object({
      /** Its beginning as ISO instant. */
      instante: z.string(),
      /** 'HH:MM' in the store's zone; of the end, the first minute that is not in it: '24:00' at most. */
      desde: z.string(),
      ate: z.string(),
      ...EnderecoTestado.pick({ recusa: true, formas: true, fora: true }).shape,
    }),
  ),
})
export type DiaSimulado = z.output<typeof DiaSimulado>

const EnderecoATestar = z.strictObject({
  tipoEntrega: TipoEntrega,
  /** Of the place; absent: by its point alone, and rows of price tables that name CEPs do not count. */
  cep: z.string().max(20).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  /** Weight of the goods in kilograms. */
  kg: z.number().min(0).max(100_000).default(0),
})

const params = z.object({ idfornecedor: id })
const leem: readonly Papel[] = ['atendente', 'fornecedor']
const daEquipe = { dono: 'fornecedor', fornecedor: 'params.idfornecedor', access: leem, params } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Where a store delivers, asked as a shopper would ask, and where it did not (ux 3.9, decision 0138): added calls. */
export const lugaresDaLojaCalls = defineCalls({
  'POST /painel/v1/{idfornecedor}/enderecos/teste': {
    ...daEquipe,
    summary:
      'What a shopper at this place is offered now: forms with price, days and windows, by the functions that answer the shop; nothing is kept.',
    query: semCampos,
    body: EnderecoATestar,
    response: EnderecoTestado,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'POST /painel/v1/{idfornecedor}/enderecos/dia': {
    ...daEquipe,
    summary:
      'What a shopper at this place is offered at each time of a day, by the functions that answer the shop; nothing is kept.',
    query: semCampos,
    body: EnderecoATestar.extend({ dia }),
    response: DiaSimulado,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'GET /painel/v1/{idfornecedor}/lugares-recusados': {
    ...daEquipe,
    summary:
      'Places that were asked for in the last 30 days and are not delivered to, those that were asked for most first, 500 at most.',
    query: semCampos,
    body: nada,
    response: z.object({
      data: z.array(LugarRecusado),
      /** How often in all, those left out too. */
      total: z.int(),
    }),
    falhas,
  },
})
