import { z } from 'zod'

import { id } from '#campo'

/** Counts of orders and payments end here: more is told as so many. */
export const MAXIMO_CONTADO = 1000

/** Queues of a store that a person may have tried again. */
export const FilaQueRepete = z.enum(['CARTAS', 'WEBHOOKS', 'PAGAMENTOS', 'IMAGENS'])
export type FilaQueRepete = z.output<typeof FilaQueRepete>

/** A queue of a store that is not well; counts end at `MAXIMO_CONTADO`. */
export const FilaDaLoja = z.object({
  fila: z.enum([...FilaQueRepete.options, 'IMPORTACOES']),
  /** Late, or failed and tried again by itself. */
  atrasadas: z.int(),
  /** Given up within a week. */
  desistidas: z.int(),
  /** When the oldest of them came to be. */
  desde: z.string(),
  /** What the latest of them said; null: it is not kept with the queue. */
  motivo: z.string().nullable(),
})
export type FilaDaLoja = z.output<typeof FilaDaLoja>

/** How a store is doing, as the platform's people see it: counts and moments, nothing of anybody who buys there. */
export const SaudeDoFornecedor = z.object({
  idfornecedor: id,
  slug: z.string(),
  nome: z.string(),
  ativo: z.boolean(),
  /** Null: it is found under the platform's. */
  dominio: z.string().nullable(),
  /** Made in the last hour, and since midnight in the store's zone; both end at `MAXIMO_CONTADO`. */
  pedidos_na_hora: z.int(),
  pedidos_hoje: z.int(),
  ultimo_pedido_em: z.string().nullable(),
  /** Orders of the last day of which a payment was refused, or ran out. */
  pagamentos_falhos: z.int(),
  /** Webhooks that fail, and those that were switched off for it. */
  ganchos_falhando: z.int(),
  ganchos_parados: z.int(),
  ultima_importacao: z
    .object({
      estado: z.enum(['COLUNAS', 'CONFERIDA', 'APLICANDO', 'APLICADA', 'DESFAZENDO', 'DESFEITA']),
      criado_em: z.string(),
      /** It ended with an error. */
      falhou: z.boolean(),
    })
    .nullable(),
  /** Those alone that are not well. */
  filas: z.array(FilaDaLoja),
  /** Of what a store needs to sell, what there is: products, a way to deliver and to pay, its own host, an owner who entered, an order. */
  passos_feitos: z.int(),
  passos: z.int(),
})
export type SaudeDoFornecedor = z.output<typeof SaudeDoFornecedor>

/** How the platform itself is doing: what /metrics measures in the process that answers, and what waits in the database. */
export const SaudeDaPlataforma = z.object({
  fornecedores_no_ar: z.int(),
  fornecedores_fora: z.int(),
  banco_vivo: z.boolean(),
  /** Changes of the database are heard of. */
  escutando: z.boolean(),
  conexoes: z.int(),
  conexoes_em_uso: z.int(),
  /** Statements that wait for a connection, and those that were refused since the start. */
  comandos_esperando: z.int(),
  comandos_recusados: z.int(),
  /** Of the event loop, the 99th percentile. */
  atraso_do_laco_ms: z.number(),
  memoria_mb: z.int(),
  ligado_em: z.string(),
  paginas_em_curso: z.int(),
  paginas_recusadas: z.int(),
  /** Null: the database did not answer in time. */
  fila: z
    .object({
      cartas: z.int(),
      cartas_desistidas: z.int(),
      ganchos: z.int(),
      tarefas_falhando: z.int(),
      tarefas_desistidas: z.int(),
      /** Age of the oldest event that somebody has still to read. */
      atraso_dos_eventos_s: z.int(),
    })
    .nullable(),
})
export type SaudeDaPlataforma = z.output<typeof SaudeDaPlataforma>
