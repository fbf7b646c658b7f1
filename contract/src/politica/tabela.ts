import { z } from 'zod'

import { id } from '#campo'

import { CadastroPolitica } from './cadastro-politica.ts'

const preco = z.number().nullable()

/** What a product costs a buyer, beside what it is listed at. */
export const PrecoDaTabela = z.object({
  idcadastroextraproduto: id,
  sku: z.string(),
  nome: z.string(),
  unidade: z.string(),
  preco,
  custo: preco,
  precofinal: preco,
  porque: z.enum(['TABELA', 'POLITICA', 'OFERTA', 'PAGAMENTO']),
  /** Of `POLITICA`. */
  nomepolitica: z.string().nullable(),
  precovendaatacado: preco,
  minvendaatacado: z.number().nullable(),
  faixas: z.array(z.object({ quantidade: z.number(), preco: z.number() })),
})
export type PrecoDaTabela = z.output<typeof PrecoDaTabela>

/** What a policy changes, of what: enough to tell what it would sell below cost. */
export const PedidoDeCustoDaPolitica = z.strictObject({
  /** Of a price table, whose products it is by this id that say their prices. */
  idpolitica: id.optional(),
  alvo: CadastroPolitica.shape.alvo,
  efeito: CadastroPolitica.shape.efeito,
})
export type PedidoDeCustoDaPolitica = z.output<typeof PedidoDeCustoDaPolitica>

const contagem = z.int().min(0)

/** Products on sale that a policy is for, and those that it would sell below their cost. */
export const CustoDaPolitica = z.object({
  produtos: contagem,
  semcusto: contagem,
  abaixo: contagem,
  exemplosabaixo: z.array(
    z.object({ idcadastroextraproduto: id, nome: z.string(), preco: z.number(), custo: z.number() }),
  ),
})
export type CustoDaPolitica = z.output<typeof CustoDaPolitica>
