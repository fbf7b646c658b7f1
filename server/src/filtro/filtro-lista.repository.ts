import { isDoFornecedor, type Consulta } from '#busca'
import type { Db, Fragment } from '#infra'

import { precoEmVigor, type PrecosDaLista } from './preco-em-vigor.repository.ts'

/** What a list is narrowed to, and its order. */
export interface FiltroLista {
  idfornecedor: string
  /** Id or slug; null for all. */
  categ: string | null
  /** Null: nothing was searched for. */
  consulta: Consulta | null
  /** All of them. */
  tags: string[]
  /** Any of them; empty for all. */
  marcas: string[]
  embalagens: string[]
  /** Bands of the price in force in 1/10,000 real, any of them: from (inclusive) to (exclusive); empty for all. */
  faixas: { de: number; ate: number | null }[]
  idprodutoprincipal: string | null
  /** Variants stand for themselves instead of behind their main product. */
  separados: boolean
  ordenacao: 'relevancia' | 'nome' | 'menor_preco' | 'maior_preco' | 'novidades'
  /** What prices are sorted and filtered by. */
  precos: PrecosDaLista
}

/** What belongs to the list, whatever is searched for. */
export function whereLista(db: Db, filtro: FiltroLista): Fragment {
  const isFiltrada = filtro.marcas.length > 0 || filtro.embalagens.length > 0
  const { idfornecedor, consulta } = filtro
  const doFornecedor = consulta ? isDoFornecedor(db, idfornecedor) : db`p.idfornecedor = ${idfornecedor}`
  return db`${doFornecedor} and p.ativo ${whereVariantes(db, filtro)} ${whereCategoria(db, filtro)}
    ${filtro.tags.length > 0 ? db`and p.tags @> ${filtro.tags}` : db``} ${isFiltrada ? db`and ${isMarcaEEmbalagem(db, filtro)}` : db``}
    ${filtro.faixas.length > 0 ? db`and ${isFaixa(db, filtro)}` : db``}`
}

/** What the first step of a search finds. */
export function whereBusca(db: Db, { consulta }: FiltroLista): Fragment {
  return consulta ? db`and p.doc @@ ${consulta.todas}::tsquery` : db``
}

function whereVariantes(db: Db, { idprodutoprincipal, separados }: FiltroLista) {
  if (idprodutoprincipal)
    return db`and (p.idprodutoprincipal = ${idprodutoprincipal} or p.idcadastroextraproduto = ${idprodutoprincipal})`
  return separados ? db`` : db`and p.idprodutoprincipal is null`
}

/** A list of cards, whose variants stand behind them: what is counted and has its indexes. */
export function isDeCartoes({ idprodutoprincipal, separados }: FiltroLista): boolean {
  return !idprodutoprincipal && !separados
}

/** Whether everything that is sold belongs to the list, whatever is searched for. */
export function isSemFiltro(filtro: FiltroLista): boolean {
  const { categ, tags, marcas, embalagens, faixas } = filtro
  return (
    !categ && [tags, marcas, embalagens, faixas].every(({ length }) => length === 0) && isDeCartoes(filtro)
  )
}

/** Whether prices decide what is in a list, or its order. */
export function isDePrecos({ faixas, ordenacao }: Pick<FiltroLista, 'faixas' | 'ordenacao'>): boolean {
  return faixas.length > 0 || ordenacao.endsWith('_preco')
}

/** What changes which rows a list has, and where (PorGeracao). */
export function areasDaLista(filtro: FiltroLista): readonly ('produto' | 'preco')[] {
  return isDePrecos(filtro) ? ['produto', 'preco'] : ['produto']
}

function whereCategoria(db: Db, filtro: FiltroLista) {
  return filtro.categ ? db`and p.idcategoria = any(${arrayCategorias(db, filtro)})` : db``
}

/** As PostgreSQL writes an id, so that its text would be the same. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The ids of the category that is asked for and of those below it, as an array: made once, before anything is joined, since plans
 * are made for suppliers of a few categories.
 */
export function arrayCategorias(
  db: Db,
  { idfornecedor, categ }: Pick<FiltroLista, 'idfornecedor' | 'categ'>,
): Fragment {
  const isEsta = (tabela: Fragment) =>
    db`(${tabela}.slug = ${categ} ${UUID.test(categ ?? '') ? db`or ${tabela}.idcategoria = ${categ}::text::uuid` : db``})`
  return db`array(
    select c.idcategoria from categoria c where c.idfornecedor = ${idfornecedor} and (${isEsta(db`c`)} or c.idcategoriapai = any(array(
      select pai.idcategoria from categoria pai where pai.idfornecedor = ${idfornecedor} and ${isEsta(db`pai`)}))))`
}

export function isMarcaEEmbalagem(
  db: Db,
  { marcas, embalagens }: Pick<FiltroLista, 'marcas' | 'embalagens'>,
): Fragment {
  const daMarca = marcas.length > 0 ? db`p.marca = any(${marcas})` : db`true`
  return embalagens.length > 0 ? db`(${daMarca} and p.embalagem = any(${embalagens}))` : db`(${daMarca})`
}

/** The price in force lies in one of the bands; `preco`: where it is read. */
export function isFaixa(
  db: Db,
  { faixas, precos }: Pick<FiltroLista, 'faixas' | 'precos'>,
  preco = precoEmVigor(db, precos),
): Fragment {
  if (faixas.length === 0) return db`true`
  const alguma = faixas.map(
    ({ de, ate }) => db`or (${preco} >= ${de} ${ate === null ? db`` : db`and ${preco} < ${ate}`})`,
  )
  return db`(false ${alguma})`
}
