import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'

import type { Categoria, FiltrosProduto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { asPeca } from '#peca'
import { LinkColagem } from '#revisao'
import { useLoja, useOpenPainel } from '#shell'

import { hrefOfLista, toggleTag } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'
import { isFiltrada, listAchadas, listCaminho, MAX_CATEGORIAS } from './categoria.ts'
import { nameOfFiltro } from './name-of-filtro.ts'
import { useOrdenacoes } from './use-ordenacoes.ts'

const MAX_PROMOVIDOS = 8

export interface BarraProps {
  busca: BuscaLista
  filtros: FiltrosProduto | null
  /** The branch of the category that is looked at. */
  ramo: Categoria | null
  /** Without prices there is no order by price (readings 3). */
  comPrecos: boolean
}

/** Chips above the list: what is applied first, then what is promoted; the order at the right (phone: in a sheet). */
const BarraInteira = ({ busca, filtros, ramo, comPrecos }: BarraProps) => {
  const { slug, tagsPesquisa } = useLoja()
  const [raiz, folha] = listCaminho(ramo, busca.categ)
  return (
    <div className="barra">
      <div className="chips barra-chips" role="group" aria-label="Filtros">
        <BotaoFiltros busca={busca} />
        {busca.sk && <Aplicado href={hrefOfLista(slug, busca, { sk: '' })}>“{busca.sk}”</Aplicado>}
        {busca.sk && raiz && !folha && (
          <Aplicado href={hrefOfLista(slug, busca, { categ: '' })}>{raiz.nome}</Aplicado>
        )}
        {folha && (
          <Aplicado href={hrefOfLista(slug, busca, { categ: raiz?.slug ?? '' })}>{folha.nome}</Aplicado>
        )}
        {busca.tags.map((valor) => (
          <Aplicado key={valor} href={hrefOfLista(slug, busca, { tags: toggleTag(busca.tags, valor) })}>
            {nameOfFiltro(valor, filtros, tagsPesquisa)}
          </Aplicado>
        ))}
        {!folha && <Categorias busca={busca} filtros={filtros} filhas={ramo?.filhas ?? []} />}
        <Promovidos busca={busca} filtros={filtros} />
        <LinkColagem className="chip colar-chip" />
      </div>
      <Ordem busca={busca} comPrecos={comPrecos} />
    </div>
  )
}

export const Barra = import.meta.env.SSR ? asPeca(BarraInteira, useChave) : BarraInteira

/** The page as little as the tree's. */
function useChave({ busca, filtros, ramo, comPrecos }: BarraProps) {
  const { slug, tagsPesquisa, modulos, ordenacoes_produto } = useLoja()
  const daLoja = [slug, tagsPesquisa, modulos, ordenacoes_produto]
  return ['filtros', ...daLoja, ramo, { ...busca, page: 1 }, filtros, comPrecos]
}

/** The shelves below the chosen one; of a search, those where something was found, with how many (ux 1.3.1). */
function Categorias({
  busca,
  filtros,
  filhas,
}: Pick<BarraProps, 'busca' | 'filtros'> & { filhas: Categoria['filhas'] }) {
  const { slug } = useLoja()
  const isNarrow = isFiltrada(busca)
  const shown = isNarrow && filtros ? listAchadas(filtros, filhas) : filhas
  // A single category with all products would not narrow the list.
  if (isNarrow && shown.length < 2) return null
  return shown
    .slice(0, isNarrow ? MAX_CATEGORIAS : undefined)
    .map(({ idcategoria, nome, slug: categ, total }) => (
      <Link
        key={idcategoria}
        className="chip"
        // Beside the tree, which has them too, they would stand twice.
        data-na-arvore={!isNarrow || undefined}
        to={hrefOfLista(slug, busca, { categ })}
      >
        {nome} <small>{formatQuantidade(total)}</small>
      </Link>
    ))
}

/** What the supplier puts forward, with how many it leaves; on the home, where nothing is counted, without. */
function Promovidos({ busca, filtros }: Pick<BarraProps, 'busca' | 'filtros'>) {
  const { slug, tagsPesquisa } = useLoja()
  const promovidos = filtros
    ? filtros.grupos
        .flatMap(({ opcoes }) => opcoes)
        .filter(({ promovido, aplicado, total }) => promovido && !aplicado && total > 0)
        .map(({ valor, nome, total }) => ({ valor, nome, total }))
    : tagsPesquisa
        .filter(({ tag, promovida }) => promovida && !busca.tags.includes(tag))
        .map(({ tag, nome }) => ({ valor: tag, nome, total: null }))
  return promovidos.slice(0, MAX_PROMOVIDOS).map(({ valor, nome, total }) => (
    <Link
      key={valor}
      className="chip"
      to={hrefOfLista(slug, busca, { tags: toggleTag(busca.tags, valor) })}
      preventScrollReset
    >
      {nome} {total !== null && <small>{formatQuantidade(total)}</small>}
    </Link>
  ))
}

function Aplicado({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="chip" data-on to={href} preventScrollReset>
      {children} <span className="sr-only">: tirar filtro</span>
      <Icon name="x" size={16} />
    </Link>
  )
}

function BotaoFiltros({ busca }: { busca: BuscaLista }) {
  const open = useOpenPainel()
  const [padrao] = useOrdenacoes(true)
  const isOrdenada = busca.ordenacao !== '' && busca.ordenacao !== padrao?.codigo
  const applied = busca.tags.length + (isOrdenada ? 1 : 0)
  return (
    <button
      type="button"
      className="chip barra-filtros"
      data-painel="filtros"
      onClick={() => open('filtros')}
    >
      <Icon name="sliders-horizontal" size={16} />
      Filtrar e ordenar {applied > 0 && <small>{applied}</small>}
    </button>
  )
}

/** A GET form: works without script, submits by itself with it. */
function Ordem({ busca, comPrecos }: Pick<BarraProps, 'busca' | 'comPrecos'>) {
  const { slug } = useLoja()
  const ordenacoes = useOrdenacoes(comPrecos)
  const submit = useSubmit()
  if (ordenacoes.length < 2) return null
  const { categ, sk, tags, ordenacao } = busca
  const hidden = { categ, sk, tagsPesquisa: tags.join(',') }
  return (
    <Form className="ordem" action={urls.loja(slug)} onChange={(event) => void submit(event.currentTarget)}>
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <label>
        <span>Ordem</span>
        <select name="ordenacao" defaultValue={ordenacao} key={ordenacao}>
          {ordenacoes.map(({ codigo, nome }) => (
            <option key={codigo} value={codigo}>
              {nome}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </label>
      <noscript>
        <button type="submit" className="link">
          Ordenar
        </button>
      </noscript>
    </Form>
  )
}
