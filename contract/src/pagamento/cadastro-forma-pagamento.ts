import { z } from 'zod'

import {
  centesimos as percentual,
  idDeclarado,
  ordem,
  semRepetir,
  texto,
  valorEmReais,
  valorOuNada,
} from '#declarado'
import { TipoEntrega } from '#venda'

import { MeioEntrega, TipoPagamento } from './entidade.ts'

/** Days after the order at which instalments are due. */
const prazo = semRepetir(z.int().min(0).max(365), 24).min(1)

/** Fields that only payment methods of one kind may have. */
const DE_UM_TIPO = {
  parcelas: 'CARTAO',
  dias_boleto: 'BOLETO',
  prazo: 'FATURADO',
  prazos: 'FATURADO',
  meios: 'ENTREGA',
} as const

/** A payment method as its supplier keeps it. */
export const CadastroFormaPagamento = z
  .strictObject({
    idformapagto: idDeclarado,
    tipo: TipoPagamento,
    nome: texto(80, 1),
    descricao: texto(300).default(''),
    /** On top of the price, with the tag support-price-variance-by-payment: -3 is 3 % off. Null: none. */
    variacao_percentual: percentual(-90, 90).nullable().default(null),
    /** Conditions: for which customers and purchases the method is offered. */
    condicoes: z
      .strictObject({
        tipoEntrega: TipoEntrega.optional(),
        tags: semRepetir(texto(40, 1), 50).optional(),
        minimo: valorEmReais.optional(),
        maximo: valorEmReais.optional(),
      })
      .refine(({ minimo, maximo }) => minimo === undefined || maximo === undefined || minimo <= maximo, {
        error: 'O valor máximo é menor que o mínimo.',
        path: ['maximo'],
      })
      .default({}),
    /** A card in parts; interest in percent a month, `minimo` of one part in reais. */
    parcelas: z
      .strictObject({
        maximo: z.int().min(1).max(24),
        sem_juros: z.int().min(0).max(24),
        juros_mes: percentual(0, 20),
        minimo: valorOuNada,
      })
      .refine(({ maximo, sem_juros }) => sem_juros <= maximo, {
        error: 'São mais parcelas sem juros do que parcelas.',
        path: ['sem_juros'],
      })
      .optional(),
    /** Percentage by which the amount reserved on a card exceeds the price of weighed goods. */
    margem: percentual(0, 100).optional(),
    /** Working days until a boleto is due. */
    dias_boleto: z.int().min(1).max(60).optional(),
    /** On credit: its own term, and those that a buyer may choose from. */
    prazo: prazo.nullable().default(null),
    prazos: z.array(prazo).max(20).optional(),
    /** What is taken on delivery. */
    meios: semRepetir(MeioEntrega, 5).optional(),
    ordem: ordem.default(0),
    ativa: z.boolean().default(true),
  })
  .superRefine((forma, { addIssue }) => {
    for (const [campo, tipo] of Object.entries(DE_UM_TIPO) as [keyof typeof DE_UM_TIPO, string][])
      if (forma[campo] !== undefined && forma[campo] !== null && forma.tipo !== tipo)
        addIssue({ code: 'custom', path: [campo], message: 'Isto é de outra forma de pagamento.' })
  })
export type CadastroFormaPagamento = z.infer<typeof CadastroFormaPagamento>
