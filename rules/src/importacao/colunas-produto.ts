import type { Coluna, Valor } from './coluna.ts'
import {
  readCodigo,
  readDigitos,
  readEan,
  readGramas,
  readPreco,
  readQuantidade,
  readSimNao,
  readTexto,
} from './read-celula.ts'

/** A product's columns, in the order in which they are exported; the lengths are those of its declaration in the contract. */
export const colunasProduto = [
  {
    campo: 'sku',
    titulo: 'Código (SKU)',
    sinonimos: [
      'codigo',
      'cod',
      'referencia',
      'ref',
      'codigo do produto',
      'cod produto',
      'cod interno',
      'sku',
    ],
    read: readCodigo(60),
    isObrigatoria: true,
  },
  {
    campo: 'ean',
    titulo: 'EAN',
    sinonimos: ['gtin', 'codigo de barras', 'cod barras', 'gtin ean'],
    read: readEan,
    mayClear: true,
  },
  {
    campo: 'nome',
    titulo: 'Nome',
    sinonimos: ['produto', 'nome do produto', 'descricao do produto', 'descricao do item', 'titulo'],
    read: readTexto(200),
    isObrigatoria: true,
  },
  {
    campo: 'categoria',
    titulo: 'Categoria',
    sinonimos: ['grupo', 'departamento', 'secao', 'familia'],
    // As the tree's path; which paths there are, the store says (`withCategorias`).
    read: readTexto(400),
    isObrigatoria: true,
  },
  { campo: 'marca', titulo: 'Marca', sinonimos: ['fabricante'], read: readTexto(80) },
  {
    campo: 'descricao',
    titulo: 'Descrição',
    sinonimos: ['descricao completa', 'descricao longa', 'texto'],
    read: readTexto(20_000),
    mayClear: true,
  },
  {
    campo: 'embalagem',
    titulo: 'Embalagem',
    sinonimos: ['apresentacao', 'conteudo'],
    read: readTexto(80),
    mayClear: true,
  },
  {
    campo: 'unidade',
    titulo: 'Unidade',
    sinonimos: ['un', 'und', 'unid', 'unidade de venda'],
    read: readTexto(20),
    isObrigatoria: true,
  },
  {
    campo: 'ncm',
    titulo: 'NCM',
    sinonimos: ['codigo ncm'],
    read: readDigitos('Um NCM', [8]),
    mayClear: true,
  },
  {
    campo: 'preco',
    titulo: 'Preço (R$)',
    sinonimos: [
      'preco',
      'valor',
      'preco de venda',
      'preco venda',
      'preco unitario',
      'preco de tabela',
      'vl venda',
    ],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'precooferta',
    titulo: 'Preço de oferta (R$)',
    sinonimos: ['preco de oferta', 'oferta', 'preco promocional', 'promocao'],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'precovendaatacado',
    titulo: 'Preço de atacado (R$)',
    sinonimos: ['preco de atacado', 'preco atacado', 'preco atac', 'atacado'],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'minvendaatacado',
    titulo: 'Quantidade do atacado',
    sinonimos: ['qtd atacado', 'qtd atac', 'quantidade atacado', 'minimo do atacado'],
    read: readQuantidade,
    mayClear: true,
  },
  {
    campo: 'custo',
    titulo: 'Custo (R$)',
    sinonimos: ['custo', 'preco de custo', 'custo unitario'],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'precominimo',
    titulo: 'Preço mínimo (R$)',
    sinonimos: ['preco minimo'],
    read: readPreco,
    mayClear: true,
  },
  {
    campo: 'min_por_pedido',
    titulo: 'Mínimo por pedido',
    sinonimos: ['qtd minima', 'quantidade minima', 'minimo'],
    read: readQuantidade,
    mayClear: true,
  },
  {
    campo: 'maxporpedido',
    titulo: 'Máximo por pedido',
    sinonimos: ['qtd maxima', 'quantidade maxima', 'maximo'],
    read: readQuantidade,
    mayClear: true,
  },
  {
    campo: 'peso_gramas',
    titulo: 'Peso (g)',
    sinonimos: ['peso', 'peso em gramas', 'peso bruto g'],
    read: readGramas,
    mayClear: true,
  },
  {
    campo: 'estoque',
    titulo: 'Estoque',
    sinonimos: ['saldo', 'quantidade em estoque', 'qtd estoque', 'disponivel'],
    read: readQuantidade,
    mayClear: true,
  },
  { campo: 'ativo', titulo: 'Ativo', sinonimos: ['situacao', 'status'], read: readSimNao },
] as const satisfies readonly Coluna[]

export type CampoProduto = (typeof colunasProduto)[number]['campo']

/** Of a record of the store: what each of its columns holds. */
export type ValoresDoProduto = Readonly<Record<CampoProduto, Valor>>
