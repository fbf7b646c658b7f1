import type { ProdutoDito, ProdutoGuardado } from '@vitrine/contract'
import { computeMaximo, computeMinimo } from '@vitrine/rules/quantidade'
import { formatQuantidade } from '@vitrine/rules/dinheiro'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'
import { sayPreco } from '#grade'

const letras = ['nome', 'sku', 'ean', 'marca', 'embalagem', 'descricao', 'unidade', 'idcategoria'] as const
const precos = ['preco', 'precooferta', 'custo', 'precominimo'] as const
const quantidades = ['granularidade', 'min_por_pedido', 'maxporpedido'] as const

/** Fields of the form, as a refusal names them. */
export const camposDoProduto: readonly string[] = [...letras, ...precos, ...quantidades, 'estoque']

/** A product that is written; `versao` null: a new one. */
export type ProdutoEscrito = Omit<ProdutoGuardado, 'versao'> & { versao: number | null }

export const novoProduto = (idcategoria: string): ProdutoEscrito => ({
  idcadastroextraproduto: crypto.randomUUID(),
  idproduto: '',
  sku: '',
  ean: null,
  nome: '',
  marca: '',
  descricao: '',
  especificacoes: [],
  idcategoria,
  embalagem: '',
  unidade: 'un',
  multiploincremento: null,
  granularidade: 1,
  min_por_pedido: null,
  maxporpedido: null,
  unidade_base: null,
  fator_unidade: null,
  peso_gramas: null,
  preco: null,
  precooferta: null,
  precovendaatacado: null,
  minvendaatacado: null,
  preco_embalagem: null,
  descontoProgressivo: null,
  custo: null,
  precominimo: null,
  maior_de_18: false,
  tags: [],
  idprodutoprincipal: null,
  imagens: [],
  vendas: 0,
  ativo: true,
  ncm: null,
  origem: 0,
  estoque: null,
  versao: null,
})

export const toTextos = (produto: ProdutoEscrito): Textos => ({
  ...Object.fromEntries(letras.map((campo) => [campo, produto[campo] ?? ''])),
  ...Object.fromEntries(
    precos.map((campo) => [campo, produto[campo] === null ? '' : sayPreco(produto[campo])]),
  ),
  ...Object.fromEntries(quantidades.map((campo) => [campo, writeNumero(produto[campo])])),
  estoque: writeNumero(produto.estoque),
  ativo: produto.ativo ? 'sim' : '',
})

/** What the form says of a product that is not so yet, or what is wrong at each field. */
export function readProduto(
  textos: Textos,
  lido: ProdutoEscrito,
): { dito: Omit<ProdutoDito, 'versao'> } | { erros: Erros } {
  const campos = readCampos(textos)
  const escritos = {
    ...Object.fromEntries(letras.map((campo) => [campo, campos.textoOf(campo)])),
    ean: campos.textoOf('ean') || null,
    ...Object.fromEntries(precos.map((campo) => [campo, campos.precoOf(campo)])),
    ...Object.fromEntries(quantidades.map((campo) => [campo, campos.decimalOf(campo, 3)])),
    ativo: textos.ativo === 'sim',
  }
  const estoque = campos.decimalOf('estoque', 3)
  for (const campo of ['nome', 'sku', 'unidade', 'granularidade'])
    if (campos.textoOf(campo) === '') campos.erros[campo] = 'Escreva aqui.'
  if (Object.keys(campos.erros).length > 0) return { erros: campos.erros }
  const antes: Record<string, unknown> = { ...lido }
  const mudados = Object.entries(escritos).filter(
    ([campo, valor]) => lido.versao === null || valor !== antes[campo],
  )
  return {
    dito: {
      // Each was read as its field has it.
      ...(Object.fromEntries(mudados) as Omit<ProdutoDito, 'versao'>),
      ...(estoque !== lido.estoque && {
        estoque: estoque === null ? { tipo: 'SEM_CONTROLE' } : { tipo: 'CONTAGEM', quantidade: estoque },
      }),
    },
  }
}

/** What a customer can buy by the rules that stand in the form, by an example; null: they are not whole yet. */
export function sayQuantidades(textos: Textos): string | null {
  const campos = readCampos(textos)
  const [granularidade, min_por_pedido, maxporpedido] = quantidades.map((campo) => campos.decimalOf(campo, 3))
  if (Object.keys(campos.erros).length > 0 || !granularidade || granularidade < 0) return null
  const regra = { granularidade, min_por_pedido: min_por_pedido ?? null, maxporpedido: maxporpedido ?? null }
  const [minimo, maximo] = [computeMinimo(regra), computeMaximo(regra)]
  if (maximo !== null && maximo < minimo) return 'O máximo não chega ao mínimo: nada poderia ser comprado.'
  const unidade = campos.textoOf('unidade')
  const degraus = [0, 1, 2].map((passo) => Math.round((minimo + passo * granularidade) * 1000) / 1000)
  const cabem = degraus.filter((degrau) => maximo === null || degrau <= maximo)
  const textosDitos = cabem.map((degrau) => formatQuantidade(degrau))
  const ditos = textosDitos.join(textosDitos.some((dito) => dito.includes(',')) ? '; ' : ', ')
  if (maximo !== null && cabem.length < 3) return `O cliente compra ${ditos} ${unidade}, e não mais.`
  const ate = maximo === null ? '' : `, até ${formatQuantidade(maximo)}`
  return `O cliente compra ${ditos}… ${unidade}${ate}.`
}
