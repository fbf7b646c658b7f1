import { z } from 'zod'
import { fromDecimilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'

import {
  dia,
  idDeclarado,
  precoUnitario,
  quantidadeDeclarada,
  semRepetir,
  texto,
  valorEmReais,
} from '#declarado'
import { CanalVenda, TipoEntrega } from '#venda'

/** Percent off the sum of the parts, up to 4 decimals. */
const percentual = z
  .number()
  .min(0.0001)
  .max(100)
  .refine((pontos) => fromDecimilesimos(toDecimilesimos(pontos)) === pontos, {
    error: 'Este percentual tem no máximo 4 casas decimais.',
  })

/** Its price as a call takes it: one object, of which `CadastroCombo` asks what its kind needs. */
export const PrecoDito = z.strictObject({
  tipo: z.enum(['fixo', 'percentual', 'por_produto']),
  valor: valorEmReais.optional(),
  percentual: percentual.optional(),
})

const ProdutoDoGrupo = z.strictObject({
  idcadastroextraproduto: idDeclarado,
  /** Units of the product in one choice of it. */
  quantidade: quantidadeDeclarada.default(1),
  /** Unit price inside the combo; used only with the price type `por_produto`. */
  precocombo: precoUnitario.nullable().default(null),
})

const GrupoDoCombo = z
  .strictObject({
    idgrupo: idDeclarado,
    nome: texto(80, 1),
    minimo: z.int().min(0).max(100),
    maximo: z.int().min(1).max(100),
    /** The same product may be chosen more than once. */
    repete: z.boolean().default(false),
    /** In their order. */
    produtos: z.array(ProdutoDoGrupo).min(1).max(200),
  })
  .superRefine(({ minimo, maximo, repete, produtos, ...grupo }, { addIssue }) => {
    const refuse = (campo: string, message: string) =>
      addIssue({ code: 'custom', path: [campo], message, input: grupo })
    if (minimo > maximo) refuse('maximo', 'O máximo de escolhas é menor que o mínimo.')
    if (!repete && minimo > produtos.length)
      refuse('minimo', 'Há menos produtos do que as escolhas que o grupo pede.')
    if (new Set(produtos.map(({ idcadastroextraproduto: id }) => id)).size < produtos.length)
      refuse('produtos', 'O mesmo produto aparece duas vezes no grupo.')
  })

/** A combo as its supplier keeps it, with its slots and their products, in their order. */
export const CadastroCombo = z
  .strictObject({
    idcombopromocional_cabecalho: idDeclarado,
    nome: texto(80, 1),
    descricao: texto(500).default(''),
    /** First and last day, both included. */
    inicio: dia.nullable().default(null),
    fim: dia.nullable().default(null),
    limite_por_pedido: z.int().min(1).max(10_000).nullable().default(null),
    /** Visitors see the combo, but only somebody who is logged in can buy it. */
    exige_login: z.boolean().default(false),
    condicoes: z
      .strictObject({
        tags: semRepetir(texto(40, 1), 50).optional(),
        tipoEntrega: TipoEntrega.optional(),
        canalVenda: CanalVenda.optional(),
      })
      .default({}),
    preco: z.discriminatedUnion('tipo', [
      z.strictObject({ tipo: z.literal('fixo'), valor: valorEmReais }),
      z.strictObject({ tipo: z.literal('percentual'), percentual }),
      z.strictObject({ tipo: z.literal('por_produto') }),
    ]),
    ordem: z.int().min(0).max(1_000_000).default(0),
    ativo: z.boolean().default(true),
    grupos: z.array(GrupoDoCombo).min(1).max(20),
  })
  .superRefine((combo, { addIssue }) => {
    const { inicio, fim, grupos, preco } = combo
    const refuse = (campo: string, message: string) =>
      addIssue({ code: 'custom', path: [campo], message, input: combo })
    if (inicio !== null && fim !== null && inicio > fim) refuse('fim', 'O último dia vem antes do primeiro.')
    if (new Set(grupos.map(({ idgrupo }) => idgrupo)).size < grupos.length)
      refuse('grupos', 'O mesmo grupo aparece duas vezes.')
    const tem = grupos.some(({ produtos }) => produtos.some(({ precocombo }) => precocombo !== null))
    if (tem && preco.tipo !== 'por_produto')
      refuse('preco', 'Os produtos só têm preço próprio quando o combo é cobrado por produto.')
  })
export type CadastroCombo = z.infer<typeof CadastroCombo>
