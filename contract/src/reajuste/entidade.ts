import { z } from 'zod'

import { finais, motivosDePulo } from '@vitrine/rules/reajuste'

import { id } from '#campo'
import { dia, idDeclarado, slug, texto, variacaoPercentual } from '#declarado'
import { vistasProduto } from '#produto'

/** Which products; what is not said restricts nothing. */
export const SelecaoDeProdutos = z.strictObject({
  vista: z.enum(vistasProduto).default('TODOS'),
  sk: texto(200).default(''),
  categ: idDeclarado.optional(),
  marca: texto(80, 1).optional(),
  tag: slug(40).optional(),
})
export type SelecaoDeProdutos = z.output<typeof SelecaoDeProdutos>

/** What becomes of their prices, as rules/reajuste knows it. */
export const RegraDoReajuste = z
  .strictObject({
    base: z.enum(['PRECO', 'CUSTO']).default('PRECO'),
    percentual: variacaoPercentual.optional(),
    final: z.enum(finais).default('NENHUM'),
    junto: z.boolean().default(true),
    abaixodocusto: z.boolean().default(false),
  })
  .refine(
    ({ base, percentual, final }) => base === 'CUSTO' || percentual !== undefined || final !== 'NENHUM',
    {
      error: 'Diga o que muda no preço.',
      path: ['percentual'],
    },
  )

/** Which products, and what becomes of their prices. */
export const PedidoDeReajuste = z.strictObject({ selecao: SelecaoDeProdutos, regra: RegraDoReajuste })
export type PedidoDeReajuste = z.output<typeof PedidoDeReajuste>

/** The same, and when. */
export const ReajusteDito = PedidoDeReajuste.extend({
  /** Absent: at once. */
  dia: dia.optional(),
})
export type ReajusteDito = z.output<typeof ReajusteDito>

const contagem = z.int().min(0)

/** A product as the rule would change it, or leave it. */
export const ExemploDoReajuste = z.object({
  idcadastroextraproduto: id,
  sku: z.string(),
  nome: z.string(),
  antes: z.number().nullable(),
  depois: z.number().nullable(),
  custo: z.number().nullable(),
  motivo: z.string().nullable(),
})
export type ExemploDoReajuste = z.output<typeof ExemploDoReajuste>

/** What a rule would do now, with nothing done. */
export const EnsaioDeReajuste = z.object({
  produtos: contagem,
  mudam: contagem,
  iguais: contagem,
  abaixo: contagem,
  pulados: z.array(z.object({ porque: z.enum(motivosDePulo), quantos: contagem })),
  exemplos: z.array(ExemploDoReajuste),
  exemplosabaixo: z.array(ExemploDoReajuste),
  exemplospulados: z.array(ExemploDoReajuste),
})
export type EnsaioDeReajuste = z.output<typeof EnsaioDeReajuste>

export const estadosDoReajuste = ['AGENDADO', 'APLICANDO', 'APLICADO', 'CANCELADO', 'FALHOU'] as const

/** A rule that was applied to prices, or will be. */
export const Reajuste = PedidoDeReajuste.extend({
  idreajuste: id,
  dia: z.string().nullable(),
  estado: z.enum(estadosDoReajuste),
  criado_em: z.string(),
  terminado_em: z.string().nullable(),
  feitos: contagem,
  aFazer: contagem,
  mudados: contagem,
  pulados: contagem,
  idato: z.int().nullable(),
  desfeito: z.boolean(),
})
export type Reajuste = z.output<typeof Reajuste>
