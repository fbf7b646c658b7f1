import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'

import type { FiltrosProduto, OpcaoFiltro } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { useLoja } from '#shell'

import { hrefOfLista, toggleTag } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'

const SHOWN = 6

export interface GruposFiltroProps {
  busca: BuscaLista
  filtros: FiltrosProduto
  /** Inside the sheet of a phone: its hash stays, and its history entry is used again. */
  link?: { hash: string } & Pick<LinkProps, 'replace'>
}

/** Filters as checkboxes with live counts. Each is a link: it takes effect at once, without script too (ux 1.3.2). */
export function GruposFiltro({ busca, filtros, link }: GruposFiltroProps) {
  return filtros.grupos.map(({ nome, opcoes }) => {
    const [first, rest] = split(opcoes)
    return (
      <section key={nome} className="filtro" aria-label={nome}>
        <h3>{nome}</h3>
        <Opcoes busca={busca} opcoes={first} link={link} />
        {rest.length > 0 && (
          <details>
            <summary>Mais {rest.length}</summary>
            <Opcoes busca={busca} opcoes={rest} link={link} />
          </details>
        )}
      </section>
    )
  })
}

/** The chosen ones never hide. */
function split(opcoes: OpcaoFiltro[]): [OpcaoFiltro[], OpcaoFiltro[]] {
  if (opcoes.length <= SHOWN + 1) return [opcoes, []]
  const isShown = (opcao: OpcaoFiltro, index: number) => opcao.aplicado || index < SHOWN
  return [opcoes.filter(isShown), opcoes.filter((opcao, index) => !isShown(opcao, index))]
}

function Opcoes({
  busca,
  opcoes,
  link,
}: {
  busca: BuscaLista
  opcoes: OpcaoFiltro[]
  link: GruposFiltroProps['link']
}) {
  const { slug } = useLoja()
  return (
    <ul>
      {opcoes.map(({ valor, nome, total, aplicado }) => (
        <li key={valor}>
          <Link
            role="checkbox"
            aria-checked={aplicado}
            className="filtro-opcao"
            to={hrefOfLista(slug, busca, { tags: toggleTag(busca.tags, valor) }) + (link?.hash ?? '')}
            replace={link?.replace}
            preventScrollReset
            onKeyDown={pressOnSpace}
          >
            <span className="filtro-caixa">{aplicado && <Icon name="check" size={16} />}</span>
            {nome}
            <small>{formatQuantidade(total)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A checkbox answers to the space bar; a link does not by itself. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
