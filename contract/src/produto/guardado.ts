import { z } from 'zod'

import { id } from '#campo'
import { Imagem } from '#imagem'

import { CadastroProduto } from './cadastro-produto.ts'

/** So many products are changed at once. */
export const PRODUTOS_POR_LOTE = 5000
export const PRODUTOS_POR_PAGINA = 100

/** What a product may lack: each is a view of the list. */
export const motivosDeQualidade = [
  'SEM_FOTO',
  'SEM_PRECO',
  /** Counted, and less there than what is sold at once. */
  'SEM_ESTOQUE',
  'SEM_DESCRICAO',
  'SEM_EMBALAGEM',
  'SEM_PESO',
  'SEM_EAN',
  /** Its last number does not follow from the others. */
  'EAN_INVALIDO',
  'EAN_REPETIDO',
  'NOME_MAIUSCULO',
] as const
export type MotivoDeQualidade = (typeof motivosDeQualidade)[number]

export const vistasProduto = [
  'TODOS',
  'ATIVOS',
  'INATIVOS',
  ...motivosDeQualidade,
  'CONTADOS',
  'NAO_CONTADOS',
  /** Counted, and less there than `abaixo_de`. */
  'ESTOQUE_BAIXO',
] as const
export type VistaProduto = (typeof vistasProduto)[number]

/** A subset of the shop's `ordenacao`, and the supplier's own code. */
export const ordenacoesDoCatalogo = ['nome', 'sku', 'menor_preco', 'maior_preco'] as const
export type OrdenacaoDoCatalogo = (typeof ordenacoesDoCatalogo)[number]

const { preco, precooferta } = CadastroProduto.shape

/** A product in the list of the panel (ux 3.5). */
export const ProdutoDoCatalogo = z.object({
  idcadastroextraproduto: id,
  sku: z.string(),
  ean: z.string().nullable(),
  nome: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  idcategoria: id,
  imagem: Imagem.nullable(),
  preco: z.number().nullable(),
  precooferta: z.number().nullable(),
  estoque: z.number().nullable(),
  ativo: z.boolean(),
  versao: z.int(),
})
export type ProdutoDoCatalogo = z.infer<typeof ProdutoDoCatalogo>

const contagem = z.int().min(0)

/** One page of them. */
export const ListaDoCatalogo = z.object({
  data: z.array(ProdutoDoCatalogo),
  /** Null: nothing comes after. */
  cursor: z.string().nullable(),
  /** What follows is told with the first page alone. */
  total: contagem.nullable(),
  contagens: z
    .object({
      TODOS: contagem,
      ATIVOS: contagem,
      INATIVOS: contagem,
      SEM_FOTO: contagem,
      SEM_PRECO: contagem,
      SEM_ESTOQUE: contagem,
    })
    .nullable(),
  /** All of the store, in the order of their paths. */
  categorias: z.array(z.object({ idcategoria: id, caminho: z.string() })).nullable(),
})
export type ListaDoCatalogo = z.infer<typeof ListaDoCatalogo>

/** A product as it is kept, with the version that whoever changes it names, and its stock. */
export const ProdutoGuardado = z.object({
  ...CadastroProduto.shape,
  estoque: z.number().nullable(),
  versao: z.int(),
})
export type ProdutoGuardado = z.output<typeof ProdutoGuardado>

/** A movement of stock of one product that is named beside it. One object, of which a union would lose a field where its shape is checked. */
export const MovimentoDoProduto = z.strictObject({
  tipo: z.enum(['CONTAGEM', 'AJUSTE', 'SEM_CONTROLE']),
  quantidade: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
})
export type MovimentoDoProduto = z.infer<typeof MovimentoDoProduto>

const campos = CadastroProduto.shape

/** What is written of one: the fields that are said, the others stay; of a new one they have their defaults. */
export const ProdutoDito = z.strictObject({
  sku: campos.sku.optional(),
  ean: campos.ean.unwrap().optional(),
  nome: campos.nome.optional(),
  marca: campos.marca.optional(),
  descricao: campos.descricao.unwrap().optional(),
  idcategoria: campos.idcategoria.optional(),
  embalagem: campos.embalagem.optional(),
  unidade: campos.unidade.optional(),
  ncm: campos.ncm.unwrap().optional(),
  preco: preco.unwrap().optional(),
  precooferta: precooferta.unwrap().optional(),
  precovendaatacado: campos.precovendaatacado.unwrap().optional(),
  minvendaatacado: campos.minvendaatacado.unwrap().optional(),
  custo: campos.custo.unwrap().optional(),
  precominimo: campos.precominimo.unwrap().optional(),
  granularidade: campos.granularidade.unwrap().optional(),
  min_por_pedido: campos.min_por_pedido.unwrap().optional(),
  maxporpedido: campos.maxporpedido.unwrap().optional(),
  multiploincremento: campos.multiploincremento.unwrap().optional(),
  unidade_base: campos.unidade_base.unwrap().optional(),
  fator_unidade: campos.fator_unidade.unwrap().optional(),
  peso_gramas: campos.peso_gramas.unwrap().optional(),
  preco_embalagem: campos.preco_embalagem.unwrap().optional(),
  descontoProgressivo: campos.descontoProgressivo.unwrap().optional(),
  especificacoes: campos.especificacoes.unwrap().optional(),
  tags: campos.tags.unwrap().optional(),
  origem: campos.origem.unwrap().optional(),
  /** Of a new one: which product it is a variant of. */
  idprodutoprincipal: campos.idprodutoprincipal.unwrap().optional(),
  /** All of them, in their order; each was sent before (`fotos`). */
  imagens: campos.imagens.unwrap().optional(),
  maior_de_18: campos.maior_de_18.unwrap().optional(),
  ativo: campos.ativo.unwrap().optional(),
  estoque: MovimentoDoProduto.optional(),
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type ProdutoDito = z.infer<typeof ProdutoDito>

/** Which product, and what of it alone changes. */
export const LinhaDoLote = z.strictObject({
  idcadastroextraproduto: id,
  sku: campos.sku.optional(),
  nome: campos.nome.optional(),
  preco: preco.unwrap().optional(),
  ativo: campos.ativo.unwrap().optional(),
  estoque: MovimentoDoProduto.optional(),
  versao: z.int().positive().optional(),
})
export type LinhaDoLote = z.infer<typeof LinhaDoLote>
