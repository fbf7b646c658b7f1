import type { ProdutoDito, ProdutoGuardado } from '@vitrine/contract'
import { computeMaximo, computeMinimo } from '@vitrine/rules/quantidade'
import { formatQuantidade } from '@vitrine/rules/dinheiro'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'
import { sayPreco } from '#grade'

import {
  readEspecificacoes,
  readFaixas,
  readTags,
  writeEspecificacoes,
  writeFaixas,
} from './listas-do-produto.ts'

const letras = ['nome', 'sku', 'marca', 'embalagem', 'descricao', 'unidade', 'idcategoria'] as const
/** Texts that may be none. */
const talvez = ['ean', 'ncm', 'unidade_base'] as const
const precos = [
  'preco',
  'precooferta',
  'precovendaatacado',
  'preco_embalagem',
  'custo',
  'precominimo',
] as const
const regras = ['granularidade', 'min_por_pedido', 'maxporpedido'] as const
const quantidades = [...regras, 'minvendaatacado', 'multiploincremento'] as const
const listas = ['descontoProgressivo', 'especificacoes', 'tags'] as const

/** Fields of the form, as a refusal names them. */
export const camposDoProduto: readonly string[] = [
  ...letras,
  ...talvez,
  ...precos,
  ...quantidades,
  ...listas,
  'fator_unidade',
  'peso_gramas',
  'origem',
  'estoque',
]

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
  tabelasdepreco: null,
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

/** A variant of a product that is there: the same but for what is its own. */
export const novaVariante = (principal: ProdutoEscrito): ProdutoEscrito => ({
  ...principal,
  idcadastroextraproduto: crypto.randomUUID(),
  idproduto: '',
  sku: '',
  ean: null,
  embalagem: '',
  imagens: [],
  estoque: null,
  vendas: 0,
  idprodutoprincipal: principal.idcadastroextraproduto,
  versao: null,
})

export const toTextos = (produto: ProdutoEscrito): Textos => ({
  ...Object.fromEntries([...letras, ...talvez].map((campo) => [campo, produto[campo] ?? ''])),
  ...Object.fromEntries(
    precos.map((campo) => [campo, produto[campo] === null ? '' : sayPreco(produto[campo])]),
  ),
  ...Object.fromEntries(quantidades.map((campo) => [campo, writeNumero(produto[campo])])),
  fator_unidade: writeNumero(produto.fator_unidade),
  peso_gramas: writeNumero(produto.peso_gramas),
  origem: String(produto.origem),
  descontoProgressivo: writeFaixas(produto.descontoProgressivo),
  especificacoes: writeEspecificacoes(produto.especificacoes),
  tags: produto.tags.join(', '),
  estoque: writeNumero(produto.estoque),
  maior_de_18: produto.maior_de_18 ? 'sim' : '',
  ativo: produto.ativo ? 'sim' : '',
})

/** What the form says of a product that is not so yet, or what is wrong at each field. */
export function readProduto(
  textos: Textos,
  lido: ProdutoEscrito,
): { dito: Omit<ProdutoDito, 'versao'> } | { erros: Erros } {
  const campos = readCampos(textos)
  const escritos = { ...readLinhas(campos), ...readTextosLongos(campos), ativo: textos.ativo === 'sim' }
  const estoque = campos.decimalOf('estoque', 3)
  for (const campo of ['nome', 'sku', 'unidade', 'granularidade'])
    if (campos.textoOf(campo) === '') campos.erros[campo] = 'Escreva aqui.'
  if (Object.keys(campos.erros).length > 0) return { erros: campos.erros }
  const antes: Record<string, unknown> = { ...lido }
  const mudados = Object.entries(escritos).filter(
    ([campo, valor]) => lido.versao === null || JSON.stringify(valor) !== JSON.stringify(antes[campo]),
  )
  return {
    dito: {
      // Each was read as its field has it.
      ...(Object.fromEntries(mudados) as Omit<ProdutoDito, 'versao'>),
      ...(lido.versao === null && { idprodutoprincipal: lido.idprodutoprincipal }),
      ...(estoque !== lido.estoque && {
        estoque: estoque === null ? { tipo: 'SEM_CONTROLE' } : { tipo: 'CONTAGEM', quantidade: estoque },
      }),
    },
  }
}

type Campos = ReturnType<typeof readCampos>

function readLinhas(campos: Campos) {
  return {
    ...Object.fromEntries(letras.map((campo) => [campo, campos.textoOf(campo)])),
    ...Object.fromEntries(talvez.map((campo) => [campo, campos.textoOf(campo) || null])),
    ...Object.fromEntries(precos.map((campo) => [campo, campos.precoOf(campo)])),
    ...Object.fromEntries(quantidades.map((campo) => [campo, campos.decimalOf(campo, 3)])),
    fator_unidade: campos.decimalOf('fator_unidade', 6),
    peso_gramas: campos.inteiroOf('peso_gramas'),
    origem: campos.inteiroOf('origem') ?? 0,
    maior_de_18: campos.textoOf('maior_de_18') === 'sim',
  }
}

/** Fields of several lines or words; what a line cannot be stands at its field. */
function readTextosLongos(campos: Campos) {
  const faixas = readFaixas(campos.textoOf('descontoProgressivo'))
  const especificacoes = readEspecificacoes(campos.textoOf('especificacoes'))
  if ('erro' in faixas) campos.erros.descontoProgressivo = faixas.erro
  if ('erro' in especificacoes) campos.erros.especificacoes = especificacoes.erro
  return {
    ...('valor' in faixas && { descontoProgressivo: faixas.valor }),
    ...('valor' in especificacoes && { especificacoes: especificacoes.valor }),
    tags: readTags(campos.textoOf('tags')),
  }
}

/** What a customer can buy by the rules that stand in the form, by an example; null: they are not whole yet. */
export function sayQuantidades(textos: Textos): string | null {
  const campos = readCampos(textos)
  const [granularidade, min_por_pedido, maxporpedido] = regras.map((campo) => campos.decimalOf(campo, 3))
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
