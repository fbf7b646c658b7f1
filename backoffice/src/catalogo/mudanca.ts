import type { LinhaDoLote, ProdutoDoCatalogo, ProdutoGuardado } from '@vitrine/contract'
import { countCasas, parseQuantidade } from '@vitrine/rules/dinheiro'

import { writeNumero } from '#cadastro'
import { explainDigitado, readPreco, sayPreco } from '#grade'

/** What of a product is written in the list. */
export type CampoDoProduto = 'sku' | 'nome' | 'preco' | 'estoque' | 'ativo'
/** What changes of one product. */
export type Mudanca = Omit<LinhaDoLote, 'versao'>

/** By their names, wherever they come from. */
export const camposDaLista: ReadonlySet<string> = new Set<CampoDoProduto>([
  'sku',
  'nome',
  'preco',
  'estoque',
  'ativo',
])

/** Letters of what is written in letters. */
export const LETRAS: Partial<Record<string, number>> = { sku: 60, nome: 200 }

export const camposDa = ({ idcadastroextraproduto: _id, ...campos }: Mudanca): CampoDoProduto[] =>
  Object.keys(campos) as CampoDoProduto[] // the type has no others

/** A product as it will be. */
export function applyMudanca(produto: ProdutoDoCatalogo, mudanca: Mudanca): ProdutoDoCatalogo {
  const { sku = produto.sku, nome = produto.nome, preco = produto.preco, ativo = produto.ativo } = mudanca
  return { ...produto, sku, nome, preco, ativo, estoque: estoqueApos(produto.estoque, mudanca) }
}

function estoqueApos(estoque: number | null, { estoque: movimento }: Mudanca): number | null {
  if (!movimento) return estoque
  const { tipo, quantidade = 0 } = movimento
  if (tipo === 'SEM_CONTROLE') return null
  return tipo === 'CONTAGEM' ? quantidade : (estoque ?? 0) + quantidade
}

/** What brings a product back. Orders took of its stock meanwhile: the difference is given back, not the number. */
export function revertMudanca(antes: ProdutoDoCatalogo, depois: ProdutoDoCatalogo): Mudanca | null {
  const { idcadastroextraproduto, sku, nome, preco, ativo } = antes
  const volta: Mudanca = {
    idcadastroextraproduto,
    ...(sku !== depois.sku && { sku }),
    ...(nome !== depois.nome && { nome }),
    ...(preco !== depois.preco && { preco }),
    ...(ativo !== depois.ativo && { ativo }),
    ...(antes.estoque !== depois.estoque && { estoque: giveBack(antes.estoque, depois.estoque) }),
  }
  return camposDa(volta).length > 0 ? volta : null
}

function giveBack(antes: number | null, depois: number | null): NonNullable<Mudanca['estoque']> {
  if (antes === null) return { tipo: 'SEM_CONTROLE' }
  if (depois === null) return { tipo: 'CONTAGEM', quantidade: antes }
  // In thousandths, as it is kept.
  return { tipo: 'AJUSTE', quantidade: Math.round((antes - depois) * 1000) / 1000 }
}

/** A field as it is typed. */
export function writeCampo({ sku, nome, preco, estoque }: ProdutoDoCatalogo, campo: CampoDoProduto): string {
  if (campo === 'sku') return sku
  if (campo === 'nome') return nome
  if (campo === 'preco') return preco === null ? '' : sayPreco(preco)
  return writeNumero(estoque)
}

/** What was typed in a field, as it changes the product; or why it is nothing that may stand there. */
export function readCampo(
  { idcadastroextraproduto }: ProdutoDoCatalogo,
  campo: CampoDoProduto,
  texto: string,
): Mudanca | { erro: string } {
  const escrito = texto.trim()
  if (campo === 'sku')
    return escrito === ''
      ? { erro: 'Um produto precisa de código.' }
      : { idcadastroextraproduto, sku: escrito }
  if (campo === 'nome')
    return escrito === ''
      ? { erro: 'Um produto precisa de nome.' }
      : { idcadastroextraproduto, nome: escrito }
  if (campo === 'preco') {
    const preco = readPreco(escrito)
    return preco === undefined
      ? { erro: explainDigitado(escrito, 'precoatendente') }
      : { idcadastroextraproduto, preco }
  }
  if (escrito === '') return { idcadastroextraproduto, estoque: { tipo: 'SEM_CONTROLE' } }
  const quantidade = parseQuantidade(escrito)
  if (quantidade === null) return { erro: 'Escreva quanto há, como 12. Vazio, o estoque não é contado.' }
  if (countCasas(escrito) > 3) return { erro: 'Uma quantidade tem no máximo 3 casas decimais.' }
  return { idcadastroextraproduto, estoque: { tipo: 'CONTAGEM', quantidade } }
}

/** A product that was written whole, as the list has it. */
export function toLinha(produto: ProdutoGuardado): ProdutoDoCatalogo {
  const { idcadastroextraproduto, sku, ean, nome, embalagem, unidade, idcategoria } = produto
  const { preco, precooferta, estoque, ativo, versao, imagens } = produto
  return {
    idcadastroextraproduto,
    sku,
    ean,
    nome,
    embalagem,
    unidade,
    idcategoria,
    imagem: imagens[0] ?? null,
    preco,
    precooferta,
    estoque,
    ativo,
    versao,
  }
}
