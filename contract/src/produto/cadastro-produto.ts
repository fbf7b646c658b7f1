import { z } from 'zod'
import { listIncoerencias } from '@vitrine/rules/preco'
import { isBuyable } from '@vitrine/rules/quantidade'

import {
  cor,
  faixas,
  idDeclarado,
  precoUnitario,
  quantidadeDeclarada,
  semRepetir,
  slug,
  tabelasDePreco,
  texto,
} from '#declarado'

const talvez = <T extends z.ZodType>(valor: T) => valor.nullable().default(null)

/** A picture of a product, in its place; `hash` is one of the pipeline. */
const ImagemDoProduto = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/, { error: 'Esta imagem não existe.' }),
  alt: texto(300),
  cor,
})

/** What a product costs. */
const precos = {
  /** List price; null: sold by budget only. */
  preco: talvez(precoUnitario),
  /** Sale price for everyone, below the list price. */
  precooferta: talvez(precoUnitario),
  precovendaatacado: talvez(precoUnitario),
  minvendaatacado: talvez(quantidadeDeclarada),
  /** Price of the gift wrap for one unit, 0 where it is free; null: cannot be wrapped. */
  preco_embalagem: talvez(precoUnitario.or(z.literal(0))),
  descontoProgressivo: talvez(faixas(precoUnitario)),
  /** What price tables, policies each, make of it. */
  tabelasdepreco: talvez(tabelasDePreco),
  /** What it costs the supplier, and the lowest price that anybody may negotiate: for the store's people alone, no shopper reads them. */
  custo: talvez(precoUnitario.or(z.literal(0))),
  precominimo: talvez(precoUnitario),
} as const

/** How much of it is sold at once. */
const quantidades = {
  unidade: texto(20, 1),
  /** Units inside one unidade. */
  multiploincremento: talvez(quantidadeDeclarada),
  granularidade: quantidadeDeclarada.default(1),
  min_por_pedido: talvez(quantidadeDeclarada),
  maxporpedido: talvez(quantidadeDeclarada),
  /** Unit price by law: base unit, and how many of them one unidade holds. */
  unidade_base: talvez(z.enum(['un', 'kg', 'L', 'm', 'm²', 'm³'])),
  fator_unidade: talvez(z.number().positive().max(1_000_000)),
  peso_gramas: talvez(z.int().min(1).max(100_000_000)),
} as const

/** A product as its supplier keeps it. Whom it names (category, main product, pictures) is looked up where it is saved. */
export const CadastroProduto = z
  .strictObject({
    idcadastroextraproduto: idDeclarado,
    /** Id of the thing itself: equal for the same thing sold by several suppliers of one empresa. */
    idproduto: idDeclarado,
    sku: texto(60, 1),
    ean: talvez(z.string().regex(/^(\d{8}|\d{12,14})$/, { error: 'Um EAN tem 8, 12, 13 ou 14 números.' })),
    nome: texto(200, 1),
    marca: texto(80),
    descricao: texto(20_000).default(''),
    especificacoes: z
      .array(z.strictObject({ nome: texto(80, 1), valor: texto(500) }))
      .max(100)
      .default([]),
    idcategoria: idDeclarado,
    embalagem: texto(80),
    ...quantidades,
    ...precos,
    maior_de_18: z.boolean().default(false),
    tags: semRepetir(slug(40), 50).default([]),
    /** Main product of a variant; null: it stands for itself. */
    idprodutoprincipal: talvez(idDeclarado),
    imagens: z
      .array(ImagemDoProduto)
      .max(30)
      .refine((imagens) => new Set(imagens.map(({ hash }) => hash)).size === imagens.length, {
        error: 'A mesma imagem aparece duas vezes.',
      })
      .default([]),
    /** How much it sells; lists begin with the best sellers. */
    vendas: z.int().min(0).max(1_000_000_000).default(0),
    ativo: z.boolean().default(true),
    ncm: talvez(z.string().regex(/^\d{8}$/, { error: 'Um NCM tem 8 números.' })),
    /** Table A of the ICMS. */
    origem: z.int().min(0).max(8).default(0),
  })
  .superRefine((produto, { addIssue }) => {
    const refuse = (campo: string, message: string) =>
      addIssue({ code: 'custom', path: [campo], message, input: produto })
    for (const { campo, erro } of listIncoerencias(produto)) refuse(campo, erro)
    if (!isBuyable(produto))
      refuse('maxporpedido', 'O máximo por pedido não chega ao mínimo: nada poderia ser comprado.')
    if ((produto.unidade_base === null) !== (produto.fator_unidade === null))
      refuse('fator_unidade', 'A unidade de medida e quanto dela há em cada unidade vão juntas.')
    if (produto.preco !== null && produto.precominimo !== null && produto.precominimo > produto.preco)
      refuse('precominimo', 'O preço mínimo não pode passar do preço de tabela.')
    if (produto.idprodutoprincipal === produto.idcadastroextraproduto)
      refuse('idprodutoprincipal', 'Um produto não é variante de si mesmo.')
  })
export type CadastroProduto = z.infer<typeof CadastroProduto>
