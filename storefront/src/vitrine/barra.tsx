import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { isTagVisivel, nameOfTag } from '#produto'
import { useLoja, usePainel, useRaiz } from '#shell'

import { hrefOfLista, toggleTag } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'
import { findCategoria } from './categoria.ts'

const MAX_TAGS = 6

/** Chips above the list: what is applied first, then what may be; the order at the right (phone: in a sheet). */
export function Barra({ busca, produtos }: { busca: BuscaLista; produtos: readonly ProdutoLista[] }) {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const [raiz, folha] = findCategoria(categorias, busca.categ)
  const pai = categorias.find(({ idcategoria }) => idcategoria === raiz?.idcategoria)
  const outras = listTags(produtos).filter((tag) => isTagVisivel(tag) && !busca.tags.includes(tag))
  return (
    <div className="barra">
      <div className="chips barra-chips" role="group" aria-label="Filtros">
        <BotaoFiltros busca={busca} />
        {busca.sk && <Aplicado href={hrefOfLista(slug, busca, { sk: '' })}>“{busca.sk}”</Aplicado>}
        {folha && (
          <Aplicado href={hrefOfLista(slug, busca, { categ: raiz?.slug ?? '' })}>{folha.nome}</Aplicado>
        )}
        {busca.tags.map((tag) => (
          <Aplicado key={tag} href={hrefOfLista(slug, busca, { tags: toggleTag(busca.tags, tag) })}>
            {nameOfTag(tag)}
          </Aplicado>
        ))}
        {!folha &&
          pai?.filhas.map((filha) => (
            <Link
              key={filha.idcategoria}
              className="chip"
              to={hrefOfLista(slug, busca, { categ: filha.slug })}
            >
              {filha.nome} <small>{filha.total}</small>
            </Link>
          ))}
        {outras.slice(0, MAX_TAGS).map((tag) => (
          <Link
            key={tag}
            className="chip"
            to={hrefOfLista(slug, busca, { tags: toggleTag(busca.tags, tag) })}
          >
            {nameOfTag(tag)}
          </Link>
        ))}
      </div>
      <Ordem busca={busca} />
    </div>
  )
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
  const { abrir } = usePainel()
  const applied = busca.tags.length + (busca.ordenacao ? 1 : 0)
  return (
    <button type="button" className="chip barra-filtros" onClick={() => abrir('filtros')}>
      <Icon name="sliders-horizontal" size={16} />
      Filtrar e ordenar {applied > 0 && <small>{applied}</small>}
    </button>
  )
}

/** Tags of the products in sight, most frequent first. */
export function listTags(produtos: readonly Pick<ProdutoLista, 'tags'>[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of produtos.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag)
}

/** A GET form: works without script, submits by itself with it. */
function Ordem({ busca }: { busca: BuscaLista }) {
  const { slug, ordenacoes_produto } = useLoja()
  const submit = useSubmit()
  if (ordenacoes_produto.length < 2) return null
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
          {ordenacoes_produto.map(({ codigo, nome }) => (
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
